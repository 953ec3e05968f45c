import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  blendModes,
  blend,
  blendChannel,
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

const orange: Rgba = {r: 0.9, g: 0.5, b: 0.1, a: 1};
const blue: Rgba = {r: 0.2, g: 0.4, b: 0.8, a: 1};
const black: Rgba = {r: 0, g: 0, b: 0, a: 1};
const white: Rgba = {r: 1, g: 1, b: 1, a: 1};

function expectClose(actual: Rgba, expected: Rgba): void {
  expect(actual.r).toBeCloseTo(expected.r, 9);
  expect(actual.g).toBeCloseTo(expected.g, 9);
  expect(actual.b).toBeCloseTo(expected.b, 9);
  expect(actual.a).toBeCloseTo(expected.a, 9);
}

describe('worked examples with opaque layers', () => {
  const cases: [BlendMode, Rgba][] = [
    ['additive', {r: 1, g: 0.9, b: 0.9, a: 1}],
    ['screen', {r: 0.92, g: 0.7, b: 0.82, a: 1}],
    ['multiply', {r: 0.18, g: 0.2, b: 0.08, a: 1}],
    ['subtract', {r: 0.7, g: 0.1, b: 0, a: 1}],
    ['difference', {r: 0.7, g: 0.1, b: 0.7, a: 1}],
    ['alpha', blue],
  ];
  it.each(cases)('%s', (name, expected) => {
    expectClose(blend(name, orange, blue), expected);
  });

  it('covers every mode', () => {
    expect(cases.map(([name]) => name)).toEqual([...blendModes]);
  });
});

describe('coverage', () => {
  it('puts half of the overlay over the lower layer', () => {
    expectClose(blend('alpha', orange, {...blue, a: 0.5}), {r: 0.55, g: 0.45, b: 0.45, a: 1});
  });

  it('treats opacity as a factor of the alpha', () => {
    fc.assert(
      fc.property(mode, color, color, unit, (m, lower, over, opacity) => {
        expectClose(
          blend(m, lower, over, opacity),
          blend(m, lower, {...over, a: over.a * opacity}),
        );
      }),
    );
  });

  it('leaves an opaque lower layer alone at opacity 0', () => {
    fc.assert(
      fc.property(mode, opaque, color, (m, lower, over) => {
        expectClose(blend(m, lower, over, 0), lower);
      }),
    );
  });

  it('shows the overlay where nothing lies below, except that Subtract shows nothing', () => {
    const nothing: Rgba = {r: 0.3, g: 0.3, b: 0.3, a: 0};
    for (const m of blendModes) {
      expectClose(blend(m, nothing, blue), m === 'subtract' ? {r: 0, g: 0, b: 0, a: 0} : blue);
    }
  });

  it('keeps opaque layers opaque', () => {
    fc.assert(
      fc.property(mode, opaque, color, (m, lower, over) => {
        expect(blend(m, lower, over).a).toBe(1);
      }),
    );
  });
});

describe('range', () => {
  it('stays in 0 to 1 for any input, also for numbers that are none', () => {
    const wild = fc.double();
    const wildColor = fc.record({r: wild, g: wild, b: wild, a: wild});
    fc.assert(
      fc.property(mode, wildColor, wildColor, wild, (m, lower, over, opacity) => {
        for (const value of Object.values(blend(m, lower, over, opacity))) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('clamps', () => {
    expect([-1, Number.NaN, 0, 0.25, 1, 2, Infinity, -Infinity].map(clamp01)).toEqual([
      0, 0, 0, 0.25, 1, 1, 1, 0,
    ]);
  });

  it('agrees with the one-channel rule for opaque layers', () => {
    fc.assert(
      fc.property(mode, opaque, opaque, (m, lower, over) => {
        expect(blend(m, lower, over).g).toBeCloseTo(blendChannel(m, lower.g, over.g), 9);
      }),
    );
  });
});

describe('neutral layers', () => {
  it.each(['additive', 'screen', 'subtract', 'difference'] as const)(
    'black changes nothing with %s',
    (m) => {
      fc.assert(fc.property(opaque, (lower) => expectClose(blend(m, lower, black), lower)));
    },
  );

  it('white changes nothing with multiply, and black makes black', () => {
    fc.assert(
      fc.property(opaque, (lower) => {
        expectClose(blend('multiply', lower, white), lower);
        expectClose(blend('multiply', lower, black), black);
      }),
    );
  });

  it('screen never gets brighter than additive nor darker than either layer', () => {
    fc.assert(
      fc.property(unit, unit, (l, o) => {
        const screen = blendChannel('screen', l, o);
        expect(screen).toBeLessThanOrEqual(blendChannel('additive', l, o) + 1e-12);
        expect(screen).toBeGreaterThanOrEqual(Math.max(l, o) - 1e-12);
      }),
    );
  });
});

describe('order of layers', () => {
  it.each(['additive', 'screen', 'multiply', 'difference'] as const)(
    'two layers may change places with %s',
    (m) => {
      fc.assert(fc.property(opaque, opaque, (x, y) => expectClose(blend(m, x, y), blend(m, y, x))));
    },
  );

  it.each(['additive', 'screen', 'multiply'] as const)(
    'three layers may change places with %s',
    (m) => {
      fc.assert(
        fc.property(opaque, opaque, opaque, (x, y, z) => {
          expectClose(
            blendStack(x, [
              {mode: m, color: y},
              {mode: m, color: z},
            ]),
            blendStack(z, [
              {mode: m, color: x},
              {mode: m, color: y},
            ]),
          );
        }),
      );
    },
  );

  it('three layers may not change places with difference', () => {
    expect(blendChannel('difference', blendChannel('difference', 0.9, 0.5), 0.2)).toBeCloseTo(0.2);
    expect(blendChannel('difference', blendChannel('difference', 0.2, 0.5), 0.9)).toBeCloseTo(0.6);
  });

  it('subtract depends on the order', () => {
    expectClose(blend('subtract', orange, blue), {r: 0.7, g: 0.1, b: 0, a: 1});
    expectClose(blend('subtract', blue, orange), {r: 0, g: 0, b: 0.7, a: 1});
  });
});

describe('stack', () => {
  it('is the base without layers', () => {
    expect(blendStack(orange, [])).toEqual(orange);
  });

  it('uses the opacity of each layer', () => {
    expectClose(blendStack(black, [{mode: 'additive', color: orange, opacity: 0.5}]), {
      r: 0.45,
      g: 0.25,
      b: 0.05,
      a: 1,
    });
  });
});

describe('colour text', () => {
  it('writes 8-bit whole numbers', () => {
    expect(toCssRgb(orange)).toBe('rgb(230, 128, 26)');
    expect(toCssRgb({r: -1, g: 2, b: Number.NaN, a: 0})).toBe('rgb(0, 255, 0)');
  });

  it('is always a valid SVG fill', () => {
    fc.assert(
      fc.property(color, (c) => {
        expect(toCssRgb(c)).toMatch(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/);
      }),
    );
  });
});
