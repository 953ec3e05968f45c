import fc from 'fast-check';
import {expect, it} from 'vitest';

import {metresOf, msOfMetres} from '../../../../src/instruments/calculators/delay/delay';

it('comes back to the same distance, and is shorter in warm air', () => {
  fc.assert(
    fc.property(
      fc.double({min: 0.01, max: 1000, noNaN: true}),
      fc.double({min: -40, max: 59, noNaN: true}),
      (metres, celsius) => {
        expect(metresOf(msOfMetres(metres, celsius), celsius)).toBeCloseTo(metres, 9);
        expect(msOfMetres(metres, celsius + 1)).toBeLessThan(msOfMetres(metres, celsius));
      },
    ),
  );
});
