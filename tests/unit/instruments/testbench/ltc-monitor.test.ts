import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {framesPerDay, rates, toFrame, toLabel} from '../../../../src/instruments/formulas/timecode';
import {LtcDecoder, type ReadFrame} from '../../../../src/instruments/testbench/ltc/decode';
import {LtcGenerator} from '../../../../src/instruments/testbench/ltc/generate';
import {bitsToFrame, frameToBits} from '../../../../src/instruments/formulas/ltcFrame';
import {
  LtcMonitor,
  ltcRates,
  type LtcRate,
} from '../../../../src/instruments/testbench/ltc/monitor';
import {ltcWav, toPcm16, wavHeader} from '../../../../src/instruments/testbench/ltc/wav';

const fixtures = path.resolve(__dirname, '../../../fixtures/ltc');

describe('the bits of a frame', () => {
  it('say what was put in, with an even number of zeros', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ltcRates),
        fc.nat(),
        fc.nat(0xffffffff),
        fc.boolean(),
        (name, frame, userBits, colourFrame) => {
          const rate = rates[name];
          const label = toLabel(frame % framesPerDay(rate), rate);
          const bits = frameToBits({label, userBits, colourFrame}, rate);
          expect(bits.filter((bit) => bit === 0).length % 2).toBe(0);
          expect(bitsToFrame(bits)).toEqual({
            label,
            userBits,
            colourFrame,
            dropFrame: rate.drop > 0,
          });
        },
      ),
    );
  });

  it('that make no time of day are no frame', () => {
    const label = {hours: 23, minutes: 59, seconds: 59, frames: 24};
    const bits = frameToBits({label, userBits: 0, colourFrame: false}, rates['25']);
    for (const at of [1, 24, 40, 56]) {
      const broken = bits.slice();
      broken.fill(1, at, at + 3);
      expect(bitsToFrame(broken), String(at)).toBeUndefined();
    }
  });
});

describe('timecode made by libltc', () => {
  it.each([
    ...ltcRates.map((rate) => ({file: rate.replace(' DF', 'd'), rate, sampleRate: 48000})),
    {file: '25-quiet-44100', rate: '25' as const, sampleRate: 44100},
  ])('$file is read without a wrong frame, and its rate is found', ({file, rate, sampleRate}) => {
    const bytes = gunzipSync(readFileSync(path.join(fixtures, `${file}.wav.gz`))).subarray(44);
    const frames: ReadFrame[] = [];
    const monitor = new LtcMonitor(sampleRate);
    const decoder = new LtcDecoder(sampleRate, (frame) => {
      frames.push(frame);
      monitor.take(frame);
    });
    decoder.read(Float32Array.from(bytes, (byte) => (byte - 128) / 128));
    const made = Math.floor((2.5 * rates[rate].numerator) / rates[rate].denominator);
    expect(frames.length).toBeGreaterThanOrEqual(made - 2);
    expect(new Set(frames.map(({userBits}) => userBits))).toEqual(new Set([0x89abcdef]));
    const numbers = frames.map(({label}) => toFrame(label, rates[rate]));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(monitor.status).toMatchObject({rate, jumps: 0, reverse: false});
    expect(monitor.status?.speed).toBeCloseTo(100, 1);
  });
});

/** Frames as they would be read, of a length in samples at 48 kHz. */
function frames(name: LtcRate, numbers: number[], {speed = 1, reverse = false} = {}): ReadFrame[] {
  const rate = rates[name];
  const length = (48000 * rate.denominator) / rate.numerator / speed;
  return numbers.map((number, index) => ({
    label: toLabel(number, rate),
    dropFrame: rate.drop > 0,
    colourFrame: false,
    userBits: 0,
    reverse,
    end: (index + 1) * length,
    length,
  }));
}
const range = (from: number, to: number): number[] =>
  Array.from({length: Math.abs(to - from)}, (_, index) => from + Math.sign(to - from) * index);

describe('the monitor', () => {
  it.each(ltcRates)('knows %s fps at any speed, forwards and backwards, past midnight', (name) => {
    const day = framesPerDay(rates[name]);
    // At 30 and 24 fps a change of speed by 0.1 % is the other rate, by what anybody can measure.
    for (const speed of [0.5, 0.9, 1, 2]) {
      for (const list of [range(1790, 1860), range(1860, 1790), range(day - 50, day + 50)]) {
        const monitor = new LtcMonitor(48000);
        const reverse = (list[1] ?? 0) < (list[0] ?? 0);
        frames(name, list, {speed, reverse}).forEach((frame) => monitor.take(frame));
        const {status} = monitor;
        expect(monitor.events.map(({kind}) => kind)).toEqual(['started']);
        if (speed === 1) {
          expect(status?.rate).toBe(name);
          expect(status?.speed).toBeCloseTo(100, 3);
        } else {
          expect(Math.abs((status?.speed ?? 0) - 100 * speed)).toBeLessThan(0.2);
        }
      }
    }
  });

  it('counts what is lost, what jumps and what turns, with the time', () => {
    const monitor = new LtcMonitor(48000);
    const [a, b] = [frames('25', range(0, 60)), frames('25', range(90, 100))];
    a.forEach((frame) => monitor.take(frame));
    const shift = (list: ReadFrame[], by: number) =>
      list.map((frame) => ({...frame, end: frame.end + by}));
    shift(b, 60 * 1920).forEach((frame) => monitor.take(frame));
    shift(frames('25', range(99, 90), {reverse: true}), 70 * 1920).forEach((frame) =>
      monitor.take(frame),
    );
    expect(monitor.reached(80 * 1920)).toBe(true);
    expect(monitor.reached(90 * 1920)).toBe(false);
    expect(monitor.status).toMatchObject({frames: 79, jumps: 1, dropouts: 1, reverse: true});
    expect(monitor.events.map(({kind, position, before}) => [kind, position, before])).toEqual([
      ['started', '00:00:00:00', undefined],
      ['jumped', '00:00:03:15', '00:00:02:09'],
      ['turned', '00:00:03:24', undefined],
      ['lost', '00:00:03:16', undefined],
    ]);
    expect(monitor.events[1]?.at).toBeCloseTo(61 * 0.04, 6);
    monitor.take({...(b[0] as ReadFrame), end: 200 * 1920});
    expect(monitor.events.at(-1)?.kind).toBe('started');
  });

  it('tells frames that are missing from a jump, in the second and at its end, both ways', () => {
    for (const [name, numbers] of [
      ['25', [0, 1, 2, 4, 5]],
      ['25', [22, 23, 24, 27, 28]],
      ['25', [28, 27, 24, 23]],
      ['29.97 DF', [1797, 1798, 1801, 1802]],
    ] as const) {
      const first = numbers[0];
      const reverse = (numbers[1] ?? 0) < first;
      const monitor = new LtcMonitor(48000);
      for (const [index, frame] of frames(name, [...numbers], {reverse}).entries()) {
        const place = Math.abs((numbers[index] ?? 0) - first) + 1;
        monitor.take({...frame, end: place * frame.length});
      }
      expect(monitor.status, `${name} ${numbers.join()}`).toMatchObject({jumps: 0, dropouts: 1});
      expect(monitor.events.map(({kind}) => kind)).toEqual(['started', 'missed']);
    }
  });

  it('says a drop-frame label that cannot be is a jump', () => {
    const monitor = new LtcMonitor(48000);
    const list = frames('29.97 DF', range(1790, 1800));
    const wrong = {...(list[9] as ReadFrame), label: {hours: 0, minutes: 1, seconds: 0, frames: 0}};
    [...list, wrong].forEach((frame) => monitor.take(frame));
    expect(monitor.status?.jumps).toBe(1);
  });

  it('knows nothing before the first frame', () => {
    const monitor = new LtcMonitor(48000);
    expect(monitor.reached(1e6)).toBe(false);
    expect(monitor.status).toBeUndefined();
  });
});

describe('the decoder', () => {
  /** Timecode as samples at 48 kHz, faster by a factor, with silence before it. */
  const made = (seconds: number, speed = 1, silence = 0): Float32Array => {
    const start = {hours: 10, minutes: 0, seconds: 0, frames: 0};
    const signal = {rate: rates['25'], start, level: -12, userBits: 0, sampleRate: 48000 / speed};
    const samples = new Float32Array(silence + Math.round((seconds * 48000) / speed));
    new LtcGenerator(signal).fill(samples.subarray(silence));
    return samples;
  };
  const read = (samples: Float32Array): ReadFrame[] => {
    const found: ReadFrame[] = [];
    new LtcDecoder(48000, (frame) => found.push(frame)).read(samples);
    return found;
  };

  it.each([0, 4800])('reads the first frame, after %d silent samples', (silence) => {
    expect(read(made(1, 1, silence))[0]?.label).toEqual({
      hours: 10,
      minutes: 0,
      seconds: 0,
      frames: 0,
    });
  });

  it('reads three times the speed', () => {
    expect(read(made(2, 3)).length).toBeGreaterThan(45);
  });

  it('and a gap of 5 ms count as a dropout, not as a jump', () => {
    for (let at = 48000; at < 48000 + 1920; at += 160) {
      const samples = made(3).fill(0, at, at + 240);
      const monitor = new LtcMonitor(48000);
      read(samples).forEach((frame) => {
        monitor.reached(frame.end - 0.5 * frame.length);
        monitor.take(frame);
      });
      expect(monitor.status, String(at)).toMatchObject({jumps: 0, dropouts: 1});
    }
  });
});

describe('a WAV file', () => {
  it('is as long as its head says, and holds the timecode', async () => {
    const signal = {
      rate: rates['25'],
      start: {hours: 10, minutes: 0, seconds: 0, frames: 0},
      level: -18,
      userBits: 0,
      sampleRate: 44100,
    };
    const bytes = new Uint8Array(await new Response(ltcWav(signal, 2.5)).arrayBuffer());
    expect(bytes.length).toBe(44 + 2 * 2.5 * 44100);
    expect(bytes.subarray(0, 44)).toEqual(wavHeader(110250, 44100));
    const samples = new Int16Array(bytes.buffer, 44);
    expect(Math.max(...samples)).toBe(Math.round(32767 * 10 ** (-18 / 20)));
    const read: ReadFrame[] = [];
    new LtcDecoder(44100, (frame) => read.push(frame)).read(
      Float32Array.from(samples, (value) => value / 32768),
    );
    expect(read[0]?.label.hours).toBe(10);
    expect(read.length).toBeGreaterThan(58);
    // Whoever reads such a file, this is where its numbers are.
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(24, true)).toBe(44100);
    expect(view.getUint32(40, true)).toBe(bytes.length - 44);
  });

  it('holds four hours', () => {
    expect(new DataView(wavHeader(4 * 3600 * 48000, 48000).buffer).getUint32(40, true)).toBe(
      1_382_400_000,
    );
    expect([...new Int16Array(toPcm16(Float32Array.of(2, -2, 0)).buffer)]).toEqual([
      32767, -32767, 0,
    ]);
  });
});
