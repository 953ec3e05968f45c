/**
 * Colour temperature, filters and colour coordinates. Mired: a million ÷ kelvin. Planckian locus: Kim et al.,
 * US patent 7,024,034 (2002), cubic splines from 1667 to 25,000 K. Correlated colour temperature: the
 * nearest point of that locus (CIE 15). RGB: IEC 61966-2-1 (sRGB). HSI: Gonzalez and Woods, Digital Image Processing. Filters: shifts that
 * LEE Filters publishes.
 */

export type Triple = readonly [number, number, number];
export type Chromaticity = readonly [x: number, y: number];

/** Colour temperatures in K that the Planckian locus covers. */
export const locus = {from: 1667, to: 25_000} as const;

/** Converts K to mired, and vice versa. */
export function mired(kelvin: number): number {
  return 1e6 / kelvin;
}

/** Colour temperature in K after a filter; undefined if the result isn't positive and finite. */
export function applyFilter(kelvin: number, shift: number): number | undefined {
  const total = mired(kelvin) + shift;
  return total > 0 ? mired(total) : undefined;
}

/** Correction filters and their shift in mired. */
export const filters = {
  '200': {name: '200 Double CT Blue', shift: -274},
  '201': {name: '201 Full CT Blue', shift: -137},
  '202': {name: '202 Half CT Blue', shift: -78},
  '203': {name: '203 Quarter CT Blue', shift: -35},
  '218': {name: '218 Eighth CT Blue', shift: -18},
  '223': {name: '223 Eighth CT Orange', shift: 26},
  '206': {name: '206 Quarter CT Orange', shift: 64},
  '205': {name: '205 Half CT Orange', shift: 109},
  '204': {name: '204 Full CT Orange', shift: 159},
} as const;

/** The filter with the nearest shift; undefined if no filter is nearest. */
export function nearestFilter(shift: number): (typeof filters)[keyof typeof filters] | undefined {
  const best = Object.values(filters).reduce((nearest, filter) =>
    Math.abs(filter.shift - shift) < Math.abs(nearest.shift - shift) ? filter : nearest,
  );
  return Math.abs(best.shift - shift) < Math.abs(shift) ? best : undefined;
}

const polynomial = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** Chromaticity of a black body from 1667 to 25,000 K. */
export function planckian(kelvin: number): Chromaticity {
  const x =
    kelvin <= 4000
      ? polynomial(1e3 / kelvin, [-0.2661239, -0.234358, 0.8776956, 0.17991])
      : polynomial(1e3 / kelvin, [-3.0258469, 2.1070379, 0.2226347, 0.24039]);
  const y =
    kelvin <= 2222
      ? polynomial(x, [-1.1063814, -1.3481102, 2.18555832, -0.20219683])
      : kelvin <= 4000
        ? polynomial(x, [-0.9549476, -1.37418593, 2.09137015, -0.16748867])
        : polynomial(x, [3.081758, -5.8733867, 3.75112997, -0.37001483]);
  return [x, y];
}

/** CIE 1960 coordinates, in which distances from the locus are measured. */
function uniform([x, y]: Chromaticity): Chromaticity {
  const scale = -2 * x + 12 * y + 3;
  return [(4 * x) / scale, (6 * y) / scale];
}

/** Correlated colour temperature in K; undefined for colours too far from white to have one (CIE 15: 0.05). */
export function correlatedTemperature(xy: Chromaticity): number | undefined {
  const [u, v] = uniform(xy);
  const away = (of: number): number => {
    const [nearU, nearV] = uniform(planckian(mired(of)));
    return Math.hypot(u - nearU, v - nearV);
  };
  // Searches slightly past both ends, so that the ends are included.
  let [low, high] = [mired(locus.to) * 0.99, mired(locus.from) * 1.01];
  while (high - low > 1e-6) {
    const third = (high - low) / 3;
    if (away(low + third) < away(high - third)) {
      high -= third;
    } else {
      low += third;
    }
  }
  const kelvin = Math.round(mired(low) * 100) / 100;
  const isOn = kelvin >= locus.from - 0.5 && kelvin <= locus.to + 0.5;
  return isOn && away(low) <= 0.05 ? kelvin : undefined;
}

/** Decodes an sRGB level to linear light; both from 0 to 1. */
export function decodeSrgb(level: number): number {
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

/** Encodes linear light as an sRGB level; both from 0 to 1. */
export function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Chromaticity and luminance (0 to 1) of sRGB levels from 0 to 1; undefined for black. */
export function toChromaticity(rgb: Triple): {xy: Chromaticity; luminance: number} | undefined {
  const [r, g, b] = rgb.map(decodeSrgb) as [number, number, number];
  const x = 0.4123908 * r + 0.3575843 * g + 0.1804808 * b;
  const y = 0.212639 * r + 0.7151687 * g + 0.0721923 * b;
  const z = 0.0193308 * r + 0.1191948 * g + 0.9505322 * b;
  const sum = x + y + z;
  return sum > 0 ? {xy: [x / sum, y / sum], luminance: y} : undefined;
}

/** Brightest sRGB levels from 0 to 1 for a chromaticity; clipped to the gamut. */
export function toRgb([x, y]: Chromaticity): {rgb: Triple; inside: boolean} {
  const [bigX, bigZ] = [x / y, (1 - x - y) / y];
  const light = [
    3.2409699 * bigX - 1.5373832 - 0.4986108 * bigZ,
    -0.9692436 * bigX + 1.8759675 + 0.0415551 * bigZ,
    0.0556301 * bigX - 0.203977 + 1.0569715 * bigZ,
  ];
  const maxValue = Math.max(...light);
  const rgb = light.map((value) => encodeSrgb(Math.max(0, value / maxValue)));
  return {
    rgb: rgb as unknown as Triple,
    inside: light.every((value) => value >= -0.001 * maxValue),
  };
}

/** Converts levels from 0 to 1 to HSI: hue in degrees, saturation and intensity from 0 to 1. */
export function toHsi([r, g, b]: Triple): Triple {
  const intensity = (r + g + b) / 3;
  const saturation = intensity === 0 ? 0 : 1 - Math.min(r, g, b) / intensity;
  const below = Math.sqrt((r - g) ** 2 + (r - b) * (g - b));
  if (below < 1e-12) {
    return [0, 0, intensity];
  }
  const cosine = Math.min(1, Math.max(-1, (r - g + (r - b)) / 2 / below));
  const angle = (Math.acos(cosine) * 180) / Math.PI;
  return [b > g ? 360 - angle : angle, saturation, intensity];
}

/** Converts HSI to levels; over 1 for colours that no fixture can show. */
export function fromHsi([hue, saturation, intensity]: Triple): Triple {
  const turn = ((hue % 360) + 360) % 360;
  const sector = Math.floor(turn / 120);
  const angle = ((turn - sector * 120) * Math.PI) / 180;
  const low = intensity * (1 - saturation);
  const first = intensity * (1 + (saturation * Math.cos(angle)) / Math.cos(Math.PI / 3 - angle));
  const second = 3 * intensity - low - first;
  return ([
    [first, second, low],
    [low, first, second],
    [second, low, first],
  ][sector] ?? [low, low, low]) as unknown as Triple;
}
