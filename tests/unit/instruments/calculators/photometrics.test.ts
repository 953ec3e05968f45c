import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  candelaOf,
  diameterAt,
  luxAt,
  solidAngle,
} from '../../../../src/instruments/calculators/photometrics/photometrics';

it('turns back, and gets darker with distance by the square', () => {
  const positive = fc.double({min: 0.1, max: 500, noNaN: true});
  fc.assert(
    fc.property(positive, positive, fc.double({min: 0.5, max: 170, noNaN: true}), (lux, m, a) => {
      expect(luxAt(candelaOf(lux, m), m) / lux).toBeCloseTo(1, 9);
      expect(luxAt(lux, 2 * m) / luxAt(lux, m)).toBeCloseTo(0.25, 9);
      expect(diameterAt(a, 2 * m) / diameterAt(a, m)).toBeCloseTo(2, 9);
    }),
  );
  expect(solidAngle(360)).toBeCloseTo(4 * Math.PI, 12);
});
