/** Red, green and blue, 0 to 255, and alpha, 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Parses a computed colour, `rgb(…)` or `rgba(…)`.
 *
 * @throws Error for any other notation
 */
export function parseColour(text: string): Colour {
  const match =
    /^rgba?\((\d+(?:\.\d+)?),? (\d+(?:\.\d+)?),? (\d+(?:\.\d+)?)(?:(?:,| \/) (\d*\.?\d+))?\)$/.exec(
      text,
    );
  if (!match) {
    throw new Error(`Unsupported colour: ${text}`);
  }
  const [, red, green, blue, alpha = '1'] = match;
  return [Number(red), Number(green), Number(blue), Number(alpha)];
}

/** Relative luminance of a colour on black, 0 to 1 (WCAG 2.2, “relative luminance”). */
export function luminance([red, green, blue, alpha]: Colour): number {
  const linear = [red, green, blue].map((value) => {
    const intensity = (value / 255) * alpha;
    return intensity <= 0.04045 ? intensity / 12.92 : ((intensity + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
