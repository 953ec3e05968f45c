import {num} from './format';
import {findUnit} from './parse';

/** Units of lengths that fields accept, each with its length in metres. */
export const metres = {m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254} as const;

/** Scales of temperature that fields accept, in °C. */
export const celsius = {'°C': 1, '°F': {zero: 32, factor: 5 / 9}} as const;

/** True if a typed length is in feet or inches. */
export function isImperial(typed: string): boolean {
  const unit = findUnit(/[^\d\s.,]+\D*$/.exec(typed)?.[0] ?? '', metres);
  return unit === 'ft' || unit === 'in';
}

/** Width and height in m as text, in feet if the reader typed `typed` in feet or inches. */
export function sizeText(width: number, height: number, typed: string, digits = 2): string {
  return `${lengthText(width, typed, digits).split(' ')[0]} × ${lengthText(height, typed, digits)}`;
}

/** A length in m as text, in feet if the reader typed `typed` in feet or inches. */
export function lengthText(length: number, typed: string, digits = 2): string {
  return isImperial(typed) ? `${num(length / metres.ft, digits)} ft` : `${num(length, digits)} m`;
}
