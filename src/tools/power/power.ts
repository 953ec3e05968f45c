/**
 * Current of electrical loads. Sources: P = V·I·pf (single phase), P = √3·V·I·pf (balanced three-phase);
 * NEC 210.20(A) for continuous loads; NEC 240.6(A) and IEC 60898-1 for breaker sizes. A planning aid:
 * it does not replace an electrician.
 */
import {parseInteger, parseNumber, tidy, type Parsed} from '../shared/parse';

/** Standard breaker ratings in A. */
export const breakers = {
  nec: [15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125],
  iec: [6, 10, 13, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125],
} as const;

/**
 * Current in A of a single-phase load.
 *
 * @param watts real power
 * @param volts voltage, over 0
 * @param factor power factor, over 0 to 1
 */
export function singlePhase(watts: number, volts: number, factor = 1): number {
  return watts / (volts * factor);
}

/** Current in A per phase of a balanced three-phase load; `volts` is between phases (line to line). */
export function threePhase(watts: number, volts: number, factor = 1): number {
  return watts / (Math.sqrt(3) * volts * factor);
}

/** Current in A of the neutral for three phase currents of the same power factor, without harmonics. */
export function neutral(a: number, b: number, c: number): number {
  return Math.sqrt(Math.max(0, a * a + b * b + c * c - a * b - b * c - c * a));
}

/** Loads spread over three phases, each to the lightest so far, the largest first. */
export function balance(loads: readonly number[]): [number, number, number] {
  const phases: [number, number, number] = [0, 0, 0];
  for (const load of [...loads].sort((x, y) => y - x)) {
    phases[phases.indexOf(Math.min(...phases)) as 0 | 1 | 2] += load;
  }
  return phases;
}

/** Largest distance from the mean, as a fraction of the mean; 0 if all are 0. */
export function imbalance(phases: readonly number[]): number {
  const mean = phases.reduce((sum, value) => sum + value, 0) / phases.length;
  return mean === 0 ? 0 : Math.max(...phases.map((value) => Math.abs(value - mean))) / mean;
}

/** Smallest standard breaker that carries `amperes` at no more than `share` (0 to 1) of its rating. */
export function smallestBreaker(
  amperes: number,
  share: number,
  sizes: readonly number[],
): number | undefined {
  return sizes.find((size) => amperes <= size * share + 1e-9);
}

/**
 * Loads that a text lists: `12 x 300 W, 4 x 750, 1.2 kW`. Watts unless a unit is given.
 *
 * @returns each single load in W, at most 2000 of them
 */
export function parseLoads(text: string): Parsed<number[]> {
  const loads: number[] = [];
  const entries = tidy(text)
    .split(/ ?[;+] ?|, ?(?=\d+ ?[x×*])|, | and /i)
    .filter((entry) => entry !== '');
  if (entries.length === 0) {
    return {ok: false, message: 'Loads is empty. Write watts, such as 12 x 300, 4 x 750.'};
  }
  for (const entry of entries) {
    const [, times, each = ''] = /^(?:(\d{1,5}) ?[x×*] ?)?(.*)$/i.exec(entry) ?? [];
    const amount = parseInteger(times ?? '1', {label: 'Number of loads', min: 1, max: 2000});
    if (!amount.ok) {
      return amount;
    }
    const watts = parseNumber(each, {label: 'Load', min: 0, max: 1e6, units: {W: 1, kW: 1000}});
    if (!watts.ok) {
      return watts;
    }
    if (loads.length + amount.value > 2000) {
      return {ok: false, message: 'Loads: at most 2000 in all. Put several into one.'};
    }
    for (let index = 0; index < amount.value; index += 1) {
      loads.push(watts.value);
    }
  }
  return {ok: true, value: loads};
}
