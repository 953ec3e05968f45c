import {useId, type ReactNode} from 'react';
import styles from '../../tools/shared/tools.module.css';
import shared from '../shared/explorers.module.css';
import {choicesOf, fromHex, rangeOf, shownNumber, stepOf, toHex} from './controls';
import type {InputValue, IsfInput} from './header';
import own from './isf.module.css';
import {patterns, type ImageChoice, type PatternName} from './patterns';

interface Props {
  inputs: readonly IsfInput[];
  values: Readonly<Record<string, InputValue>>;
  images: Readonly<Record<string, ImageChoice>>;
  change: (name: string, value: InputValue) => void;
  fire: (name: string) => void;
  choose: (name: string, choice: ImageChoice) => void;
  /** Takes a picture from the reader's disk. */
  openPicture: (name: string, file: File) => void;
}

const nameOf = ({LABEL, NAME}: IsfInput): string => LABEL ?? NAME;

/** A slider with its value. */
function Slider({
  label,
  range,
  value,
  onValue,
}: {
  label: string;
  range: [number, number];
  value: number;
  onValue: (value: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.unit}>{shownNumber(value)}</span>
      </label>
      <input
        className={styles.range}
        id={id}
        type="range"
        min={range[0]}
        max={range[1]}
        step={stepOf(range)}
        value={value}
        aria-valuetext={shownNumber(value)}
        onChange={({currentTarget}) => onValue(Number(currentTarget.value))}
      />
    </div>
  );
}

/** The control of one input. */
function InputControl({
  input,
  values,
  images,
  change,
  fire,
  choose,
  openPicture,
}: Omit<Props, 'inputs'> & {input: IsfInput}): ReactNode {
  const id = useId();
  const {NAME, TYPE} = input;
  const label = nameOf(input);
  const value = values[NAME];
  const put = (next: InputValue): void => change(NAME, next);
  if (TYPE === 'audio' || TYPE === 'audioFFT') {
    return (
      <p className={styles.note}>
        {label}: the playground has no sound input ({TYPE}), so the shader reads silence.
      </p>
    );
  }
  if (TYPE === 'event') {
    return (
      <button className={styles.button} type="button" onClick={() => fire(NAME)}>
        {label}
      </button>
    );
  }
  if (TYPE === 'bool') {
    return (
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={Boolean(value)}
          onChange={({currentTarget}) => put(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }
  if (TYPE === 'image') {
    const choice = images[NAME];
    return (
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <select
          className={styles.input}
          id={id}
          value={typeof choice === 'string' ? choice : 'own'}
          onChange={({currentTarget}) => choose(NAME, currentTarget.value as PatternName)}>
          {Object.entries(patterns).map(([name, pattern]) => (
            <option key={name} value={name}>
              {pattern.label}
            </option>
          ))}
          {typeof choice === 'object' && <option value="own">Your image</option>}
        </select>
        <label className={styles.label} htmlFor={`${id}-file`}>
          {label}: open an image
        </label>
        <input
          id={`${id}-file`}
          className={own.open}
          type="file"
          accept="image/*"
          onChange={({currentTarget}) => {
            const file = currentTarget.files?.[0];
            if (file) {
              openPicture(NAME, file);
            }
          }}
        />
      </div>
    );
  }
  if (TYPE === 'point2D' || TYPE === 'color') {
    const parts = Array.isArray(value) ? value : [];
    const at = (index: number, next: number): number[] =>
      parts.map((part, each) => (each === index ? next : part));
    return (
      <fieldset className={shared.strip}>
        <legend className={styles.legend}>{label}</legend>
        {TYPE === 'color' ? (
          <>
            <div className={styles.field}>
              <label className={styles.label} htmlFor={id}>
                Colour
              </label>
              <input
                className={styles.input}
                id={id}
                type="color"
                value={toHex(parts)}
                onChange={({currentTarget}) =>
                  put([...fromHex(currentTarget.value), parts[3] ?? 1])
                }
              />
            </div>
            <Slider
              label="Alpha"
              range={[0, 1]}
              value={parts[3] ?? 1}
              onValue={(next) => put(at(3, next))}
            />
          </>
        ) : (
          ['x', 'y'].map((axis, index) => (
            <Slider
              key={axis}
              label={axis}
              range={rangeOf(input, index)}
              value={parts[index] ?? 0}
              onValue={(next) => put(at(index, next))}
            />
          ))
        )}
      </fieldset>
    );
  }
  const choices = TYPE === 'long' ? choicesOf(input) : [];
  if (choices.length > 0) {
    return (
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <select
          className={styles.input}
          id={id}
          value={Number(value)}
          onChange={({currentTarget}) => put(Number(currentTarget.value))}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <Slider
      label={label}
      range={rangeOf(input)}
      value={Number(value)}
      onValue={(next) => put(TYPE === 'long' ? Math.round(next) : next)}
    />
  );
}

/** The controls of a shader's inputs. */
export default function InputControls({inputs, ...props}: Props): ReactNode {
  return (
    <fieldset className={own.inputs}>
      <legend className={styles.legend}>Inputs</legend>
      {inputs.length === 0 && <p className={styles.note}>This shader has no inputs.</p>}
      {inputs.map((input) => (
        <InputControl key={`${input.NAME} ${input.TYPE}`} input={input} {...props} />
      ))}
    </fieldset>
  );
}
