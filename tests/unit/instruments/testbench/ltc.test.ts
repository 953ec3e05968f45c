import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {bitsToFrame, frameToBits} from '../../../../src/instruments/formulas/ltcFrame';
import {rates, toFrame, toLabel} from '../../../../src/instruments/formulas/timecode';
import {LtcDecoder} from '../../../../src/instruments/testbench/ltc/decode';
import type {ReadFrame} from '../../../../src/instruments/testbench/ltc/readFrame';
import {ltcSource} from '../../../../src/instruments/testbench/ltc/generate';
import {
  LtcMonitor,
  type LtcRate,
  ltcRates,
} from '../../../../src/instruments/testbench/ltc/monitor';
import {ltcWav} from '../../../../src/instruments/testbench/ltc/wav';

describe('the bits of a frame', () => {
  it('decode to the encoded frame, and have an even number of zeros', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ltcRates), fc.nat(), fc.nat(0xffffffff), (name, nth, user) => {
        const rate = rates[name];
        const content = {label: toLabel(nth, rate), userBits: user, colourFrame: nth % 2 === 1};
        const bits = frameToBits(content, rate);
        expect(bits.filter((bit) => bit === 0).length % 2).toBe(0);
        expect(bitsToFrame(bits)).toEqual({...content, dropFrame: rate.drop > 0});
      }),
    );
  });

  it.each([1, 24, 40, 56])(
    'are invalid if they are not a time of day: ones from bit %i on',
    (at) => {
      const label = {hours: 23, minutes: 59, seconds: 59, frames: 24};
      const bits = frameToBits({label, userBits: 0, colourFrame: false}, rates['25']);
      expect(bitsToFrame(bits.fill(1, at, at + 3))).toBeUndefined();
    },
  );
});

const userBits = 0x89abcdef;

/** Audio samples of our generator. */
function signal(
  rate: LtcRate,
  {level = -12, speed = 1, sampleRate = 48000, seconds = 3, start = 1700, silence = 0} = {},
): Float32Array {
  const samples = new Float32Array(silence + seconds * sampleRate);
  // Another speed equals a sample rate that is lower by the same factor.
  const signal = {rate: rates[rate], level, userBits, sampleRate: sampleRate / speed};
  const source = ltcSource({...signal, start: toLabel(start, rates[rate])});
  source.fill(samples.subarray(silence));
  return samples;
}

function decode(samples: Float32Array, sampleRate = 48000, block = 128): ReadFrame[] {
  const frames: ReadFrame[] = [];
  const decoder = new LtcDecoder(sampleRate, (frame) => frames.push(frame));
  for (let at = 0; at < samples.length; at += block) {
    decoder.read(samples.subarray(at, at + block));
  }
  return frames;
}

/** Counts frames that do not follow the previous one. */
function countWrong(frames: readonly ReadFrame[], name: LtcRate): number {
  const numbers = frames.map(({label}) => toFrame(label, rates[name]));
  return numbers.filter((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) !== 1)
    .length;
}

describe('timecode of libltc', () => {
  it.each([
    ...ltcRates.map((rate) => ({file: rate.replace(' DF', 'd'), rate, sampleRate: 48000})),
    {file: '25-quiet-44100', rate: '25' as const, sampleRate: 44100},
  ])(
    '$file is decoded without a wrong frame, and its frame rate is detected',
    ({file, rate, sampleRate}) => {
      const fixture = path.resolve(__dirname, `../../../fixtures/ltc/${file}.wav.gz`);
      const bytes = gunzipSync(readFileSync(fixture)).subarray(44);
      const frames = decode(
        Float32Array.from(bytes, (byte) => (byte - 128) / 128),
        sampleRate,
      );
      const encoded = Math.floor((2.5 * rates[rate].numerator) / rates[rate].denominator);
      expect(frames.length).toBeGreaterThanOrEqual(encoded - 2);
      expect(new Set(frames.map((frame) => frame.userBits))).toEqual(new Set([userBits]));
      expect(countWrong(frames, rate)).toBe(0);
      const monitor = new LtcMonitor(sampleRate);
      frames.forEach((frame) => monitor.add(frame));
      expect(monitor.status).toMatchObject({rate, jumps: 0, reverse: false});
      expect(monitor.status?.speed).toBeCloseTo(100, 1);
    },
  );
});

describe('our timecode is decoded', () => {
  const cases = ltcRates.flatMap((rate) =>
    [44100, 48000, 96000].flatMap((sampleRate) =>
      [0.5, 1, 2].map((speed) => ({rate, sampleRate, speed})),
    ),
  );
  it.each([...cases, {rate: '25' as const, sampleRate: 48000, speed: 3}])(
    '$rate fps, $sampleRate Hz, speed $speed',
    ({rate, sampleRate, speed}) => {
      for (const level of [-40, -12, 0]) {
        const frames = decode(signal(rate, {sampleRate, speed, level}), sampleRate);
        const {numerator, denominator} = rates[rate];
        // Two frames to detect the length of a bit, and one that is incomplete.
        expect(frames.length).toBeGreaterThan((3 * speed * numerator) / denominator - 4);
        expect(countWrong(frames, rate)).toBe(0);
        expect(frames.every((frame) => frame.userBits === userBits)).toBe(true);
        expect(frames.every(({dropFrame}) => dropFrame === (rate === '29.97 DF'))).toBe(true);
        expect(frames[5]?.length).toBeCloseTo((sampleRate * denominator) / numerator / speed, 0);
      }
    },
  );

  it.each(ltcRates)('at %s fps with inverted polarity', (rate) => {
    const frames = decode(signal(rate, {level: -20, start: 17970}).map((value) => -value));
    expect(frames.length).toBeGreaterThan(65);
    expect(countWrong(frames, rate)).toBe(0);
  });

  it.each([0, 4800])('from the first frame, after %i silent samples', (silence) => {
    expect(decode(signal('25', {silence}))[0]?.label).toEqual(toLabel(1700, rates['25']));
  });

  it('with blocks of any size', () => {
    const samples = signal('25');
    expect(decode(samples, 48000, 1)).toEqual(decode(samples, 48000, 4096));
  });

  it('after a gap', () => {
    const frames = decode(signal('25', {seconds: 4}).fill(0, 48000, 96000));
    expect(frames.length).toBeGreaterThan(65);
    expect(countWrong(frames, '25')).toBe(1);
  });

  it.each([NaN, Infinity, -Infinity])('after a sample of %d', (value) => {
    for (const at of [48_000, 48_001, 48_013]) {
      const samples = signal('25');
      samples[at] = value;
      expect(decode(samples).length).toBeGreaterThanOrEqual(70);
    }
  });

  it('with one dropout and no jump after 5 ms of silence', () => {
    for (let at = 48000; at < 48000 + 1920; at += 160) {
      const monitor = new LtcMonitor(48000);
      decode(signal('25').fill(0, at, at + 240)).forEach((frame) => {
        monitor.advance(frame.end - 0.5 * frame.length);
        monitor.add(frame);
      });
      expect(monitor.status, String(at)).toMatchObject({jumps: 0, dropouts: 1});
    }
  });

  it('while the speed changes from half to double', () => {
    const samples = signal('25', {seconds: 8});
    const resampled: number[] = [];
    for (let at = 0; at < samples.length - 2;) {
      const index = Math.floor(at);
      const a = samples[index] ?? 0;
      resampled.push(a + ((samples[index + 1] ?? 0) - a) * (at - index));
      at += 0.5 + (1.5 * at) / samples.length;
    }
    const frames = decode(Float32Array.from(resampled));
    expect(countWrong(frames, '25')).toBe(0);
    expect(frames.length).toBeGreaterThan(190);
  });

  it('from a WAV file with a valid header', async () => {
    const start = {hours: 10, minutes: 0, seconds: 0, frames: 0};
    const signal = {rate: rates['25'], start, level: -18, userBits, sampleRate: 44100};
    const {buffer} = new Uint8Array(await (await ltcWav(signal, 2.5)).arrayBuffer());
    const header = new DataView(buffer, 0, 44);
    expect(new TextDecoder().decode(buffer.slice(0, 4))).toBe('RIFF');
    expect(new TextDecoder().decode(buffer.slice(8, 16))).toBe('WAVEfmt ');
    expect([4, 16, 24, 28, 40].map((at) => header.getUint32(at, true))).toEqual([
      ...[buffer.byteLength - 8, 16, 44100, 88200, buffer.byteLength - 44],
    ]);
    expect([20, 22, 32, 34].map((at) => header.getUint16(at, true))).toEqual([1, 1, 2, 16]);
    expect(buffer.byteLength).toBe(44 + 2 * 2.5 * 44100);
    const samples = new Int16Array(buffer, 44);
    expect(Math.max(...samples)).toBe(Math.round(32767 * 10 ** (-18 / 20)));
    const frames = decode(
      Float32Array.from(samples, (value) => value / 32768),
      44100,
    );
    expect(frames[0]?.label).toEqual(start);
    expect(frames.length).toBeGreaterThan(58);
  });
});
