import type {KeyboardEvent, ReactNode} from 'react';

import type {Field, ToolState} from './model';
import {tidy} from './parse';
import styles from './tools.module.css';

interface FieldProps<S extends ToolState> {
  field: Field<S>;
  /** Prefix of the ids, unique on the page. */
  scope: string;
  value: string;
  /** What is wrong, in words; undefined if nothing. */
  error: string | undefined;
  onChange: (value: string) => void;
}

function Hints({
  id,
  field,
  error,
}: {
  id: string;
  field: {hint?: string};
  error: string | undefined;
}): ReactNode {
  return (
    <>
      {field.hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {field.hint}
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

/** Ids of hint and error, for `aria-describedby`. */
function describedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The place of a field: its label, unless the control carries it itself, the control, hint and error. */
function FieldFrame<S extends ToolState>({
  field,
  id,
  error,
  isLabelled = true,
  children,
}: Pick<FieldProps<S>, 'field' | 'error'> & {
  id: string;
  isLabelled?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={field.wide ? `${styles.field} ${styles.wide}` : styles.field}>
      {isLabelled && (
        <label className={styles.label} htmlFor={id}>
          {field.label}
          {field.unit !== undefined && <span className={styles.unit}> ({field.unit})</span>}
        </label>
      )}
      {children}
      <Hints id={id} field={field} error={error} />
    </div>
  );
}

/** The value one step further, kept within the limits; undefined if the text is no plain number. */
export function stepped(
  value: string,
  by: number,
  min = -Infinity,
  max = Infinity,
): string | undefined {
  const text = tidy(value).replace(',', '.');
  if (text === '' || !Number.isFinite(Number(text))) {
    return undefined;
  }
  const next = Math.min(max, Math.max(min, Number(text) + by));
  return String(Number(next.toFixed(6)));
}

/** A typed field: label, input with unit, − and + where a step makes sense, hint, error. */
function TypedField<S extends ToolState>({
  field,
  scope,
  value,
  error,
  onChange,
}: FieldProps<S>): ReactNode {
  const id = `${scope}-${field.id}`;
  const {step} = field;
  const move = (by: number) => {
    const next = stepped(value, by, field.min, field.max);
    if (next !== undefined) {
      onChange(next);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) {
      return;
    }
    event.preventDefault();
    move(event.key === 'ArrowUp' ? step : -step);
  };
  return (
    <FieldFrame field={field} id={id} error={error}>
      <div className={styles.control}>
        <input
          className={styles.input}
          id={id}
          name={field.id}
          type="text"
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, field.hint, error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {step !== undefined && (
          <>
            <button
              className={styles.step}
              type="button"
              tabIndex={-1}
              aria-label={`${field.label}: less`}
              onClick={() => move(-step)}>
              {'\u2212'}
            </button>
            <button
              className={styles.step}
              type="button"
              tabIndex={-1}
              aria-label={`${field.label}: more`}
              onClick={() => move(step)}>
              +
            </button>
          </>
        )}
      </div>
    </FieldFrame>
  );
}

/** One of a few options, all visible, as a set of radio buttons. */
function ChoiceField<S extends ToolState>({
  field,
  scope,
  value,
  error,
  onChange,
}: FieldProps<S>): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <fieldset
      className={`${styles.fieldset} ${styles.wide}`}
      aria-describedby={describedBy(id, field.hint, error)}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.choices}>
        {field.options?.map((option) => (
          <label className={styles.choice} key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <Hints id={id} field={field} error={error} />
    </fieldset>
  );
}

function SelectField<S extends ToolState>({
  field,
  scope,
  value,
  error,
  onChange,
}: FieldProps<S>): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <FieldFrame field={field} id={id} error={error}>
      <select
        className={styles.input}
        id={id}
        name={field.id}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, field.hint, error)}
        onChange={(event) => onChange(event.currentTarget.value)}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function CheckField<S extends ToolState>({
  field,
  scope,
  value,
  error,
  onChange,
}: FieldProps<S>): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <FieldFrame field={field} id={id} error={error} isLabelled={false}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          id={id}
          name={field.id}
          checked={value === '1'}
          aria-describedby={describedBy(id, field.hint, error)}
          onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
        />
        <span>{field.label}</span>
      </label>
    </FieldFrame>
  );
}

const kinds = {
  number: TypedField,
  text: TypedField,
  choice: ChoiceField,
  select: SelectField,
  check: CheckField,
} as const;

/** One field of a tool, drawn by its kind. */
export function FieldView<S extends ToolState>(props: FieldProps<S>): ReactNode {
  const View = kinds[props.field.kind];
  return <View {...props} />;
}
