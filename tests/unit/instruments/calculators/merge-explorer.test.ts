import fc from 'fast-check';
import {expect, it} from 'vitest';

import {limited, merge} from '../../../../src/instruments/formulas/merge';

const values = fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 1, maxLength: 3});

it('lies where each mode must lie, whatever the order', () => {
  fc.assert(
    fc.property(values, (tracks) => {
      const low = Math.min(...tracks);
      const high = Math.max(...tracks);
      const mean = merge('weightedaverage', tracks);
      expect(merge('htp', tracks)).toBe(high);
      expect(mean).toBeGreaterThanOrEqual(low - 1e-12);
      expect(mean).toBeLessThanOrEqual(high + 1e-12);
      expect(merge('add', tracks)).toBeCloseTo(mean * tracks.length, 12);
      for (const mode of ['add', 'weightedaverage', 'htp'] as const) {
        expect(merge(mode, [...tracks].reverse())).toBeCloseTo(merge(mode, tracks), 12);
      }
    }),
  );
  expect([merge('add', []), limited(2)]).toEqual([0, 1]);
});
