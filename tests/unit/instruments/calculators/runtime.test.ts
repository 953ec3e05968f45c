import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  batteryHours,
  energyOf,
  fuelAt,
  generatorHours,
} from '../../../../src/instruments/calculators/runtime/runtime';

const battery = {volts: 12, ampHours: 100, usable: 1, efficiency: 1, peukert: 1, ratedHours: 20};

it('gives the same energy at any load without Peukert, less with it, and lasts shorter with more', () => {
  fc.assert(
    fc.property(
      fc.double({min: 1, max: 5000, noNaN: true}),
      fc.double({min: 1, max: 1.5, noNaN: true}),
      (watts, peukert) => {
        expect(batteryHours(battery, watts) * watts).toBeCloseTo(energyOf(battery), 6);
        const lead = {...battery, peukert};
        expect(batteryHours(lead, watts) * watts).toBeLessThanOrEqual(energyOf(lead) + 1e-6);
        expect(batteryHours(lead, watts * 1.1)).toBeLessThan(batteryHours(lead, watts));
      },
    ),
  );
});

it('meets both values of a generator’s data sheet, and lasts shorter with more', () => {
  const generator = {watts: 16_000, tank: 60, full: 5.4, half: 3};
  expect(fuelAt(generator, 16_000)).toBeCloseTo(5.4, 9);
  expect(fuelAt(generator, 8000)).toBeCloseTo(3, 9);
  fc.assert(
    fc.property(fc.double({min: 0, max: 15_000, noNaN: true}), (load) => {
      expect(generatorHours(generator, load + 1)).toBeLessThan(generatorHours(generator, load));
    }),
  );
});
