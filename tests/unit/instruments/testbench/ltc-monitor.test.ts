import {describe, expect, it} from 'vitest';
import {framesPerDay, rates, toLabel} from '../../../../src/instruments/formulas/timecode';
import type {ReadFrame} from '../../../../src/instruments/testbench/ltc/readFrame';
import {
  LtcMonitor,
  type LtcRate,
  ltcRates,
} from '../../../../src/instruments/testbench/ltc/monitor';

/** Frames as the decoder would return them at 48 kHz; in reverse if their numbers decrease. */
function frames(name: LtcRate, numbers: number[], speed = 1): ReadFrame[] {
  const rate = rates[name];
  const length = (48000 * rate.denominator) / rate.numerator / speed;
  return numbers.map((number, index) => ({
    label: toLabel(number, rate),
    dropFrame: rate.drop > 0,
    colourFrame: false,
    userBits: 0,
    reverse: (numbers[1] ?? 0) < (numbers[0] ?? 0),
    end: (index + 1) * length,
    length,
  }));
}

function createMonitor(list: readonly ReadFrame[]): LtcMonitor {
  const monitor = new LtcMonitor(48000);
  list.forEach((frame) => monitor.add(frame));
  return monitor;
}

const range = (from: number, to: number): number[] =>
  Array.from({length: Math.abs(to - from)}, (_, index) => from + Math.sign(to - from) * index);

describe('the monitor', () => {
  it.each(ltcRates)(
    'detects %s fps at any speed, forwards and backwards, also at midnight',
    (name) => {
      const day = framesPerDay(rates[name]);
      // 30 fps (or 24) at 99.9 % speed can't be distinguished from 29.97 fps (or 23.976).
      for (const speed of [0.5, 0.9, 1, 2]) {
        for (const list of [range(1790, 1860), range(1860, 1790), range(day - 50, day + 50)]) {
          const {log, status} = createMonitor(frames(name, list, speed));
          expect(log).toEqual([expect.stringContaining('timecode starts at')]);
          if (speed === 1) {
            expect(status?.rate).toBe(name);
            expect(status?.speed).toBeCloseTo(100, 3);
          } else {
            expect(Math.abs((status?.speed ?? 0) - 100 * speed)).toBeLessThan(0.2);
          }
        }
      }
    },
  );

  it('logs dropouts, jumps and changes of direction with their time', () => {
    const shift = (list: ReadFrame[], by: number) =>
      list.map((frame) => ({...frame, end: frame.end + by * 1920}));
    const jump = shift(frames('25', range(90, 100)), 60);
    const reversed = shift(frames('25', range(99, 90)), 70);
    const monitor = createMonitor([...frames('25', range(0, 60)), ...jump, ...reversed]);
    expect(monitor.advance(80 * 1920)).toBe(true);
    expect(monitor.advance(90 * 1920)).toBe(false);
    expect(monitor.status).toMatchObject({frames: 79, jumps: 1, dropouts: 1, reverse: true});
    shift(jump, 3000).forEach((frame) => monitor.add(frame));
    expect(monitor.log).toEqual([
      '00:00.04  timecode starts at 00:00:00:00',
      '00:02.44  jump from 00:00:02:09 to 00:00:03:15',
      '00:02.84  direction changes at 00:00:03:24',
      '00:03.16  timecode lost after 00:00:03:16',
      '02:02.44  timecode starts at 00:00:03:15',
    ]);
  });

  it.each([
    ['25', [0, 1, 2, 4, 5], '00:00:00:02 and 00:00:00:04'],
    ['25', [22, 23, 24, 27, 28], '00:00:00:24 and 00:00:01:02'],
    ['25', [28, 27, 24, 23], '00:00:01:02 and 00:00:00:24'],
    ['29.97 DF', [1797, 1798, 1801, 1802], '00:00:59;28 and 00:01:00;03'],
  ] as const)(
    'logs missing frames as a dropout, not a jump: %s fps, %j',
    (name, numbers, position) => {
      const first = numbers[0];
      const list = frames(name, [...numbers]).map((frame, index) => ({
        ...frame,
        end: (Math.abs((numbers[index] ?? 0) - first) + 1) * frame.length,
      }));
      const {log, status} = createMonitor(list);
      expect(status).toMatchObject({jumps: 0, dropouts: 1});
      expect(log.slice(1)).toEqual([expect.stringContaining(`dropout between ${position}`)]);
    },
  );

  it('has no status before the first frame', () => {
    expect(createMonitor([]).advance(1e6)).toBe(false);
    expect(createMonitor([]).status).toBeUndefined();
  });

  it('counts an invalid drop-frame label as a jump', () => {
    const list = frames('29.97 DF', range(1790, 1798));
    const label = {hours: 0, minutes: 1, seconds: 0, frames: 0};
    const invalid = list
      .slice(-1)
      .map((frame) => ({...frame, label, end: frame.end + frame.length}));
    expect(createMonitor([...list, ...invalid]).status?.jumps).toBe(1);
  });
});
