import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {limited, merge} from '../../../../src/instruments/formulas/merge';
import {arithmetic} from '../../../../src/instruments/calculators/merge-explorer/model';

const values = fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 1, maxLength: 3});

describe('merging', () => {
  it('adds, averages or takes the highest', () => {
    expect(merge('add', [0.5, 0.25])).toBe(0.75);
    expect(merge('add', [1, 1])).toBe(2);
    expect(merge('weightedaverage', [0, 1])).toBe(0.5);
    expect(merge('weightedaverage', [0, 0.5, 1])).toBe(0.5);
    expect(merge('htp', [0.2, 0.8])).toBe(0.8);
    expect(merge('add', [])).toBe(0);
    expect(limited(2)).toBe(1);
  });

  it('lies where each mode must lie, whatever the order', () => {
    fc.assert(
      fc.property(values, (tracks) => {
        const low = Math.min(...tracks);
        const high = Math.max(...tracks);
        const mean = merge('weightedaverage', tracks);
        expect(merge('htp', tracks)).toBe(high);
        expect(mean).toBeGreaterThanOrEqual(low - 1e-12);
        expect(mean).toBeLessThanOrEqual(high + 1e-12);
        expect(merge('add', tracks)).toBeGreaterThanOrEqual(high - 1e-12);
        for (const mode of ['add', 'weightedaverage', 'htp'] as const) {
          expect(merge(mode, [...tracks].reverse())).toBeCloseTo(merge(mode, tracks), 12);
        }
      }),
    );
  });

  it('writes the sum down', () => {
    expect(arithmetic('add', [0.5, 0.25])).toBe('0.5 + 0.25 = 0.75');
    expect(arithmetic('weightedaverage', [0.2, 0.8])).toBe('(0.2 + 0.8) ÷ 2 = 0.5');
    expect(arithmetic('htp', [0.2, 0.8])).toBe('highest of 0.2, 0.8 = 0.8');
  });
});
