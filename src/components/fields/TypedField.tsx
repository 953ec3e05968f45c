import {type KeyboardEvent, type ReactNode, useEffect, useState} from 'react';
import Button from './Button';
import Field, {controlAttributes, LengthNote} from './Field';
import {noAutocorrect} from './inputs';
import {maxInput, maxLines} from './lengths';
import {type Field as FieldModel, type FieldViewProps, getHint, getUnits} from './model';
import {findUnit, parseNumber, tidy, toOneLine} from './parse';
import {repeat} from './repeat';
import {numberWithUnit, stepValue} from './stepped';
import styles from './fields.module.css';

/** The units of a number where a keypad cannot type them. */
function UnitSelect({
  field,
  value,
  onChange,
}: Pick<FieldViewProps, 'field' | 'value' | 'onChange'>): ReactNode {
  const names = Object.keys(getUnits(field));
  const [, digits = '', own = field.unit ?? ''] = numberWithUnit.exec(tidy(value)) ?? [];
  const selectedUnit = findUnit(own, getUnits(field));
  return (
    <select
      className={styles.unitSelect}
      aria-label={`Unit of ${field.label}`}
      value={selectedUnit ?? ''}
      onChange={(event) => onChange(`${digits} ${event.currentTarget.value}`.trim())}>
      {selectedUnit === undefined && <option value="">–</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** The on-screen keyboard that has all characters of a field's values. */
function getInputMode({kind, integer, min = 0}: FieldModel) {
  if (kind !== 'number' || min < 0) {
    return undefined;
  }
  return integer ? 'numeric' : 'decimal';
}

/** Where the slider of a field is, in the field's unit; at its lower end while the text is not a number. */
function sliderValue(value: string, field: FieldModel): number {
  const {label, min = 0, max, integer} = field;
  const parsed = parseNumber(value, {label, min, max, integer, units: getUnits(field)});
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
  const [{setAction, press, release, click}] = useState(repeat);
  useEffect(() => setAction(onStep), [setAction, onStep]);
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

/** Buttons with texts that a refused field would accept. */
function Suggestions({
  id,
  offers,
  onChange,
}: {
  id: string;
  offers: readonly string[];
  onChange: (value: string) => void;
}): ReactNode {
  return (
    offers.length > 0 && (
      <div className={styles.offers} translate="no">
        {offers.map((offer) => (
          <Button
            key={offer}
            onClick={() => {
              onChange(offer);
              // The focused button disappears with the offers.
              document.getElementById(id)?.focus();
            }}>
            {offer}
          </Button>
        ))}
      </div>
    )
  );
}

/** A number or text of a model: label, slider, input, unit, − and + where a step makes sense, messages, offers. */
export default function TypedField({
  field,
  scope,
  value,
  error,
  offers = [],
  onChange,
}: FieldViewProps): ReactNode {
  const id = `${scope}-${field.id}`;
  const {label, unit, kind, step, slider, wide} = field;
  // Limits alone are repeated in the error.
  const hint = error !== undefined && field.hint === undefined ? undefined : getHint(field);
  const move = (by: number) => {
    const next = stepValue(value, by, field);
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
  const attributes = {
    ...controlAttributes(id, {hint, error}),
    ...noAutocorrect,
    className: styles.input,
    name: field.id,
    autoComplete: 'off',
    value,
  };
  const labels = {id, label, hint, error, unit: unit && `(${unit})`, isWide: wide};
  if (kind === 'lines') {
    return (
      <Field {...labels}>
        <textarea
          {...attributes}
          rows={8}
          onChange={({currentTarget}) =>
            onChange(currentTarget.value.replace(/(?![\n\t])\p{C}/gu, ''))
          }
        />
        <LengthNote length={value.length} limit={maxLines} />
      </Field>
    );
  }
  return (
    <Field {...labels}>
      <div className={styles.control}>
        {slider && (
          <input
            className={styles.range}
            type="range"
            min={field.min}
            max={field.max}
            step={step}
            value={sliderValue(value, field)}
            aria-label={`${label}, slider`}
            aria-valuetext={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        <input
          {...attributes}
          type="text"
          inputMode={getInputMode(field)}
          onChange={({currentTarget}) => onChange(toOneLine(currentTarget.value))}
          onKeyDown={onKeyDown}
        />
        {Object.keys(getUnits(field)).length > 1 && (
          <UnitSelect field={field} value={value} onChange={onChange} />
        )}
        {step !== undefined && !slider && (
          <>
            <StepButton label={`${label}: less`} text={'\u2212'} onStep={() => move(-step)} />
            <StepButton label={`${label}: more`} text="+" onStep={() => move(step)} />
          </>
        )}
      </div>
      <LengthNote length={value.length} limit={maxInput} />
      <Suggestions id={id} offers={offers} onChange={onChange} />
    </Field>
  );
}
