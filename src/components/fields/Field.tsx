import type {ReactNode} from 'react';
import clsx from 'clsx';
import LiveText from '../shared/LiveText';
import styles from './fields.module.css';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** Unique on the page; generated if nothing refers to it. */
  id?: string | undefined;
  /** Accepted input, in words. */
  hint?: string | undefined;
  /** What is wrong and how to fix it, in words. */
  error?: string | undefined;
  /** Follows the label: a unit, the current value, or whether an answer is optional. */
  unit?: string | undefined;
  /** Takes a whole row of the form. */
  isWide?: boolean | undefined;
}

/**
 * The accessibility contract of every control: its id, `aria-invalid` always, and both hint and error in
 * `aria-describedby`. The elements that it refers to are {@link Messages}.
 */
export function controlAttributes(id: string, messages: Pick<FieldProps, 'hint' | 'error'> = {}) {
  return {id, ...groupAttributes(id, messages)};
}

/** {@link controlAttributes} without the id, for the group of a set of controls. */
export function groupAttributes(id: string, {hint, error}: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined,
    'aria-describedby': ids === '' ? undefined : ids,
  };
}

/** Hint and error of a field. */
export function Messages({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & {id: string}): ReactNode {
  return (
    <>
      {hint && <LiveText className={styles.hint} id={`${id}-hint`} text={hint} />}
      {error && <LiveText className={styles.error} id={`${id}-error`} text={error} />}
    </>
  );
}

/** How much of a limited text is used, once there is little left. */
export function LengthNote({length, limit}: {length: number; limit: number}): ReactNode {
  return (
    length > limit * 0.8 && (
      <LiveText className={styles.hint} text={`${length} of ${limit} characters`} />
    )
  );
}

/** A field around any control: label, control, hint and error. The control takes {@link controlAttributes}. */
export default function Field({
  id,
  label,
  unit,
  hint,
  error,
  isWide,
  children,
}: FieldProps & {id: string; children: ReactNode}): ReactNode {
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        <LiveText text={label} />
        {unit && <LiveText className={styles.unit} text={` ${unit}`} />}
      </label>
      {children}
      <Messages id={id} hint={hint} error={error} />
    </div>
  );
}
