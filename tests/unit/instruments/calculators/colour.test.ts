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

const level = fc.double({min: 0, max: 1, noNaN: true});

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
    expect(Math.abs((filtered(from, filters[filter].shift) ?? 0) / to - 1)).toBeLessThan(0.01);
    expect(nearestFilter(mired(to) - mired(from))).toBe(filters[filter]);
  });

  it('has no filter for next to nothing', () => {
    expect(nearestFilter(5)).toBeUndefined();
  });

  it.each([
    // Planck’s law and the CIE 1931 observer, summed up in steps of 20 nm: kelvin, x, y
    [2000, 0.5269, 0.4133],
    [2222, 0.5037, 0.4153],
    [2856, 0.4478, 0.4076],
    [3200, 0.4237, 0.3992],
    [4000, 0.3808, 0.3771],
    [4001, 0.3807, 0.3771],
    [5000, 0.3454, 0.3521],
    [6500, 0.3138, 0.3242],
    [10000, 0.2809, 0.289],
  ])('puts a black body of %d K at %d, %d', (kelvin, x, y) => {
    const [ownX, ownY] = planckian(kelvin);
    expect(Math.abs(x - ownX)).toBeLessThan(0.0012);
    expect(Math.abs(y - ownY)).toBeLessThan(0.0012);
  });

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
  });
});

it.each([
  // Primaries and white of IEC 61966-2-1
  [[1, 0, 0], 0.64, 0.33, 0.2126],
  [[0, 1, 0], 0.3, 0.6, 0.7152],
  [[0, 0, 1], 0.15, 0.06, 0.0722],
  [[1, 1, 1], 0.3127, 0.329, 1],
] as const)('%o is at %d, %d', (rgb, x, y, luminance) => {
  expect(toChromaticity(rgb)?.luminance).toBeCloseTo(luminance, 4);
  toRgb([x, y]).rgb.forEach((value, channel) => {
    expect(Math.abs(value - (rgb[channel] ?? 0))).toBeLessThan(0.02);
  });
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
      if (found && Math.max(r, g, b) > 0.05) {
        const again = toChromaticity(toRgb(found.xy).rgb);
        expect(Math.abs((again?.xy[0] ?? 0) - found.xy[0])).toBeLessThan(0.002);
        expect(Math.abs((again?.xy[1] ?? 0) - found.xy[1])).toBeLessThan(0.002);
      }
    }),
  );
});
