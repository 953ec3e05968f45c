/** Loads spread over the phases of a supply and packed into circuits. */
import {
  balance,
  betweenPhases,
  circuits,
  getCurrent,
  type Load,
  type Reference,
  toNeutral,
} from './power';

/** Single phase; single-phase loads spread over three phases; or three-phase loads. */
export type Supply = 'single' | 'spread' | 'balanced';

/** What {@link getPlan} needs to know. */
export interface PlanInput {
  supply: Supply;
  loads: readonly Load[];
  /** Voltage as it was typed, in V. */
  volts: number;
  /** What `volts` is, where the supply has three phases. */
  reference: Reference | undefined;
  /** Power factor of loads without their own, over 0 to 1. */
  factor: number;
  /** Rating of a breaker, in A. */
  breaker: number;
  /** Part of the rating that may be used, over 0 to 1. */
  share: number;
}

/** Current in A and real power in W. */
interface Consumption {
  amps: number;
  watts: number;
}

/** The loads of a circuit, and their current. */
interface Circuit extends Consumption {
  loads: readonly Load[];
  /** Current of each load in A. */
  parts: readonly number[];
}

/** A phase with its circuits. Its name is empty where there is only one. */
interface Phase extends Consumption {
  name: string;
  circuits: readonly Circuit[];
}

export type Plan = ReturnType<typeof getPlan>;

/** The voltage that the supply's loads work at. */
function workingVoltage({supply, volts, reference}: PlanInput): number {
  switch (supply) {
    case 'single':
      return volts;
    case 'spread':
      return toNeutral(volts, reference ?? 'neutral');
    case 'balanced':
      return betweenPhases(volts, reference ?? 'phases');
  }
}

const sum = (members: readonly Consumption[]): Consumption => ({
  amps: members.reduce((total, {amps}) => total + amps, 0),
  watts: members.reduce((total, {watts}) => total + watts, 0),
});

/**
 * The phases of a supply. Loads that are spread go to the phase that keeps the busiest one lowest.
 *
 * @param consumption - of each load
 * @param limit - maximum current of a circuit in A
 */
function toPhases(
  {supply, loads}: PlanInput,
  consumption: readonly Consumption[],
  limit: number,
): Phase[] {
  const currents = consumption.map(({amps}) => amps);
  const assignedPhases = supply === 'spread' ? balance(currents) : loads.map(() => 0);
  return (supply === 'spread' ? ['L1', 'L2', 'L3'] : ['']).map((name, phase) => {
    const members = [...loads.keys()].filter((index) => assignedPhases[index] === phase);
    const pick = <T>(list: readonly T[], indices: readonly number[]): T[] =>
      indices.flatMap((index) => list.slice(index, index + 1));
    const groups = circuits(pick(currents, members), limit).map((group) => pick(members, group));
    return {
      name,
      circuits: groups.map((group) => ({
        loads: pick(loads, group),
        parts: pick(currents, group),
        ...sum(pick(consumption, group)),
      })),
      ...sum(pick(consumption, members)),
    };
  });
}

/** The plan of a supply: what its phases and circuits carry, and what a breaker may carry. */
export function getPlan(input: PlanInput) {
  const {supply, loads, factor, breaker, share} = input;
  const volts = workingVoltage(input);
  /** Apparent power in VA of 1 A, or of 1 A in each of three phases. */
  const voltAmperes = supply === 'balanced' ? volts * Math.sqrt(3) : volts;
  const limit = breaker * share;
  // The current on the label of a three-phase load is the current of each phase.
  const consumption = loads.map((load) => getCurrent(load, voltAmperes, factor));
  const phases = toPhases(input, consumption, limit);
  return {
    ...input,
    volts,
    voltAmperes,
    /** Maximum current of a circuit in A. */
    limit,
    consumption,
    phases,
    total: sum(consumption),
    /** Current in A of the busiest phase, and of the largest load. */
    highest: Math.max(...phases.map(({amps}) => amps)),
    largest: Math.max(...consumption.map(({amps}) => amps)),
  };
}
