/** Fields and buttons of the test bench and the simulators, in the styles of the calculators. */
import {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {copyText} from '../../components/shared/copy';
import {limits, parseNumber, type NumberRules} from '../../components/fields/parse';
import styles from './calculators.module.css';

/** A press of a button. */
export function Button({
  main = false,
  apart = false,
  disabled = false,
  onPress,
  children,
}: {
  main?: boolean;
  /** At the end of its row, because it destroys something. */
  apart?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      className={main ? styles.primary : styles.button}
      type="button"
      data-apart={apart ? '' : undefined}
      disabled={disabled}
      onClick={onPress}>
      {children}
    </button>
  );
}

/** What every field takes. */
interface FieldProps {
  label: string;
  /** Unique on the page; made up if nothing refers to it. */
  id?: string | undefined;
  /** What is understood, in words. */
  hint?: string | undefined;
  /** What is wrong, in words; it takes the place of the hint. */
  error?: string | undefined;
}

/** Label, control, and below it what is wrong, or else a hint. */
export function Field({
  id,
  label,
  unit = '',
  hint,
  error,
  isWide = false,
  children,
}: FieldProps & {
  id: string;
  /** Stands behind the label. */
  unit?: string;
  isWide?: boolean;
  children: ReactNode;
}): ReactNode {
  const below = error ?? hint;
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {unit !== '' && <span className={styles.unit}> {unit}</span>}
      </label>
      {children}
      {below !== undefined && (
        <span className={error === undefined ? styles.hint : styles.error} id={`${id}-below`}>
          {below}
        </span>
      )}
    </div>
  );
}

/** One of a list: its value and what it is called, or both in one word. */
type Option = string | {value: string; label: string};

/** A choice from a list. */
export function Select({
  id: given,
  label,
  value,
  options,
  onChange,
}: FieldProps & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}): ReactNode {
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label}>
      <select
        className={styles.input}
        id={id}
        value={value}
        onChange={({currentTarget}) => onChange(currentTarget.value)}>
        {options
          .map((option) => (typeof option === 'string' ? {value: option, label: option} : option))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </select>
    </Field>
  );
}

/** Yes or no. */
export function Check({
  id,
  label,
  isOn,
  onChange,
}: FieldProps & {isOn: boolean; onChange: (isOn: boolean) => void}): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({currentTarget}) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** A fader, with its value beside the label. */
export function Slider({
  id: given,
  label,
  shown,
  value,
  range: [min, max],
  step = 1,
  onChange,
}: FieldProps & {
  /** The value as it is written and read out; the bare number by default. */
  shown?: string;
  value: number;
  range: readonly [min: number, max: number];
  step?: number;
  onChange: (value: number) => void;
}): ReactNode {
  const own = useId();
  const id = given ?? own;
  const text = shown ?? String(value);
  return (
    <Field id={id} label={label} unit={text}>
      <input
        className={styles.range}
        id={id}
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

/** A line of text, with what is wrong with it. */
export function Input({
  value,
  onChange,
  ...field
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  const {hint, error} = field;
  return (
    <Field {...field} id={id}>
      <input
        className={styles.input}
        id={id}
        value={value}
        type="text"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${id}-below`}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

/** A number that is typed: the text as it is, and the last value that was good. */
export interface NumberField {
  rules: NumberRules;
  text: string;
  value: number;
  /** What is wrong with the text, and what to write. */
  error: string | undefined;
  type: (text: string) => void;
}

/**
 * State of a number that is typed.
 *
 * @param onValue - told every good value
 */
export function useNumber(
  rules: NumberRules,
  start: number,
  onValue?: (value: number) => void,
): NumberField {
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

/** The field of {@link useNumber}. */
export function NumberInput({field}: {field: NumberField}): ReactNode {
  const {rules, text, error, type} = field;
  return (
    <Input label={rules.label} hint={limits(rules)} value={text} error={error} onChange={type} />
  );
}

/** The last value of something, for callbacks that outlive a rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** An error whose message is for readers. */
export class Said extends Error {}

/** One line that tells what happened, read out by screen readers. */
export function useSaid(): {
  said: ReactNode;
  say: (text: string) => void;
  /** Copies inside the press; says what was done, or what the reader can do. */
  copy: (text: string | Promise<string>, done: string, otherwise: string) => void;
  /** Copies the address of this page, or of another one, with another hash. */
  copyLink: (hash: string | Promise<string>, page?: string) => void;
  /** Runs an action unless a field it needs is wrong: then it says so. */
  unless: (fields: readonly {error: string | undefined}[], action: () => void) => void;
} {
  const [text, say] = useState('');
  const copy = (copied: string | Promise<string>, done: string, otherwise: string): void =>
    void copyText(Promise.resolve(copied)).then(
      () => say(done),
      (error: unknown) => say(error instanceof Said ? error.message : otherwise),
    );
  return {
    said: (
      <p className={styles.said} aria-live="polite">
        {text}
      </p>
    ),
    say,
    copy,
    copyLink: (hash, page = location.href.split('#')[0]) =>
      copy(
        Promise.resolve(hash).then((end) => page + end),
        'Link copied.',
        'Your browser blocked copying. Copy the page’s address instead.',
      ),
    unless: (fields, action) => {
      const wrong = fields.find(({error}) => error !== undefined)?.error;
      say(wrong === undefined ? '' : `Nothing was done. ${wrong}`);
      if (wrong === undefined) {
        action();
      }
    },
  };
}
