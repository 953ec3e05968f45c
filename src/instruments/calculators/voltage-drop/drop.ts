/**
 * Voltage drop along cables and LED strips. Resistance at 20 °C: IEC 60228, class 5 (flexible), tinned
 * copper, which is the highest of that class; AWG: NEC chapter 9, table 8 (uncoated, stranded), referred to
 * 20 °C. Reactance 0.08 mΩ/m and the formula: IEC 60364-5-52, annex G. A planning aid: it does not replace
 * an electrician.
 */

/** Change of resistance of copper per kelvin, from 20 °C. */
const perKelvin = 0.00393;

/** Reactance of a cable in Ω/m. */
const reactance = 0.00008;

/** Maximum resistance of one conductor at 20 °C in Ω/km, by size. */
export const conductors = {
  '0.5': 40.1,
  '0.75': 26.7,
  '1': 20,
  '1.5': 13.7,
  '2.5': 8.21,
  '4': 5.09,
  '6': 3.39,
  '10': 1.95,
  '16': 1.24,
  '25': 0.795,
  '35': 0.565,
  '50': 0.393,
  '70': 0.277,
  '95': 0.21,
  '120': 0.164,
  '150': 0.132,
  '185': 0.108,
  '240': 0.0817,
  '300': 0.0654,
  'AWG 18': 26.1 / 1.2162,
  'AWG 16': 16.4 / 1.2162,
  'AWG 14': 10.3 / 1.2162,
  'AWG 12': 6.5 / 1.2162,
  'AWG 10': 4.07 / 1.2162,
  'AWG 8': 2.551 / 1.2162,
  'AWG 6': 1.608 / 1.2162,
  'AWG 4': 1.01 / 1.2162,
  'AWG 2': 0.634 / 1.2162,
  'AWG 1': 0.505 / 1.2162,
  'AWG 1/0': 0.399 / 1.2162,
  'AWG 2/0': 0.317 / 1.2162,
  'AWG 3/0': 0.2512 / 1.2162,
  'AWG 4/0': 0.1996 / 1.2162,
} as const;

export type Size = keyof typeof conductors;

/** Sizes in mm² from thin to thick. */
export const metricSizes = Object.keys(conductors)
  .filter((size) => !size.startsWith('AWG'))
  .sort((a, b) => Number(a) - Number(b)) as Size[];

/** AWG sizes from thin to thick. */
export const awgSizes = Object.keys(conductors).filter((size) => size.startsWith('AWG')) as Size[];

/** Return path of the current: a second conductor (direct current, single phase) or the other phases. */
export type Circuit = 'dc' | 'single' | 'three';

/** A load at the end of a cable. */
export interface Run {
  circuit: Circuit;
  /** Current in A of a conductor. */
  amps: number;
  /** Length of the cable in m, one way. */
  metres: number;
  size: Size;
  /** Temperature of the conductor in °C. */
  celsius: number;
  /** Power factor, over 0 to 1; without effect on direct current. */
  factor: number;
}

/** Resistance in Ω/m of one conductor at a temperature. */
export function ohmsPerMetre(size: Size, celsius: number): number {
  return (conductors[size] / 1000) * (1 + perKelvin * (celsius - 20));
}

/** Voltage drop in V: between both conductors, or between phases with three of them. */
export function getVoltageDrop({circuit, amps, metres, size, celsius, factor}: Run): number {
  const resistance = ohmsPerMetre(size, celsius);
  if (circuit === 'dc') {
    return 2 * amps * metres * resistance;
  }
  const paths = circuit === 'three' ? Math.sqrt(3) : 2;
  const sine = Math.sqrt(1 - factor ** 2);
  return paths * amps * metres * (resistance * factor + reactance * sine);
}

/** Heat in W of the whole cable. */
export function getHeat({circuit, amps, metres, size, celsius}: Run): number {
  return (circuit === 'three' ? 3 : 2) * amps ** 2 * metres * ohmsPerMetre(size, celsius);
}

/** Thinnest of `sizes` with a drop of at most `volts`; undefined if even the last one has more. */
export function thinnest(run: Run, volts: number, sizes: readonly Size[]): Size | undefined {
  return sizes.find((size) => getVoltageDrop({...run, size}) <= volts + 1e-9);
}

/** A strip with its load spread evenly. */
export interface Strip {
  metres: number;
  /** Current in A of a metre. */
  ampsPerMetre: number;
  /** Resistance in Ω of a metre, both conductors together. */
  ohmsPerMetre: number;
}

/** Farthest distance in m of an LED from its feed, with feeds at equal distances from the start to the end. */
export function reach({metres}: Strip, feeds: number): number {
  return feeds === 1 ? metres : metres / (2 * (feeds - 1));
}

/** Voltage drop in V inside a strip between a feed and the LED farthest from it. */
export function stripDrop(strip: Strip, feeds: number): number {
  return (strip.ampsPerMetre * strip.ohmsPerMetre * reach(strip, feeds) ** 2) / 2;
}

/** Current in A of the busiest feed. */
export function feedCurrent(strip: Strip, feeds: number): number {
  const total = strip.metres * strip.ampsPerMetre;
  return feeds <= 2 ? total / feeds : total / (feeds - 1);
}

/** Maximum number of feeds of a strip. */
export const maxFeeds = 100;

/**
 * Minimum number of feeds with a total drop of at most `volts` in the strip and in the wire of the busiest feed;
 * undefined if not even {@link maxFeeds} are enough.
 *
 * @param wireDrop drop in V of the wire to a feed for a current in A
 */
export function feedsFor(
  strip: Strip,
  volts: number,
  wireDrop: (amps: number) => number,
): number | undefined {
  const dropWith = (feeds: number) => stripDrop(strip, feeds) + wireDrop(feedCurrent(strip, feeds));
  return Array.from({length: maxFeeds}, (_, index) => index + 1).find(
    (feeds) => dropWith(feeds) <= volts + 1e-9,
  );
}
