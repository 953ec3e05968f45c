/**
 * Current of electrical loads. Sources: P = V·I·pf (single phase, each phase of a balanced three-phase load likewise);
 * NEC 210.20(A) for continuous loads; NEC 240.6(A) and IEC 60898-1 for breaker sizes. A planning aid:
 * it does not replace an electrician.
 */
import {
  fail,
  parseEntries,
  parseInteger,
  parseNumber,
  type ParseResult,
} from '../../../components/fields/parse';

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
function singlePhase(watts: number, volts: number, factor = 1): number {
  return watts / (volts * factor);
}

/** Current in A of the neutral for three phase currents of the same power factor, without harmonics. */
export function neutral(a: number, b: number, c: number): number {
  return Math.sqrt(Math.max(0, a * a + b * b + c * c - a * b - b * c - c * a));
}

/** Maximum steps of the search for a better balance: enough for the exact best of about a dozen loads. */
const searchSteps = 50_000;

/**
 * Spreads loads over three phases so that the current of the busiest one is minimal. The first attempt assigns
 * each load, largest first, to the phase with the lowest current; a bounded search then improves it.
 *
 * @returns phase (0 to 2) of each load, in the order given
 */
export function balance(loads: readonly number[]): number[] {
  const order = loads.map((_, index) => index).sort((x, y) => (loads[y] ?? 0) - (loads[x] ?? 0));
  const total = loads.reduce((sum, load) => sum + load, 0);
  const phases = [0, 0, 0];
  const place: number[] = loads.map(() => 0);
  let best = {busiest: Infinity, place: [...place]};
  let steps = 0;
  const visit = (depth: number): void => {
    const busiest = Math.max(...phases);
    if (busiest >= best.busiest - 1e-9 || (steps > searchSteps && best.busiest < Infinity)) {
      return;
    }
    const index = order[depth];
    if (index === undefined) {
      best = {busiest, place: [...place]};
      return;
    }
    steps += 1;
    const choices = [0, 1, 2].sort((x, y) => (phases[x] ?? 0) - (phases[y] ?? 0));
    const triedLoads = new Set<number>();
    for (const phase of choices) {
      const before = phases[phase] ?? 0;
      // Phases with the same load are alike, and nothing beats a perfect balance.
      if (!triedLoads.has(before) && best.busiest > total / 3 + 1e-9) {
        triedLoads.add(before);
        phases[phase] = before + (loads[index] ?? 0);
        place[index] = phase;
        visit(depth + 1);
        phases[phase] = before;
      }
    }
  };
  visit(0);
  return best.place;
}

/** Steps of a search for fewer circuits, few enough to answer every key. */
const maxSteps = 20_000;

/** Loads packed into so many circuits; undefined if that is impossible or not found in time. */
function packInto(
  amount: number,
  order: readonly number[],
  currents: readonly number[],
  limit: number,
): number[][] | undefined {
  const sums = Array<number>(amount).fill(0);
  const groups = sums.map((): number[] => []);
  let steps = 0;
  const place = (depth: number): boolean => {
    const index = order[depth];
    if (index === undefined) {
      return true;
    }
    steps += 1;
    const current = currents[index] ?? 0;
    const triedSums = new Set<number>();
    for (const [at, sum] of sums.entries()) {
      const hasRoom = sum === 0 || sum + current <= limit + 1e-9;
      if (steps > maxSteps || triedSums.has(sum) || !hasRoom) {
        continue;
      }
      triedSums.add(sum);
      sums[at] = sum + current;
      groups[at]?.push(index);
      if (place(depth + 1)) {
        return true;
      }
      sums[at] = sum;
      groups[at]?.pop();
    }
    return false;
  };
  return place(0) ? groups : undefined;
}

/**
 * Loads packed into as few circuits as a search finds, starting from the largest first, each to the first circuit
 * with capacity left. A load over the limit gets a circuit to itself.
 *
 * @param limit maximum current of a circuit in A
 * @returns indices of the loads of each circuit
 */
export function circuits(currents: readonly number[], limit: number): number[][] {
  const packedCircuits: {sum: number; members: number[]}[] = [];
  const order = currents
    .map((_, index) => index)
    .sort((x, y) => (currents[y] ?? 0) - (currents[x] ?? 0));
  for (const index of order) {
    const current = currents[index] ?? 0;
    let circuit = packedCircuits.find(({sum}) => sum + current <= limit + 1e-9);
    if (!circuit) {
      circuit = {sum: 0, members: []};
      packedCircuits.push(circuit);
    }
    circuit.sum += current;
    circuit.members.push(index);
  }
  const total = currents.reduce((sum, current) => sum + Math.min(current, limit), 0);
  const minCircuits = Math.ceil(total / limit - 1e-9);
  const better = Array.from(
    {length: Math.max(0, packedCircuits.length - minCircuits)},
    (_, fewer) => packInto(minCircuits + fewer, order, currents, limit),
  ).find((groups) => groups !== undefined);
  return better ?? packedCircuits.map(({members}) => members);
}

/** Voltages of common three-phase supplies: phase to neutral, and between phases (IEC 60038, ANSI C84.1). */
const supplies = [
  [120, 208],
  [127, 220],
  [220, 380],
  [230, 400],
  [240, 415],
  [277, 480],
  [347, 600],
] as const;

/** What a voltage of a three-phase supply is. */
export type Reference = 'neutral' | 'phases';

/** What the voltage of a common supply is; undefined for others, and for 220 V, which is both. */
export function usualReference(volts: number): Reference | undefined {
  const kinds = supplies.flatMap(([neutralVolts, between]): Reference[] => [
    ...(neutralVolts === volts ? (['neutral'] as const) : []),
    ...(between === volts ? (['phases'] as const) : []),
  ]);
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** The voltage between phases; the nominal one of a common supply. */
export function betweenPhases(volts: number, is: Reference): number {
  const usual = supplies.find(([neutralVolts]) => neutralVolts === volts)?.[1];
  return is === 'phases' ? volts : (usual ?? volts * Math.sqrt(3));
}

/** The voltage from phase to neutral; the nominal one of a common supply up to 415 V. */
export function toNeutral(volts: number, is: Reference): number {
  // The names 277 and 347 are rounded more than the others.
  const usual = volts > 415 ? undefined : supplies.find(([, between]) => between === volts)?.[0];
  return is === 'neutral' ? volts : (usual ?? volts / Math.sqrt(3));
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

/** Maximum number of loads. */
const maxLoads = 2000;

/** A single load as its label states it. */
export interface Load {
  amount: number;
  unit: 'W' | 'VA' | 'A';
  /** Its own power factor, if it was given. */
  factor?: number;
}

/** Current in A and real power in W of a load at `volts`; `usual` is the power factor of loads without their own. */
export function getCurrent(
  {amount, unit, factor}: Load,
  volts: number,
  usual: number,
): {amps: number; watts: number} {
  const own = factor ?? usual;
  if (unit === 'W') {
    return {amps: singlePhase(amount, volts, own), watts: amount};
  }
  const amps = unit === 'A' ? amount : amount / volts;
  return {amps, watts: amps * volts * own};
}

/** Reads one entry of a list of loads. */
function parseEntry(entry: string): ParseResult<{times: number; load: Load}> {
  const [, times, each = '', ownFactor] =
    /^(?:(\S+) ?[x×*] ?)?(.*?)(?: ?(?:@|pf|cos ?[φϕ]) ?=? ?([\d.,]+))?$/iu.exec(entry) ?? [];
  const amount = parseInteger(times ?? '1', {label: 'Number of loads', min: 1, max: maxLoads});
  const factor: ParseResult<number | undefined> =
    ownFactor === undefined
      ? {ok: true, value: undefined}
      : parseNumber(ownFactor, {label: 'Power factor', min: 0.05, max: 1});
  const unit = /va$/i.test(each) ? 'VA' : /(?<![mµk])a(?:mps?|mperes?)?$/i.test(each) ? 'A' : 'W';
  const units: Record<string, number> = {[unit]: 1, [`k${unit}`]: 1000};
  const value = parseNumber(each, {label: 'Load', min: 0, max: 1e6, units});
  if (!amount.ok) {
    return amount;
  }
  if (!factor.ok) {
    return factor;
  }
  if (!value.ok) {
    const rest = entry.split(each);
    return {...value, offers: value.offers?.map((offer) => rest.join(offer))};
  }
  return {
    ok: true,
    value: {times: amount.value, load: {amount: value.value, unit, factor: factor.value}},
  };
}

/**
 * Loads that a text lists: `12 x 300 W, 4 x 750, 1.2 kW, 2 x 500 VA pf 0.6, 6 A`. Watts unless a unit is
 * given.
 *
 * @returns each single load, at most {@link maxLoads} of them
 */
export function parseLoads(text: string): ParseResult<Load[]> {
  const entries = parseEntries(
    text.replaceAll('+', ';').replace(/ and /gi, '; '),
    {label: 'Loads', maxEntries: maxLoads},
    parseEntry,
  );
  if (!entries.ok) {
    return entries;
  }
  const loads = entries.value.flatMap(({times, load}) => Array<Load>(times).fill(load));
  if (loads.length === 0) {
    return fail('Loads is empty. Enter watts, such as 12 x 300, 4 x 750.');
  }
  return loads.length > maxLoads
    ? fail(`Loads: at most ${maxLoads} in all. Combine several into one.`)
    : {ok: true, value: loads};
}
