/**
 * The id that an address's hash names. A malformed one, with a stray percent sign, is taken as it
 * stands, since people and programs do pass such addresses on.
 *
 * @param hash - with or without the number sign
 */
export function fragmentId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
