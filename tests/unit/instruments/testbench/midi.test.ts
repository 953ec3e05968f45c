import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {framesPerDay, rates, toLabel, written} from '../../../../src/instruments/formulas/timecode';
import {TempoMeter} from '../../../../src/instruments/formulas/midiClock';
import {mtcMessages, MtcReader, quarterFramesOf} from '../../../../src/instruments/formulas/mtc';
import {MidiMonitor, namesOf} from '../../../../src/instruments/testbench/midi/monitor';
import {
  allNotesOff,
  clockMessages,
  sendAhead,
} from '../../../../src/instruments/testbench/midi/send';
import {describe as say} from '../../../../src/instruments/testbench/midi/parse';

describe('a message', () => {
  it('of any bytes is something', () => {
    fc.assert(
      fc.property(fc.uint8Array({minLength: 1}), (bytes) => {
        expect(say(bytes).text).not.toMatch(/undefined|NaN/);
      }),
    );
  });

  it('that is long is cut, and says so', () => {
    const {text} = say(Uint8Array.of(0xf0, ...new Array<number>(9998).fill(1), 0xf7));
    expect(text).toMatch(/^SysEx F0( 01){15} … \(10000 bytes\)$/);
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
    [
      [0xf0, 0x7f, 0x7f, 1, 1, 0x21, 2, 0xf7],
      'mtc',
      undefined,
      'MTC full frame that gives no time: F0 7F 7F 01 01 21 02 F7',
    ],
    [
      [0xf0, 0x7f, 0x7f, 1, 1, 0x21, 99, 3, 4, 0xf7],
      'mtc',
      undefined,
      'MTC full frame that gives no time: F0 7F 7F 01 01 21 63 03 04 F7',
    ],
    [
      [0xf0, 0x7f, 0x7f, 6, 0x44, 6, 1, 0x21, 0xf7],
      'mmc',
      undefined,
      'MMC Locate that is cut off: F0 7F 7F 06 44 06 01 21 F7',
    ],
    [[0xf0, 0x7f, 0x7f, 6, 0x44, 2, 0, 5, 0xf7], 'mmc', undefined, 'MMC Locate'],
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
    // 99 minutes are no time of day, and a message that is cut off is none.
    const position = reader.status?.position;
    expect(reader.full([0xf0, 0x7f, 0x7f, 1, 1, 0x21, 99, 3, 4, 0xf7])).toBe(false);
    expect(reader.full([0xf0, 0x7f, 0x7f, 1, 1, 0x21, 0xf7])).toBe(false);
    expect(reader.status?.position).toBe(position);
    expect(new MtcReader().status).toBeUndefined();
  });
});

describe('timecode that stops', () => {
  const play = (reader: MtcReader, frame: number, from: number): void =>
    [frame, frame + 2].forEach((number, pair) =>
      quarterFramesOf(toLabel(number, rates['25']), rates['25']).forEach((piece, index) =>
        reader.quarter(piece, from + 10 * (8 * pair + index)),
      ),
    );

  it.each([
    ['goes on where it was', 4],
    ['goes on elsewhere', 1000],
  ])('and %s keeps its rate and its jitter', (_how, next) => {
    const reader = new MtcReader();
    play(reader, 0, 0);
    play(reader, next, 60_000);
    expect(reader.status?.framesPerSecond).toBeCloseTo(25, 6);
    expect(reader.status?.jitter).toBeCloseTo(0, 6);
  });

  it('is no position while its label is no time of day', () => {
    const reader = new MtcReader();
    [0, 0x10, 0x2f, 0x33, 0x4f, 0x53, 0x60, 0x72].forEach((piece, index) =>
      reader.quarter(piece, 10 * index),
    );
    expect(reader.status).toBeUndefined();
  });
});

describe('the sender', () => {
  it('hands clock to the system ahead of its time, and Stop behind it', () => {
    vi.useFakeTimers();
    const sent: {bytes: number[]; at: number}[] = [];
    const begin = performance.now();
    const stop = sendAhead(
      {send: (bytes, at = 0) => void sent.push({bytes: [...bytes], at: at - begin})},
      clockMessages(125),
      [0xfc],
    );
    vi.advanceTimersByTime(480);
    stop();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(sent[0]?.bytes).toEqual([0xfa]);
    const clocks = sent.slice(1, -1);
    // 125 BPM is a clock every 20 ms.
    expect(clocks.length).toBeGreaterThan(24);
    expect(clocks.map(({bytes, at}) => [...bytes, at])).toEqual(
      clocks.map((_, index) => [0xf8, expect.closeTo(50 + 20 * index, 6) as number]),
    );
    const last = sent.at(-1);
    expect(last?.bytes).toEqual([0xfc]);
    expect(last?.at).toBeGreaterThanOrEqual(clocks.at(-1)?.at ?? Infinity);
  });

  it('ends all notes on all channels', () => {
    const sent: number[][] = [];
    allNotesOff({send: (bytes) => void sent.push([...bytes])});
    expect(sent).toHaveLength(32);
    expect(new Set(sent.map(([status = 0]) => status & 15)).size).toBe(16);
  });
});

describe('two ports', () => {
  it('are measured each by itself, and listed together', () => {
    const monitor = new MidiMonitor();
    const gap = 60_000 / 120 / 24;
    for (let index = 0; index <= 24; index += 1) {
      monitor.meter('a').take(Uint8Array.of(0xf8), index * gap);
      monitor.meter('b').take(Uint8Array.of(0xf8), index * gap);
    }
    const label = {hours: 1, minutes: 2, seconds: 3, frames: 4};
    for (const [port, hours] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      quarterFramesOf({...label, hours}, rates['25']).forEach((piece, index) =>
        monitor.meter(port).take(Uint8Array.of(0xf1, piece), 10 * index),
      );
      expect(monitor.timed).toBe(port);
    }
    monitor.meter('b').take(Uint8Array.of(0xf2, 8, 0), 9000);
    monitor.meter('b').take(Uint8Array.of(0xfb), 9000);
    for (const port of ['a', 'b']) {
      expect(monitor.meter(port).mtc.status).toMatchObject({errors: 0});
    }
    const [one] = monitor.meter('a').tempo.tempi;
    expect([one?.tempo, one?.fastest, one?.slowest]).toEqual(
      [120, 120, 120].map((tempo) => expect.closeTo(tempo, 6) as number),
    );
    expect(monitor.meter('a').transport).toBe('–');
    expect(monitor.meter('b').transport).toBe('Continue');
    expect(monitor.meter('b').songPosition).toBe('Song position 8 (16th notes)');
    expect(monitor.log.count).toBe(2 * 25 + 2 * 8 + 2);
  });

  it('of one name have two', () => {
    const ports = ['Deck', 'Deck', null].map((name, index) => ({id: `${index}`, name}));
    expect([...namesOf(ports).values()]).toEqual(['Deck', 'Deck (2)', '2']);
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
    // Two that arrive at once have no tempo between them.
    meter.clock(4 * 24 * gap);
    expect(meter.tempi[0]?.fastest).toBeUndefined();
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
