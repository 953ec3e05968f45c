import {describe, expect, it} from 'vitest';

import {
  frequency,
  join14,
  noteName,
  noteNumber,
  parse14,
  parseNote,
  split14,
} from '../../../src/tools/midi-notes/notes';

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

  it('reads both forms', () => {
    expect(parse14('8192')).toEqual({ok: true, value: 8192});
    expect(parse14('64 0')).toEqual({ok: true, value: 8192});
    expect(parse14('0x2000')).toEqual({ok: true, value: 8192});
    for (const text of ['16384', '128 0', '', '1 2 3']) {
      expect(parse14(text).ok, text).toBe(false);
    }
  });
});
