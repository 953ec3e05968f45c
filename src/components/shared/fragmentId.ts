/**
 * Decodes a part of a URL. A malformed one is returned unchanged.
 */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Extracts the id from a hash.
 *
 * @param hash - with or without the number sign
 */
export const fragmentId = (hash: string): string => decodeUrlPart(hash.replace(/^#/, ''));
