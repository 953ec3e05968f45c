import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {stepped} from '../../../../src/instruments/kit/Fields';
import {bytes, count, fixed, hex, list, num, plain} from '../../../../src/instruments/kit/format';
import {
  parseInteger,
  parseList,
  parseNumber,
  oneLine,
  parseParts,
  tidy,
  type Units,
} from '../../../../src/instruments/kit/parse';

const number = (text: string, units?: Units) => parseNumber(text, {label: 'Value', units});
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
    ['29.97', 29.97],
    ['1234.500', 1234.5],
    ['1.0240', 1.024],
  ])('reads %j as %d', (text, value) => {
    expect(number(text)).toEqual({ok: true, value});
  });

  it.each([
    ['16,080', '16.08', '16080'],
    ['1,024', '1.0240', '1024'],
    ['20.000', '20', '20000'],
    ['29.970', '29.97', '29970'],
  ])('does not guess what %j means', (text, ...offers) => {
    const parsed = number(text);
    expect(!parsed.ok && parsed.offers).toEqual(offers);
    for (const offer of offers) {
      expect(number(offer)).toEqual({ok: true, value: Number(offer)});
    }
  });

  it.each(['1,000', '1.000', '300.000'])(
    'does not take %j for less where it is too much',
    (text) => {
      for (const integer of [true, false]) {
        const parsed = parseNumber(text, {label: 'Value', max: 999, integer});
        expect(!parsed.ok && parsed.offers).toEqual([String(parseInt(text))]);
        expect(!parsed.ok && parsed.message).toMatch(/Only “\d+” is possible here\.$/);
      }
    },
  );

  it.each(['10²', '10 ²', '10⁶', '10⁻³', '5½', '1①', '10₂'])('refuses %j', (text) => {
    expect(number(text).ok).toBe(false);
    expect(whole(text).ok).toBe(false);
    expect(parseParts(text, 'Address', [{label: 'A'}, {label: 'B'}]).ok).toBe(false);
  });

  it.each([
    ['100 feet', {m: 1, ft: 0.3048}, 30.48],
    ["100'", {m: 1, ft: 0.3048}, 30.48],
    ['5′6″', {m: 1, ft: 12, in: 1}, 66],
    [`6' 2"`, {m: 1, ft: 12, in: 1}, 74],
    ['3 inches', {m: 1, in: 2}, 6],
    ['68 °F', {'°C': 1, '°F': {zero: 32, factor: 5 / 9}}, 20],
    ['-40f', {'°C': 1, '°F': {zero: 32, factor: 5 / 9}}, -40],
    ['20 C', {'°C': 1}, 20],
    ['20 gal', {l: 1, 'US gal': 3.785411784}, 75.70823568],
    ['4 bar', {beats: 1, bars: 4}, 16],
    ['90 sec', {ms: 1, s: 1000}, 90_000],
    ['1:30', {ms: 1, s: 1000}, 90_000],
    ['1:00:00,5', {s: 1}, 3600.5],
    ['10 amps', {A: 1}, 10],
    ['1500 watts', {W: 1, kW: 1000}, 1500],
    ['40 Ah', {Wh: 1, Ah: 12}, 480],
  ])('reads %j', (text, units, value) => {
    const parsed = number(text, units);
    expect(parsed.ok && parsed.value).toBeCloseTo(value, 9);
  });

  it.each([
    ...['', '  ', '-', '.', ',', '1e9', 'NaN', 'Infinity', '1 2', '1..2', '1,2,3', '--1', '5 lx'],
    ...['٣', '0x1F', '9'.repeat(400)],
  ])('refuses %j in words', (text) => {
    const parsed = number(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toMatch(/^Value.*\.$/);
  });

  it.each([
    ['23,976', 1, 480, 23.976],
    ['29,970', 1, 480, 29.97],
    ['2,604', 0.1, 200, 2.604],
    ['16,080', 1000, 1e6, 16080],
  ])('lets the limits decide about %j', (text, min, max, value) => {
    expect(parseNumber(text, {label: 'Value', min, max})).toEqual({ok: true, value});
  });

  it.each(['5 µs', '5 μs', '5\u200bus', '\uff15\u00a0US'])('reads %j', (text) => {
    expect(number(text, {µs: 1, us: 1})).toEqual({ok: true, value: 5});
  });

  it('offers texts that mean what they say', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}([ ,.]\d{3}){1,3}$/), (text) => {
        const parsed = number(`${text} W`, {W: 1});
        for (const offer of parsed.ok ? [] : (parsed.offers ?? [])) {
          expect(offer).not.toMatch(/,/);
          expect(number(offer, {W: 1}).ok).toBe(true);
        }
      }),
    );
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
    ['1.024', 1024],
    ['\uff11\uff12', 12],
    ['007', 7],
  ])('reads %j as %d', (text, value) => {
    expect(whole(text)).toEqual({ok: true, value});
  });

  it.each(['5.5', '-1', '70001', '0x', '0xG', '1f'])('refuses %j', (text) => {
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
    const groups = {label: 'N', min: 1, max: 1_000_000, most: 9};
    expect(parseList('16,080', groups)).toEqual({ok: true, value: [16080]});
    expect(parseList('16 080; 5', groups)).toEqual({ok: true, value: [16080, 5]});
    expect(parseList('10\u202f000, 300', groups)).toEqual({ok: true, value: [10000, 300]});
    expect(parseList('300,300,120', groups)).toEqual({ok: true, value: [300, 300, 120]});
    expect(parseList('300, 300, 120', groups)).toEqual({ok: true, value: [300, 300, 120]});
    const two = parseList('5, 300 120', groups);
    expect(!two.ok && two.offers).toEqual(['5; 300120', '5; 300; 120']);
    const both = parseList('1 200,600', groups);
    expect(!both.ok && both.offers).toEqual(['1200; 600', '1; 200600', '1; 200; 600']);
    const pasted = parseList(oneLine('300\t300'), groups);
    expect(!pasted.ok && pasted.offers).toEqual(['300300', '300; 300']);
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
    expect(stepped('512', 1, {min: 1, max: 512})).toBe('512');
    expect(stepped('1', -1, {min: 1, max: 512})).toBe('1');
    expect(stepped('5 ft', 1, {max: 2, unit: 'm', units: {m: 1, ft: 0.3048}})).toBe('6 ft');
    expect(stepped('6.5 ft', 1, {max: 2, unit: 'm', units: {m: 1, ft: 0.3048}})).toBe('6.56168 ft');
    expect(stepped('5 W', 1, {unit: 'W'})).toBe('6 W');
    expect(stepped('5 lx', 1, {unit: 'W'})).toBeUndefined();
    expect(stepped('', 1)).toBeUndefined();
    expect(stepped('1/1', 1)).toBeUndefined();
  });
});
