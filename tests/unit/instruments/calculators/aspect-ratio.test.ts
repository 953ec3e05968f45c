import fc from 'fast-check';
import {expect, it} from 'vitest';

import {lowestTerms, scaled} from '../../../../src/instruments/calculators/aspect-ratio/aspect';

it('fits inside, fills outside, and keeps the shape to a pixel', () => {
  const side = fc.integer({min: 8, max: 8000});
  fc.assert(
    fc.property(side, side, side, side, (width, height, frameWidth, frameHeight) => {
      const image = {width, height};
      const frame = {width: frameWidth, height: frameHeight};
      const inside = scaled(image, frame, 'fit');
      const outside = scaled(image, frame, 'fill');
      expect(inside.width <= frameWidth && inside.height <= frameHeight).toBe(true);
      expect(outside.width >= frameWidth && outside.height >= frameHeight).toBe(true);
      expect(inside.width === frameWidth || inside.height === frameHeight).toBe(true);
      expect(Math.abs(outside.width * height - outside.height * width)).toBeLessThanOrEqual(
        Math.max(width, height) * 0.5,
      );
      const [across, down] = lowestTerms(image);
      expect(across * height).toBe(down * width);
    }),
  );
});
