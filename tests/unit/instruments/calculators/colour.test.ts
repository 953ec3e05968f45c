import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  applyFilter,
  correlatedTemperature,
  decodeSrgb,
  encodeSrgb,
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
import standards from './vectors/standards.json';

const level = fc.double({min: 0, max: 1, noNaN: true});

it.each(standards.filters.rows)(
  'filter $filter converts $from K to about $to K',
  ({from, filter, to}) => {
    const gel = filters[filter as keyof typeof filters];
    expect(Math.abs((applyFilter(from, gel.shift) ?? 0) / to - 1)).toBeLessThan(0.01);
    expect(nearestFilter(mired(to) - mired(from))).toBe(gel);
  },
);

it('has no filter for a very small shift', () => {
  expect(nearestFilter(5)).toBeUndefined();
});

it.each(standards.blackBodies.rows)('a black body of $kelvin K is at $x, $y', (expected) => {
  const [x, y] = planckian(expected.kelvin);
  expect(Math.abs(x - expected.x)).toBeLessThan(0.0012);
  expect(Math.abs(y - expected.y)).toBeLessThan(0.0012);
});

it.each(standards.illuminants.rows)('the illuminant at $x, $y has $kelvin K', ({x, y, kelvin}) => {
  expect(Math.abs((correlatedTemperature([x, y]) ?? 0) - kelvin)).toBeLessThan(kelvin * 0.003);
});

it('a colour temperature is preserved through mired and the Planckian locus', () => {
  fc.assert(
    fc.property(fc.double({min: 2000, max: 12_000, noNaN: true}), (kelvin) => {
      expect(mired(mired(kelvin))).toBeCloseTo(kelvin, 6);
      expect((correlatedTemperature(planckian(kelvin)) ?? 0) / kelvin).toBeCloseTo(1, 1);
    }),
  );
});

it.each(standards.sRgb.rows)('sRGB $rgb is at $x, $y', ({rgb, x, y, luminance}) => {
  expect(toChromaticity(rgb as unknown as Triple)?.luminance).toBeCloseTo(luminance, 4);
  toRgb([x, y]).rgb.forEach((value, channel) => {
    expect(Math.abs(value - (rgb[channel] ?? 0))).toBeLessThan(0.02);
  });
});

it('a colour is preserved through HSI, gamma encoding and xy', () => {
  fc.assert(
    fc.property(level, level, level, (r, g, b) => {
      const rgb: Triple = [r, g, b];
      fromHsi(toHsi(rgb)).forEach((value, index) => {
        expect(Math.abs(value - (rgb[index] ?? 0))).toBeLessThan(1e-5);
      });
      expect(decodeSrgb(encodeSrgb(r))).toBeCloseTo(r, 4);
      const chromaticity = toChromaticity(rgb);
      if (chromaticity && Math.max(r, g, b) > 0.05) {
        const result = toChromaticity(toRgb(chromaticity.xy).rgb);
        expect(Math.abs((result?.xy[0] ?? 0) - chromaticity.xy[0])).toBeLessThan(0.002);
        expect(Math.abs((result?.xy[1] ?? 0) - chromaticity.xy[1])).toBeLessThan(0.002);
      }
    }),
  );
});
