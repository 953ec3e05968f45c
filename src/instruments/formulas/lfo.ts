/** Low-frequency oscillator, by the description of Beam's LFO effect. */

/** Waveforms of the effect. */
export const waves = ['sine', 'up', 'down', 'triangle', 'square', 'random'] as const;
export type Wave = (typeof waves)[number];

/** Settings of the oscillator. */
export interface Lfo {
  wave: Wave;
  /** Shift in cycles, 0 to 1. */
  phase: number;
  /** Factor on minimum and maximum, 0 to 1. */
  depth: number;
  /** Lowest value: 0 (unipolar) or −1 (bipolar). */
  min: number;
  max: number;
  /** Phase between first and last fixture in cycles, 0 to 1. */
  spread: number;
  /** Whether the value is added to the incoming one or multiplies it. */
  mode: 'add' | 'mult';
}

/** Deterministic pseudo-random number from 0 to 1, so that the picture is stable. */
function noise(index: number): number {
  const x = Math.sin(index * 12.9898 + 78.233) * 43758.5453;
  return x - Math.floor(x);
}

/** The waveform, 0 to 1, at a time in cycles. */
export function waveAt(wave: Wave, cycles: number): number {
  const turn = cycles - Math.floor(cycles);
  switch (wave) {
    case 'sine':
      return 0.5 + 0.5 * Math.sin(2 * Math.PI * turn);
    case 'up':
      return turn;
    case 'down':
      return 1 - turn;
    case 'triangle':
      return turn < 0.5 ? 2 * turn : 2 - 2 * turn;
    case 'square':
      return turn < 0.5 ? 1 : 0;
    case 'random':
      return noise(Math.floor(cycles));
  }
}

/** Phase shift of a fixture (from 0) among `fixtures`, in cycles: first and last differ by `spread`. */
export function spreadPhase(index: number, fixtures: number, spread: number): number {
  return fixtures < 2 ? 0 : (spread * index) / (fixtures - 1);
}

/** Value of the oscillator for a fixture, between min × depth and max × depth. */
export function lfoAt(lfo: Lfo, cycles: number, index = 0, fixtures = 1): number {
  const wave = waveAt(lfo.wave, cycles + lfo.phase + spreadPhase(index, fixtures, lfo.spread));
  return (lfo.min + (lfo.max - lfo.min) * wave) * lfo.depth;
}

/** Output of the effect, before clamping. */
export function outputAt(
  lfo: Lfo,
  incoming: number,
  cycles: number,
  index = 0,
  fixtures = 1,
): number {
  const value = lfoAt(lfo, cycles, index, fixtures);
  return lfo.mode === 'add' ? incoming + value : incoming * value;
}

/** Cycles per second when one cycle takes `beats` beats. */
export function beatsToHertz(bpm: number, beats: number): number {
  return bpm / (60 * beats);
}
