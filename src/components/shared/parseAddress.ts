/**
 * Parses a URL; undefined if it is invalid. Replaces `URL.parse`, which the minimum browsers lack (Safari 16.4,
 * Chrome 111, Firefox 121).
 *
 * @param base - base of a relative URL
 */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
