/**
 * A text as an address, or undefined if it is not one. `URL.canParse` and `URL.parse` would do the
 * same, but are younger than the browsers that are supported (Safari 16.4, Chrome 111, Firefox 121).
 *
 * @param base - what a relative address is relative to
 */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
