import type {ReactNode} from 'react';
import Button from '../../../components/fields/Button';
import styles from '../../kit/calculators.module.css';
import LiveText from '../../../components/shared/LiveText';
import own from './isf.module.css';

/** Why the output is not moving, and a button that continues, if there is one. */
export default function Notice({
  role = 'alert',
  text,
  button,
  onClick = () => undefined,
}: {
  role?: 'alert' | 'status';
  text: string;
  button?: string | undefined;
  onClick?: () => void;
}): ReactNode {
  return (
    <div className={own.notice} role={role}>
      <LiveText as="p" className={styles.warning} text={text} />
      {button && (
        <Button main onClick={onClick}>
          {button}
        </Button>
      )}
    </div>
  );
}
