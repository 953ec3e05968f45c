/** Writing numbers for people: grouped thousands, a fixed or shortest number of decimals. */

/**
 * A number as text: thousands with commas, as in the pages, at most `digits` decimals, none if they are 0.
 *
 * @param value any finite number; anything else gives a dash
 * @param digits maximum decimals, 0 to 20
 */
export function num(value: number, digits = 2): string {
  return trimZeros(formatFixed(value, digits));
}

/** Like {@link num}, but always with all decimals. */
export function formatFixed(value: number, digits: number): string {
  if (!Number.isFinite(value)) {
    return '–';
  }
  const [whole = '0', decimals] = Math.abs(value).toFixed(digits).split('.');
  const zero = Number(`${whole}.${decimals ?? 0}`) === 0;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 && !zero ? '\u2212' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Hexadecimal with `0x`, at least `width` digits. */
export function hex(value: number, width = 2): string {
  return `0x${value.toString(16).toUpperCase().padStart(width, '0')}`;
}

/** One digit pair per byte, without `0x`. */
export function bytes(values: readonly number[]): string {
  return values.map((value) => value.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** "1 fixture", "2 fixtures". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${num(value, 0)} ${value === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Plain text for the clipboard: ordinary minus signs, and no commas inside numbers, which spreadsheets read differently. */
export function toPlainText(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replaceAll('\u2212', '-');
}

/** Width and height in pixels, without commas, as screens and files have them. */
export function pixels(width: number, height: number): string {
  return `${width} × ${height}`;
}
