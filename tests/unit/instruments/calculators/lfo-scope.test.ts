import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  beatsToHertz,
  lfoAt,
  outputAt,
  spreadPhase,
  waveAt,
  waves,
  type Lfo,
} from '../../../../src/instruments/formulas/lfo';
import {model} from '../../../../src/instruments/calculators/lfo-scope/model';

const base: Lfo = {wave: 'up', phase: 0, depth: 1, spread: 0, min: 0, max: 1, mode: 'add'};

describe('LFO', () => {
  it('has the documented waveforms', () => {
    expect([0, 0.25, 0.5, 0.75].map((at) => waveAt('up', at))).toEqual([0, 0.25, 0.5, 0.75]);
    expect([0, 0.25, 0.5, 0.75].map((at) => waveAt('down', at))).toEqual([1, 0.75, 0.5, 0.25]);
    expect([0, 0.25, 0.5, 0.75].map((at) => waveAt('triangle', at))).toEqual([0, 0.5, 1, 0.5]);
    expect([0, 0.25, 0.5, 0.75].map((at) => waveAt('square', at))).toEqual([1, 1, 0, 0]);
    expect(waveAt('sine', 0.25)).toBeCloseTo(1, 12);
    expect(waveAt('sine', 0.75)).toBeCloseTo(0, 12);
    expect(waveAt('random', 0.1)).toBe(waveAt('random', 0.9));
    expect(waveAt('random', 0.1)).not.toBe(waveAt('random', 1.1));
  });

  it('stays from 0 to 1, and repeats every cycle unless random', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...waves),
        fc.double({min: 0, max: 100, noNaN: true}),
        (wave, at) => {
          const value = waveAt(wave, at);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          if (wave === 'sine' || wave === 'triangle') {
            expect(waveAt(wave, at + 1)).toBeCloseTo(value, 6);
          }
        },
      ),
    );
  });

  it('multiplies Min and Max by Depth', () => {
    expect(lfoAt({...base, wave: 'square', min: -1, depth: 0.5}, 0)).toBe(0.5);
    expect(lfoAt({...base, wave: 'square', min: -1, depth: 0.5}, 0.5)).toBe(-0.5);
    expect(lfoAt({...base, depth: 0}, 0.3)).toBe(0);
  });

  it('adds or multiplies', () => {
    expect(outputAt({...base}, 0.5, 0.25)).toBe(0.75);
    expect(outputAt({...base, mode: 'mult'}, 0.5, 0.25)).toBe(0.125);
  });

  it('spreads first and last by the whole spread', () => {
    expect([0, 1, 2, 3, 4].map((index) => spreadPhase(index, 5, 1))).toEqual([
      0, 0.25, 0.5, 0.75, 1,
    ]);
    expect(spreadPhase(1, 2, 0.5)).toBe(0.5);
    expect(spreadPhase(0, 1, 1)).toBe(0);
    expect(lfoAt({...base, spread: 0.5}, 0.25, 1, 2)).toBe(0.75);
  });

  it('turns beats into hertz', () => {
    expect(beatsToHertz(120, 4)).toBe(0.5);
    expect(beatsToHertz(128, 0.25)).toBeCloseTo(8.53, 2);
  });
});

describe('the scope', () => {
  it('shows phases from 0 to 99.9 %', () => {
    const phases = (change: object) => {
      const result = model.solve({...model.defaults, ...change});
      return result.ok && result.lines.find(({label}) => label === 'Phase of the fixtures')?.value;
    };
    expect(phases({fixtures: '5', spread: '100'})).toBe('0, 25, 50, 75, 0 %');
    expect(phases({fixtures: '2', spread: '70', phase: '30'})).toBe('30, 0 %');
    expect(phases({fixtures: '1', phase: '99.97'})).toBe('0 %');
    expect(phases({fixtures: '1', phase: '100'})).toBe('0 %');
  });

  it('warns of flashes that can trigger seizures, above three a second only', () => {
    const warningsAt = (frequency: string): string => {
      const result = model.solve({...model.defaults, unit: 'hertz', hertz: frequency});
      return result.ok ? (result.warnings ?? []).join() : 'refused';
    };
    expect(warningsAt('3')).toBe('');
    expect(warningsAt('3.5')).toMatch(/3.5 cycles per second.*seizures/);
  });
});
