/** How a range in a fixture patch turns a parameter into a DMX value, as the Beam documentation describes it. */

/** A range: DMX values (0 to 255) for parameter 0 and parameter 1. */
export interface Range {
  start: number;
  end: number;
}

/** Ranges of the documentation's examples. `full` is what holds without a range. */
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

/** The whole DMX values that the exact one lies between: one if it is whole, else two. */
export function candidates(parameter: number, range: Range): number[] {
  const exact = Math.round(exactValue(parameter, range) * 1e9) / 1e9;
  return Number.isInteger(exact) ? [exact] : [Math.floor(exact), Math.ceil(exact)];
}

/** Parameter (0 to 1, if the value lies within the range) of a DMX value, or undefined if both ends are equal. */
export function parameterFor(value: number, {start, end}: Range): number | undefined {
  return start === end ? undefined : (value - start) / (end - start);
}
