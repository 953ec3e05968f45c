import {expect, it} from 'vitest';

import {
  dmxToMidi,
  fromUnit,
  join,
  midiToDmx,
  resize,
  split,
  toUnit,
} from '../../../../src/instruments/calculators/value-converter/convert';

it('converts all 65 536 16-bit values to coarse and fine, fractions and 24 bits, and back', () => {
  for (let value = 0; value <= 65535; value += 1) {
    const {coarse, fine} = split(value);
    const isRoundTrip =
      join(coarse, fine) === value &&
      coarse <= 255 &&
      fine <= 255 &&
      resize(value, 2, 1) === coarse &&
      fromUnit(toUnit(value, 2), 2) === value &&
      resize(resize(value, 2, 3), 3, 2) === value;
    expect(isRoundTrip, String(value)).toBe(true);
  }
});

it('converts all 8-bit values to 16, 24 and 32 bits, by byte mirroring or shifting, and back', () => {
  for (let value = 0; value <= 255; value += 1) {
    for (const bytes of [2, 3, 4]) {
      expect(resize(resize(value, 1, bytes), bytes, 1)).toBe(value);
      expect(resize(value, 1, bytes, 'shift')).toBe(value * 256 ** (bytes - 1));
    }
    expect(fromUnit(toUnit(value, 1), 1)).toBe(value);
    expect(resize(value, 1, 2)).toBe(value * 257);
  }
});

it('maps MIDI values to the full DMX range, and back without loss', () => {
  expect([midiToDmx(0), midiToDmx(127)]).toEqual([0, 255]);
  for (let midi = 0; midi <= 127; midi += 1) {
    expect(dmxToMidi(midiToDmx(midi))).toBe(midi);
    expect(Math.abs(midiToDmx(midi) - ((midi << 1) | (midi >> 6)))).toBeLessThanOrEqual(1);
  }
});

it('throws for values outside their resolution, and clamps fractions', () => {
  for (const value of [-1, 256, 1.5, NaN]) {
    expect(() => resize(value, 1, 2)).toThrow(RangeError);
  }
  expect([-Infinity, -0.1, 1.1, Infinity].map((unit) => fromUnit(unit, 2))).toEqual([
    0, 0, 65535, 65535,
  ]);
});
