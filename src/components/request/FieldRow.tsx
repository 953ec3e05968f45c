import type {ReactNode} from 'react';
import clsx from 'clsx';
import {kinds, type Field, type FieldId} from './fields';
import styles from './styles.module.css';

interface Props {
  field: Field;
  value: string;
  problem: string | undefined;
  onChange: (id: FieldId, value: string) => void;
  onBlur: (id: FieldId) => void;
}

/** Id of a field's control in the page. */
export function controlId(id: FieldId): string {
  return `request-${id}`;
}

/** A field with its label, hint and problem. */
export default function FieldRow({field, value, problem, onChange, onBlur}: Props): ReactNode {
  const {id, label, hint, required, or, shape, limit, autoComplete = 'off'} = field;
  const control = controlId(id);
  const shared = {
    id: control,
    name: id,
    className: clsx('text-field', styles.control),
    value,
    autoComplete,
    'aria-required': required ?? false,
    'aria-invalid': problem !== undefined,
    'aria-describedby':
      [hint && `${control}-hint`, problem && `${control}-problem`].filter(Boolean).join(' ') ||
      undefined,
    onBlur: () => onBlur(id),
    onChange: (event: {target: {value: string}}) => onChange(id, event.target.value),
  };
  return (
    <div>
      <label className={styles.label} htmlFor={control}>
        {label} {!required && <span className={styles.optional}>({or?.label ?? 'optional'})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {shape === 'choice' && (
        <select {...shared}>
          <option value="">Choose one</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      )}
      {shape === 'text' && <textarea {...shared} rows={id === 'notes' ? 5 : 3} />}
      {shape === 'line' && <input {...shared} type="text" />}
      {(shape === 'url' || shape === 'email') && (
        <input {...shared} type="text" inputMode={shape} spellCheck={false} autoCapitalize="none" />
      )}
      {shape === 'text' && value.length > limit * 0.8 && (
        <p className={styles.hint}>
          {value.length} of {limit} characters
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${control}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
