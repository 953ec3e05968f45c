import {expect, it} from 'vitest';

import {
  awgSizes,
  conductors,
  getHeat,
  getVoltageDrop,
  metricSizes,
  type Run,
  type Size,
  thinnest,
} from '../../../../src/instruments/calculators/voltage-drop/drop';
import standards from './vectors/standards.json';

const run: Run = {circuit: 'single', amps: 1, metres: 1, size: '2.5', celsius: 60, factor: 1};
/** Voltage drop in mV/A/m. */
const millivolts = (size: string, circuit: Run['circuit']): number =>
  getVoltageDrop({...run, size: size as Size, circuit}) * 1000;

it.each(standards.flexibleCables.rows)(
  '$size mm²: $single and $three mV/A/m',
  ({size, single, three}) => {
    expect(Math.abs(millivolts(size, 'single') - single)).toBeLessThan(0.55);
    expect(Math.abs(millivolts(size, 'three') - three)).toBeLessThan(0.55);
  },
);

it('resistances are 10 to 21 % above solid copper of the nominal size', () => {
  for (const size of metricSizes) {
    // Annealed copper has 17.24 Ω·mm²/km (IEC 60028). Stranding and tinning add up to a fifth.
    const ratio = (conductors[size] * Number(size)) / 17.24;
    expect(ratio).toBeGreaterThan(1.1);
    expect(ratio).toBeLessThan(1.21);
  }
});

it('finds the thinnest cable for a voltage drop', () => {
  for (const sizes of [metricSizes, awgSizes]) {
    for (const size of sizes) {
      expect(thinnest(run, getVoltageDrop({...run, size}), sizes)).toBe(size);
    }
    expect(thinnest(run, 0, sizes)).toBeUndefined();
  }
});

it('calculates the heat of the cable from the voltage drop', () => {
  const load: Run = {...run, amps: 10, metres: 20};
  expect(getHeat(load)).toBeCloseTo(getVoltageDrop(load) * 10, 9);
  const three: Run = {...load, circuit: 'three'};
  expect(getHeat(three)).toBeCloseTo(Math.sqrt(3) * getVoltageDrop(three) * 10, 9);
});
