/**
 * How long a battery or a generator lasts. Battery: energy ÷ power, with Peukert's law (1897) for lead–acid.
 * Generator: fuel by a straight line between no load and full load, as Willans described it for engines;
 * ratings in kVA and kW at a power factor of 0.8: ISO 8528-1.
 */

/** A battery and its converter. */
export interface Battery {
  /** Nominal voltage and capacity in Ah at the rated time. */
  volts: number;
  ampHours: number;
  /** Usable share of the capacity, over 0 to 1. */
  usable: number;
  /** Efficiency of the inverter or converter, over 0 to 1. */
  efficiency: number;
  /** Peukert's exponent: 1 for lithium, more for lead–acid. */
  peukert: number;
  /** Hours of discharge at which the capacity is stated. */
  ratedHours: number;
}

/** Energy in Wh that reaches the load at the rated current. */
export function getEnergy({volts, ampHours, usable, efficiency}: Battery): number {
  return volts * ampHours * usable * efficiency;
}

/** Hours that the battery feeds `watts`, over 0. */
export function batteryHours(battery: Battery, watts: number): number {
  const {volts, ampHours, usable, efficiency, peukert, ratedHours} = battery;
  const amps = watts / (volts * efficiency);
  const ratedAmps = ampHours / ratedHours;
  // Below the rated current, Peukert's law would exceed the rated capacity.
  const penalty = Math.max(1, amps / ratedAmps) ** (peukert - 1);
  return (ampHours * usable) / (amps * penalty);
}

/** A generator. */
export interface Generator {
  /** Rated real power in W. */
  watts: number;
  /** Usable fuel in the tank in l. */
  tank: number;
  /** Fuel in l/h at full load and at half load. */
  full: number;
  half: number;
}

/** Fuel in l/h at `watts`, from 0 to the rated power. */
export function fuelAt({watts, full, half}: Generator, load: number): number {
  const idle = Math.max(0, 2 * half - full);
  return idle + ((full - idle) * load) / watts;
}

/** Hours of a tank at `load` watts. */
export function generatorHours(generator: Generator, load: number): number {
  return generator.tank / fuelAt(generator, load);
}
