/** Fields and buttons of the instruments, in the styles of the calculators. */
import {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {copyText} from '../../components/PageActions/copyText';
import {limits, parseNumber, type NumberRules} from './parse';
import styles from './tools.module.css';

/** A press of a button. */
export function Button({
  main = false,
  disabled = false,
  onPress,
  children,
}: {
  main?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      className={main ? styles.primary : styles.button}
      type="button"
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
  /** Name in its form. */
  name?: string | undefined;
  /** What is understood, in words. */
  hint?: string | undefined;
  /** What is wrong, in words. */
  error?: string | undefined;
}

/** Ids of hint and error of a field, for `aria-describedby`. */
export function describedBy(
  id: string,
  {hint, error}: Pick<FieldProps, 'hint' | 'error'>,
): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Hint and error of a field. */
export function Hints({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & {id: string}): ReactNode {
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

/** The place of a field: its label, unless the control carries it itself, the control, hint and error. */
export function Field({
  id,
  label,
  unit = '',
  isLabelled = true,
  isWide = false,
  children,
  ...hints
}: FieldProps & {
  id: string;
  /** Stands behind the label. */
  unit?: string;
  isLabelled?: boolean;
  isWide?: boolean | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      {isLabelled && (
        <label className={styles.label} htmlFor={id}>
          {label}
          {unit !== '' && <span className={styles.unit}> {unit}</span>}
        </label>
      )}
      {children}
      <Hints id={id} hint={hints.hint} error={hints.error} />
    </div>
  );
}

/** One of a list: its value and what it is called, or both in one word. */
type Option = string | {value: string; label: string};

/** A choice from a list. */
export function Select({
  value,
  options,
  onChange,
  isWide,
  ...field
}: FieldProps & {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  isWide?: boolean | undefined;
}): ReactNode {
  const own = useId();
  const {id = own, name, error} = field;
  return (
    <Field {...field} id={id} isWide={isWide}>
      <select
        className={styles.input}
        id={id}
        name={name}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, field)}
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
  name,
  label,
  isOn,
  onChange,
  ...hints
}: FieldProps & {isOn: boolean; onChange: (isOn: boolean) => void}): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={isOn}
        aria-describedby={describedBy(id ?? '', hints)}
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

/** A line of text; what is wrong with it takes the place of the hint. */
export function Input({
  hint,
  value,
  onChange,
  ...field
}: FieldProps & {
  id: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const {id, error} = field;
  const hints = error === undefined ? {hint} : {error};
  return (
    <Field id={id} label={field.label} {...hints}>
      <input
        className={styles.input}
        id={id}
        value={value}
        type="text"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hints)}
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
export function NumberInput({id, field}: {id: string; field: NumberField}): ReactNode {
  const {rules, text, error, type} = field;
  return (
    <Input
      id={id}
      label={rules.label}
      hint={limits(rules)}
      value={text}
      error={error}
      onChange={type}
    />
  );
}

/** An error whose message is for readers. */
export class Said extends Error {}

/** One line that tells what happened, read out by screen readers. */
export function useSaid(): {
  said: ReactNode;
  say: (text: string) => void;
  /** Copies inside the press; says what was done, or what the reader can do. */
  copy: (
    text: string | Promise<string>,
    done: string,
    otherwise: string,
    whenRefused?: () => void,
  ) => void;
  /** Copies the address of this page with another hash. */
  copyLink: (hash: string | Promise<string>) => void;
  /** Runs an action unless a field it needs is wrong: then it says so. */
  unless: (fields: readonly Pick<NumberField, 'error'>[], action: () => void) => void;
} {
  const [text, say] = useState('');
  const copy: ReturnType<typeof useSaid>['copy'] = (copied, done, otherwise, whenRefused) =>
    void copyText(Promise.resolve(copied)).then(
      () => say(done),
      (error: unknown) => {
        whenRefused?.();
        say(error instanceof Said ? error.message : otherwise);
      },
    );
  return {
    said: (
      <p className={styles.said} aria-live="polite">
        {text}
      </p>
    ),
    say,
    copy,
    copyLink: (hash) =>
      copy(
        Promise.resolve(hash).then((end) => location.href.split('#')[0] + end),
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

/** How long a result stays the same before it is read out, in ms; each key would be read out otherwise. */
const speakAfterMs = 800;

/**
 * Reads a result out once it has settled.
 *
 * @param answer - the result in words; empty while there is none
 * @param isChanged - whether the reader has changed anything: before, nothing is read out
 * @returns the live region, and a way to say something else in it
 */
export function useAnnounced(
  answer: string,
  isChanged: boolean,
): {announced: ReactNode; announce: (text: string) => void} {
  const [text, announce] = useState('');
  useEffect(() => {
    // After a refusal the same result is news again.
    const delay = answer === '' ? 0 : speakAfterMs;
    const timer = setTimeout(() => announce(isChanged ? answer : ''), delay);
    return () => clearTimeout(timer);
  }, [answer, isChanged]);
  return {
    announced: (
      <p className="visually-hidden" aria-live="polite">
        {text}
      </p>
    ),
    announce,
  };
}

/**
 * Scrolls to an instrument when the address shares a state of it.
 *
 * @param name - what the hash begins with, before its `?`
 * @param onShared - called for every such hash
 */
export function useSharedHash(
  name: string,
  section: RefObject<HTMLElement | null>,
  onShared?: () => void,
): void {
  const latest = useLatest(onShared);
  useEffect(() => {
    const show = (): void => {
      if (location.hash.startsWith(`#${name}?`)) {
        latest.current?.();
        section.current?.scrollIntoView();
      }
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [name, section, latest]);
}

/** The last value of something, for callbacks that outlive a rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
