import {describe, expect, it} from 'vitest';
import {
  rates,
  toFrame,
  toLabel,
  type RateName,
} from '../../../../src/instruments/formulas/timecode';
import {LtcDecoder, type ReadFrame} from '../../../../src/instruments/testbench/ltc/decode';
import {LtcGenerator} from '../../../../src/instruments/testbench/ltc/generate';

const names = ['23.976', '24', '25', '29.97', '29.97 DF', '30'] as const satisfies RateName[];

interface Case {
  rate?: RateName;
  level?: number;
  speed?: number;
  sampleRate?: number;
  userBits?: number;
  seconds?: number;
  start?: number;
}

function signal(given: Case): Float32Array {
  const {rate = '25', level = -12, speed = 1, sampleRate = 48000, userBits = 0x89abcdef} = given;
  const samples = new Float32Array((given.seconds ?? 3) * sampleRate);
  new LtcGenerator({
    rate: rates[rate],
    start: toLabel(given.start ?? 1700, rates[rate]),
    level,
    userBits,
    sampleRate,
    speed,
  }).fill(samples);
  return samples;
}

function read(samples: Float32Array, sampleRate = 48000, block = 128): ReadFrame[] {
  const frames: ReadFrame[] = [];
  const decoder = new LtcDecoder(sampleRate, (frame) => frames.push(frame));
  for (let at = 0; at < samples.length; at += block) {
    decoder.read(samples.subarray(at, at + block));
  }
  return frames;
}

/** Frames that do not follow the one before. */
function wrong(frames: readonly ReadFrame[], name: RateName, step = 1): number {
  return frames.filter((frame, index) => {
    const before = frames[index - 1];
    return (
      before !== undefined &&
      toFrame(frame.label, rates[name]) - toFrame(before.label, rates[name]) !== step
    );
  }).length;
}

/** Noise that is the same in every run. */
function noisy(samples: Float32Array, level: number): Float32Array {
  let seed = 1;
  return samples.map((value) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return value + (seed / 2 ** 31) * 10 ** (level / 20);
  });
}

describe('timecode that we make is read by us', () => {
  const cases = names.flatMap((rate) =>
    [44100, 48000, 96000].flatMap((sampleRate) =>
      [0.5, 1, 2].map((speed) => ({rate, sampleRate, speed})),
    ),
  );
  it.each(cases)('$rate fps, $sampleRate Hz, speed $speed', ({rate, sampleRate, speed}) => {
    for (const level of [-40, -12, 0]) {
      const frames = read(signal({rate, sampleRate, speed, level}), sampleRate);
      const {numerator, denominator} = rates[rate];
      // Two frames to find the length of a bit, and one that is not finished.
      expect(frames.length).toBeGreaterThan((3 * speed * numerator) / denominator - 4);
      expect(wrong(frames, rate)).toBe(0);
      expect(frames.every(({userBits}) => userBits === 0x89abcdef)).toBe(true);
      expect(frames.every(({dropFrame}) => dropFrame === (rate === '29.97 DF'))).toBe(true);
      expect(frames[5]?.length).toBeCloseTo((sampleRate * denominator) / numerator / speed, 0);
    }
  });

  it.each(names)('%s fps inverted, backwards, and with noise 14 dB below it', (rate) => {
    const samples = signal({rate, level: -20, start: 17970});
    expect(wrong(read(samples.map((value) => -value)), rate)).toBe(0);
    const back = read(samples.slice().reverse());
    expect(back.length).toBeGreaterThan(65);
    expect(back.every(({reverse}) => reverse)).toBe(true);
    expect(wrong(back, rate, -1)).toBe(0);
    const frames = read(noisy(samples, -34));
    expect(frames.length).toBeGreaterThan(65);
    expect(wrong(frames, rate)).toBe(0);
  });

  it('whatever the size of the blocks', () => {
    const samples = signal({});
    expect(read(samples, 48000, 1)).toEqual(read(samples, 48000, 4096));
  });

  it('with a constant voltage below it', () => {
    expect(read(signal({level: -20}).map((value) => value + 0.3)).length).toBeGreaterThan(70);
  });

  it('again after a gap, and finds nothing in silence and noise', () => {
    const samples = signal({seconds: 4});
    samples.fill(0, 48000, 96000);
    const frames = read(samples);
    expect(frames.length).toBeGreaterThan(65);
    expect(wrong(frames, '25')).toBe(1);
    expect(read(new Float32Array(96000))).toEqual([]);
    expect(read(noisy(new Float32Array(480000), -6))).toEqual([]);
  });

  it('while the speed changes from half to double', () => {
    const samples = signal({seconds: 8, sampleRate: 48000});
    const bent: number[] = [];
    for (let at = 0; at < samples.length - 2;) {
      const index = Math.floor(at);
      const a = samples[index] ?? 0;
      bent.push(a + ((samples[index + 1] ?? 0) - a) * (at - index));
      at += 0.5 + (1.5 * at) / samples.length;
    }
    const frames = read(Float32Array.from(bent));
    expect(wrong(frames, '25')).toBe(0);
    expect(frames.length).toBeGreaterThan(190);
  });
});
