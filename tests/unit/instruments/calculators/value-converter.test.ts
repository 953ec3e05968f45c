import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  dmxToMidi,
  fromUnit,
  join,
  midiToDmx,
  resize,
  resizeRange,
  split,
  top,
  toUnit,
} from '../../../../src/instruments/calculators/value-converter/convert';
import {model} from '../../../../src/instruments/calculators/value-converter/model';

describe('DMX values', () => {
  it.each([
    [0, 1, 2, 0],
    [127, 1, 2, 32639],
    [255, 1, 2, 65535],
    [128, 1, 3, 8421504],
    [32512, 2, 1, 127],
    [32767, 2, 1, 127],
    [32768, 2, 1, 128],
    [256, 2, 3, 65536],
    [32767, 2, 3, 8388607],
  ])('%d from %d to %d bytes is %d', (value, from, to, result) => {
    expect(resize(value, from, to)).toBe(result);
  });

  it('appends zeros when shifting', () => {
    expect(resize(255, 1, 2, 'shift')).toBe(65280);
    expect(resize(255, 1, 3, 'shift')).toBe(16711680);
  });

  it('stretches ranges to their outer fine values', () => {
    expect(resizeRange([127, 127], 1, 2)).toEqual([32512, 32767]);
    expect(resizeRange([0, 255], 1, 2)).toEqual([0, 65535]);
    expect(resizeRange([32512, 32767], 2, 1)).toEqual([127, 127]);
  });

  it('splits and joins all 65 536 16-bit values', () => {
    let wrong = 0;
    for (let value = 0; value <= 65535; value += 1) {
      const {coarse, fine} = split(value);
      const good =
        join(coarse, fine) === value &&
        coarse <= 255 &&
        fine <= 255 &&
        resize(value, 2, 1) === coarse &&
        fromUnit(toUnit(value, 2), 2) === value &&
        resize(resize(value, 2, 3), 3, 2) === value;
      if (!good) {
        wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('keeps all 8-bit values through 16 and 24 bits, mirrored or shifted', () => {
    for (let value = 0; value <= 255; value += 1) {
      for (const bytes of [2, 3, 4]) {
        expect(resize(resize(value, 1, bytes), bytes, 1)).toBe(value);
        expect(resize(resize(value, 1, bytes, 'shift'), bytes, 1)).toBe(value);
      }
      expect(fromUnit(toUnit(value, 1), 1)).toBe(value);
      expect(resize(value, 1, 2)).toBe(value * 257);
    }
  });

  it('maps MIDI so that both ends meet and nothing gets lost on the way back', () => {
    expect(midiToDmx(0)).toBe(0);
    expect(midiToDmx(64)).toBe(129);
    expect(midiToDmx(127)).toBe(255);
    expect(dmxToMidi(255)).toBe(127);
    for (let midi = 0; midi <= 127; midi += 1) {
      expect(dmxToMidi(midiToDmx(midi))).toBe(midi);
      expect(Math.abs(midiToDmx(midi) - ((midi << 1) | (midi >> 6)))).toBeLessThanOrEqual(1);
    }
  });

  it('refuses values outside their resolution', () => {
    for (const value of [-1, 256, 1.5, NaN]) {
      expect(() => resize(value, 1, 2)).toThrow(RangeError);
    }
    expect(top(2)).toBe(65535);
  });

  it('limits fractions', () => {
    fc.assert(
      fc.property(fc.double({noNaN: true, noDefaultInfinity: true}), (unit) => {
        const value = fromUnit(unit, 2);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(65535);
      }),
    );
  });

  it('reads every way of writing the middle', () => {
    const wide = (from: string, value: string) => {
      const outcome = model.solve({from, value, widening: 'mirror'});
      return outcome.ok ? outcome.lines[1]?.value.replace('\u202f', '') : undefined;
    };
    expect(wide('16', '32768')).toBe('32768');
    expect(wide('pair', '128 0')).toBe('32768');
    expect(wide('percent', '50 %')).toBe('32768');
    expect(wide('unit', '0,5')).toBe('32768');
    expect(wide('8', '0x80')).toBe('32896');
    expect(wide('midi', '64')).toBe('33153');
  });
});

it.each([
  ['8', '127', '16', '32639'],
  ['8', '127', 'pair', '127 127'],
  ['16', '32768', '8', '128'],
  ['percent', '50', 'unit', '0.5'],
  ['unit', '0.2', 'percent', '20'],
  ['midi', '64', '8', '129'],
  ['8', 'x', '16', undefined],
  ['8', '7', '8', undefined],
])('keeps the value when another form is chosen: %s %s as %s is %s', (from, value, to, text) => {
  const first = {...model.defaults, from, value};
  expect(model.rewrite?.(first, {...first, from: to}).value).toBe(text);
});
