/**
 * Part of an address with its percent signs read. A malformed one is taken as it is, since people and
 * programs do pass such addresses on.
 */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The id that an address's hash names.
 *
 * @param hash - with or without the number sign
 */
export const fragmentId = (hash: string): string => decoded(hash.replace(/^#/, ''));
