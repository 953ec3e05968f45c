import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/timecode/model';
import {
  frameAt,
  framesPerDay,
  isDropped,
  type Rate,
  rates,
  toFrame,
  toLabel,
  toSeconds,
} from '../../../../src/instruments/formulas/timecode';

/**
 * Counts through the labels of a day, and returns how many the formulas convert differently. Above 30 fps, it compares
 * those of every tenth second, which include the start of every minute.
 */
function countMismatches(rate: Rate): number {
  const interval = rate.nominal > 30 ? 10 : 1;
  let mismatches = 0;
  let firstFrame = 0;
  for (let second = 0; second < 24 * 60 * 60; second += 1) {
    const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
    const seconds = second % 60;
    const dropped = seconds === 0 && minutes % 10 !== 0 ? rate.drop : 0;
    for (let frames = 0; frames < rate.nominal && second % interval === 0; frames += 1) {
      const label = {hours, minutes, seconds, frames};
      const frame = firstFrame + frames - dropped;
      const exists = frames >= dropped;
      let isEqual = isDropped(label, rate) !== exists;
      if (exists) {
        const actual = toLabel(frame, rate);
        isEqual &&= actual.frames === frames && actual.seconds === seconds;
        isEqual &&= actual.minutes === minutes && actual.hours === hours;
        isEqual &&= toFrame(label, rate) === frame;
      }
      mismatches += isEqual ? 0 : 1;
    }
    firstFrame += rate.nominal - dropped;
  }
  return firstFrame === framesPerDay(rate) ? mismatches : mismatches + 1;
}

describe.each(Object.entries(rates))('%s', (name, rate) => {
  it('converts labels of a whole day to frames and back as by counting', () => {
    expect(countMismatches(rate)).toBe(0);
    expect(rate.drop > 0).toBe(name.endsWith('DF'));
  });

  it('the start of a frame is within that frame', () => {
    for (let frame = 0; frame < framesPerDay(rate); frame += 997) {
      expect(frameAt(toSeconds(frame, rate), rate)).toBe(frame);
    }
  });
});

it('converts the value when another unit is selected', () => {
  const first = {...model.defaults, rate: '30', value: '00:00:00:01', other: '-00:00:01:00'};
  const values = ['frames', 'seconds', 'label'].map(
    (from) => model.rewrite?.(first, {...first, from}).other,
  );
  expect(values).toEqual(['-30', '-0:00:01.000', undefined]);
});
