import {expect, it} from 'vitest';

import {
  join14,
  noteName,
  parseNote,
  split14,
} from '../../../../src/instruments/calculators/midi-notes/notes';

it('goes there and back for all notes, with sharps and flats, in both conventions', () => {
  for (let note = 0; note <= 127; note += 1) {
    for (const middle of [3, 4] as const) {
      for (const flats of [false, true]) {
        expect(parseNote(noteName(note, middle, flats), middle)).toEqual({ok: true, value: note});
      }
    }
  }
});

it('splits and joins all 16 384 values of 14 bits', () => {
  const values = Array.from({length: 16_384}, (_, value) => split14(value));
  expect(values.map(({msb, lsb}) => join14(msb, lsb))).toEqual([...values.keys()]);
  expect(values.every(({msb, lsb}) => msb <= 127 && lsb <= 127)).toBe(true);
});
