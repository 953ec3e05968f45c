import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {stepValue} from '../../../../src/components/fields/stepped';
import {
  bytes,
  count,
  formatFixed,
  hex,
  list,
  num,
  pixels,
  toPlainText,
} from '../../../../src/components/fields/format';
import {
  parseInteger,
  parseList,
  parseNumber,
  parseParts,
  type ParseResult,
  tidy,
  toOneLine,
  type Units,
} from '../../../../src/components/fields/parse';
import numbers from './vectors/numbers.json';

const number = (text: string, units?: Units) => parseNumber(text, {label: 'Value', units});
const integer = (text: string) => parseInteger(text, {label: 'Value', min: 0, max: 70000});
const parts = (text: string) =>
  parseParts(text, 'Address', [
    {label: 'A', min: 0, max: 127},
    {label: 'B', min: 0, max: 15},
  ]);
const getOffers = (parsed: ParseResult<unknown>) => (parsed.ok ? undefined : parsed.offers);

describe('parseNumber', () => {
  it.each(numbers.valid)('parses $text as $value', ({text, value, units, min, max}) => {
    const rules = {label: 'Value', units: units as Units | undefined, min, max};
    const parsed = parseNumber(text, rules);
    expect(parsed.ok && parsed.value).toBeCloseTo(value, 9);
  });

  it.each(numbers.ambiguous)('offers the possible meanings of $text', ({text, offers}) => {
    expect(getOffers(number(text))).toEqual(offers);
    for (const offer of offers) {
      expect(number(offer)).toEqual({ok: true, value: Number(offer)});
    }
  });

  it.each(numbers.tooHigh)('does not parse %j as a smaller number if it is too high', (text) => {
    for (const isInteger of [true, false]) {
      const parsed = parseNumber(text, {label: 'Value', max: 999, integer: isInteger});
      expect(getOffers(parsed)).toEqual([String(parseInt(text))]);
      expect(!parsed.ok && parsed.message).toMatch(/Only “\d+” is possible here\.$/);
    }
  });

  it.each([...numbers.invalid, '9'.repeat(400)])('rejects %j with a message', (text) => {
    const parsed = number(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toMatch(/^Value.*\.$/);
  });

  it('offers only values that are not ambiguous', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}([ ,.]\d{3}){1,3}$/), (text) => {
        for (const offer of getOffers(number(`${text} W`, {W: 1})) ?? []) {
          expect(offer).not.toMatch(/,/);
          expect(number(offer, {W: 1}).ok).toBe(true);
        }
      }),
    );
  });

  it('names the units and limits of the field', () => {
    const message = (parsed: ParseResult<unknown>) => (parsed.ok ? '' : parsed.message);
    expect(message(number('5 lx', {W: 1, kW: 1000}))).toContain('W or kW');
    expect(message(parseNumber('16', {label: 'Sub-Net', min: 0, max: 15}))).toBe(
      'Sub-Net: “16” is too high. Enter 0 to 15.',
    );
  });

  it('never throws, and never returns a number outside its limits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseNumber(text, {label: 'Value', min: -5, max: 5, units: {m: 1}});
        if (parsed.ok) {
          expect(Math.abs(parsed.value)).toBeLessThanOrEqual(5);
        } else {
          expect(parsed.message).toMatch(/\.$/);
        }
      }),
      {numRuns: 2000},
    );
  });

  it('parses the numbers that calculators copy', () => {
    fc.assert(
      fc.property(fc.integer({min: -1_000_000, max: 1_000_000}), (value) => {
        const copied = toPlainText(num(value / 100));
        expect(number(toPlainText(num(value, 0)))).toEqual({ok: true, value});
        expect(number(copied)).toEqual({ok: true, value: value / 100});
        for (const text of [`${copied} kW`, `${copied}\u00a0kW`]) {
          const parsed = number(text, {W: 1, kW: 1000});
          expect(parsed.ok && parsed.value).toBeCloseTo(value * 10, 6);
        }
      }),
    );
  });
});

it.each(numbers.integers.valid)('parses $text as the integer $value', ({text, value}) => {
  expect(integer(text)).toEqual({ok: true, value});
});

it.each(numbers.integers.invalid)('rejects %j as an integer', (text) => {
  expect(integer(text).ok).toBe(false);
});

it.each(numbers.alwaysInvalid)('rejects %j in every kind of field', (text) => {
  expect([number(text), integer(text), parts(text)].map(({ok}) => ok)).toEqual([
    false,
    false,
    false,
  ]);
});

it.each(numbers.parts.valid)('parses %j as two parts', (text) => {
  expect(parts(text)).toEqual({ok: true, value: [1, 2]});
});

it.each(numbers.parts.invalid)('rejects %j as two parts', (text) => {
  expect(parts(text).ok).toBe(false);
});

it.each(numbers.lists)('parses the list $text as $value', ({text, value, offers}) => {
  const parsed = parseList(toOneLine(text), {label: 'N', min: 1, max: 1_000_000, maxEntries: 9});
  expect(parsed.ok && parsed.value).toEqual(value ?? false);
  expect(getOffers(parsed)).toEqual(offers);
});

it('tidy normalises spaces and dashes', () => {
  expect(tidy('\u00a01\u20132\u202f')).toBe('1-2');
});

it.each([
  [num(234, 0), '234'],
  [num(1234, 0), '1,234'],
  [num(1234567.8901), '1,234,567.89'],
  [pixels(1920, 1080), '1920 × 1080'],
  [num(2.5), '2.5'],
  [num(2), '2'],
  [num(-0.001), '0'],
  [num(-2), '\u22122'],
  [num(NaN), '–'],
  [num(100, 2), '100'],
  [formatFixed(44.1, 2), '44.10'],
  [hex(31), '0x1F'],
  [bytes([240, 7]), 'F0 07'],
  [count(1, 'fixture'), '1 fixture'],
  [count(2, 'fixture'), '2 fixtures'],
  [list(['a', 'b', 'c']), 'a, b and c'],
  [list([]), ''],
  [
    toPlainText('\u221216,080 W, 1,234,567, 300,300,120 and 1,2345'),
    '-16080 W, 1234567, 300300120 and 1,2345',
  ],
])('formats a value as %j', (formatted, expected) => {
  expect(formatted).toBe(expected);
});

it.each(numbers.steps)('steps $text by $step to $expected', ({text, step, field, expected}) => {
  expect(stepValue(text, step, field as Parameters<typeof stepValue>[2])).toBe(expected);
});
