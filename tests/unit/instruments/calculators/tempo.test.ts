import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/tempo/model';
import {
  barBeats,
  beatMs,
  frames,
  hertz,
  noteBeats,
  tempoFor,
} from '../../../../src/instruments/calculators/tempo/tempo';
import {tappedTempo} from '../../../../src/instruments/formulas/tap';

describe('tempo', () => {
  it('turns notes into time', () => {
    expect(beatMs(120)).toBe(500);
    expect(noteBeats(1)).toBe(4);
    expect(noteBeats(16)).toBe(0.25);
    expect(noteBeats(8, 'dotted')).toBe(0.75);
    expect(noteBeats(8, 'triplet')).toBeCloseTo(1 / 3, 12);
    expect(hertz(128, noteBeats(16))).toBeCloseTo(8.53, 2);
    expect(frames(120, 16, 60)).toBe(480);
  });

  it('finds the tempo that makes a loop whole', () => {
    fc.assert(
      fc.property(
        fc.double({min: 20, max: 300, noNaN: true}),
        fc.integer({min: 1, max: 64}),
        (bpm, beats) => {
          const whole = Math.max(1, Math.round(frames(bpm, beats, 60)));
          expect(frames(tempoFor(whole, beats, 60), beats, 60)).toBeCloseTo(whole, 6);
        },
      ),
    );
  });

  it('warns of more than three flashes a second, not of three', () => {
    const warnings = (bpm: string, note: string) => {
      const outcome = model.solve({...model.defaults, bpm, note});
      return outcome.ok ? (outcome.warnings ?? []).length : -1;
    };
    expect(warnings('128', '16')).toBe(1);
    expect(warnings('180', '4')).toBe(0);
    expect(warnings('181', '4')).toBe(1);
    expect(warnings('180.01', '4')).toBe(1);
    expect(warnings('90', '8')).toBe(0);
  });

  it('counts bars by the time signature', () => {
    expect(['4/4', '3/4', '6/8', '7/8', '12/8'].map(barBeats)).toEqual([4, 3, 3, 3.5, 6]);
    const loop = (beats: string, signature: string) => {
      const outcome = model.solve({...model.defaults, bpm: '120', beats, signature});
      const lines = outcome.ok ? outcome.lines : [];
      return ['Video frames per loop', 'Loop in bars', `A bar of ${signature}`].map(
        (wanted) => lines.find(({label}) => label === wanted)?.value,
      );
    };
    expect(loop('4 bars', '4/4')).toEqual(['480', '4', '2000 ms']);
    expect(loop('4 bars', '7/8')).toEqual(['420', '4', '1750 ms']);
    expect(loop('12', '3/4')).toEqual(['360', '4', '1500 ms']);
  });

  it('takes the tempo from taps, and forgets those before a pause', () => {
    expect(tappedTempo([])).toBeUndefined();
    expect(tappedTempo([5])).toBeUndefined();
    expect(tappedTempo([1000, 1500, 2000, 2500])).toBe(120);
    expect(tappedTempo([0, 100, 200, 10_000, 10_600, 11_200])).toBe(100);
    expect(tappedTempo([0, 100, 10_000])).toBeUndefined();
    fc.assert(
      fc.property(
        fc.double({min: 20, max: 400, noNaN: true}),
        fc.integer({min: 2, max: 30}),
        (bpm, taps) => {
          const times = Array.from({length: taps}, (_, index) => index * beatMs(bpm));
          expect(tappedTempo(times)).toBeCloseTo(bpm, 6);
        },
      ),
    );
  });
});
