/**
 * Reading what people type: numbers with units, hexadecimal, comma or point, addresses in parts.
 * Nothing here throws; every refusal is a sentence that says how to fix the input. A text that can
 * mean two things is refused with both readings, never guessed.
 */
import {num} from './format';
import {maxInput} from './lengths';

/** What reading made of a text: a value, or what to write instead, with texts that would be understood. */
export type ParseResult<T> =
  {ok: true; value: T} | {ok: false; message: string; offers?: readonly string[]};

/** Units with the factor that turns each into the base unit; a scale with another zero has both. */
export type Units = Readonly<Record<string, number | {zero: number; factor: number}>>;

/** A number of `unit` in the base unit. */
export function toBase(value: number, unit: string | undefined, units: Units): number {
  const scale = units[unit ?? ''] ?? 1;
  return typeof scale === 'number' ? value * scale : (value - scale.zero) * scale.factor;
}

/** What a number may be. */
export interface NumberRules {
  /** The field's name, used in messages. */
  label: string;
  min?: number;
  max?: number;
  /** Only whole numbers; also allows hexadecimal (`0x1F`). */
  integer?: boolean;
  /** Accepted units, for example `{W: 1, kW: 1000}`; with `s`, also minutes and seconds as 1:30. */
  units?: Units;
}

/**
 * The result of a text that can't be read.
 *
 * @param message - what is wrong and what to enter instead, in one or two sentences
 * @param offers - texts that can be read, to choose from
 */
export const fail = (message: string, offers?: readonly string[]) =>
  ({ok: false, message, ...(offers && {offers})}) as const;

/**
 * One spelling for all keyboards and clipboards: full-width digits, both µ, every dash, every space.
 * Marks that can only group thousands (no-break spaces, apostrophes) go; invisible characters too.
 * Arabic-Indic digits are digits. A superscript or fraction never joins the digits before it: 10² is not 102.
 */
export function tidy(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=^\s*|\p{Nd}\s?)(?=[\p{No}\u207a-\u208e])/gu, '^')
    .replace(/(?<=\p{Nd})[\u00a0\u2007\u2009\u202f'\u2019](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longest part of a refused text that its message repeats, in characters. */
const maxQuoted = 40;

/** A text as it was typed, in quotation marks, shortened if it is long. */
export function quoteInput(text: string): string {
  const typed = Array.from(text.replace(/\s+/g, ' ').trim());
  return `“${typed.length > maxQuoted ? `${typed.slice(0, maxQuoted).join('')}…` : typed.join('')}”`;
}

/** What stays of a text that is put into a field of one line: a tab, as between cells of a spreadsheet, is a space. */
export function toOneLine(text: string): string {
  return text.replace(/\t/g, ' ').replace(/\p{C}/gu, '');
}

/** "0 to 15", "1 or more", "9 or less" or "any number": the limits in words. */
export function describeLimits({min, max}: Pick<NumberRules, 'min' | 'max'>): string {
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
 * A round number such as `1,000` is never taken for 1 because 1000 is too much.
 * Undefined if no spelling is understood.
 */
export function chooseSpelling<T>(
  label: string,
  text: string,
  spellings: readonly string[],
  read: (spelling: string) => ParseResult<T>,
): ParseResult<T> | undefined {
  const readings = new Map<string, {spelling: string; parsed: ParseResult<T>}>();
  for (const spelling of spellings) {
    const parsed = read(spelling);
    const key = parsed.ok ? JSON.stringify(parsed.value) : '';
    if (parsed.ok && !readings.has(key)) {
      readings.set(key, {spelling, parsed});
    }
  }
  const offers = [...readings.values()].map(({spelling}) => spelling);
  const [first, second] = readings.values();
  const isRound = /(?<![\d.,])[1-9]\d{0,2}[.,]000(?![\d.,])/.test(text) && spellings.length > 1;
  if (!first || (!second && !isRound)) {
    return first?.parsed;
  }
  const names = (second ? offers : spellings).map((offer) => `“${offer}”`).join(' or ');
  return fail(
    `${label}: ${quoteInput(text)} can mean ${names}. ${second ? 'Choose one.' : `Only “${offers[0]}” is possible here.`}`,
    offers,
  );
}

/** A decimal spelling that nobody takes for grouped thousands: 16.08 for 16.080, 1.0240 for 1.024. */
function plainDecimal(text: string): string {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text)
    ? text.replace(/\.?0+$|(?<=[1-9])$/, (zeros) => (zeros === '' ? '0' : ''))
    : text;
}

/** Plain spellings that digits with separators can have: `16,080` is 16.08 in one country and 16080 in the next. */
function findSpellings(body: string): string[] {
  const spellings: string[] = [];
  if (/\d/.test(body) && /^\d*[.,]?\d*$/.test(body)) {
    spellings.push(plainDecimal(body.replace(',', '.')));
  }
  const groups = /^([1-9]\d{0,2}([ ,.])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(body);
  if (groups && groups[2] !== groups[3]) {
    spellings.push(
      `${groups[1]?.replace(/\D/g, '')}${groups[4] === undefined ? '' : `.${groups[4]}`}`,
    );
  }
  return spellings;
}

/** Sign, digits and unit of a text that begins as a number does. */
const numberPattern = /^([-+]?) ?([\d.,][\d., ]*?) ?([^\d\s.,+-].*)?$/;

/** What people write for a unit, beside the unit itself. */
const aliases = new Map(
  Object.entries({
    W: 'watt|watts',
    kW: 'kilowatt|kilowatts',
    V: 'volt|volts',
    A: 'amp|amps|ampere|amperes',
    m: 'metre|metres|meter|meters',
    ft: "foot|feet|'|\u2019|\u2032",
    in: `inch|inches|"|''|\u2019\u2019|\u201d|\u2032\u2032`,
    s: 'sec|secs|second|seconds',
    ms: 'msec|millisecond|milliseconds',
    min: 'mins|minute|minutes',
    h: 'hr|hrs|hour|hours',
    l: 'litre|litres|liter|liters',
    'US gal': 'gal|gallon|gallons',
    'US gal/h': 'gal/h|gph',
    '°': 'deg|degree|degrees',
    '°C': 'c|oc|celsius',
    '°F': 'f|of|fahrenheit',
    K: 'kelvin',
    px: 'pixel|pixels',
    lx: 'lux',
    lm: 'lumen|lumens',
    cd: 'candela|candelas',
    fc: 'footcandle|footcandles|foot-candle|foot-candles',
    Hz: 'hertz',
    '%': 'percent',
    Ω: 'ohm|ohms',
    bars: 'bar',
    beats: 'beat',
    kg: 'kilogram|kilograms|kilo|kilos',
    lb: 'lbs|pound|pounds',
  }).flatMap(([unit, names]) => names.split('|').map((name) => [name, unit] as const)),
);

/** The one of `units` that a text names, in any case and in common words; undefined if there is none. */
export function findUnit(text: string, units: Units): string | undefined {
  const normalise = (name: string) => tidy(name).toLowerCase();
  const wanted = [normalise(text), normalise(aliases.get(normalise(text)) ?? '')];
  return wanted
    .filter((name) => name !== '')
    .flatMap((name) => Object.keys(units).filter((unit) => normalise(unit) === name))[0];
}

/** Seconds of a time such as `1:02:03.5`, `02:03` or `90:00` (minutes without hours may pass 59), or undefined. */
export function clockSeconds(text: string): number | undefined {
  const parts = /^(?:(\d{1,2}):([0-5]?\d)|(\d{1,4})):([0-5]?\d(?:[.,]\d+)?)$/.exec(text);
  const [, hours = '0', minutes, alone, seconds = ''] = parts ?? [];
  return parts
    ? Number(hours) * 3600 + Number(minutes ?? alone) * 60 + Number(seconds.replace(',', '.'))
    : undefined;
}

/** Feet and inches in one number of feet: `5'6"` is 5.5 ft. */
function convertFeetAndInches(text: string): string {
  const parts =
    /^(\d+) ?(?:['\u2019\u2032]|ft|feet) ?(\d+(?:\.\d+)?) ?(?:"|''|\u2032\u2032|\u201d|in)?$/i;
  return text.replace(parts, (_, feet, inches) => `${Number(feet) + Number(inches) / 12} ft`);
}

/**
 * Reads one number: comma or point as decimal mark, spaces between thousands, `0x` hexadecimal (whole
 * numbers only) and the units of `rules.units` in any case. Where a mark could be either, the limits
 * decide, and if they don't, the reader.
 */
export function parseNumber(text: string, rules: NumberRules): ParseResult<number> {
  const {label, min = -Infinity, max = Infinity, integer = false, units = {}} = rules;
  const input = units['ft'] === undefined ? tidy(text) : convertFeetAndInches(tidy(text));
  const range = describeLimits(rules);
  const kind = integer ? 'whole number' : 'number';
  if (input === '') {
    return fail(`${label} is empty. Enter a ${kind}: ${range}.`);
  }
  if (input.length > maxInput) {
    return fail(`${label} is too long. Enter one ${kind}: ${range}.`);
  }
  const quote = quoteInput(text);
  const inside = (value: number): ParseResult<number> => {
    if (!Number.isFinite(value)) {
      return fail(`${label}: ${quote} isn’t a ${kind}. Enter ${range}.`);
    }
    if (integer && !Number.isInteger(value)) {
      return fail(`${label} must be a whole number, ${range}. You entered ${quote}.`);
    }
    if (value < min || value > max) {
      return fail(`${label}: ${quote} is too ${value < min ? 'low' : 'high'}. Enter ${range}.`);
    }
    return {ok: true, value: value === 0 ? 0 : value};
  };

  const hex = /^([-+]?)(0x[0-9a-f]+)$/i.exec(input);
  if (hex && integer) {
    return inside(Number(hex[2]) * (hex[1] === '-' ? -1 : 1));
  }
  const seconds = units['s'] === undefined ? undefined : clockSeconds(input);
  if (seconds !== undefined) {
    return inside(toBase(seconds, 's', units));
  }
  const [, sign = '', body = '', unit = ''] = numberPattern.exec(input) ?? [];
  if (body === '') {
    return fail(`${label}: ${quote} isn’t a ${kind}. Enter ${range}.`);
  }
  const known = findUnit(unit, units);
  if (unit !== '' && known === undefined) {
    const names = Object.keys(units).join(' or ');
    return fail(
      `${label}: the end of ${quote} can’t be read. Enter the number ${names === '' ? 'alone' : `with ${names}, or alone`}.`,
    );
  }
  const read = (spelling: string): ParseResult<number> =>
    inside(
      toBase(Number(numberPattern.exec(spelling)?.[2]) * (sign === '-' ? -1 : 1), known, units),
    );
  const spellings = findSpellings(body).map(
    (spelling) => `${sign}${spelling}${unit === '' ? '' : ` ${unit}`}`,
  );
  const last = spellings.at(-1);
  return last === undefined
    ? fail(`${label}: ${quote} isn’t a single ${kind}. Enter ${range}.`)
    : (chooseSpelling(label, input, spellings, read) ?? read(last));
}

/** Reads a whole number; see {@link parseNumber}. */
export function parseInteger(text: string, rules: NumberRules): ParseResult<number> {
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
): ParseResult<number[]> {
  const parts = tidy(text).split(/ ?[.:;/,-] ?| /);
  const names = rules.map((rule) => rule.label).join(', ');
  if (parts.length !== rules.length) {
    return fail(
      `${label} has ${rules.length} parts (${names}), separated by dots or colons. You entered ${parts.length}.`,
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
  {label, maxEntries}: {label: string; maxEntries: number},
  read: (entry: string) => ParseResult<T>,
): ParseResult<T[]> {
  const entries = tidy(text)
    .split(/ ?; ?| ?, | ,/)
    .filter((entry) => entry !== '');
  const readAll = (spelling: string): ParseResult<T[]> => {
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
      ? findSpellings(run[0].trim()).map((spelling) => entry.replace(run[0].trim(), () => spelling))
      : [];
    const isGroup = /[ ,]\d{3}(?!\d)/.test(entry);
    const comma = / ?, ?/;
    const space = /(?<=\d) (?=\d)/;
    // A comma separates and a space groups thousands, or the other way round, or both separate.
    for (const [separator, group] of [
      [comma, /(?<=\d) (?=\d{3}(?!\d))/g],
      [space, /(?<=\d),(?=\d{3}(?!\d))/g],
      [/ ?, ?|(?<=\d) (?=\d)/, /(?!)/g],
    ] as const) {
      const parts = entry.split(separator).map((part) => part.replace(group, ''));
      const isSplit = parts.length > 1 && !parts.some((part) => /^0\d/.test(part));
      if (isSplit && (isGroup || !readAll(entry).ok)) {
        respelled.push(parts.join('; '));
      }
    }
    const parsed =
      (/\d[ ,]\d/.test(entry) ? chooseSpelling(label, entry, respelled, readAll) : undefined) ??
      readAll(entry);
    if (!parsed.ok) {
      return fail(
        parsed.message,
        parsed.offers?.map((offer) => entries.with(index, offer).join('; ')),
      );
    }
    values.push(...parsed.value);
  }
  return values.length > maxEntries
    ? fail(`${label}: at most ${num(maxEntries)} entries.`)
    : {ok: true, value: values};
}

/** Reads one or more whole numbers; see {@link parseEntries}. */
export function parseList(
  text: string,
  rules: NumberRules & {maxEntries: number},
): ParseResult<number[]> {
  return tidy(text) === ''
    ? fail(`${rules.label} is empty. Enter one or more numbers: ${describeLimits(rules)}.`)
    : parseEntries(text, rules, (entry) => parseInteger(entry, rules));
}
