import fc from 'fast-check';
import {expect, it} from 'vitest';

import {degreesOf, ends, valueOf} from '../../../../src/instruments/calculators/pan-tilt/panTilt';

it('comes back from degrees and from values, inverted or not', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 0, max: 65535}),
      fc.double({min: 1, max: 1440, noNaN: true}),
      fc.boolean(),
      fc.boolean(),
      (value, range, centred, inverted) => {
        const axis = {range, centred, inverted};
        const degrees = degreesOf(value, axis);
        const [low, high] = ends(axis);
        expect(degrees).toBeGreaterThanOrEqual(low - 1e-9);
        expect(degrees).toBeLessThanOrEqual(high + 1e-9);
        expect(Math.round(valueOf(degrees, axis))).toBe(value);
        const other = {...axis, inverted: !inverted};
        expect(valueOf(degrees, other)).toBeCloseTo(65535 - value, 6);
      },
    ),
  );
});
