import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  balance,
  betweenPhases,
  breakers,
  circuits,
  draw,
  imbalance,
  neutral,
  parseLoads,
  singlePhase,
  smallestBreaker,
  threePhase,
  toNeutral,
  usualReference,
} from '../../../../src/instruments/calculators/power/power';
import {model} from '../../../../src/instruments/calculators/power/model';
import {fieldCodec, sharedState} from '../../../../src/instruments/kit/codec';
import {arranged} from '../../../../src/instruments/kit/model';
import {model as cable} from '../../../../src/instruments/calculators/voltage-drop/model';

describe('power', () => {
  it('says how many equal loads fit on a circuit, and leads on to its cable with the values', () => {
    const outcome = model.solve({...model.defaults, loads: '50 x 120'});
    const {lines, link} = outcome.ok ? outcome : {lines: [], link: undefined};
    expect(lines).toContainEqual({label: 'Fit on one circuit', value: '23 × 120 W', main: true});
    const {hash} = new URL(link?.to ?? '', 'https://site.invalid');
    const read = sharedState(hash, 'voltage-drop', cable.defaults, fieldCodec(cable.fields));
    expect(read?.whole).toBe(true);
    expect(read?.state).toMatchObject({circuit: 'single', volts: '230', amps: '12.63'});
    const {lines: mixed} = {lines: [], ...model.solve(model.defaults)};
    expect(mixed.map(({label}: {label: string}) => label)).not.toContain('Fit on one circuit');
  });

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
    const spread = (loads: readonly number[]) => {
      const phases = [0, 0, 0];
      balance(loads).forEach((phase, index) => {
        phases[phase] = (phases[phase] ?? 0) + (loads[index] ?? 0);
      });
      return phases;
    };
    expect(spread([300, 300, 300])).toEqual([300, 300, 300]);
    expect(spread([500, 400, 300, 200, 100])).toEqual([500, 500, 500]);
    // Largest-to-lightest alone ends at 1000 here.
    expect(spread([500, 500, 400, 400, 300, 300, 300])).toEqual([900, 900, 900]);
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 5000}), {maxLength: 40}), (loads) => {
        const phases = spread(loads);
        expect(phases.reduce((a, b) => a + b, 0)).toBe(loads.reduce((a, b) => a + b, 0));
        expect(Math.max(...phases) - Math.min(...phases)).toBeLessThanOrEqual(
          Math.max(0, ...loads),
        );
        expect(imbalance(phases)).toBeGreaterThanOrEqual(0);
      }),
    );
    // Every way to spread seven loads, counted out.
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 1, max: 50}), {minLength: 7, maxLength: 7}),
        (loads) => {
          let least = Infinity;
          for (let way = 0; way < 3 ** loads.length; way += 1) {
            const phases = [0, 0, 0];
            loads.forEach((load, index) => {
              const phase = Math.floor(way / 3 ** index) % 3;
              phases[phase] = (phases[phase] ?? 0) + load;
            });
            least = Math.min(least, Math.max(...phases));
          }
          expect(Math.max(...spread(loads))).toBe(least);
        },
      ),
      {numRuns: 20},
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
      return parsed.ok ? parsed.value.map(({amount}) => amount) : undefined;
    };
    expect(loads('2 x 300')).toEqual([300, 300]);
    expect(loads('2x300 W, 1,2 kW')).toEqual([300, 300, 1200]);
    expect(loads('100 + 200; 50')).toEqual([100, 200, 50]);
    expect(loads('8 × 200,2*500')).toEqual([...Array<number>(8).fill(200), 500, 500]);
    expect(loads('1500 x 1, 500 x 2')).toHaveLength(2000);
    expect(loads('1 x 16 080 W')).toEqual([16080]);
    for (const text of [
      '1500 x 1, 501 x 2',
      '',
      'x',
      '0 x 5',
      '3000 x 1',
      '-5',
      '16,080',
      '5 lx',
    ]) {
      expect(loads(text), text).toBeUndefined();
    }
    const two = parseLoads('4 x 16,080 W');
    expect(!two.ok && two.offers).toEqual(['4 x 16.08 W', '4 x 16080 W']);
    const three = parseLoads('5, 1000,500');
    expect(!three.ok && three.offers).toEqual(['5; 1000.500', '5; 1000; 500']);
  });

  it.each([
    // I = P ÷ (V · pf), S ÷ V, or as stated; 230 V, power factor 0.95 unless its own
    ['2300 W pf 0.5', 20, 2300],
    ['2300 VA', 10, 2185],
    ['10 A @ 0.6', 10, 1380],
    ['1.15 kVA cos φ 0.8', 5, 920],
  ])('reads %s as %d A and %d W', (text, amps, watts) => {
    const parsed = parseLoads(text);
    const [load] = parsed.ok ? parsed.value : [];
    const drawn = load && draw(load, 230, 0.95);
    expect(drawn?.amps).toBeCloseTo(amps, 9);
    expect(drawn?.watts).toBeCloseTo(watts, 9);
  });

  it('packs circuits without losing a load or passing the limit', () => {
    expect(circuits([5, 5, 5, 5], 10)).toHaveLength(2);
    expect(circuits([12, 3], 10)).toEqual([[0], [1]]);
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
  });

  it('uses the voltage that the supply calls for', () => {
    expect(betweenPhases(230, 'neutral')).toBe(400);
    expect(betweenPhases(400, 'phases')).toBe(400);
    expect(betweenPhases(120, 'neutral')).toBe(208);
    expect(toNeutral(400, 'phases')).toBe(230);
    expect(toNeutral(230, 'neutral')).toBe(230);
    expect(toNeutral(480, 'phases')).toBeCloseTo(277.13, 2);
    expect([230, 277, 400, 480, 600].map(usualReference)).toEqual([
      'neutral',
      'neutral',
      'phases',
      'phases',
      'phases',
    ]);
    expect([220, 235, 405].map(usualReference)).toEqual([undefined, undefined, undefined]);
    const outcome = model.solve({
      ...model.defaults,
      supply: 'balanced',
      loads: '16080',
      volts: '120',
    });
    expect(outcome.ok && outcome.lines[0]?.value).toBe('46.98 A');
  });

  it('puts a breaker that is overloaded before all else', () => {
    const shown = (loads: string) => {
      const outcome = model.solve({...model.defaults, loads});
      return outcome.ok ? arranged(outcome.lines) : undefined;
    };
    const breaker = 'Load of one breaker for all';
    expect(shown('10 x 1000')?.main[0]).toMatchObject({label: breaker, value: '286 %', over: true});
    expect(shown('1000')?.main.some(({label}) => label === breaker)).toBe(false);
    expect(shown('1000')?.rest.some(({label}) => label === breaker)).toBe(true);
  });

  it('warns over the limit and over the rating', () => {
    const warnings = (loads: string) => {
      const outcome = model.solve({...model.defaults, loads, factor: '1'});
      return outcome.ok ? (outcome.warnings ?? []) : ['failed'];
    };
    expect(warnings('2900')).toEqual([]);
    expect(warnings('3000')[0]).toMatch(/planning limit/);
    expect(warnings('3700')[0]).toMatch(/may trip after a long time/);
    expect(warnings('4200')[0]).toMatch(/can trip/);
    expect(warnings('6000')[0]).toMatch(/within the hour/);
  });

  it('always says that it does not replace an electrician', () => {
    const outcome = model.solve(model.defaults);
    expect(outcome.ok && outcome.notes?.join(' ')).toMatch(/not an electrician/);
  });
});
