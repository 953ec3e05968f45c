import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {framesPerDay, rates, toLabel, written} from '../../../src/tools/timecode/timecode';
import {TempoMeter} from '../../../src/testbench/midi/clock';
import {mtcMessages, MtcReader, quarterFramesOf} from '../../../src/testbench/midi/mtc';
import {describe as say, longestSysEx, MidiParser} from '../../../src/testbench/midi/parse';

function parsed(bytes: Iterable<number>): number[][] {
  const found: number[][] = [];
  new MidiParser((message) => found.push([...message])).push(bytes);
  return found;
}

const data = fc.integer({min: 0, max: 127});
const channelMessage = fc
  .tuple(fc.integer({min: 0x80, max: 0xef}), data, data)
  .map(([status, a, b]) => ((status & 0xe0) === 0xc0 ? [status, a] : [status, a, b]));
const message = fc.oneof(
  channelMessage,
  fc.array(data, {maxLength: 40}).map((list) => [0xf0, ...list, 0xf7]),
  fc.constantFrom([0xf8], [0xfa], [0xf6], [0xf2, 1, 2], [0xf1, 0x23]),
);

describe('the parser', () => {
  it('finds the messages of any stream, cut anywhere', () => {
    fc.assert(
      fc.property(fc.array(message), fc.nat(9), (messages, size) => {
        const bytes = messages.flat();
        const found: number[][] = [];
        const parser = new MidiParser((one) => found.push([...one]));
        for (let at = 0; at < bytes.length; at += size + 1) {
          parser.push(bytes.slice(at, at + size + 1));
        }
        expect(found).toEqual(messages);
      }),
    );
  });

  it('knows running status, and real-time bytes inside other messages', () => {
    expect(parsed([0x90, 60, 100, 62, 0xf8, 90, 0xf8])).toEqual([
      [0x90, 60, 100],
      [0xf8],
      [0x90, 62, 90],
      [0xf8],
    ]);
    expect(parsed([0xf0, 1, 0xfe, 2, 0xf7])).toEqual([[0xfe], [0xf0, 1, 2, 0xf7]]);
  });

  it('lets go of what is broken: stray data, an end alone, system exclusive that is cut off or endless', () => {
    expect(parsed([1, 2, 0xf7, 3, 0xf2, 1, 2, 3, 0x80, 1, 0x91, 1, 2])).toEqual([
      [0xf2, 1, 2],
      [0x91, 1, 2],
    ]);
    expect(parsed([0xf0, 1, 2, 0x90, 1, 2])).toEqual([
      [0xf0, 1, 2],
      [0x90, 1, 2],
    ]);
    const [long = []] = parsed([0xf0, ...new Array<number>(longestSysEx + 5).fill(1), 0xf7]);
    expect(long).toHaveLength(longestSysEx + 2);
  });

  it('throws at nothing, and says something of everything that it finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 255})), (bytes) => {
        new MidiParser((found) => expect(say(found).text).not.toMatch(/undefined|NaN/)).push(bytes);
      }),
    );
  });

  it.each([
    [[0x90, 60, 100], 'note', 1, 'Note on C3 (60), velocity 100'],
    [[0x9f, 0, 0], 'note', 16, 'Note off C-2 (0), as note on with velocity 0'],
    [[0x80, 61, 64], 'note', 1, 'Note off C♯3 (61), velocity 64'],
    [[0xb1, 7, 127], 'controller', 2, 'Controller 7: 127'],
    [[0xc0, 0], 'program', 1, 'Program change 0 (shown as 1 by many devices)'],
    [[0xe0, 0, 64], 'bend', 1, 'Pitch bend 0'],
    [[0xe0, 0, 0], 'bend', 1, 'Pitch bend -8192'],
    [[0xf2, 0, 1], 'clock', undefined, 'Song position 128 (16th notes)'],
    [[0xf0, 0x7f, 0x7f, 6, 2, 0xf7], 'mmc', undefined, 'MMC Play'],
    [
      [0xf0, 0x7f, 0x7f, 6, 0x44, 6, 1, 0x21, 2, 3, 4, 0, 0xf7],
      'mmc',
      undefined,
      'MMC Locate 01:02:03:04',
    ],
    [[0xf0, 0x7f, 0x7f, 1, 1, 0x21, 2, 3, 4, 0xf7], 'mtc', undefined, 'MTC full frame 01:02:03:04'],
    [[0xf0, 0x43, 0xf7], 'sysex', undefined, 'SysEx F0 43 F7'],
  ])('says what %j is', (bytes, kind, channel, text) => {
    const found = say(Uint8Array.from(bytes));
    expect([found.kind, found.channel, found.text]).toEqual([kind, channel, text]);
  });
});

describe('MIDI Time Code', () => {
  const names = ['24', '25', '29.97 DF', '30'] as const;

  it.each(names)('at %s fps is read as it was sent, forwards and backwards', (name) => {
    fc.assert(
      fc.property(fc.nat(framesPerDay(rates[name]) - 100), (frame) => {
        const rate = rates[name];
        const first = frame + 20;
        const reader = new MtcReader();
        const sent = mtcMessages(toLabel(first, rate), name);
        const start = sent.next().value;
        expect(reader.full(start.bytes)).toBe(true);
        expect(reader.status?.position).toBe(written(toLabel(first, rate), rate));
        for (let count = 0; count < 24; count += 1) {
          const {bytes, at} = sent.next().value;
          reader.quarter(bytes[1] ?? 0, at);
        }
        expect(reader.status).toMatchObject({
          position: written(toLabel(first + 6, rate), rate),
          rate: name,
          reverse: false,
          errors: 0,
        });
        expect(reader.status?.framesPerSecond).toBeCloseTo(rate.numerator / rate.denominator, 6);
        expect(reader.status?.jitter).toBeCloseTo(0, 6);
        const back = new MtcReader();
        [first, first - 2, first - 4]
          .flatMap((number) => quarterFramesOf(toLabel(number, rate), rate).reverse())
          .forEach((piece, index) => back.quarter(piece, 10 * index));
        expect(back.status).toMatchObject({
          position: written(toLabel(first - 6, rate), rate),
          reverse: true,
          errors: 0,
        });
      }),
      {numRuns: 50},
    );
  });

  it('counts what does not follow, and measures jitter', () => {
    const reader = new MtcReader();
    const play = (frame: number, from: number, gap = (index: number) => from + 10 * index) =>
      quarterFramesOf(toLabel(frame, rates['25']), rates['25']).forEach((piece, index) =>
        reader.quarter(piece, gap(index)),
      );
    play(0, 0);
    play(2, 80);
    expect(reader.status?.errors).toBe(0);
    play(100, 160);
    expect(reader.status?.errors).toBe(1);
    play(102, 240, (index) => 240 + 10 * index + (index % 2 ? 2 : 0));
    expect(reader.status?.jitter).toBeGreaterThan(0.5);
    reader.quarter(0x35, 330);
    expect(reader.status?.errors).toBe(2);
    expect(reader.full([0xf0, 0x7f, 0x7f, 6, 2, 0xf7])).toBe(false);
    expect(new MtcReader().status).toBeUndefined();
  });
});

describe('the tempo of a clock', () => {
  it('is measured over 1, 4 and 16 beats, with its spread', () => {
    const meter = new TempoMeter();
    expect(meter.tempi.map(({tempo}) => tempo)).toEqual([undefined, undefined, undefined]);
    const gap = 60_000 / 120 / 24;
    for (let index = 0; index <= 4 * 24; index += 1) {
      meter.clock(index * gap + (index === 50 ? 2 : 0));
    }
    const [one, four, sixteen] = meter.tempi;
    expect(one?.tempo).toBeCloseTo(120, 6);
    expect(one?.slowest).toBeCloseTo(120, 6);
    expect(four?.tempo).toBeCloseTo(120, 6);
    expect(four?.slowest).toBeCloseTo(60_000 / ((gap + 2) * 24), 6);
    expect(four?.fastest).toBeCloseTo(60_000 / ((gap - 2) * 24), 6);
    expect(sixteen?.tempo).toBeUndefined();
    // After a pause it begins anew.
    meter.clock(100_000);
    expect(meter.tempi[0]?.tempo).toBeUndefined();
    meter.reset();
    for (let index = 0; index <= 1000; index += 1) {
      meter.clock(index * 10);
    }
    expect(meter.tempi[2]?.tempo).toBeCloseTo(250, 6);
  });
});
