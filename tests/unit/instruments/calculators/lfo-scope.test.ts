import {expect, it} from 'vitest';

import {type Lfo, lfoAt, waveAt} from '../../../../src/instruments/formulas/lfo';

const base: Lfo = {wave: 'up', phase: 0, depth: 1, spread: 0, min: 0, max: 1, mode: 'add'};

it.each([
  ['up', [0, 0.25, 0.5, 0.75]],
  ['down', [1, 0.75, 0.5, 0.25]],
  ['triangle', [0, 0.5, 1, 0.5]],
  ['square', [1, 1, 0, 0]],
  ['sine', [0.5, 1, 0.5, 0]],
] as const)('%s has the documented waveform', (wave, values) => {
  values.forEach((value, quarter) => {
    expect(waveAt(wave, quarter / 4)).toBeCloseTo(value, 12);
    expect(waveAt(wave, 3 + quarter / 4)).toBeCloseTo(value, 12);
  });
});

it('random has a new value in each cycle', () => {
  expect(waveAt('random', 0.1)).toBe(waveAt('random', 0.9));
  expect(waveAt('random', 0.1)).not.toBe(waveAt('random', 1.1));
});

it('Depth scales Min and Max, and Spread shifts phases', () => {
  const square: Lfo = {...base, wave: 'square', min: -1, depth: 0.5};
  expect([lfoAt(square, 0), lfoAt(square, 0.5), lfoAt({...base, depth: 0}, 0.3)]).toEqual([
    0.5, -0.5, 0,
  ]);
  expect(lfoAt({...base, spread: 0.5}, 0.25, 1, 2)).toBe(0.75);
});
