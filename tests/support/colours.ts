/** A colour as red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads a computed colour, `rgb(…)` or `rgba(…)`.
 *
 * @throws Error for any other notation
 */
export function parseColour(text: string): Colour {
  const match =
    /^rgba?\((\d+(?:\.\d+)?),? (\d+(?:\.\d+)?),? (\d+(?:\.\d+)?)(?:(?:,| \/) (\d*\.?\d+))?\)$/.exec(
      text,
    );
  if (!match) {
    throw new Error(`${text} is not a computed colour that is supported here`);
  }
  const [, red, green, blue, alpha = '1'] = match;
  return [Number(red), Number(green), Number(blue), Number(alpha)];
}

/** Relative luminance of a colour on black, from 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance([red, green, blue, alpha]: Colour): number {
  const linear = [red, green, blue].map((value) => {
    const share = (value / 255) * alpha;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
