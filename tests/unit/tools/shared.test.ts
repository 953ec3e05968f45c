import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {stepped} from '../../../src/tools/shared/Fields';
import {bytes, count, fixed, hex, list, num, plain} from '../../../src/tools/shared/format';
import {
  parseInteger,
  parseList,
  parseNumber,
  parseParts,
  tidy,
} from '../../../src/tools/shared/parse';

const number = (text: string, units?: Record<string, number>) =>
  parseNumber(text, {label: 'Value', units});
const whole = (text: string) => parseInteger(text, {label: 'Value', min: 0, max: 70000});

describe('parseNumber', () => {
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['5,5', 5.5],
    ['5.5', 5.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['-3', -3],
    ['\u22123', -3],
    ['+3', 3],
    ['16 080', 16080],
    ['16\u202f080', 16080],
    ['16\u00a0080,5', 16080.5],
    ['1,024.5', 1024.5],
    ['1.024,5', 1024.5],
    ['1,234,567', 1234567],
    ['0,125', 0.125],
    ['29.970', 29.97],
  ])('reads %j as %d', (text, value) => {
    expect(number(text)).toEqual({ok: true, value});
  });

  it.each(['16,080', '1,024'])('does not guess what %j means', (text) => {
    const parsed = number(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toContain('two numbers');
  });

  it.each([
    '',
    '  ',
    '-',
    '.',
    ',',
    '1e9',
    'NaN',
    'Infinity',
    '1 2',
    '1..2',
    '1,2,3',
    '--1',
    '5 lx',
    '٣',
    '0x1F',
    '9'.repeat(400),
  ])('refuses %j in words', (text) => {
    const parsed = number(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toMatch(/^Value.*\.$/);
  });

  it('takes units in any case, with or without a space', () => {
    expect(number('1.2 kW', {W: 1, kW: 1000})).toEqual({ok: true, value: 1200});
    expect(number('300w', {W: 1, kW: 1000})).toEqual({ok: true, value: 300});
    const wrong = number('5 lx', {W: 1, kW: 1000});
    expect(!wrong.ok && wrong.message).toContain('W or kW');
  });

  it('names the limits when a number is outside them', () => {
    const parsed = parseNumber('16', {label: 'Sub-Net', min: 0, max: 15});
    expect(!parsed.ok && parsed.message).toBe('Sub-Net: “16” is too high. Write 0 to 15.');
  });

  it('never throws and never gives a number outside its limits', () => {
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

  it('reads back what the tools write', () => {
    fc.assert(
      fc.property(fc.integer({min: -1_000_000, max: 1_000_000}), (value) => {
        expect(number(num(value, 0))).toEqual({ok: true, value});
        expect(number(plain(num(value / 100)))).toEqual({ok: true, value: value / 100});
      }),
    );
  });
});

describe('parseInteger', () => {
  it.each([
    ['0x1F', 31],
    ['0X1f', 31],
    ['32,768', 32768],
    ['32 768', 32768],
    ['5.0', 5],
    ['007', 7],
  ])('reads %j as %d', (text, value) => {
    expect(whole(text)).toEqual({ok: true, value});
  });

  it.each(['5.5', '1.024', '-1', '70001', '0x', '0xG', '1f'])('refuses %j', (text) => {
    expect(whole(text).ok).toBe(false);
  });
});

describe('parseParts and parseList', () => {
  const rules = [
    {label: 'A', min: 0, max: 127},
    {label: 'B', min: 0, max: 15},
  ];
  it.each(['1.2', '1:2', '1/2', '1-2', '1, 2', '1 2', ' 1 : 2 ', '0x1 2'])('reads %j', (text) => {
    expect(parseParts(text, 'Address', rules)).toEqual({ok: true, value: [1, 2]});
  });
  it.each(['1', '1.2.3', '1.16', '', 'a.b'])('refuses %j', (text) => {
    expect(parseParts(text, 'Address', rules).ok).toBe(false);
  });
  it('reads lists and bounds them', () => {
    expect(parseList('1, 2;3 4', {label: 'N', min: 1, most: 4})).toEqual({
      ok: true,
      value: [1, 2, 3, 4],
    });
    expect(parseList('1 2 3', {label: 'N', most: 2}).ok).toBe(false);
    expect(parseList(' ', {label: 'N', most: 2}).ok).toBe(false);
    expect(parseList('1, x', {label: 'N', most: 2}).ok).toBe(false);
  });
});

describe('format', () => {
  it('writes numbers for people', () => {
    expect(num(1234, 0)).toBe('1234');
    expect(num(16080, 0)).toBe('16\u202f080');
    expect(num(2.5)).toBe('2.5');
    expect(num(2)).toBe('2');
    expect(num(-0.001)).toBe('0');
    expect(num(-2)).toBe('\u22122');
    expect(num(NaN)).toBe('–');
    expect(num(100, 2)).toBe('100');
    expect(fixed(44.1, 2)).toBe('44.10');
    expect(hex(31)).toBe('0x1F');
    expect(bytes([240, 7])).toBe('F0 07');
    expect(count(1, 'fixture')).toBe('1 fixture');
    expect(count(2, 'fixture')).toBe('2 fixtures');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(list([])).toBe('');
    expect(plain('\u221216\u202f080')).toBe('-16080');
  });
  it('tidies spaces and dashes', () => {
    expect(tidy('\u00a01\u20132\u202f')).toBe('1-2');
  });
});

describe('stepped', () => {
  it('moves within the limits, without decimal dust, and leaves other text alone', () => {
    expect(stepped('0.2', 0.1)).toBe('0.3');
    expect(stepped('0,7', 0.1)).toBe('0.8');
    expect(stepped('512', 1, 1, 512)).toBe('512');
    expect(stepped('1', -1, 1, 512)).toBe('1');
    expect(stepped('', 1)).toBeUndefined();
    expect(stepped('1/1', 1)).toBeUndefined();
  });
});
