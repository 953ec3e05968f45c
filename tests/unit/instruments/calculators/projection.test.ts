import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/projection/model';
import {
  ambientContrast,
  illuminance,
  luminance,
  imageWidth,
  pixelSize,
  throwDistance,
} from '../../../../src/instruments/calculators/projection/projection';

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
    expect(luminance(Math.PI * 100, 1.3)).toBeCloseTo(130, 9);
    // 150 lx from the projector on 50 lx from the room: 200 : 50.
    expect(ambientContrast(150, 50)).toBe(4);
  });

  const values = (change: object) => {
    const outcome = model.solve({...model.defaults, ...change});
    return outcome.ok
      ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
      : {};
  };

  it('judges the light by what is wanted and by the light of the room', () => {
    // 4 × 2.25 m: 9 m². 9000 lm give 1000 lx.
    const bright = {width: '4', lumens: '9000'};
    expect(values({...bright, target: '1000'})['Enough light?']).toBe('Yes');
    expect(values({...bright, target: '2000'})).toMatchObject({
      'Enough light?': 'No: 50 % of what you want',
      'Total lumens needed, all projectors': '18\u202f000 lm',
    });
    expect(values({...bright, ambient: '20'})).toMatchObject({
      'Contrast in the light of the room': '51 : 1',
      'Good for': 'fine detail',
    });
    expect(values({...bright, ambient: '1000'})['Good for']).toMatch(/nothing/);
    expect(values(bright)).not.toHaveProperty('Enough light?');
  });

  it('shows the zoom, the lens shift, gain and feet', () => {
    expect(values({ratio: '1.5', ratioTo: '2', width: '4'})).toMatchObject({
      'Distance from lens to screen': '6 m (19.7 ft)',
      'Distance over the zoom': '6 to 8 m',
    });
    expect(
      values({from: 'distance', distance: '6', ratio: '1.5', ratioTo: '2'})['Width over the zoom'],
    ).toBe('3 to 4 m');
    expect(
      values({width: '4', shift: '50'})['Middle of the image, from the height of the lens'],
    ).toBe('1.125 m above');
    expect(
      values({width: '4', shift: '-20'})['Middle of the image, from the height of the lens'],
    ).toBe('0.45 m below');
    expect(values({width: '13.1233596 ft'})['Image']).toBe('13.123 × 7.382 ft');
  });
});
