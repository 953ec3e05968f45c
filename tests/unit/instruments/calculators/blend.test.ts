import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  blend,
  blendChannel,
  type BlendMode,
  clamp01,
  type Rgba,
  toCssRgb,
} from '../../../../src/instruments/calculators/blend/blend';

const blendModes = [
  'additive',
  'screen',
  'multiply',
  'subtract',
  'difference',
  'alpha',
] as const satisfies readonly BlendMode[];
const unit = fc.double({min: 0, max: 1, noNaN: true});
const color = fc.record({r: unit, g: unit, b: unit, a: unit});
const mode = fc.constantFrom(...blendModes);

const rgb = (r: number, g: number, b: number, a = 1): Rgba => ({r, g, b, a});
const orange = rgb(0.9, 0.5, 0.1);
const blue = rgb(0.2, 0.4, 0.8);

function expectClose(actual: Rgba, expected: Rgba): void {
  for (const channel of ['r', 'g', 'b', 'a'] as const) {
    expect(actual[channel]).toBeCloseTo(expected[channel], 9);
  }
}

// Calculated by hand for opaque layers.
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

it('blends by the alpha and opacity of the overlay, and keeps opaque layers opaque', () => {
  expectClose(blend('alpha', orange, {...blue, a: 0.5}), rgb(0.55, 0.45, 0.45));
  fc.assert(
    fc.property(mode, color, color, unit, (name, below, over, opacity) => {
      const lower = {...below, a: 1};
      const blended = blend(name, lower, over, opacity);
      expectClose(blended, blend(name, lower, {...over, a: over.a * opacity}));
      expect(blended.a).toBe(1);
      expectClose(blend(name, lower, over, 0), lower);
      const opaque = blend(name, lower, {...over, a: 1});
      expect(opaque.g).toBeCloseTo(blendChannel(name, lower.g, over.g), 9);
    }),
  );
});

it('shows the overlay over a transparent layer, except that Subtract shows nothing', () => {
  for (const name of blendModes) {
    const alone = name === 'subtract' ? rgb(0, 0, 0, 0) : blue;
    expectClose(blend(name, rgb(0.3, 0.3, 0.3, 0), blue), alone);
  }
});

it('clamps channels to 0 to 1, including NaN, and formats them with 8 bits', () => {
  const values = [-1, Number.NaN, 0.25, 2, Infinity, -Infinity];
  expect(values.map(clamp01)).toEqual([0, 0, 0.25, 1, 1, 0]);
  expect(toCssRgb(blend('additive', rgb(2, NaN, -1), orange, 7))).toBe('rgb(255, 128, 26)');
});
