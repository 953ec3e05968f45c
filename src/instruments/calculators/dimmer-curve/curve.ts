/**
 * Dimmer curves: light for a control value. Perceived lightness: L* of ISO/CIE 11664-4. Gamma of a display:
 * ITU-R BT.1886 (2.4).
 */

/** Shape of a curve. The S-curve is a smoothstep; manufacturers' curves vary. */
export type Shape = 'linear' | 'square' | 'gamma' | 's';

/** Light from 0 to 1 for a value from 0 to 1; `gamma` only applies to that shape. */
export function toLight(value: number, shape: Shape, gamma: number): number {
  return {
    linear: value,
    square: value ** 2,
    gamma: value ** gamma,
    s: value ** 2 * (3 - 2 * value),
  }[shape];
}

/** Value from 0 to 1 for a light from 0 to 1, by bisection, since all curves increase monotonically. */
export function valueFor(light: number, shape: Shape, gamma: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (toLight(middle, shape, gamma) < light) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/** Perceived lightness from 0 to 1 of a light from 0 to 1. */
export function lightness(light: number): number {
  const cube = light > (6 / 29) ** 3 ? Math.cbrt(light) : light / (3 * (6 / 29) ** 2) + 4 / 29;
  return (116 * cube - 16) / 100;
}

/** Light from 0 to 1 for a perceived lightness from 0 to 1. */
export function lightWith(perceived: number): number {
  const cube = (perceived * 100 + 16) / 116;
  return cube > 6 / 29 ? cube ** 3 : 3 * (6 / 29) ** 2 * (cube - 4 / 29);
}
