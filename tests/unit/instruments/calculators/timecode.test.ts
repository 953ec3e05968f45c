import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/timecode/model';
import {
  frameAt,
  framesPerDay,
  isDropped,
  rates,
  toFrame,
  toLabel,
  toSeconds,
  type Rate,
} from '../../../../src/instruments/formulas/timecode';

/** Walks through a day of labels by counting, as a tape machine would, and compares with both formulas. */
function mistakes(rate: Rate): number {
  let wrong = 0;
  let frame = 0;
  const seconds = 24 * 60 * 60;
  for (let second = 0; second < seconds; second += 1) {
    for (let count = 0; count < rate.nominal; count += 1) {
      const label = {
        hours: Math.floor(second / 3600),
        minutes: Math.floor(second / 60) % 60,
        seconds: second % 60,
        frames: count,
      };
      const dropped = second % 60 === 0 && count < rate.drop && label.minutes % 10 !== 0;
      if (isDropped(label, rate) !== dropped) {
        wrong += 1;
      }
      if (dropped) {
        continue;
      }
      const made = toLabel(frame, rate);
      const same =
        made.frames === label.frames &&
        made.seconds === label.seconds &&
        made.minutes === label.minutes &&
        made.hours === label.hours;
      if (!same || toFrame(label, rate) !== frame) {
        wrong += 1;
      }
      frame += 1;
    }
  }
  return frame === framesPerDay(rate) ? wrong : wrong + 1;
}

describe.each(Object.entries(rates))('%s', (name, rate) => {
  it('agrees with counting for all labels of a day, both ways', () => {
    expect(mistakes(rate)).toBe(0);
    expect(rate.drop > 0).toBe(name.endsWith('DF'));
  });

  it('finds the frame that shows at its own start', () => {
    for (let frame = 0; frame < framesPerDay(rate); frame += 997) {
      expect(frameAt(toSeconds(frame, rate), rate)).toBe(frame);
    }
  });
});

it('keeps the moment when another form of it is chosen', () => {
  const first = {...model.defaults, rate: '30', value: '00:00:00:01', other: '-00:00:01:00'};
  const forms = ['frames', 'seconds', 'label'].map(
    (from) => model.rewrite?.(first, {...first, from}).other,
  );
  expect(forms).toEqual(['-30', '-0:00:01.000', undefined]);
});
