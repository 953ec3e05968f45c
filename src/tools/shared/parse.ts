/**
 * Reading what people type: numbers with units, hexadecimal, comma or point, addresses in parts.
 * Nothing here throws; every refusal is a sentence that says how to fix the input. A text that can
 * mean two things is refused with both readings, never guessed.
 */
import {num} from './format';

/** What reading made of a text: a value, or what to write instead, with texts that would be understood. */
export type Parsed<T> =
  {ok: true; value: T} | {ok: false; message: string; offers?: readonly string[]};

/** What a number may be. */
export interface NumberRules {
  /** The field's name, used in messages. */
  label: string;
  min?: number;
  max?: number;
  /** Only whole numbers; also allows hexadecimal (`0x1F`). */
  integer?: boolean;
  /** Accepted units and the factor that turns each into the base unit, for example `{W: 1, kW: 1000}`. */
  units?: Readonly<Record<string, number>>;
}

/** Longest text that a field takes; longer input is refused, not cut. */
export const maxInput = 1000;

/** Longest text of a field with several lines. */
export const maxLines = 6000;

const fail = (message: string, offers?: readonly string[]) =>
  ({ok: false, message, offers}) as const;

/**
 * One spelling for all keyboards and clipboards: full-width digits, both µ, every dash, every space.
 * Marks that can only group thousands (no-break spaces, apostrophes) go; invisible characters too.
 */
export function tidy(text: string): string {
  return text
    .replace(/(?<=\p{Nd})[\u00a0\u2007\u2009\u202f'\u2019](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "0 to 15", "1 or more", "9 or less" or "any number": the limits in words. */
export function limits({min, max}: Pick<NumberRules, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) {
    return `${num(min, 6)} to ${num(max, 6)}`;
  }
  if (min !== undefined) {
    return `${num(min, 6)} or more`;
  }
  return max !== undefined ? `${num(max, 6)} or less` : 'any number';
}

/**
 * Reads every spelling that a text can have: one meaning is the answer, two are refused and offered.
 * Undefined if no spelling is understood.
 */
export function decide<T>(
  label: string,
  text: string,
  spellings: readonly string[],
  read: (spelling: string) => Parsed<T>,
): Parsed<T> | undefined {
  const found = new Map<string, {spelling: string; parsed: Parsed<T>}>();
  for (const spelling of spellings) {
    const parsed = read(spelling);
    const key = parsed.ok ? JSON.stringify(parsed.value) : '';
    if (parsed.ok && !found.has(key)) {
      found.set(key, {spelling, parsed});
    }
  }
  const [first, ...others] = found.values();
  if (!first || others.length === 0) {
    return first?.parsed;
  }
  const offers = [first, ...others].map(({spelling}) => spelling);
  const names = offers.map((offer) => `“${offer}”`).join(' or ');
  return fail(`${label}: “${text}” can mean ${names}. Choose one.`, offers);
}

/** Plain spellings that digits with separators can have: `16,080` is 16.080 in one country and 16080 in the next. */
function spellingsOf(body: string): string[] {
  const found: string[] = [];
  if (/\d/.test(body) && /^\d*[.,]?\d*$/.test(body)) {
    found.push(body.replace(',', '.'));
  }
  const groups = /^([1-9]\d{0,2}([ ,.])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(body);
  if (groups && groups[2] !== groups[3]) {
    found.push(`${groups[1]?.replace(/\D/g, '')}${groups[4] === undefined ? '' : `.${groups[4]}`}`);
  }
  return found;
}

/** Sign, digits and unit of a text that begins as a number does. */
const numeral = /^([-+]?) ?([\d.,][\d., ]*?) ?([^\d\s.,+-].*)?$/;

const sameUnit = (a: string, b: string): boolean => tidy(a).toLowerCase() === tidy(b).toLowerCase();

/**
 * Reads one number: comma or point as decimal mark, spaces between thousands, `0x` hexadecimal (whole
 * numbers only) and the units of `rules.units` in any case. Where a mark could be either, the limits
 * decide; a point is a decimal mark unless only whole numbers are possible.
 */
export function parseNumber(text: string, rules: NumberRules): Parsed<number> {
  const {label, min = -Infinity, max = Infinity, integer = false, units = {}} = rules;
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
  const inside = (value: number): Parsed<number> => {
    if (!Number.isFinite(value)) {
      return fail(`${label}: ${shown} is not a ${kind}. Write ${range}.`);
    }
    if (integer && !Number.isInteger(value)) {
      return fail(`${label} is a whole number: ${range}. You wrote ${shown}.`);
    }
    if (value < min || value > max) {
      return fail(`${label}: ${shown} is too ${value < min ? 'low' : 'high'}. Write ${range}.`);
    }
    return {ok: true, value: value === 0 ? 0 : value};
  };

  const hex = /^([-+]?)(0x[0-9a-f]+)$/i.exec(input);
  if (hex && integer) {
    return inside(Number(hex[2]) * (hex[1] === '-' ? -1 : 1));
  }
  const [, sign = '', body = '', unit = ''] = numeral.exec(input) ?? [];
  if (body === '') {
    return fail(`${label}: ${shown} is not a ${kind}. Write ${range}.`);
  }
  const known = Object.keys(units).find((name) => sameUnit(name, unit));
  if (unit !== '' && known === undefined) {
    const names = Object.keys(units).join(' or ');
    return fail(
      `${label}: the end of ${shown} is not understood. Write the number ${names === '' ? 'alone' : `with ${names}, or alone`}.`,
    );
  }
  const factor = known === undefined ? 1 : (units[known] ?? 1);
  const read = (spelling: string): Parsed<number> =>
    inside(Number(numeral.exec(spelling)?.[2]) * (sign === '-' ? -1 : 1) * factor);
  const spellings = spellingsOf(body).map(
    (spelling) => `${sign}${spelling}${unit === '' ? '' : ` ${unit}`}`,
  );
  const [first] = spellings;
  if (first === undefined) {
    return fail(`${label}: ${shown} is not one ${kind}. Write ${range}.`);
  }
  const own = !integer && /^\d*\.\d+$/.test(body) ? read(first) : undefined;
  return own?.ok ? own : (decide(label, input, spellings, read) ?? read(first));
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

/**
 * Reads a list: entries between semicolons, commas or spaces. A comma or space before three digits can
 * also group thousands: then both readings are offered, unless only one is possible.
 *
 * @param read reads one entry
 */
export function parseEntries<T>(
  text: string,
  {label, most}: {label: string; most: number},
  read: (entry: string) => Parsed<T>,
): Parsed<T[]> {
  const entries = tidy(text)
    .split(/ ?; ?| ?, | ,/)
    .filter((entry) => entry !== '');
  const readAll = (spelling: string): Parsed<T[]> => {
    const values: T[] = [];
    for (const part of spelling.split('; ')) {
      const parsed = read(part);
      if (!parsed.ok) {
        return parsed;
      }
      values.push(parsed.value);
    }
    return {ok: true, value: values};
  };
  const values: T[] = [];
  for (const [index, entry] of entries.entries()) {
    const run = /\d[\d., ]*(?!.*\d)/.exec(entry);
    const respelled = run
      ? spellingsOf(run[0].trim()).map((spelling) => entry.replace(run[0].trim(), () => spelling))
      : [];
    const parts = entry.split(/ ?, ?|(?<=\d) (?=\d)/);
    const isGroup = /[ ,]\d{3}(?!\d)/.test(entry);
    if (
      parts.length > 1 &&
      (isGroup || !readAll(entry).ok) &&
      !parts.some((part) => /^0\d/.test(part))
    ) {
      respelled.push(parts.join('; '));
    }
    const parsed =
      (/\d[ ,]\d/.test(entry) ? decide(label, entry, respelled, readAll) : undefined) ??
      readAll(entry);
    if (!parsed.ok) {
      return fail(
        parsed.message,
        parsed.offers?.map((offer) => entries.with(index, offer).join('; ')),
      );
    }
    values.push(...parsed.value);
  }
  return values.length > most
    ? fail(`${label}: at most ${num(most)} entries.`)
    : {ok: true, value: values};
}

/** Reads one or more whole numbers; see {@link parseEntries}. */
export function parseList(text: string, rules: NumberRules & {most: number}): Parsed<number[]> {
  return tidy(text) === ''
    ? fail(`${rules.label} is empty. Write one or more numbers: ${limits(rules)}.`)
    : parseEntries(text, rules, (entry) => parseInteger(entry, rules));
}
