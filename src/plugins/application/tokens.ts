/**
 * Value of a design token, for files that cannot read a CSS variable.
 *
 * @param css - text of src/css/tokens.css
 * @param selector - the block in which it stands; the first one with this selector counts
 * @param name - with the two dashes
 * @throws Error that names what is missing
 */
export function tokenValue(css: string, selector: string, name: string): string {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(block)?.[1];
  if (value === undefined) {
    throw new Error(`src/css/tokens.css has no ${name} in ${selector}`);
  }
  return value.trim();
}
