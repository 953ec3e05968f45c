import fc from 'fast-check';
import {expect, it} from 'vitest';

import {beatMs, frames, tempoFor} from '../../../../src/instruments/calculators/tempo/tempo';
import {tappedTempo} from '../../../../src/instruments/formulas/tap';

const tempo = fc.double({min: 20, max: 400, noNaN: true});

it('finds the tempo that makes a loop whole', () => {
  fc.assert(
    fc.property(tempo, fc.integer({min: 1, max: 64}), (bpm, beats) => {
      const whole = Math.max(1, Math.round(frames(bpm, beats, 60)));
      expect(frames(tempoFor(whole, beats, 60), beats, 60)).toBeCloseTo(whole, 6);
    }),
  );
});

it('takes the tempo from taps, and forgets those before a pause', () => {
  expect([[], [5], [0, 100, 10_000]].map(tappedTempo)).toEqual([undefined, undefined, undefined]);
  expect(tappedTempo([0, 100, 200, 10_000, 10_600, 11_200])).toBe(100);
  fc.assert(
    fc.property(tempo, fc.integer({min: 2, max: 30}), (bpm, taps) => {
      const times = Array.from({length: taps}, (_, index) => index * beatMs(bpm));
      expect(tappedTempo(times)).toBeCloseTo(bpm, 6);
    }),
  );
});
