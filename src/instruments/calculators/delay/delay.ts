/**
 * A delay as time, distance of sound and frames. Speed of sound in dry air: ISO 9613-1:1993, 343.2 m/s at
 * 20 °C and in proportion to the root of the absolute temperature. Lip sync: EBU R 37-2007.
 */

/** Maximum lead and lag of sound at the end of a broadcast chain, in ms (EBU R 37). */
export const lipSync = {early: 40, late: 60} as const;

/** Speed of sound in air in m/s at `celsius`, above absolute zero. */
export function speedOfSound(celsius: number): number {
  return 343.2 * Math.sqrt((celsius + 273.15) / 293.15);
}

/** Distance in m that sound covers in `ms`. */
export function msToMetres(ms: number, celsius: number): number {
  return (speedOfSound(celsius) * ms) / 1000;
}

/** Time in ms that sound takes for `metres`. */
export function msOfMetres(metres: number, celsius: number): number {
  return (metres / speedOfSound(celsius)) * 1000;
}

/** Duration in ms of `count` frames or samples at `rate` per second. */
export function msOfCount(count: number, rate: number): number {
  return (count / rate) * 1000;
}

/** Number of frames or samples in `ms` at `rate` per second. */
export function msToCount(ms: number, rate: number): number {
  return (ms * rate) / 1000;
}
