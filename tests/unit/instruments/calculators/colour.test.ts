import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  correlated,
  decoded,
  encoded,
  filtered,
  filters,
  fromHsi,
  mired,
  nearestFilter,
  planckian,
  toChromaticity,
  toHsi,
  toRgb,
  type Triple,
} from '../../../../src/instruments/calculators/colour/colour';
import {model} from '../../../../src/instruments/calculators/colour/model';

const level = fc.double({min: 0, max: 1, noNaN: true});

/** Chromaticity of a black body from Planck's law and the CIE 1931 observer in steps of 20 nm. */
function integrated(kelvin: number): [number, number] {
  // CIE 1931 2° colour-matching functions, 380 to 780 nm.
  const observer = [
    [0.0014, 0, 0.0065],
    [0.0143, 0.0004, 0.0679],
    [0.1344, 0.004, 0.6456],
    [0.3483, 0.023, 1.7471],
    [0.2908, 0.06, 1.6692],
    [0.0956, 0.139, 0.813],
    [0.0049, 0.323, 0.272],
    [0.0633, 0.71, 0.0782],
    [0.2904, 0.954, 0.0203],
    [0.5945, 0.995, 0.0039],
    [0.9163, 0.87, 0.0017],
    [1.0622, 0.631, 0.0008],
    [0.8544, 0.381, 0.0002],
    [0.4479, 0.175, 0],
    [0.1649, 0.061, 0],
    [0.0468, 0.017, 0],
    [0.0114, 0.0041, 0],
    [0.0029, 0.001, 0],
    [0.0007, 0.0002, 0],
    [0.0002, 0.0001, 0],
    [0, 0, 0],
  ];
  const sums = [0, 0, 0];
  observer.forEach((functions, index) => {
    const metres = (380 + 20 * index) * 1e-9;
    const power = metres ** -5 / Math.expm1(1.438777e-2 / (metres * kelvin));
    functions.forEach((value, channel) => {
      sums[channel] = (sums[channel] ?? 0) + value * power;
    });
  });
  const total = sums.reduce((sum, value) => sum + value, 0);
  return [(sums[0] ?? 0) / total, (sums[1] ?? 0) / total];
}

describe('colour temperature', () => {
  it.each([
    // What LEE Filters states in words: from, filter, to
    [3200, '201', 5700],
    [3200, '202', 4300],
    [3200, '203', 3600],
    [3200, '218', 3400],
    [6500, '204', 3200],
    [6500, '205', 3800],
    [6500, '206', 4600],
    [6500, '223', 5550],
    [3200, '200', 26_000],
  ] as const)('%d K behind %s is about %d K', (from, filter, to) => {
    const shift = filters[filter].shift;
    expect(Math.abs((filtered(from, shift) ?? 0) / to - 1)).toBeLessThan(0.01);
    expect(nearestFilter(mired(to) - mired(from))).toBe(filters[filter]);
  });

  it('has no temperature behind too much blue, and no filter for next to nothing', () => {
    expect(filtered(20_000, -137)).toBeUndefined();
    expect(nearestFilter(5)).toBeUndefined();
  });

  it.each([2000, 2222, 2856, 3200, 4000, 4001, 5000, 6500, 10_000])(
    '%d K is where Planck’s law and the CIE observer put it',
    (kelvin) => {
      const [x, y] = planckian(kelvin);
      const [ownX, ownY] = integrated(kelvin);
      expect(Math.abs(x - ownX)).toBeLessThan(0.0012);
      expect(Math.abs(y - ownY)).toBeLessThan(0.0012);
    },
  );

  it.each([
    // CIE standard illuminants (CIE 15): x, y, correlated colour temperature
    [0.44757, 0.40745, 2856],
    [0.34567, 0.3585, 5003],
    [0.31272, 0.32903, 6504],
    [0.29902, 0.31485, 7504],
  ])('%d, %d is %d K', (x, y, kelvin) => {
    expect(Math.abs((correlated([x, y]) ?? 0) - kelvin)).toBeLessThan(kelvin * 0.003);
  });

  it('comes back from mired, and to its temperature from the locus', () => {
    fc.assert(
      fc.property(fc.double({min: 2000, max: 12_000, noNaN: true}), (kelvin) => {
        expect(mired(mired(kelvin))).toBeCloseTo(kelvin, 6);
        expect((correlated(planckian(kelvin)) ?? 0) / kelvin).toBeCloseTo(1, 1);
      }),
    );
    expect(correlated([0.64, 0.33])).toBeUndefined();
  });
});

describe('RGB, HSI and xy', () => {
  it.each([
    // Primaries and white of IEC 61966-2-1
    [[1, 0, 0], 0.64, 0.33, 0.2126],
    [[0, 1, 0], 0.3, 0.6, 0.7152],
    [[0, 0, 1], 0.15, 0.06, 0.0722],
    [[1, 1, 1], 0.3127, 0.329, 1],
  ] as const)('%o is at %d, %d', (rgb, x, y, luminance) => {
    const found = toChromaticity(rgb);
    expect(found?.xy[0]).toBeCloseTo(x, 3);
    expect(found?.xy[1]).toBeCloseTo(y, 3);
    expect(found?.luminance).toBeCloseTo(luminance, 4);
    toRgb([x, y]).rgb.forEach((value, channel) => {
      expect(Math.abs(value - (rgb[channel] ?? 0))).toBeLessThan(0.02);
    });
  });

  it.each([
    // Gonzalez and Woods: hue of pure colours by thirds of the circle, S = 1 − min ÷ I
    [
      [1, 0, 0],
      [0, 1, 1 / 3],
    ],
    [
      [0, 1, 0],
      [120, 1, 1 / 3],
    ],
    [
      [0, 0, 1],
      [240, 1, 1 / 3],
    ],
    [
      [1, 1, 0],
      [60, 1, 2 / 3],
    ],
    [
      [0, 1, 1],
      [180, 1, 2 / 3],
    ],
    [
      [1, 0.5, 0.5],
      [0, 0.25, 2 / 3],
    ],
    [
      [0.5, 0.5, 0.5],
      [0, 0, 0.5],
    ],
  ] as const)('%o is %o', (rgb, hsi) => {
    toHsi(rgb).forEach((value, index) => expect(value).toBeCloseTo(hsi[index] ?? 0, 6));
  });

  it('comes back from HSI and from xy', () => {
    fc.assert(
      fc.property(level, level, level, (r, g, b) => {
        const rgb: Triple = [r, g, b];
        fromHsi(toHsi(rgb)).forEach((value, index) => {
          expect(Math.abs(value - (rgb[index] ?? 0))).toBeLessThan(1e-5);
        });
        expect(decoded(encoded(r))).toBeCloseTo(r, 4);
        const found = toChromaticity(rgb);
        const brightest = Math.max(r, g, b);
        if (found && brightest > 0.05) {
          const again = toChromaticity(toRgb(found.xy).rgb);
          expect(Math.abs((again?.xy[0] ?? 0) - found.xy[0])).toBeLessThan(0.002);
          expect(Math.abs((again?.xy[1] ?? 0) - found.xy[1])).toBeLessThan(0.002);
        }
      }),
    );
  });

  it('refuses an intensity that a hue cannot have, and warns outside sRGB', () => {
    const solve = (change: object) => model.solve({...model.defaults, ...change});
    expect(solve({from: 'hsi', hue: '0', intensity: '34'})).toMatchObject({
      errors: {intensity: expect.stringContaining('at most 33.3 %') as string},
    });
    expect(solve({from: 'hsi', hue: '0', intensity: '33'}).ok).toBe(true);
    const green = solve({from: 'xy', x: '0.1', y: '0.8'});
    expect(green.ok && green.warnings).toHaveLength(1);
    const white = solve({from: 'xy'});
    expect(white.ok && white.lines[0]?.value).toBe('255, 255, 255');
    const kelvin = solve({target: '5600'});
    expect(kelvin.ok && kelvin.lines.map(({value}) => value).slice(0, 4)).toEqual([
      '5698 K',
      '175.5',
      '\u2212134 mired',
      '201 Full CT Blue',
    ]);
  });
});
