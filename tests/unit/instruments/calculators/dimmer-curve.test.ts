import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  lightness,
  lightOf,
  lightWith,
  valueFor,
  type Shape,
} from '../../../../src/instruments/calculators/dimmer-curve/curve';

it('starts at nothing, ends at all, rises throughout and comes back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Shape>('linear', 'square', 'gamma', 's'),
      fc.double({min: 0.2, max: 5, noNaN: true}),
      fc.double({min: 0, max: 1, noNaN: true}),
      (kind, exponent, value) => {
        const at = (level: number) => lightOf(level, kind, exponent);
        expect(at(0)).toBe(0);
        expect(at(1)).toBeCloseTo(1, 12);
        expect(at(Math.min(1, value + 0.01))).toBeGreaterThanOrEqual(at(value));
        expect(at(valueFor(at(value), kind, exponent))).toBeCloseTo(at(value), 6);
        expect(lightWith(lightness(value))).toBeCloseTo(value, 9);
      },
    ),
  );
});
