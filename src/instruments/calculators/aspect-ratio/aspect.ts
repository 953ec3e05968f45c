/** Aspect ratios, and fitting one into another. Plain geometry with square pixels. */

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How to scale an image to a frame: contain, cover, or distort. */
export type Fit = 'fit' | 'fill' | 'stretch';

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The ratio of two whole numbers over 0 in lowest terms. */
export function lowestTerms({width, height}: Size): [number, number] {
  const common = divisor(width, height);
  return [width / common, height / common];
}

/** Named aspect ratios, by width ÷ height. */
const namedRatios: readonly (readonly [string, number])[] = [
  ['9:16', 9 / 16],
  ['4:5', 4 / 5],
  ['1:1', 1],
  ['5:4', 5 / 4],
  ['4:3', 4 / 3],
  ['3:2', 3 / 2],
  ['16:10', 16 / 10],
  ['16:9', 16 / 9],
  ['1.85:1 (DCI flat)', 1.85],
  ['256:135 (DCI full)', 256 / 135],
  ['2:1', 2],
  ['64:27 (sold as 21:9)', 64 / 27],
  ['2.39:1 (DCI scope)', 2.39],
  ['32:9', 32 / 9],
];

/** The nearest named aspect ratio, and how much wider the image is, as a fraction. */
export function nearestShape({width, height}: Size): {name: string; wider: number} {
  const ratio = width / height;
  const [name, near] = namedRatios.reduce((best, shape) =>
    Math.abs(Math.log(shape[1] / ratio)) < Math.abs(Math.log(best[1] / ratio)) ? shape : best,
  );
  return {name, wider: ratio / near - 1};
}

/**
 * Size of an image scaled to a frame, in whole pixels.
 *
 * @param step sizes are rounded to multiples of it: 2 for video with 4:2:0 colour
 * @returns size of the whole scaled image; with `fill` it is larger than the frame and gets cropped
 */
export function scaleToFrame(image: Size, frame: Size, fit: Fit, step = 1): Size {
  if (fit === 'stretch') {
    return {...frame};
  }
  const [across, down] = [frame.width / image.width, frame.height / image.height];
  // In a frame of odd size, even sizes are rounded down to fit, or up to fill.
  const [round, limit] = fit === 'fit' ? [Math.floor, Math.min] : [Math.ceil, Math.max];
  const inside = (size: number) => Math.max(step, round(size / step) * step);
  const whole = (size: number, max: number) =>
    limit(Math.max(step, Math.round(size / step) * step), inside(max));
  const byWidth = fit === 'fit' ? across <= down : across >= down;
  return byWidth
    ? {width: inside(frame.width), height: whole(image.height * across, frame.height)}
    : {width: whole(image.width * down, frame.width), height: inside(frame.height)};
}
