/**
 * Reading what people type: numbers with units, hexadecimal, comma or point, addresses in parts.
 * Nothing here throws; every refusal is a sentence that says how to fix the input.
 */

/** What reading gave: a value, or a sentence that says what to write instead. */
export type Parsed<T> = {ok: true; value: T} | {ok: false; message: string};

/** What a number may be. */
export interface NumberRules {
  /** The field's name, used in messages. */
  label: string;
  min?: number;
  max?: number;
  /** Only whole numbers; also allows hexadecimal (`0x1F`) and thousands commas. */
  integer?: boolean;
  /** Accepted units and the factor that turns each into the base unit, for example `{W: 1, kW: 1000}`. */
  units?: Readonly<Record<string, number>>;
}

/** Longest text that a field takes; longer input is refused, not cut. */
export const maxInput = 200;

const fail = (message: string): {ok: false; message: string} => ({ok: false, message});

/** Every kind of space to one plain space, every kind of minus to `-`. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u2009\u202f\u200b]+/g, ' ')
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .trim();
}

/** "0 to 15", "from 1 up", "up to 9" or "any number": the limits in words. */
export function limits({min, max}: Pick<NumberRules, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}`;
  }
  if (min !== undefined) {
    return `${min} or more`;
  }
  return max !== undefined ? `${max} or less` : 'any number';
}

/**
 * Turns digits with separators into a number that JavaScript reads, or undefined if they could mean
 * two things (`16,080` is 16080 in one country and 16.08 in the next).
 */
function plainDigits(body: string, integer: boolean): string | undefined {
  if (/^\d+$/.test(body) || /^\d*\.\d+$|^\d+\.$/.test(body)) {
    return integer && /^[1-9]\d{0,2}\.\d{3}$/.test(body) ? undefined : body;
  }
  if (/^\d{1,3}( \d{3})+([.,]\d+)?$/.test(body)) {
    return body.replace(/ /g, '').replace(',', '.');
  }
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(body) || /^\d{1,3}(,\d{3}){2,}$/.test(body)) {
    return body.replace(/,/g, '');
  }
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(body) || /^\d{1,3}(\.\d{3}){2,}$/.test(body)) {
    return body.replace(/\./g, '').replace(',', '.');
  }
  if (/^[1-9]\d{0,2},\d{3}$/.test(body)) {
    return integer ? body.replace(',', '') : undefined;
  }
  return /^\d*,\d+$|^\d+,$/.test(body) ? body.replace(',', '.') : '';
}

/**
 * Reads one number.
 *
 * Accepts comma or point as decimal mark, spaces between thousands, `0x` hexadecimal (whole numbers
 * only) and the units of `rules.units` in any case. Refuses what could mean two numbers.
 */
export function parseNumber(text: string, rules: NumberRules): Parsed<number> {
  const {label, min, max, integer = false, units = {}} = rules;
  const input = tidy(text);
  const range = limits(rules);
  const kind = integer ? 'whole number' : 'number';
  if (input === '') {
    return fail(`${label} is empty. Write a ${kind}: ${range}.`);
  }
  if (input.length > maxInput) {
    return fail(`${label} is too long. Write one ${kind}: ${range}.`);
  }
  const shown = `“${input}”`;

  let value: number;
  let factor = 1;
  const hex = /^([-+]?)0x([0-9a-f]+)$/i.exec(input);
  if (hex && integer) {
    value = parseInt(hex[2] ?? '', 16) * (hex[1] === '-' ? -1 : 1);
  } else {
    const parts = /^([-+]?) ?([\d.,][\d., ]*?) ?([^\d\s.,+-].*)?$/.exec(input);
    if (!parts) {
      return fail(`${label}: ${shown} is not a ${kind}. Write ${range}.`);
    }
    const unit = parts[3] ?? '';
    if (unit) {
      const known = Object.keys(units).find((name) => name.toLowerCase() === unit.toLowerCase());
      if (known === undefined) {
        const names = Object.keys(units);
        const advice =
          names.length > 0
            ? `Write the number with ${names.join(' or ')}, or alone`
            : 'Write the number alone';
        return fail(`${label}: the end of ${shown} is not understood. ${advice}.`);
      }
      factor = units[known] ?? 1;
    }
    const digits = plainDigits(parts[2] ?? '', integer);
    if (digits === undefined) {
      return fail(`${label}: ${shown} can mean two numbers. Write it without a thousands mark.`);
    }
    if (digits === '') {
      return fail(`${label}: ${shown} is not one ${kind}. Write ${range}.`);
    }
    value = Number(digits) * (parts[1] === '-' ? -1 : 1) * factor;
  }
  if (!Number.isFinite(value)) {
    return fail(`${label}: ${shown} is not a ${kind}. Write ${range}.`);
  }
  if (integer && !Number.isInteger(value)) {
    return fail(`${label} is a whole number: ${range}. You wrote ${shown}.`);
  }
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
    const side = min !== undefined && value < min ? 'low' : 'high';
    return fail(`${label}: ${shown} is too ${side}. Write ${range}.`);
  }
  return {ok: true, value: value === 0 ? 0 : value};
}

/** Reads a whole number; see {@link parseNumber}. */
export function parseInteger(text: string, rules: NumberRules): Parsed<number> {
  return parseNumber(text, {...rules, integer: true});
}

/**
 * Reads an address in whole-number parts, as in `1.2.3`, `1:2:3`, `1/2/3`, `1-2-3` or `1 2 3`.
 * Parts may be hexadecimal (`0x1F`).
 *
 * @param rules one set of limits for each part, in order
 */
export function parseParts(
  text: string,
  label: string,
  rules: readonly NumberRules[],
): Parsed<number[]> {
  const parts = tidy(text).split(/ ?[.:;/,-] ?| /);
  const names = rules.map((rule) => rule.label).join(', ');
  if (parts.length !== rules.length) {
    return fail(
      `${label} has ${rules.length} parts (${names}), separated by points or colons. You wrote ${parts.length}.`,
    );
  }
  const values: number[] = [];
  for (const [index, rule] of rules.entries()) {
    const part = parseInteger(parts[index] ?? '', rule);
    if (!part.ok) {
      return part;
    }
    values.push(part.value);
  }
  return {ok: true, value: values};
}

/** Reads one or more whole numbers separated by semicolons, commas or spaces. */
export function parseList(text: string, rules: NumberRules & {most: number}): Parsed<number[]> {
  const input = tidy(text);
  const parts = input.split(/ ?[;,] ?| /).filter((part) => part !== '');
  if (parts.length === 0) {
    return fail(`${rules.label} is empty. Write one or more numbers: ${limits(rules)}.`);
  }
  if (parts.length > rules.most) {
    return fail(`${rules.label}: at most ${rules.most} numbers.`);
  }
  const values: number[] = [];
  for (const part of parts) {
    const value = parseInteger(part, rules);
    if (!value.ok) {
      return value;
    }
    values.push(value.value);
  }
  return {ok: true, value: values};
}
