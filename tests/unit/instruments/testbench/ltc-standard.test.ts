import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {LtcDecoder} from '../../../../src/instruments/testbench/ltc/decode';
import type {ReadFrame} from '../../../../src/instruments/testbench/ltc/readFrame';
import {
  biphaseMark,
  encodeBits,
  nextFrame,
  type SentFrame,
  type SentRate,
  sentRates,
} from '../../../support/ltcEncoder';

const rateNames = Object.keys(sentRates) as SentRate[];

/** Consecutive frames. The seed determines the first one. */
function framesFrom(rate: SentRate, count: number, seed: number, user = seed): SentFrame[] {
  const digit = (divisor: number, limit: number): number => Math.floor(seed / divisor) % limit;
  const first: SentFrame = {
    hours: digit(1, 24),
    minutes: digit(24, 60),
    seconds: 58 + digit(7, 2),
    frames: digit(1440, sentRates[rate].counted - 3) + 3,
    dropFrame: sentRates[rate].isDrop,
    colourFrame: digit(3, 2) === 1,
    user: Array.from({length: 8}, (_, group) => Math.floor(user / 16 ** group) % 16),
  };
  const frames = [first];
  while (frames.length < count) {
    frames.push(nextFrame(frames.at(-1) ?? first, rate));
  }
  return frames;
}

interface Signal {
  rate: SentRate;
  sampleRate: number;
  speed?: number;
  reverse?: boolean;
  level?: number;
  damage?: (samples: Float32Array, sampleRate: number) => Float32Array;
}

/** Encodes and decodes frames: all decoded frames, those that are wrong, and the count of bits that are too fast. */
function roundTrip(
  frames: readonly SentFrame[],
  {rate, sampleRate, speed = 1, reverse = false, level, damage = (samples) => samples}: Signal,
) {
  const length = sampleRate / sentRates[rate].perSecond / 80 / speed;
  const bits = frames.flatMap((frame) => encodeBits(frame, rate));
  const rise = Math.min((40e-6 * sampleRate) / 0.8, length / 4);
  const samples = biphaseMark(bits, () => length, {rise, ...(level !== undefined && {level})});
  const signal = damage(reverse ? samples.reverse() : samples, sampleRate);
  const decoded: ReadFrame[] = [];
  let tooFast = 0;
  const decoder = new LtcDecoder(
    sampleRate,
    (frame) => decoded.push(frame),
    () => (tooFast += 1),
  );
  for (let at = 0; at < signal.length; at += 128) {
    decoder.read(signal.subarray(at, at + 128));
  }
  const name = ({hours, minutes, seconds, frames: count}: ReadFrame['label'], user: number) =>
    `${hours}:${minutes}:${seconds}:${count} ${user}`;
  const sent = new Map(
    frames.map((frame, index) => [
      name(
        frame,
        frame.user.reduce((sum, value, group) => sum + value * 16 ** group, 0),
      ),
      index,
    ]),
  );
  const frameLength = 80 * length;
  /** Frames that were never sent, or not at that time. */
  const wrong = decoded.filter((frame) => {
    const index = sent.get(name(frame.label, frame.userBits)) ?? NaN;
    const end = (reverse ? frames.length - index : index + 1) * frameLength;
    const first = frames[0];
    return !(
      Math.abs(frame.end - end) < frameLength / 2 &&
      frame.reverse === reverse &&
      frame.dropFrame === first?.dropFrame &&
      frame.colourFrame === first.colourFrame
    );
  });
  return {decoded, wrong, tooFast};
}

/** Pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
  };
}

describe('timecode of an independent encoder', () => {
  it('is decoded at every frame rate, sample rate and speed, in both directions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rateNames),
        fc.constantFrom(22050, 32000, 44100, 48000, 88200, 96000, 192000),
        fc.double({min: 0, max: 1, noNaN: true}),
        fc.boolean(),
        fc.nat(24 * 60 * 60),
        fc.nat(0xffffffff),
        (rate, sampleRate, position, reverse, seed, user) => {
          // From an eighth of the normal speed to five samples per bit.
          const fastest = sampleRate / 5 / 80 / sentRates[rate].perSecond;
          const speed = 0.125 * (fastest / 0.125) ** position;
          const frames = framesFrom(rate, 8, seed, user);
          const {decoded, wrong, tooFast} = roundTrip(frames, {rate, sampleRate, speed, reverse});
          expect({wrong, tooFast}).toEqual({wrong: [], tooFast: 0});
          expect(decoded.length).toBeGreaterThanOrEqual(6);
        },
      ),
      {numRuns: 60},
    );
  });

  it.each([
    [48000, 0.125],
    [48000, 5],
    [44100, 4.4],
    [96000, 10],
  ])('is decoded at 25 fps, %i Hz, speed %d', (sampleRate, speed) => {
    for (const reverse of [false, true]) {
      const frames = framesFrom('25', 20, 12345);
      const {decoded, wrong} = roundTrip(frames, {rate: '25', sampleRate, speed, reverse});
      expect(wrong).toEqual([]);
      expect(decoded.length).toBeGreaterThanOrEqual(18);
    }
  });

  it.each([
    [22050, 3],
    [48000, 6],
    [48000, 8],
    [96000, 12],
  ])('is too fast at 25 fps, %i Hz, speed %d', (sampleRate, speed) => {
    const {decoded, tooFast} = roundTrip(framesFrom('25', 50, 777), {
      rate: '25',
      sampleRate,
      speed,
    });
    expect(decoded).toEqual([]);
    expect(tooFast).toBeGreaterThan(5);
  });

  const random = randomFrom(5);
  it.each([
    ['silence', () => 0],
    ['noise', () => random() - 0.5],
  ])('is neither decoded nor reported as too fast in %s', (_name, getSample) => {
    const onFrame = vi.fn();
    const onTooFast = vi.fn();
    const decoder = new LtcDecoder(48000, onFrame, onTooFast);
    decoder.read(Float32Array.from({length: 480_000}, getSample));
    expect(onFrame).not.toHaveBeenCalled();
    expect(onTooFast).not.toHaveBeenCalled();
  });

  it('is decoded if user bits change with every frame, or once', () => {
    const frames = framesFrom('25', 30, 4321).map((frame, index) => ({
      ...frame,
      user: frame.user.map((_, group) => (index + group) % 16),
    }));
    const changing = roundTrip(frames, {rate: '25', sampleRate: 48000});
    expect(changing.wrong).toEqual([]);
    expect(changing.decoded.length).toBeGreaterThanOrEqual(26);
    const once = framesFrom('25', 30, 4321).map((frame, index) => ({
      ...frame,
      user: Array<number>(8).fill(index < 15 ? 1 : 2),
    }));
    expect(roundTrip(once, {rate: '25', sampleRate: 48000}).decoded.length).toBeGreaterThanOrEqual(
      28,
    );
  });
});

describe('damaged timecode', () => {
  /** Adds clicks at random positions. `shape` returns the amplitude by the sample from the start of the click. */
  const clicks =
    (seconds: number, shape: (sample: number, sampleRate: number) => number, perSecond = 10) =>
    (samples: Float32Array, sampleRate: number): Float32Array => {
      const random = randomFrom(9);
      const length = Math.max(1, Math.round(seconds * sampleRate));
      for (let count = (samples.length / sampleRate) * perSecond; count > 0; count -= 1) {
        const start = Math.floor(random() * samples.length);
        const sign = random() < 0.5 ? -1 : 1;
        for (let at = 0; at < length && start + at < samples.length; at += 1) {
          const value = (samples[start + at] ?? 0) + sign * shape(at, sampleRate);
          samples[start + at] = Math.max(-1, Math.min(1, value));
        }
      }
      return samples;
    };
  const sum =
    (value: (sample: number, sampleRate: number, random: () => number) => number) =>
    (samples: Float32Array, sampleRate: number): Float32Array => {
      const random = randomFrom(3);
      return samples.map((sample, index) => sample + value(index, sampleRate, random));
    };
  const wave = (hertz: number, at: number, sampleRate: number): number =>
    Math.sin((2 * Math.PI * hertz * at) / sampleRate);
  const gaps =
    (seconds: number, perSecond: number) =>
    (samples: Float32Array, sampleRate: number): Float32Array => {
      const random = randomFrom(4);
      for (let count = (samples.length / sampleRate) * perSecond; count > 0; count -= 1) {
        const start = Math.floor(random() * samples.length);
        samples.fill(0, start, start + seconds * sampleRate);
      }
      return samples;
    };
  /** Noise relative to the level of the timecode. The sum of four random numbers is nearly normally distributed. */
  const noise = (decibels: number) =>
    sum((_at, _rate, random) => {
      const four = random() + random() + random() + random() - 2;
      return four * Math.sqrt(3) * 0.25 * 10 ** (decibels / 20);
    });

  it.each<[name: string, damage: Signal['damage'], minFrames: number]>([
    ['noise at −20 dB', noise(-20), 98],
    ['noise at −10 dB', noise(-10), 95],
    ['noise at −6 dB', noise(-6), 40],
    ['clicks of one sample', clicks(0, () => 2), 90],
    ['fifty clicks per second', clicks(0, () => 2, 50), 70],
    ['clicks of 0.1 ms', clicks(1e-4, () => 2), 85],
    ['clicks of 0.3 ms', clicks(3e-4, () => 2), 50],
    ['clicks that decay', clicks(1e-3, (at, rate) => 2 * Math.exp(-at / (2e-4 * rate))), 50],
    ['clicks that ring', clicks(3e-3, (at, rate) => 2 * wave(3000, at + 8, rate)), 30],
    ['dropouts of 1 ms', gaps(1e-3, 5), 70],
    ['dropouts of 50 ms', gaps(0.05, 1), 85],
    ['a DC offset', sum(() => 0.5), 97],
    ['a drifting DC offset', sum((at, rate) => 0.3 * wave(0.7, at, rate)), 98],
    ['hum at −6 dB', sum((at, rate) => 0.125 * wave(50, at, rate)), 98],
    ['hum at 0 dB', sum((at, rate) => 0.25 * wave(50, at, rate)), 0],
  ])('is never decoded to wrong frames: %s', (_name, damage, minFrames) => {
    for (const sampleRate of [22050, 48000, 96000]) {
      for (const reverse of [false, true]) {
        const frames = framesFrom('25', 100, 54_321);
        const {decoded, wrong} = roundTrip(frames, {rate: '25', sampleRate, reverse, damage});
        expect(wrong).toEqual([]);
        expect(decoded.length, `${sampleRate} Hz`).toBeGreaterThanOrEqual(minFrames);
      }
    }
  });

  it.each(rateNames)('is decoded with noise at −14 dB at %s fps', (rate) => {
    const frames = framesFrom(rate, 70, 17_970);
    const {decoded, wrong} = roundTrip(frames, {rate, sampleRate: 48000, damage: noise(-14)});
    expect(wrong).toEqual([]);
    expect(decoded.length).toBeGreaterThan(65);
  });
});
