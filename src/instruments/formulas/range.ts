/** Maps a parameter to a DMX value by a range of a fixture patch, by Beam's documentation. */

/** A range: DMX values (0 to 255) for parameter 0 and parameter 1. */
export interface Range {
  start: number;
  end: number;
}

/** Ranges of the documentation's examples. `full` is the default. */
export const examples = {
  full: {start: 0, end: 255},
  match: {start: 30, end: 225},
  invert: {start: 255, end: 0},
  confine: {start: 120, end: 136},
} as const satisfies Record<string, Range>;

/** Exact DMX value (with decimals) of a parameter; the parameter is limited to 0 to 1. */
export function exactValue(parameter: number, {start, end}: Range): number {
  const p = Math.min(1, Math.max(0, parameter));
  return start + p * (end - start);
}

/** The integer DMX values around the exact one; only one if that is an integer. */
export function candidates(parameter: number, range: Range): number[] {
  const exact = Math.round(exactValue(parameter, range) * 1e9) / 1e9;
  return Number.isInteger(exact) ? [exact] : [Math.floor(exact), Math.ceil(exact)];
}

/** Parameter (0 to 1, if the value lies within the range) of a DMX value, or undefined if both ends are equal. */
export function parameterFor(value: number, {start, end}: Range): number | undefined {
  return start === end ? undefined : (value - start) / (end - start);
}
