import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  balance,
  breakers,
  imbalance,
  neutral,
  parseLoads,
  singlePhase,
  smallestBreaker,
  threePhase,
} from '../../../src/tools/power/power';
import {model} from '../../../src/tools/power/model';

describe('power', () => {
  it('computes currents', () => {
    expect(threePhase(16080, 208, 0.95)).toBeCloseTo(46.98, 2);
    expect(threePhase(16080, 208, 0.95) / 0.8).toBeCloseTo(58.7, 1);
    expect(smallestBreaker(threePhase(16080, 208, 0.95), 0.8, breakers.nec)).toBe(60);
    expect(singlePhase(303, 120)).toBeCloseTo(2.525, 6);
    expect(singlePhase(5 * 303, 120)).toBeCloseTo(12.625, 6);
    expect(singlePhase(2000, 120)).toBeCloseTo(16.67, 2);
    expect(smallestBreaker(singlePhase(1920, 120), 0.8, breakers.nec)).toBe(20);
    expect(smallestBreaker(singlePhase(1921, 120), 0.8, breakers.nec)).toBe(25);
    expect(smallestBreaker(singlePhase(3680, 230), 1, breakers.iec)).toBe(16);
    expect(smallestBreaker(singlePhase(3681, 230), 1, breakers.iec)).toBe(20);
  });

  it('agrees between line-to-line and line-to-neutral', () => {
    fc.assert(
      fc.property(
        fc.double({min: 1, max: 1e5, noNaN: true}),
        fc.double({min: 0.1, max: 1, noNaN: true}),
        (watts, factor) => {
          expect(threePhase(watts, 400, factor)).toBeCloseTo(
            singlePhase(watts / 3, 400 / Math.sqrt(3), factor),
            6,
          );
        },
      ),
    );
  });

  it('computes the neutral', () => {
    expect(neutral(10, 10, 10)).toBe(0);
    expect(neutral(10, 0, 0)).toBe(10);
    expect(neutral(10, 10, 0)).toBeCloseTo(10, 9);
  });

  it('spreads loads without losing any', () => {
    expect(balance([300, 300, 300])).toEqual([300, 300, 300]);
    expect(balance([500, 400, 300, 200, 100])).toEqual([500, 500, 500]);
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 5000}), {maxLength: 40}), (loads) => {
        const phases = balance(loads);
        const sum = loads.reduce((a, b) => a + b, 0);
        expect(phases.reduce((a, b) => a + b, 0)).toBe(sum);
        expect(Math.max(...phases) - Math.min(...phases)).toBeLessThanOrEqual(
          Math.max(0, ...loads),
        );
        expect(imbalance(phases)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(imbalance([0, 0, 0])).toBe(0);
    expect(imbalance([12, 9, 9])).toBeCloseTo(0.2, 9);
  });

  it('finds the smallest breaker, and none if there is none', () => {
    expect(smallestBreaker(16, 0.8, breakers.iec)).toBe(20);
    expect(smallestBreaker(12.8, 0.8, breakers.iec)).toBe(16);
    expect(smallestBreaker(200, 0.8, breakers.iec)).toBeUndefined();
  });

  it('reads lists of loads', () => {
    const loads = (text: string) => {
      const parsed = parseLoads(text);
      return parsed.ok ? parsed.value : undefined;
    };
    expect(loads('2 x 300')).toEqual([300, 300]);
    expect(loads('2x300 W, 1,2 kW')).toEqual([300, 300, 1200]);
    expect(loads('100 + 200; 50')).toEqual([100, 200, 50]);
    expect(loads('8 × 200,2*500')).toEqual([...Array<number>(8).fill(200), 500, 500]);
    expect(loads('1500 x 1, 500 x 2')).toHaveLength(2000);
    for (const text of ['1500 x 1, 501 x 2', '', 'x', '0 x 5', '3000 x 1', '5 A', '-5', '16,080']) {
      expect(loads(text), text).toBeUndefined();
    }
  });

  it('warns over the limit and over the rating', () => {
    const warnings = (loads: string) => {
      const outcome = model.solve({...model.defaults, loads, factor: '1'});
      return outcome.ok ? (outcome.warnings ?? []) : ['failed'];
    };
    expect(warnings('2900')).toEqual([]);
    expect(warnings('3000')[0]).toMatch(/planning limit/);
    expect(warnings('3700')[0]).toMatch(/trip/);
  });

  it('always says that it does not replace an electrician', () => {
    const outcome = model.solve(model.defaults);
    expect(outcome.ok && outcome.notes?.join(' ')).toMatch(/not an electrician/);
  });
});
