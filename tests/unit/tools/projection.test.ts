import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  illuminance,
  luminance,
  imageWidth,
  pixelSize,
  throwDistance,
} from '../../../src/tools/projection/projection';

describe('projection', () => {
  it('goes from width to distance and back', () => {
    expect(throwDistance(1.5, 4)).toBe(6);
    fc.assert(
      fc.property(
        fc.double({min: 0.1, max: 15, noNaN: true}),
        fc.double({min: 0.1, max: 100, noNaN: true}),
        (ratio, width) => {
          expect(imageWidth(ratio, throwDistance(ratio, width))).toBeCloseTo(width, 9);
        },
      ),
    );
  });

  it('spreads light over the picture', () => {
    expect(illuminance(6000, 4, 2.25)).toBeCloseTo(666.67, 2);
    expect(illuminance(6000, 4, 2.25, 2)).toBeCloseTo(2 * illuminance(6000, 4, 2.25), 9);
    expect(luminance(Math.PI * 100)).toBeCloseTo(100, 9);
    expect(pixelSize(3.84, 1920)).toBeCloseTo(2, 9);
  });
});
