/**
 * What canvas operators can't do, on the pixels of an image: red, green, blue and alpha from 0 to 255,
 * straight alpha, as `ImageData` has them. Values are used as stored.
 */

/** Brightness of a pixel from 0 to 255, with the weights of Rec. ITU-R BT.709, times its alpha. */
function brightness(data: Uint8ClampedArray, at: number): number {
  const luma =
    0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return (luma * (data[at + 3] ?? 0)) / 255;
}

/**
 * Mixes an overlay into the layer below, in place. Subtract takes the overlay away, as `blend` in
 * `src/instruments/calculators/blend` does. Mask multiplies the lower layer by the overlay's brightness; black and
 * transparent parts of the overlay hide it.
 *
 * @param opacity - of the overlay, from 0 to 1: at 0 the lower layer stays as it is
 */
export function mixPixels(
  mode: 'subtract' | 'mask',
  lower: Uint8ClampedArray,
  over: Uint8ClampedArray,
  opacity: number,
): void {
  for (let at = 0; at < lower.length; at += 4) {
    const cover = ((over[at + 3] ?? 0) / 255) * opacity;
    const remaining = 1 - opacity + (opacity * brightness(over, at)) / 255;
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = lower[channel] ?? 0;
      lower[channel] = mode === 'mask' ? value * remaining : value - (over[channel] ?? 0) * cover;
    }
  }
}

/** A colour in three numbers from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** The gradient of Colorize here: Dark, Mid and Light. */
const gradient: readonly [dark: Colour, mid: Colour, light: Colour] = [
  [0, 0, 0],
  [20, 140, 110],
  [235, 255, 170],
];

/** Replaces brightness with the gradient of three colours, in place; alpha stays. */
export function colorizePixels(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const place = (brightness(data, at) / 255) * 2;
    const [from, to] = place < 1 ? [gradient[0], gradient[1]] : [gradient[1], gradient[2]];
    const part = place < 1 ? place : place - 1;
    for (const channel of [0, 1, 2] as const) {
      data[at + channel] = from[channel] + (to[channel] - from[channel]) * part;
    }
  }
}

/** Farthest that Displacement moves a pixel here, as a part of the width. */
const maxDisplacement = 0.06;

/**
 * The image with every pixel taken from further right and down, the brighter the map is there. A black
 * map leaves it as it is.
 *
 * @param strength - how much of the map arrives, from 0 to 1
 */
export function displacePixels(
  image: Uint8ClampedArray,
  map: Uint8ClampedArray,
  width: number,
  strength: number,
): Uint8ClampedArray<ArrayBuffer> {
  const result = new Uint8ClampedArray(image.length);
  // A pixel at a time instead of its four numbers: this runs on every pixel of every frame.
  const from = new Uint32Array(image.buffer, image.byteOffset, image.length / 4);
  const to = new Uint32Array(result.buffer);
  const height = to.length / width;
  const scale = (strength * maxDisplacement * width) / 255;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const by = Math.round(brightness(map, at * 4) * scale);
      to[at] = from[Math.min(height - 1, y + by) * width + Math.min(width - 1, x + by)] ?? 0;
    }
  }
  return result;
}
