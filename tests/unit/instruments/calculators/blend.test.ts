import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  blend,
  blendChannel,
  blendModes,
  blendStack,
  clamp01,
  toCssRgb,
  type BlendMode,
  type Rgba,
} from '../../../../src/instruments/calculators/blend/blend';

const unit = fc.double({min: 0, max: 1, noNaN: true});
const color = fc.record({r: unit, g: unit, b: unit, a: unit});
const opaque = fc.record({r: unit, g: unit, b: unit, a: fc.constant(1)});
const mode = fc.constantFrom(...blendModes);

const rgb = (r: number, g: number, b: number, a = 1): Rgba => ({r, g, b, a});
const orange = rgb(0.9, 0.5, 0.1);
const blue = rgb(0.2, 0.4, 0.8);

function expectClose(actual: Rgba, expected: Rgba): void {
  for (const channel of ['r', 'g', 'b', 'a'] as const) {
    expect(actual[channel]).toBeCloseTo(expected[channel], 9);
  }
}

// Worked out by hand for opaque layers
const examples: Record<BlendMode, Rgba> = {
  additive: rgb(1, 0.9, 0.9),
  screen: rgb(0.92, 0.7, 0.82),
  multiply: rgb(0.18, 0.2, 0.08),
  subtract: rgb(0.7, 0.1, 0),
  difference: rgb(0.7, 0.1, 0.7),
  alpha: blue,
};

it.each(blendModes)('blends two opaque layers with %s', (name) => {
  expectClose(blend(name, orange, blue), examples[name]);
});

it('shows the overlay by its coverage and opacity, and keeps opaque layers opaque', () => {
  expectClose(blend('alpha', orange, {...blue, a: 0.5}), rgb(0.55, 0.45, 0.45));
  fc.assert(
    fc.property(mode, opaque, color, unit, (name, lower, over, opacity) => {
      const blended = blend(name, lower, over, opacity);
      expectClose(blended, blend(name, lower, {...over, a: over.a * opacity}));
      expect(blended.a).toBe(1);
      expectClose(blend(name, lower, over, 0), lower);
      const whole = blend(name, lower, {...over, a: 1});
      expect(whole.g).toBeCloseTo(blendChannel(name, lower.g, over.g), 9);
    }),
  );
});

it('shows the overlay where nothing lies below, except that Subtract shows nothing', () => {
  for (const name of blendModes) {
    const alone = name === 'subtract' ? rgb(0, 0, 0, 0) : blue;
    expectClose(blend(name, rgb(0.3, 0.3, 0.3, 0), blue), alone);
  }
});

it('stays in 0 to 1 for any input, also for numbers that are none', () => {
  const wild = fc.double();
  const wildColor = fc.record({r: wild, g: wild, b: wild, a: wild});
  fc.assert(
    fc.property(mode, wildColor, wildColor, wild, (name, lower, over, opacity) => {
      const blended = blend(name, lower, over, opacity);
      for (const value of Object.values(blended)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(toCssRgb(blended)).toMatch(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/);
    }),
  );
  expect([-1, Number.NaN, 0.25, 2, Infinity, -Infinity].map(clamp01)).toEqual([
    0, 0, 0.25, 1, 1, 0,
  ]);
  expect(toCssRgb(orange)).toBe('rgb(230, 128, 26)');
});

it.each([
  ['additive', 0],
  ['screen', 0],
  ['subtract', 0],
  ['difference', 0],
  ['multiply', 1],
] as const)('%s changes nothing with %d', (name, neutral) => {
  fc.assert(
    fc.property(unit, (lower) => {
      expect(blendChannel(name, lower, neutral)).toBeCloseTo(lower, 12);
    }),
  );
});

it('never gets brighter with screen than with additive, nor darker than either layer', () => {
  fc.assert(
    fc.property(unit, unit, (lower, over) => {
      const screen = blendChannel('screen', lower, over);
      expect(screen).toBeLessThanOrEqual(blendChannel('additive', lower, over) + 1e-12);
      expect(screen).toBeGreaterThanOrEqual(Math.max(lower, over) - 1e-12);
    }),
  );
});

it.each(['additive', 'screen', 'multiply'] as const)('%s takes layers in any order', (name) => {
  fc.assert(
    fc.property(opaque, opaque, opaque, (x, y, z) => {
      const layers = (...colors: Rgba[]) => colors.map((each) => ({mode: name, color: each}));
      expectClose(blend(name, x, y), blend(name, y, x));
      expectClose(blendStack(x, layers(y, z)), blendStack(z, layers(x, y)));
    }),
  );
});

it('depends on the order of three layers with difference, and of two with subtract', () => {
  expect(blendChannel('difference', blendChannel('difference', 0.9, 0.5), 0.2)).toBeCloseTo(0.2);
  expect(blendChannel('difference', blendChannel('difference', 0.2, 0.5), 0.9)).toBeCloseTo(0.6);
  expectClose(blend('subtract', blue, orange), rgb(0, 0, 0.7));
});

it('stacks layers, each with its opacity', () => {
  expect(blendStack(orange, [])).toEqual(orange);
  const half = {mode: 'additive', color: orange, opacity: 0.5} as const;
  expectClose(blendStack(rgb(0, 0, 0), [half]), rgb(0.45, 0.25, 0.05));
});
