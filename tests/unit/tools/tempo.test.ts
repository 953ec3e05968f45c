import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../src/tools/tempo/model';
import {beatMs, frames, hertz, noteBeats, tempoFor} from '../../../src/tools/tempo/tempo';

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
  });
});
