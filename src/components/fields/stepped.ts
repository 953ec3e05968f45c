import type {Field} from './model';
import {tidy} from './parse';

/** A number and the unit written behind it. */
export const numberWithUnit = /^([-+]?[\d., ]*?) ?([^\d\s.,+-].*)?$/;

/**
 * The value one step further, in its own unit and kept within the limits; undefined if the text is no
 * plain number.
 */
export function stepValue(
  value: string,
  by: number,
  {
    min = -Infinity,
    max = Infinity,
    unit,
    units,
  }: Pick<Field, 'min' | 'max' | 'unit' | 'units'> = {},
): string | undefined {
  const [, digits = '', own = ''] = numberWithUnit.exec(tidy(value)) ?? [];
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
