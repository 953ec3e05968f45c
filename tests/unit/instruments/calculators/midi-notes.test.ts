import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/midi-notes/model';

import {
  frequency,
  join14,
  noteName,
  noteNumber,
  parse14,
  parseBend,
  parseNote,
  split14,
} from '../../../../src/instruments/calculators/midi-notes/notes';

describe('note names', () => {
  it('has C3 or C4 at 60', () => {
    expect(noteName(60, 3)).toBe('C3');
    expect(noteName(60, 4)).toBe('C4');
    expect(noteNumber(0, 3, 3)).toBe(60);
    expect(noteName(0, 3)).toBe('C-2');
    expect(noteName(127, 3)).toBe('G8');
    expect(noteName(127, 4)).toBe('G9');
    expect(noteName(70, 3, true)).toBe('B♭3');
  });

  it('goes there and back for all notes, with sharps and flats, in both conventions', () => {
    for (let note = 0; note <= 127; note += 1) {
      for (const middle of [3, 4] as const) {
        expect(parseNote(noteName(note, middle), middle)).toEqual({ok: true, value: note});
        expect(parseNote(noteName(note, middle, true), middle)).toEqual({ok: true, value: note});
      }
    }
  });

  it.each([
    ['f#2', 54],
    ['Bb-1', 22],
    ['c♯3', 61],
    ['b3', 71],
    ['Cb3', 59],
    ['b b 3', 70],
    ['H3', undefined],
    ['C9', undefined],
    ['C-3', undefined],
    ['', undefined],
    ['60', undefined],
  ])('reads %j', (text, note) => {
    const parsed = parseNote(text, 3);
    expect(parsed.ok ? parsed.value : undefined).toBe(note);
  });

  it('tunes A to 440 Hz', () => {
    expect(frequency(69)).toBe(440);
    expect(frequency(81)).toBeCloseTo(880, 9);
  });
});

describe('14-bit values', () => {
  it('splits and joins all 16 384', () => {
    let wrong = 0;
    for (let value = 0; value <= 16383; value += 1) {
      const {msb, lsb} = split14(value);
      if (join14(msb, lsb) !== value || msb > 127 || lsb > 127) {
        wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('reads pitch bend from its centre', () => {
    // MIDI 1.0: 0 is 0x0000, the centre 0x2000, the top 0x3FFF.
    for (const [text, value] of [
      ['-8192', 0],
      ['\u22128192', 0],
      ['-1', 8191],
      ['0', 8192],
      ['8191', 16383],
    ] as const) {
      expect(parseBend(text)).toEqual({ok: true, value});
    }
    expect(parseBend('8192').ok).toBe(false);
    expect(parseBend('-8193').ok).toBe(false);
  });

  it('names the controllers of an NRPN, and sends a bend with its low byte first', () => {
    const outcome = model.solve({...model.defaults, from: 'wide', value: '1000'});
    const values = outcome.ok
      ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
      : {};
    // 1000 = 7 × 128 + 104
    expect(values).toMatchObject({
      'As NRPN number': 'CC 99 = 7, CC 98 = 104',
      'As RPN number': 'CC 101 = 7, CC 100 = 104',
      'As NRPN or RPN data': 'CC 6 = 7, CC 38 = 104',
      'As pitch bend message': 'En 68 07',
      'Pitch bend, from the centre': '\u22127192',
    });
  });

  it('reads both forms', () => {
    expect(parse14('8192')).toEqual({ok: true, value: 8192});
    expect(parse14('64 0')).toEqual({ok: true, value: 8192});
    expect(parse14('0x2000')).toEqual({ok: true, value: 8192});
    for (const text of ['16384', '128 0', '', '1 2 3']) {
      expect(parse14(text).ok, text).toBe(false);
    }
  });
});

it.each([
  ['number', '60', 'name', 'C3'],
  ['name', 'F#2', 'number', '54'],
  ['wide', '64 0', 'bend', '0'],
  ['bend', '-8192', 'wide', '0'],
  ['number', '60', 'wide', undefined],
  ['wide', '1,024', 'bend', undefined],
])('keeps the value when another form is chosen: %s %s as %s is %s', (from, value, to, text) => {
  const first = {...model.defaults, from, value};
  expect(model.rewrite?.(first, {...first, from: to}).value).toBe(text);
});
