import type {ReactNode} from 'react';
import styles from './fields.module.css';
import LiveText from '../shared/LiveText';

/** A button of a form. */
export default function Button({
  main = false,
  apart = false,
  disabled = false,
  onClick,
  children,
}: {
  /** The form's most important action. */
  main?: boolean;
  /** At the end of its row, because it destroys something. */
  apart?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      className={main ? styles.primary : styles.button}
      type="button"
      data-apart={apart ? '' : undefined}
      disabled={disabled}
      onClick={onClick}>
      {typeof children === 'string' ? <LiveText text={children} /> : children}
    </button>
  );
}
