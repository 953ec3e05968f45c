/** What the controls of a shader's inputs show and send. */
import {defaultValue, isImage, type InputValue, type IsfInput} from './header';

/** Steps of a slider from one end to the other. */
const sliderSteps = 1000;

/** The range of a number of an input: its MIN and MAX, or 0 to 1. */
export function rangeOf({MIN, MAX, TYPE}: IsfInput, part?: number): [number, number] {
  const one = (limit: IsfInput['MIN'], otherwise: number): number =>
    typeof limit === 'number' ? limit : (limit?.[part ?? 0] ?? otherwise);
  const min = one(MIN, 0);
  return [min, Math.max(one(MAX, TYPE === 'long' ? 10 : 1), min)];
}

/** Step of a slider over a range. */
export function stepOf([min, max]: readonly [number, number]): number {
  return (max - min) / sliderSteps || 1;
}

/** A number as a control shows it: four significant digits. */
export function shownNumber(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** Red, green and blue as `#rrggbb`, of components from 0 to 1. */
export function toHex(value: readonly number[]): string {
  return `#${[0, 1, 2]
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, value[part] ?? 0)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Components from 0 to 1 of `#rrggbb`. */
export function fromHex(text: string): [number, number, number] {
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** The entries of a menu: VALUES with their LABELS. */
export function choicesOf({VALUES = [], LABELS = []}: IsfInput): {value: number; label: string}[] {
  return VALUES.map((value, index) => ({value, label: LABELS[index] ?? String(value)}));
}

/** True if a value from a link can be that of an input. */
function suits({TYPE}: IsfInput, value: unknown): value is InputValue {
  const count = TYPE === 'point2D' ? 2 : TYPE === 'color' ? 4 : 0;
  return count > 0
    ? Array.isArray(value) && value.length === count && value.every(Number.isFinite)
    : typeof value === 'boolean' || Number.isFinite(value);
}

/** Values for all inputs that have one: those of before where they still fit, otherwise the header's. */
export function valuesFor(
  inputs: readonly IsfInput[],
  before: Readonly<Record<string, unknown>>,
): Record<string, InputValue> {
  return Object.fromEntries(
    inputs
      .filter((input) => !isImage(input) && input.TYPE !== 'event')
      .map((input) => {
        const old = Object.hasOwn(before, input.NAME) ? before[input.NAME] : undefined;
        return [input.NAME, suits(input, old) ? old : defaultValue(input)];
      }),
  );
}
