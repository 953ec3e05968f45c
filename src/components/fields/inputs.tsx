/** Controls with a value and a callback. */
import {type InputHTMLAttributes, type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import Field, {
  controlAttributes,
  type FieldProps,
  groupAttributes,
  LengthNote,
  Messages,
} from './Field';
import {describeLimits, type NumberRules, parseNumber} from './parse';
import styles from './fields.module.css';

/** A value and its label, or both in one word. */
export type Option = string | {value: string; label: string};

const asOption = (option: Option) =>
  typeof option === 'string' ? {value: option, label: option} : option;

interface TextProps extends FieldProps {
  name?: string;
  value: string;
  /** Number of visible lines; one is an `<input>`, more are a `<textarea>`. */
  rows?: number;
  /** Maximum length; the length is displayed when it is nearly reached. */
  limit?: number;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string | undefined;
  isRequired?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Attributes that keep a browser from changing what is a code, an address or a number. */
export const noAutocorrect = {
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A text of one line or several. */
export function TextField({
  id: given,
  name,
  value,
  rows = 1,
  limit,
  inputMode,
  autoComplete = 'off',
  isRequired,
  onChange,
  onBlur,
  ...field
}: TextProps): ReactNode {
  const own = useId();
  const id = given ?? own;
  const attributes = {
    ...controlAttributes(id, field),
    className: styles.input,
    name,
    value,
    autoComplete,
    'aria-required': isRequired,
    onBlur,
    onChange: ({currentTarget}: {currentTarget: {value: string}}) => onChange(currentTarget.value),
  };
  return (
    <Field id={id} {...field}>
      {rows > 1 ? (
        <textarea {...attributes} rows={rows} />
      ) : (
        <input
          {...attributes}
          {...(inputMode && noAutocorrect)}
          type="text"
          inputMode={inputMode}
        />
      )}
      {limit !== undefined && <LengthNote length={value.length} limit={limit} />}
    </Field>
  );
}

/** A choice from a list. */
export function SelectField({
  id: given,
  name,
  value,
  options,
  isRequired,
  onChange,
  onBlur,
  ...field
}: FieldProps & {
  name?: string;
  value: string;
  options: readonly Option[];
  isRequired?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}): ReactNode {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} {...field}>
      <select
        {...controlAttributes(id, field)}
        className={styles.input}
        name={name}
        value={value}
        aria-required={isRequired}
        onBlur={onBlur}
        onChange={({currentTarget}) => onChange(currentTarget.value)}>
        {options.map(asOption).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few options, all visible. */
export function RadioField({
  id,
  label,
  value,
  options,
  onChange,
  ...messages
}: Omit<FieldProps, 'unit'> & {
  id: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <fieldset
      className={clsx(styles.fieldset, styles.wide)}
      role="radiogroup"
      {...groupAttributes(id, messages)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map(asOption).map((option) => (
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
      <Messages id={id} {...messages} />
    </fieldset>
  );
}

/** Yes or no. */
export function CheckField({
  id: given,
  name,
  label,
  isOn,
  isWide,
  onChange,
  ...messages
}: Omit<FieldProps, 'unit'> & {
  name?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}): ReactNode {
  const own = useId();
  const id = given ?? own;
  const control = (
    <label className={styles.choice}>
      <input
        {...controlAttributes(id, messages)}
        name={name}
        type="checkbox"
        checked={isOn}
        onChange={({currentTarget}) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  return messages.hint || messages.error ? (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      {control}
      <Messages id={id} {...messages} />
    </div>
  ) : (
    control
  );
}

/** A slider, with its value beside the label. */
export function SliderField({
  id: given,
  valueText,
  value,
  range: [min, max],
  step = 1,
  onChange,
  ...field
}: Omit<FieldProps, 'unit'> & {
  /** The value as text, also for screen readers; the number alone by default. */
  valueText?: string | undefined;
  value: number;
  range: readonly [min: number, max: number];
  step?: number | undefined;
  onChange: (value: number) => void;
}): ReactNode {
  const own = useId();
  const id = given ?? own;
  const text = valueText ?? String(value);
  return (
    <Field id={id} unit={text} {...field}>
      <input
        {...controlAttributes(id, field)}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({currentTarget}) => onChange(Number(currentTarget.value))}
      />
    </Field>
  );
}

/** State of a number that is typed: the text as it is, and the last valid value. */
export interface NumberState {
  rules: NumberRules;
  text: string;
  value: number;
  /** What is wrong with the text, and what to write. */
  error: string | undefined;
  type: (text: string) => void;
}

/**
 * State of a {@link NumberField}.
 *
 * @param onValue - called with every valid value
 */
export function useNumber(
  rules: NumberRules,
  start: number,
  onValue?: (value: number) => void,
): NumberState {
  const [{text, value}, set] = useState({text: String(start), value: start});
  const parsed = parseNumber(text, rules);
  return {
    rules,
    text,
    value,
    error: parsed.ok ? undefined : parsed.message,
    type: (next) => {
      const read = parseNumber(next, rules);
      set({text: next, value: read.ok ? read.value : value});
      if (read.ok) {
        onValue?.(read.value);
      }
    },
  };
}

/** A number that is typed, with its limits as hint. */
export function NumberField({field}: {field: NumberState}): ReactNode {
  const {rules, text, error, type} = field;
  return (
    <TextField
      label={rules.label}
      hint={describeLimits(rules)}
      value={text}
      error={error}
      onChange={type}
    />
  );
}
