/**
 * Blend modes for two layers of an image, as arithmetic on one pixel.
 *
 * Sources: Screen, Multiply, Difference and alpha over follow W3C Compositing and Blending Level 1
 * (https://www.w3.org/TR/compositing-1/, "Separable blend modes" and "Source Over"); Additive is its
 * `lighter` operator, a sum that stops at 1; Subtract is the same sum with a minus sign that stops
 * at 0. All colours are straight (not premultiplied), and stored values are used without a
 * transfer curve.
 */

/** A colour with coverage; every member is a number from 0 to 1 (255 in 8 bits is 1). */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  /** Coverage: 0 is transparent, 1 is opaque. */
  a: number;
}

/** The modes of {@link blend}. `alpha` is alpha over: the overlay covers what is below. */
export type BlendMode = 'additive' | 'screen' | 'multiply' | 'subtract' | 'difference' | 'alpha';

/** Clamps a number to 0 to 1; NaN becomes 0. */
export function clamp01(value: number): number {
  if (!(value > 0)) {
    return 0;
  }
  return value < 1 ? value : 1;
}

/**
 * One channel of two opaque layers: `lower` is below, `over` is on top, both 0 to 1.
 * The result is clamped to 0 to 1.
 */
export function blendChannel(mode: BlendMode, lower: number, over: number): number {
  const l = clamp01(lower);
  const o = clamp01(over);
  switch (mode) {
    case 'additive':
      return clamp01(l + o);
    case 'screen':
      return clamp01(1 - (1 - l) * (1 - o));
    case 'multiply':
      return l * o;
    case 'subtract':
      return clamp01(l - o);
    case 'difference':
      return Math.abs(l - o);
    case 'alpha':
      return o;
  }
}

/**
 * Blends the overlay into the layer below.
 *
 * `opacity` (0 to 1) is multiplied into the overlay's alpha, as a fader does. An overlay without
 * coverage leaves the lower layer as it is. Inputs outside 0 to 1 are clamped first; where nothing
 * is covered, the result is transparent black.
 */
export function blend(mode: BlendMode, lower: Rgba, over: Rgba, opacity = 1): Rgba {
  const lowerAlpha = clamp01(lower.a);
  const overAlpha = clamp01(over.a) * clamp01(opacity);
  const alpha = resultAlpha(mode, lowerAlpha, overAlpha);
  const channel = (l: number, o: number): number => {
    if (alpha === 0) {
      return 0;
    }
    const weighted = coveredChannel(mode, clamp01(l), lowerAlpha, clamp01(o), overAlpha);
    return clamp01(weighted / alpha);
  };
  return {
    r: channel(lower.r, over.r),
    g: channel(lower.g, over.g),
    b: channel(lower.b, over.b),
    a: alpha,
  };
}

/** `rgb(r, g, b)` with 8-bit whole numbers, for an SVG `fill`; the alpha is left out. */
export function toCssRgb(color: Rgba): string {
  const byte = (value: number): number => Math.round(clamp01(value) * 255);
  return `rgb(${byte(color.r)}, ${byte(color.g)}, ${byte(color.b)})`;
}

/** Coverage of the result. */
function resultAlpha(mode: BlendMode, lowerAlpha: number, overAlpha: number): number {
  switch (mode) {
    case 'additive':
      return clamp01(lowerAlpha + overAlpha);
    case 'subtract':
      // Subtracting light never increases coverage.
      return lowerAlpha;
    default:
      return clamp01(overAlpha + lowerAlpha * (1 - overAlpha));
  }
}

/** One channel of the result, multiplied by the result's coverage. */
function coveredChannel(
  mode: BlendMode,
  l: number,
  lowerAlpha: number,
  o: number,
  overAlpha: number,
): number {
  switch (mode) {
    case 'additive':
      return clamp01(l * lowerAlpha + o * overAlpha);
    case 'subtract':
      // Clamped before multiplying by the coverage, which would weaken the overlay.
      return clamp01(l - o * overAlpha) * lowerAlpha;
    default:
      return (
        overAlpha * (1 - lowerAlpha) * o +
        overAlpha * lowerAlpha * blendChannel(mode, l, o) +
        (1 - overAlpha) * lowerAlpha * l
      );
  }
}
