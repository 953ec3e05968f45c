import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/photometrics/model';
import {
  candelaOf,
  diameterAt,
  luxAt,
  luxPerFootCandle,
  solidAngle,
} from '../../../../src/instruments/calculators/photometrics/photometrics';

describe('photometrics', () => {
  it('knows a foot-candle, a hemisphere and a whole sphere', () => {
    expect(luxPerFootCandle).toBeCloseTo(10.7639, 4);
    expect(solidAngle(180)).toBeCloseTo(2 * Math.PI, 12);
    expect(solidAngle(360)).toBeCloseTo(4 * Math.PI, 12);
    // One steradian is a cone of 65.54° (ISO 80000-3 gives the plane angle of the cone as 2·arccos(1 − 1/2π)).
    expect(solidAngle(65.5411)).toBeCloseTo(1, 5);
  });

  it('turns back, and gets darker with distance by the square', () => {
    const positive = fc.double({min: 0.1, max: 500, noNaN: true});
    fc.assert(
      fc.property(positive, positive, fc.double({min: 0.5, max: 170, noNaN: true}), (lux, m, a) => {
        expect(luxAt(candelaOf(lux, m), m) / lux).toBeCloseTo(1, 9);
        expect(luxAt(lux, 2 * m) / luxAt(lux, m)).toBeCloseTo(0.25, 9);
        expect(diameterAt(a, 2 * m) / diameterAt(a, m)).toBeCloseTo(2, 9);
      }),
    );
  });

  it('gives one answer from candela, lux and lumens', () => {
    const lux = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok ? outcome.lines[0]?.value : outcome.errors;
    };
    expect(lux({})).toBe('1000 lx');
    expect(lux({candela: '100 kcd'})).toBe('1000 lx');
    expect(lux({from: 'lux', lux: '4000', measured: '5'})).toBe('1000 lx');
    expect(lux({from: 'lux', lux: '92.9030 fc'})).toBe('1000 lx');
    expect(lux({from: 'lumens', lumens: String(100_000 * solidAngle(26))})).toBe('1000 lx');
    expect(lux({distance: '32.8084 ft'})).toBe('1000 lx');
  });
});
