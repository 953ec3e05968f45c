import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';

import {hintOf, unitsOf, type Field} from './model';
import {maxInput, maxLines} from '../../components/fields/lengths';
import {oneLine, parseNumber, tidy, unitNamed} from '../../components/fields/parse';
import {repeat} from '../../components/fields/repeat';
import styles from './calculators.module.css';

interface FieldProps {
  field: Field;
  /** Prefix of the ids, unique on the page. */
  scope: string;
  value: string;
  /** What is wrong, in words; undefined if nothing. */
  error: string | undefined;
  /** Texts that the field would understand instead, to choose from. */
  offers?: readonly string[];
  onChange: (value: string) => void;
}

function Hints({
  id,
  hint,
  error,
}: {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}): ReactNode {
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

/** The hint of a field. A message about its limits takes the place of one that holds nothing else. */
function shownHint(field: Field, error: string | undefined): string | undefined {
  return error !== undefined && field.hint === undefined ? undefined : hintOf(field);
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
function FieldFrame({
  field,
  id,
  error,
  isLabelled = true,
  children,
}: Pick<FieldProps, 'field' | 'error'> & {
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
      <Hints id={id} hint={shownHint(field, error)} error={error} />
    </div>
  );
}

/** A number and the unit written behind it. */
const withUnit = /^([-+]?[\d., ]*?) ?([^\d\s.,+-].*)?$/;

/**
 * The value one step further, in its own unit and kept within the limits; undefined if the text is no
 * plain number.
 */
export function stepped(
  value: string,
  by: number,
  {
    min = -Infinity,
    max = Infinity,
    unit,
    units,
  }: Pick<Field, 'min' | 'max' | 'unit' | 'units'> = {},
): string | undefined {
  const [, digits = '', own = ''] = withUnit.exec(tidy(value)) ?? [];
  const text = digits.replace(',', '.');
  if (text === '' || !Number.isFinite(Number(text))) {
    return undefined;
  }
  const factor = own === '' || own === unit ? 1 : units?.[own];
  if (typeof factor !== 'number') {
    return undefined;
  }
  const next = Math.min(max / factor, Math.max(min / factor, Number(text) + by));
  return `${Number(next.toFixed(6))}${own === '' ? '' : ` ${own}`}`;
}

/** The units of a number where a keypad cannot type them. */
function UnitSelect({
  field,
  value,
  onChange,
}: Pick<FieldProps, 'field' | 'value' | 'onChange'>): ReactNode {
  const names = Object.keys(unitsOf(field));
  const [, digits = '', own = field.unit ?? ''] = withUnit.exec(tidy(value)) ?? [];
  const chosen = unitNamed(own, unitsOf(field));
  return (
    <select
      className={styles.unitSelect}
      aria-label={`Unit of ${field.label}`}
      value={chosen ?? ''}
      onChange={(event) => onChange(`${digits} ${event.currentTarget.value}`.trim())}>
      {chosen === undefined && <option value="">–</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** The on-screen keyboard that can type everything a field needs. */
function keyboardOf({kind, integer, min = 0}: Field) {
  if (kind !== 'number' || min < 0) {
    return undefined;
  }
  return integer ? 'numeric' : 'decimal';
}

/** Where the slider of a field is, in the field's unit; at its lower end while the text is no number. */
function onSlider(value: string, field: Field): number {
  const {label, min = 0, max, integer} = field;
  const parsed = parseNumber(value, {label, min, max, integer, units: unitsOf(field)});
  return parsed.ok ? parsed.value : min;
}

/** A button for one step, and for more while it is held. */
function StepButton({
  label,
  text,
  onStep,
}: {
  label: string;
  text: string;
  onStep: () => void;
}): ReactNode {
  const [{does, press, release, click}] = useState(repeat);
  useEffect(() => does(onStep), [does, onStep]);
  useEffect(() => release, [release]);
  return (
    <button
      className={styles.step}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={({button}) => button === 0 && press()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={click}>
      {text}
    </button>
  );
}

/** A typed field: label, slider, input, unit, − and + where a step makes sense, hint, error, offers. */
function TypedField({field, scope, value, error, offers = [], onChange}: FieldProps): ReactNode {
  const id = `${scope}-${field.id}`;
  const {step, slider} = field;
  const move = (by: number) => {
    const next = stepped(value, by, field);
    if (next !== undefined) {
      onChange(next);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = {ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10}[event.key];
    if (step !== undefined && steps !== undefined) {
      event.preventDefault();
      move(steps * step * (event.shiftKey ? 10 : 1));
    }
  };
  return (
    <FieldFrame field={field} id={id} error={error}>
      <div className={styles.control}>
        {slider && (
          <input
            className={styles.range}
            type="range"
            min={field.min}
            max={field.max}
            step={step}
            value={onSlider(value, field)}
            aria-label={`${field.label}, slider`}
            aria-valuetext={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        <input
          className={styles.input}
          id={id}
          name={field.id}
          type="text"
          inputMode={keyboardOf(field)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, shownHint(field, error), error)}
          onChange={(event) => onChange(oneLine(event.currentTarget.value))}
          onKeyDown={onKeyDown}
        />
        {Object.keys(unitsOf(field)).length > 1 && (
          <UnitSelect field={field} value={value} onChange={onChange} />
        )}
        {step !== undefined && !slider && (
          <>
            <StepButton label={`${field.label}: less`} text={'\u2212'} onStep={() => move(-step)} />
            <StepButton label={`${field.label}: more`} text="+" onStep={() => move(step)} />
          </>
        )}
      </div>
      {value.length > maxInput * 0.8 && (
        <span className={styles.hint}>
          {value.length} of {maxInput} characters
        </span>
      )}
      {offers.length > 0 && (
        <div className={styles.buttons}>
          {offers.map((offer) => (
            <button
              className={styles.button}
              key={offer}
              type="button"
              onClick={() => {
                onChange(offer);
                // The offers go; the reader goes on at what they answered.
                document.getElementById(id)?.focus();
              }}>
              {offer}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
function LinesField({field, scope, value, error, onChange}: FieldProps): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <FieldFrame field={field} id={id} error={error}>
      <textarea
        className={styles.input}
        id={id}
        name={field.id}
        rows={8}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hintOf(field), error)}
        onChange={(event) => onChange(event.currentTarget.value.replace(/(?![\n\t])\p{C}/gu, ''))}
      />
      {value.length > maxLines * 0.8 && (
        <span className={styles.hint}>
          {value.length} of {maxLines} characters
        </span>
      )}
    </FieldFrame>
  );
}

/** One of a few options, all visible, as a set of radio buttons. */
function ChoiceField({field, scope, value, error, onChange}: FieldProps): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <fieldset
      className={`${styles.fieldset} ${styles.wide}`}
      aria-describedby={describedBy(id, hintOf(field), error)}>
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
      <Hints id={id} hint={hintOf(field)} error={error} />
    </fieldset>
  );
}

function SelectField({field, scope, value, error, onChange}: FieldProps): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <FieldFrame field={field} id={id} error={error}>
      <select
        className={styles.input}
        id={id}
        name={field.id}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, hintOf(field), error)}
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

function CheckField({field, scope, value, error, onChange}: FieldProps): ReactNode {
  const id = `${scope}-${field.id}`;
  return (
    <FieldFrame field={field} id={id} error={error} isLabelled={false}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          id={id}
          name={field.id}
          checked={value === '1'}
          aria-describedby={describedBy(id, hintOf(field), error)}
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
  lines: LinesField,
  choice: ChoiceField,
  select: SelectField,
  check: CheckField,
} as const;

/** One field of a calculator, drawn by its kind. */
export function FieldView(props: FieldProps): ReactNode {
  const View = kinds[props.field.kind];
  return <View {...props} />;
}
