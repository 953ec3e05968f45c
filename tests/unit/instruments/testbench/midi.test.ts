import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  formatLabel,
  framesPerDay,
  rates,
  toLabel,
} from '../../../../src/instruments/formulas/timecode';
import {TempoMeter} from '../../../../src/instruments/formulas/midiClock';
import {mtcMessages, MtcReader, toQuarterFrames} from '../../../../src/instruments/formulas/mtc';
import {logLine, maxEntries, MidiMonitor} from '../../../../src/instruments/testbench/midi/monitor';
import {
  allNotesOff,
  clockMessages,
  sendAhead,
} from '../../../../src/instruments/testbench/midi/send';
import {
  describe as describeMessage,
  kindTitles,
} from '../../../../src/instruments/testbench/midi/parse';
import {getErrorPhase} from '../../../../src/instruments/kit/devices';
import {getPortNames} from '../../../../src/instruments/kit/useMidiPorts';
import messages from '../../../fixtures/midi-messages.json';

const range = (count: number): number[] => [...Array(count).keys()];

describe('a message', () => {
  it('of any bytes has a description', () => {
    fc.assert(
      fc.property(fc.uint8Array({minLength: 1}), (bytes) => {
        const {kind, text} = describeMessage(bytes);
        expect(kindTitles).toHaveProperty(kind);
        expect(text).not.toMatch(/undefined|NaN|[{}]/);
      }),
    );
  });

  it('that is long is truncated', () => {
    const {text} = describeMessage(Uint8Array.of(0xf0, ...new Array<number>(9998).fill(1), 0xf7));
    expect(text).toMatch(/^SysEx F0( 01){15} … \(10000 bytes\)$/);
  });

  it.each([
    ['MMC locate', [6, 0x44, 6, 1, 0x1f, 0x3f, 0x3f, 0x1f, 0]],
    ['MSC timed go', [2, 1, 4, 0x18, 60, 0, 0, 0]],
  ])('has no time if it is invalid: %s', (_name, bytes) => {
    const {text} = describeMessage(Uint8Array.of(0xf0, 0x7f, 1, ...bytes, 0xf7));
    expect(text).toMatch(/that is no time$/);
  });

  it.each(messages)('$hex is described', ({hex, ...description}) => {
    expect(describeMessage(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toEqual(description);
  });
});

describe('an error of a device', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'held'],
    ['OverconstrainedError', 'missing'],
    ['InvalidStateError', 'failed'],
    ['AbortError', 'failed'],
    ['constructor', 'failed'],
  ])('%s has the phase %s', (name, phase) => {
    expect(getErrorPhase(new DOMException('', name))).toBe(phase);
    expect(getErrorPhase(Object.assign(new Error(), {name}))).toBe(phase);
  });

  it('of any other type has the phase failed', () => {
    [undefined, null, 'lost', new TypeError()].forEach((error) =>
      expect(getErrorPhase(error)).toBe('failed'),
    );
  });
});

describe('MIDI Time Code', () => {
  const names = ['24', '25', '29.97 DF', '30'] as const;

  it.each(names)('at %s fps is read forwards and backwards', (name) => {
    fc.assert(
      fc.property(fc.nat(framesPerDay(rates[name]) - 100), (frame) => {
        const rate = rates[name];
        const first = frame + 20;
        const reader = new MtcReader();
        const sent = mtcMessages(toLabel(first, rate), name);
        const start = sent.next().value;
        expect(reader.full(start.bytes)).toBe(true);
        expect(reader.status?.position).toBe(formatLabel(toLabel(first, rate), rate));
        for (let count = 0; count < 24; count += 1) {
          const {bytes, at} = sent.next().value;
          reader.quarter(bytes[1] ?? 0, at);
        }
        expect(reader.status).toMatchObject({
          position: formatLabel(toLabel(first + 6, rate), rate),
          rate: name,
          reverse: false,
          errors: 0,
        });
        expect(reader.status?.framesPerSecond).toBeCloseTo(rate.numerator / rate.denominator, 6);
        expect(reader.status?.jitter).toBeCloseTo(0, 6);
        const reversed = new MtcReader();
        [first, first - 2, first - 4]
          .flatMap((number) => toQuarterFrames(toLabel(number, rate), rate).reverse())
          .forEach((piece, index) => reversed.quarter(piece, 10 * index));
        const position = formatLabel(toLabel(first - 6, rate), rate);
        expect(reversed.status).toMatchObject({position, reverse: true, errors: 0});
      }),
      {numRuns: 50},
    );
  });

  /** Plays labels at 25 fps; every other message can be late. */
  const play = (reader: MtcReader, frames: number[], from: number, late = 0): void =>
    frames
      .flatMap((frame) => toQuarterFrames(toLabel(frame, rates['25']), rates['25']))
      .forEach((piece, index) => reader.quarter(piece, from + 10 * index + (index % 2 ? late : 0)));

  it('counts discontinuities, and measures jitter', () => {
    const reader = new MtcReader();
    expect(reader.status).toBeUndefined();
    play(reader, [0, 2], 0);
    expect(reader.status?.errors).toBe(0);
    play(reader, [100], 160);
    expect(reader.status?.errors).toBe(1);
    play(reader, [102], 240, 2);
    expect(reader.status?.jitter).toBeGreaterThan(0.5);
    reader.quarter(0x35, 330);
    expect(reader.status?.errors).toBe(2);
    expect(reader.full([0xf0, 0x7f, 0x7f, 6, 2, 0xf7])).toBe(false);
  });

  it.each([
    ['at the same position', [4, 6]],
    ['elsewhere', [1000, 1002]],
  ])('that stops and continues %s preserves rate and jitter', (_position, next) => {
    const reader = new MtcReader();
    play(reader, [0, 2], 0);
    play(reader, next, 60_000);
    expect(reader.status?.framesPerSecond).toBeCloseTo(25, 6);
    expect(reader.status?.jitter).toBeCloseTo(0, 6);
  });

  it.each([
    ['is not a time of day', [0, 0x10, 0x2f, 0x33, 0x4f, 0x53, 0x60, 0x72]],
    ['drop frame skips', [0, 0x10, 0x20, 0x30, 0x41, 0x50, 0x60, 0x74]],
  ])('has no position for a label that %s', (_label, pieces) => {
    const reader = new MtcReader();
    pieces.forEach((piece, index) => reader.quarter(piece, 10 * index));
    expect(reader.status).toBeUndefined();
  });

  it.each(names)('at %s fps never mixes two labels if messages are lost', (name) => {
    const rate = rates[name];
    const day = framesPerDay(rate);
    const anyGap = fc.tuple(fc.integer({min: 1, max: 40}), fc.nat(40));
    fc.assert(
      fc.property(fc.nat(day / 2 - 1), anyGap, (half, [from, count]) => {
        const reader = new MtcReader();
        const sent = mtcMessages(toLabel(2 * half, rate), name);
        sent.next();
        let labels = 0;
        for (let index = 0; index < 96; index += 1) {
          const {bytes, at} = sent.next().value;
          if (index < from || index >= from + count) {
            reader.quarter(bytes[1] ?? 0, at);
          }
          if (reader.status && reader.status.labels > labels) {
            labels = reader.status.labels;
            const frame = (2 * half + (index + 1) / 4) % day;
            expect(reader.status.position).toBe(formatLabel(toLabel(frame, rate), rate));
          }
        }
        expect(labels).toBeGreaterThan(0);
      }),
    );
  });

  it('is read at a tenth of its speed', () => {
    const reader = new MtcReader();
    range(3)
      .flatMap((index) => toQuarterFrames(toLabel(2 * index, rates['25']), rates['25']))
      .forEach((piece, index) => reader.quarter(piece, 100 * index));
    expect(reader.status).toMatchObject({position: '00:00:00:06', labels: 2, errors: 0});
  });

  it('has no rate while all messages have the same timestamp', () => {
    const reader = new MtcReader();
    range(3)
      .flatMap((index) => toQuarterFrames(toLabel(2 * index, rates['25']), rates['25']))
      .forEach((piece) => reader.quarter(piece, 5));
    expect(reader.status).toMatchObject({labels: 3, errors: 0, framesPerSecond: undefined});
  });
});

describe('sendAhead', () => {
  afterEach(() => void vi.useRealTimers());

  /** Sends to a port on fake timers; times are relative to the start. */
  function startSending(messages: ReturnType<typeof clockMessages>, last?: number[]) {
    vi.useFakeTimers();
    const start = performance.now();
    const sent: {status: number | undefined; at: number; isLate: boolean}[] = [];
    const late: number[] = [];
    const failures: unknown[] = [];
    const port = {isDisconnected: false};
    const send: MIDIOutput['send'] = ([status], at = 0) => {
      if (port.isDisconnected) {
        throw new DOMException('disconnected', 'InvalidStateError');
      }
      sent.push({status, at: at - start, isLate: at < performance.now()});
    };
    const options = {
      messages,
      last,
      onFailure: (error: unknown) => failures.push(error),
      onLate: (count: number) => late.push(count),
    };
    let tick = (): void => undefined;
    const stop = sendAhead({send}, options, (onTick) => {
      tick = onTick;
      const timer = setInterval(onTick, 75);
      return () => clearInterval(timer);
    });
    return {sent, late, failures, port, stop, tick: () => tick()};
  }

  it('schedules clocks ahead of their time, and Stop after them', () => {
    const {sent, late, stop, tick} = startSending(clockMessages(125), [0xfc]);
    vi.advanceTimersByTime(480);
    stop();
    stop();
    vi.advanceTimersByTime(1000);
    tick();
    const [start, ...clocks] = sent;
    const last = clocks.pop();
    expect([start?.status, last?.status]).toEqual([0xfa, 0xfc]);
    // 125 BPM is a clock every 20 ms.
    expect(clocks.length).toBeGreaterThan(24);
    expect(clocks.map(({status, at}) => [status, at])).toEqual(
      clocks.map((_, index) => [0xf8, expect.closeTo(50 + 20 * index, 6) as number]),
    );
    expect(last?.at).toBeGreaterThanOrEqual(clocks.at(-1)?.at ?? Infinity);
    expect(late).toEqual([]);
  });

  it.each([
    ['clock', () => clockMessages(300)],
    ['MTC', () => mtcMessages({hours: 1, minutes: 0, seconds: 0, frames: 0}, '25')],
  ])(
    'skips the %s of ten minutes of sleep, and continues from the current time',
    (_name, messages) => {
      const {sent, late, tick} = startSending(messages());
      const before = sent.length;
      const wake = performance.now() + 600_000;
      vi.spyOn(performance, 'now').mockReturnValue(wake);
      tick();
      vi.restoreAllMocks();
      const after = sent.slice(before);
      // 300 ms ahead, at most 120 per second.
      expect(after.length).toBeGreaterThan(10);
      expect(after.length).toBeLessThan(40);
      expect(Math.min(...after.map(({at}) => at))).toBeGreaterThanOrEqual(600_000);
      expect(late).toEqual([expect.any(Number)]);
      expect(late[0]).toBeGreaterThan(50_000);
    },
  );

  it('sends messages that are late by less than a second, and counts them', () => {
    const {sent, late, tick} = startSending(clockMessages(125));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 800);
    tick();
    vi.restoreAllMocks();
    const clocks = sent.slice(1);
    expect(clocks.map(({at}) => at)).toEqual(
      clocks.map((_, index) => expect.closeTo(50 + 20 * index, 6) as number),
    );
    // From 300 ms, which were sent ahead, to 800 ms.
    expect(late).toEqual([25]);
  });

  it.each([0, 3])('stops when the port is disconnected after %i ticks', (ticks) => {
    const {sent, failures, port, stop, tick} = startSending(clockMessages(120), [0xfc]);
    vi.advanceTimersByTime(75 * ticks);
    port.isDisconnected = true;
    const before = sent.length;
    vi.advanceTimersByTime(1000);
    tick();
    expect(failures).toEqual([expect.objectContaining({name: 'InvalidStateError'})]);
    expect(vi.getTimerCount()).toBe(0);
    expect(stop).not.toThrow();
    expect(sent).toHaveLength(before);
  });

  it('allNotesOff ends notes on all channels', () => {
    const sent: number[][] = [];
    allNotesOff({send: (bytes) => void sent.push([...bytes])});
    expect(sent).toHaveLength(32);
    expect(new Set(sent.map(([status = 0]) => status & 15)).size).toBe(16);
  });
});

describe('parameter numbers', () => {
  /** The descriptions of parameter numbers in the log of control changes. */
  const texts = (...changes: [controller: number, value: number, channel?: number][]): string[] => {
    const monitor = new MidiMonitor();
    changes.forEach(([controller, value, channel = 1]) =>
      monitor.add('a', Uint8Array.of(0xaf + channel, controller, value), 0),
    );
    return monitor.last(Infinity, () => true).map(({text}) => text.split(' → ')[1] ?? '');
  };

  it('are combined with their values', () => {
    expect(texts([101, 0], [100, 0], [6, 2], [38, 5])).toEqual([
      '',
      '',
      'RPN 0 (pitch bend range): 2',
      'RPN 0 (pitch bend range): 2, fine 5; 261 of 14 bits',
    ]);
    expect(texts([98, 3], [99, 2], [6, 127], [96, 0], [97, 0])).toEqual([
      '',
      '',
      'NRPN 259: 127',
      'NRPN 259: up by 1',
      'NRPN 259: down by 1',
    ]);
  });

  it('are separate for each channel, and reset by the null parameter', () => {
    expect(texts([101, 0], [100, 1], [6, 9, 2], [7, 1], [6, 9])).toEqual([
      ...['', '', '', ''],
      'RPN 1 (fine tuning): 9',
    ]);
    expect(texts([101, 127], [100, 127], [6, 1])).toEqual(['', '', '']);
    expect(texts([6, 1], [101, 0], [6, 1], [98, 0], [6, 1])).toEqual(['', '', '', '', '']);
  });
});

describe('two ports', () => {
  it('are measured separately, and logged together', () => {
    const monitor = new MidiMonitor();
    const add = (port: string, ...bytes: number[]) =>
      monitor.add(port, Uint8Array.from(bytes), 10 * monitor.count);
    const [a, b] = [monitor.meter('a'), monitor.meter('b')];
    // 25 clocks from each port, one every 20 ms.
    range(25).forEach(() => ['a', 'b'].forEach((port) => add(port, 0xf8)));
    for (const [hours, port] of ['a', 'b'].entries()) {
      const label = {hours, minutes: 2, seconds: 3, frames: 4};
      toQuarterFrames(label, rates['25']).forEach((piece) => add(port, 0xf1, piece));
      expect(monitor.timed).toBe(port);
    }
    add('b', 0xf2, 8, 0);
    expect([a.mtc.status?.errors, b.mtc.status?.errors]).toEqual([0, 0]);
    expect(b.tempo.tempi[0]?.tempo).toBeCloseTo(125, 6);
    add('b', 0xfb);
    expect(a.tempo.tempi[0]?.tempo).toBeCloseTo(125, 6);
    expect([a.transport, b.transport]).toEqual(['–', 'Continue']);
    expect(b.songPosition).toBe('Song position 8 (16th notes)');
    expect(monitor.count).toBe(2 * 25 + 2 * 8 + 2);
  });

  it('share a log that is limited, can be filtered, and counts all messages', () => {
    const monitor = new MidiMonitor();
    const count = 3 * maxEntries;
    for (let index = 0; index < count; index += 2) {
      monitor.add('B', Uint8Array.of(0xf8), index);
      monitor.add('A', Uint8Array.of(0x90, 60, 1), index + 1);
    }
    expect(monitor.count).toBe(count);
    const entries = monitor.last(5, ({kind}) => kind === 'note');
    expect(entries.map(({time}) => count - time)).toEqual([9, 7, 5, 3, 1]);
    expect(monitor.last(Infinity, () => true).length).toBeLessThanOrEqual(1.1 * maxEntries + 1);
    expect(entries.map(logLine)[4]).toBe('   59.999  A  ch  1  Note on C3 (60), velocity 1');
    monitor.clear();
    expect(monitor.last(5, () => true)).toEqual([]);
  });

  it('with the same name get different names', () => {
    const ports = ['Deck', 'Deck', null].map((name, index) => ({id: `${index}`, name}));
    expect([...getPortNames(ports).values()]).toEqual(['Deck', 'Deck (2)', '2']);
  });
});

describe('the tempo of a clock', () => {
  it('is measured over 1, 4 and 16 beats, with slowest and fastest', () => {
    const meter = new TempoMeter();
    expect(meter.tempi.map(({tempo}) => tempo)).toEqual([undefined, undefined, undefined]);
    const gap = 60_000 / 120 / 24;
    range(4 * 24 + 1).forEach((index) => meter.clock(index * gap + (index === 50 ? 2 : 0)));
    const single = (ms: number) => expect.closeTo(60_000 / (ms * 24), 6) as number;
    expect(meter.tempi).toMatchObject([
      {tempo: single(gap), slowest: single(gap), fastest: single(gap)},
      {tempo: single(gap), slowest: single(gap + 2), fastest: single(gap - 2)},
      {tempo: undefined},
    ]);
    // Two simultaneous clocks have no tempo.
    meter.clock(4 * 24 * gap);
    expect(meter.tempi[0]?.fastest).toBeUndefined();
    // Measuring starts again after a pause.
    meter.clock(100_000);
    expect(meter.tempi[0]?.tempo).toBeUndefined();
    meter.reset();
    range(1000).forEach((index) => meter.clock(index * 10));
    expect(meter.tempi[2]?.tempo).toBeCloseTo(250, 6);
  });
});
