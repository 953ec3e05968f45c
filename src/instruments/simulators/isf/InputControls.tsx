import {type ReactNode, useId} from 'react';
import Button from '../../../components/fields/Button';
import Field, {controlAttributes} from '../../../components/fields/Field';
import {CheckField, SelectField, SliderField} from '../../../components/fields/inputs';
import {options} from '../../../components/fields/model';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {type ClipName, clipNames} from '../shared/clips';
import shared from '../shared/simulators.module.css';
import {fromHex, getChoices, getRange, toHex} from './controls';
import type {InputValue, IsfInput} from './header';
import own from './isf.module.css';
import type {ImageChoice} from './patterns';

/** Steps of a slider from one end to the other. */
const sliderSteps = 1000;

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

/** Chooses files from the reader's disk. */
export function FileInput({
  label,
  accept,
  multiple = false,
  onFiles,
}: {
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        {...controlAttributes(id)}
        className={own.open}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({currentTarget}) => onFiles([...(currentTarget.files ?? [])])}
      />
    </Field>
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
  const label = String(input.LABEL ?? NAME);
  const value = values[NAME];
  const setValue = (next: InputValue): void => change(NAME, next);
  const slider = (
    name: string,
    number: number,
    range: [number, number],
    onChange: (next: number) => void,
  ): ReactNode => (
    <SliderField
      key={name}
      label={name}
      valueText={String(Number(number.toPrecision(4)))}
      value={number}
      range={range}
      step={(range[1] - range[0]) / sliderSteps || 1}
      onChange={onChange}
    />
  );
  if (TYPE === 'audio' || TYPE === 'audioFFT') {
    return (
      <p className={styles.note}>
        {label}: the playground has no sound input ({TYPE}), so the shader reads silence.
      </p>
    );
  }
  if (TYPE === 'event') {
    return <Button onClick={() => fire(NAME)}>{label}</Button>;
  }
  if (TYPE === 'bool') {
    return <CheckField label={label} isOn={Boolean(value)} onChange={setValue} />;
  }
  if (TYPE === 'image') {
    const choice = images[NAME] ?? '';
    return (
      <div className={fields.field}>
        <SelectField
          label={label}
          value={typeof choice === 'string' ? choice : 'own'}
          options={[
            ...options(clipNames),
            ...(typeof choice === 'object' ? [{value: 'own', label: 'Your image'}] : []),
          ]}
          onChange={(next) => choose(NAME, next as ClipName)}
        />
        <FileInput
          label={`${label}: open an image`}
          accept="image/*"
          onFiles={([picture]) => picture && openPicture(NAME, picture)}
        />
      </div>
    );
  }
  if (TYPE === 'point2D' || TYPE === 'color') {
    const parts = Array.isArray(value) ? value : [];
    return (
      <fieldset className={shared.strip} data-wide="">
        <legend className={fields.legend}>{label}</legend>
        {TYPE === 'color' ? (
          <>
            <Field id={id} label="Colour">
              <input
                {...controlAttributes(id)}
                className={fields.input}
                type="color"
                value={toHex(parts)}
                onChange={({currentTarget}) =>
                  setValue([...fromHex(currentTarget.value), parts[3] ?? 1])
                }
              />
            </Field>
            {slider('Alpha', parts[3] ?? 1, [0, 1], (next) => setValue(parts.with(3, next)))}
          </>
        ) : (
          ['x', 'y'].map((axis, index) =>
            slider(axis, parts[index] ?? 0, getRange(input, index), (next) =>
              setValue(parts.with(index, next)),
            ),
          )
        )}
      </fieldset>
    );
  }
  const choices = TYPE === 'long' ? getChoices(input) : [];
  return choices.length > 0 ? (
    <SelectField
      label={label}
      value={String(value)}
      options={choices.map((choice) => ({...choice, value: String(choice.value)}))}
      onChange={(next) => setValue(Number(next))}
    />
  ) : (
    slider(label, Number(value), getRange(input), (next) =>
      setValue(TYPE === 'long' ? Math.round(next) : next),
    )
  );
}

/** The controls of a shader's inputs. */
export default function InputControls({inputs, ...props}: Props): ReactNode {
  return (
    <fieldset className={`${fields.fieldset} ${shared.mixer}`}>
      <legend className={fields.legend}>Inputs</legend>
      {inputs.length === 0 && <p className={styles.note}>This shader has no inputs.</p>}
      {inputs.map((input) => (
        <InputControl key={`${input.NAME} ${input.TYPE}`} input={input} {...props} />
      ))}
    </fieldset>
  );
}
