import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/runtime/model';
import {
  batteryHours,
  energyOf,
  fuelAt,
  generatorHours,
} from '../../../../src/instruments/calculators/runtime/runtime';

const battery = {
  volts: 12,
  ampHours: 100,
  usable: 1,
  efficiency: 1,
  peukert: 1,
  ratedHours: 20,
};

describe('battery', () => {
  it.each([
    // Wh ÷ W by hand
    [{}, 120, 10],
    [{usable: 0.5}, 120, 5],
    [{efficiency: 0.9}, 108, 10],
    // Peukert's law, worked example: 100 Ah in 20 h, k = 1.2, 10 A: t = 20 × (100 ÷ (10 × 20))^1.2
    [{peukert: 1.2}, 120, 20 * 0.5 ** 1.2],
    [{peukert: 1.3}, 240, 20 * 0.25 ** 1.3],
    // At the rated current the exponent changes nothing, and below it it promises nothing.
    [{peukert: 1.3}, 60, 20],
    [{peukert: 1.3}, 30, 40],
  ])('%o lasts at %d W', (change, watts, hours) => {
    expect(batteryHours({...battery, ...change}, watts)).toBeCloseTo(hours, 9);
  });

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
});

describe('generator', () => {
  const generator = {watts: 16_000, tank: 60, full: 5.4, half: 3};

  it('meets both values of the data sheet, and runs on a straight line', () => {
    expect(fuelAt(generator, 16_000)).toBeCloseTo(5.4, 9);
    expect(fuelAt(generator, 8000)).toBeCloseTo(3, 9);
    expect(fuelAt(generator, 12_000)).toBeCloseTo(4.2, 9);
    expect(generatorHours(generator, 8000)).toBeCloseTo(20, 9);
    fc.assert(
      fc.property(fc.double({min: 0, max: 15_000, noNaN: true}), (load) => {
        expect(generatorHours(generator, load + 1)).toBeLessThan(generatorHours(generator, load));
      }),
    );
  });

  it('refuses an overload, and warns near both ends', () => {
    const solve = (load: string) => model.solve({...model.defaults, kind: 'generator', load});
    const warned = (load: string) => {
      const outcome = solve(load);
      return outcome.ok ? (outcome.warnings ?? []).join(' ') : 'refused';
    };
    expect(warned('16001')).toBe('refused');
    expect(warned('13000')).toMatch(/80 %/);
    expect(warned('8000')).toBe('');
    expect(warned('4000')).toMatch(/soots up/);
    const outcome = solve('8 kW');
    expect(outcome.ok && outcome.lines[0]?.value).toBe('20 h 0 min');
    expect(outcome.ok && outcome.notes?.join(' ')).toMatch(/never run a generator indoors/);
    expect(model.solve({...model.defaults, kind: 'generator', half: '6'}).ok).toBe(false);
  });
});
