/** Properties of formulas that vectors cannot show: round trips for all values, and values that fields reject. */
import fc from 'fast-check';
import {expect, it} from 'vitest';

import * as dimmer from '../../../../src/instruments/calculators/dimmer-curve/curve';
import * as dip from '../../../../src/instruments/calculators/dip-switch/dip';
import * as notes from '../../../../src/instruments/calculators/midi-notes/notes';
import * as panTilt from '../../../../src/instruments/calculators/pan-tilt/panTilt';
import * as port from '../../../../src/instruments/calculators/port-address/portAddress';
import {multicastAddress} from '../../../../src/instruments/calculators/sacn/sacn';
import {beatMs} from '../../../../src/instruments/calculators/tempo/tempo';
import {clampToUnit, merge} from '../../../../src/instruments/formulas/merge';
import {tappedTempo} from '../../../../src/instruments/formulas/tap';

const between = (min: number, max: number) => fc.double({min, max, noNaN: true});
const integer = (min: number, max: number) => fc.integer({min, max});

it('dimmer curve: is monotonic from 0 to 1, and invertible', () => {
  const shape = fc.constantFrom<dimmer.Shape>('linear', 'square', 'gamma', 's');
  fc.assert(
    fc.property(shape, between(0.2, 5), between(0, 1), (kind, exponent, value) => {
      const at = (level: number) => dimmer.toLight(level, kind, exponent);
      expect(at(0)).toBe(0);
      expect(at(1)).toBeCloseTo(1, 12);
      expect(at(Math.min(1, value + 0.01))).toBeGreaterThanOrEqual(at(value));
      expect(at(dimmer.valueFor(at(value), kind, exponent))).toBeCloseTo(at(value), 6);
      expect(dimmer.lightWith(dimmer.lightness(value))).toBeCloseTo(value, 9);
    }),
  );
});

it('DIP switches: round trip for all 512 patterns, counted from 0 and 1', () => {
  const patterns = Array.from({length: 512}, (_, value) => value);
  expect(new Set(patterns.map((value) => dip.switchesOn(value).join())).size).toBe(512);
  expect(
    patterns.map((value) =>
      dip.switchesOn(value).reduce((sum, number) => sum + 2 ** (number - 1), 0),
    ),
  ).toEqual(patterns);
  for (const base of ['one', 'zero'] as const) {
    // If addresses count from 1, no address has all switches off.
    for (const value of patterns.slice(base === 'one' ? 1 : 0)) {
      expect(dip.switchValue(dip.switchAddress(value, base) ?? 0, base)).toBe(value);
    }
  }
  expect([dip.switchAddress(0, 'one'), dip.switchAddress(512, 'zero')]).toEqual([
    undefined,
    undefined,
  ]);
  expect([dip.switchValue(512, 'one'), dip.switchValue(0, 'zero')]).toEqual([undefined, undefined]);
  expect([0, 24].map(dip.inWords)).toEqual(['all off', '4, 5 on']);
});

it('merge: the sum of no values is 0, and a sum is clamped to 0 to 1', () => {
  expect([merge('add', []), clampToUnit(2), clampToUnit(-1)]).toEqual([0, 1, 0]);
});

it('MIDI notes: round trip for all notes, with sharps and flats, in both octave conventions', () => {
  for (let value = 0; value <= 127; value += 1) {
    for (const middle of [3, 4] as const) {
      for (const flats of [false, true]) {
        const name = notes.noteName(value, middle, flats);
        expect(notes.parseNote(name, middle)).toEqual({ok: true, value});
      }
    }
  }
});

it('MIDI notes: round trip for all 16 384 values of 14 bits', () => {
  const values = Array.from({length: 16_384}, (_, value) => notes.split14(value));
  expect(values.map(({msb, lsb}) => notes.join14(msb, lsb))).toEqual([...values.keys()]);
  expect(values.every(({msb, lsb}) => msb <= 127 && lsb <= 127)).toBe(true);
});

it('pan and tilt: round trip for degrees and values, inverted or not', () => {
  fc.assert(
    fc.property(
      integer(0, 65535),
      between(1, 1440),
      fc.boolean(),
      fc.boolean(),
      (value, range, centred, inverted) => {
        const axis = {range, centred, inverted};
        const degrees = panTilt.toDegrees(value, axis);
        const [low, high] = panTilt.getLimits(axis);
        expect(degrees).toBeGreaterThanOrEqual(low - 1e-9);
        expect(degrees).toBeLessThanOrEqual(high + 1e-9);
        expect(Math.round(panTilt.valueOf(degrees, axis))).toBe(value);
        const other = {...axis, inverted: !inverted};
        expect(panTilt.valueOf(degrees, other)).toBeCloseTo(65535 - value, 6);
      },
    ),
  );
});

it.each([
  ...[-1, 32768, 1.5, NaN].map((address) => () => port.fromPort(address)),
  () => port.toPort({net: 128, subNet: 0, universe: 0}),
  () => port.toPort({net: 0, subNet: 16, universe: 0}),
  () => port.toPort({net: 0, subNet: 0, universe: -1}),
  () => port.fromBeam(0),
  ...[0, -1, 64000, 1.5].map((universe) => () => multicastAddress(universe)),
])('network addresses: out-of-range values throw: %s', (read) => {
  expect(read).toThrow(RangeError);
});

it('tap tempo: is the average since the last pause', () => {
  expect([[], [5], [0, 100, 10_000]].map(tappedTempo)).toEqual([undefined, undefined, undefined]);
  expect(tappedTempo([0, 100, 200, 10_000, 10_600, 11_200])).toBe(100);
  fc.assert(
    fc.property(between(20, 400), integer(2, 30), (bpm, taps) => {
      const times = Array.from({length: taps}, (_, index) => index * beatMs(bpm));
      expect(tappedTempo(times)).toBeCloseTo(bpm, 6);
    }),
  );
});
