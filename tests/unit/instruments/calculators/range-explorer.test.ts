import fc from 'fast-check';
import {expect, it} from 'vitest';

import {exactValue, parameterFor} from '../../../../src/instruments/formulas/range';

const byte = fc.integer({min: 0, max: 255});

it('limits the parameter, stays within the range and goes back to the parameter', () => {
  fc.assert(
    fc.property(fc.double({min: -1, max: 2, noNaN: true}), byte, byte, (p, start, end) => {
      const value = exactValue(p, {start, end});
      expect(value).toBeGreaterThanOrEqual(Math.min(start, end));
      expect(value).toBeLessThanOrEqual(Math.max(start, end));
      const back = parameterFor(Math.round(value), {start, end});
      expect(back === undefined).toBe(start === end);
      expect(exactValue(back ?? 0, {start, end})).toBeCloseTo(Math.round(value), 9);
    }),
    {numRuns: 2000},
  );
});
