import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  balance,
  breakers,
  circuits,
  imbalance,
  smallestBreaker,
} from '../../../../src/instruments/calculators/power/power';
import {model} from '../../../../src/instruments/calculators/power/model';
import {fieldCodec, sharedState} from '../../../../src/instruments/kit/codec';
import {groupLines} from '../../../../src/instruments/kit/model';
import {model as cable} from '../../../../src/instruments/calculators/voltage-drop/model';

const solve = (change: object) => {
  const outcome = model.solve({...model.defaults, ...change});
  return outcome.ok ? outcome : {lines: [], link: undefined};
};

it('links to the voltage drop of a circuit with its values', () => {
  const {link} = solve({loads: '50 x 120'});
  const {hash} = new URL(link?.to ?? '', 'https://site.invalid');
  const shared = sharedState(hash, 'voltage-drop', cable.defaults, fieldCodec(cable.fields));
  expect(shared?.whole).toBe(true);
  expect(shared?.state).toMatchObject({circuit: 'single', volts: '230', amps: '12.63'});
});

it('lists an overloaded breaker first', () => {
  const label = 'Load of one breaker for all';
  expect(groupLines(solve({loads: '10 x 1000'}).lines).main[0]).toMatchObject({
    label,
    isOverLimit: true,
  });
  const {main, rest} = groupLines(solve({loads: '1000'}).lines);
  expect([main, rest].map((lines) => lines.some((line) => line.label === label))).toEqual([
    false,
    true,
  ]);
});

/** Watts on each phase after balancing loads. */
function wattsByPhase(loads: readonly number[]): number[] {
  const phases = [0, 0, 0];
  balance(loads).forEach((phase, index) => {
    phases[phase] = (phases[phase] ?? 0) + (loads[index] ?? 0);
  });
  return phases;
}

it('balances seven loads as well as the best of all combinations', () => {
  // Assigning the largest load to the lightest phase alone would result in 1000.
  expect(wattsByPhase([500, 500, 400, 400, 300, 300, 300])).toEqual([900, 900, 900]);
  expect(imbalance([0, 0, 0])).toBe(0);
  const sevenLoads = fc.array(fc.integer({min: 1, max: 50}), {minLength: 7, maxLength: 7});
  fc.assert(
    fc.property(sevenLoads, (loads) => {
      let minimum = Infinity;
      for (let combination = 0; combination < 3 ** loads.length; combination += 1) {
        const phases = [0, 0, 0];
        loads.forEach((load, index) => {
          const phase = Math.floor(combination / 3 ** index) % 3;
          phases[phase] = (phases[phase] ?? 0) + load;
        });
        minimum = Math.min(minimum, Math.max(...phases));
      }
      expect(Math.max(...wattsByPhase(loads))).toBe(minimum);
    }),
    {numRuns: 20},
  );
});

it('assigns all loads to circuits within the limit', () => {
  expect(circuits([12, 3], 10)).toEqual([[0], [1]]);
  expect(circuits([5, 5, 5, 5], 10)).toHaveLength(2);
  fc.assert(
    fc.property(fc.array(fc.double({min: 0, max: 10, noNaN: true}), {maxLength: 30}), (amps) => {
      const packed = circuits(amps, 10);
      expect(packed.flat().sort((a, b) => a - b)).toEqual(amps.map((_, index) => index));
      for (const members of packed) {
        const sum = members.reduce((total, index) => total + (amps[index] ?? 0), 0);
        expect(sum).toBeLessThanOrEqual(10 + 1e-6);
      }
    }),
  );
  expect(smallestBreaker(200, 0.8, breakers.iec)).toBeUndefined();
});
