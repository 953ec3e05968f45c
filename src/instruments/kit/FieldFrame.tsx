import type {ReactNode} from 'react';
import styles from './tools.module.css';

interface Below {
  /** What is understood, in words. */
  hint?: string | undefined;
  /** What is wrong, in words; undefined if nothing. */
  error?: string | undefined;
}

/** Ids of hint and error of a control, for its `aria-describedby`. */
export function describedBy(id: string, {hint, error}: Below): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What stands below a control: its hint, and what is wrong. */
export function Hints({id, hint, error}: Below & {id: string}): ReactNode {
  return (
    <>
      {hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  );
}

/**
 * The place of a field: its label, the control, hint and error.
 *
 * @param props.id - of the control; its hint and error have it with `-hint` and `-error`
 * @param props.label - without one, the control carries it itself
 * @param props.unit - stands behind the label
 */
export default function FieldFrame({
  id,
  label,
  unit = '',
  isWide = false,
  children,
  ...below
}: Below & {
  id: string;
  label?: string | undefined;
  unit?: string;
  isWide?: boolean | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
          {unit !== '' && <span className={styles.unit}> {unit}</span>}
        </label>
      )}
      {children}
      <Hints id={id} {...below} />
    </div>
  );
}
