/** What the controls of a shader's inputs show and send. */
import {defaultValue, type InputValue, type IsfInput, isImage, isValueOf} from './header';

/** The range of a number of an input: its MIN and MAX, or 0 to 1. */
export function getRange({MIN, MAX, TYPE}: IsfInput, part?: number): [number, number] {
  const one = (limit: IsfInput['MIN'], otherwise: number): number =>
    typeof limit === 'number' ? limit : (limit?.[part ?? 0] ?? otherwise);
  const min = one(MIN, 0);
  return [min, Math.max(one(MAX, TYPE === 'long' ? 10 : 1), min)];
}

/** Red, green and blue as `#rrggbb`, of components from 0 to 1. */
export function toHex(value: readonly number[]): string {
  const bytes = Uint8ClampedArray.from(value.slice(0, 3), (part) => part * 255);
  return `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Components from 0 to 1 of `#rrggbb`. */
export function fromHex(text: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
}

/** The entries of a menu: VALUES with their LABELS. */
export function getChoices({VALUES = [], LABELS = []}: IsfInput): {value: number; label: string}[] {
  return VALUES.map((value, index) => ({value, label: LABELS[index] ?? String(value)}));
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
        return [input.NAME, isValueOf(input.TYPE, old) ? old : defaultValue(input)];
      }),
  );
}
