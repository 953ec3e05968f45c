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
  for (let second = 0; second < 24 * 60 * 60; second += 1) {
    const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
    const dropped = second % 60 === 0 && minutes % 10 !== 0 ? rate.drop : 0;
    for (let frames = 0; frames < rate.nominal; frames += 1) {
      const label = {hours, minutes, seconds: second % 60, frames};
      const exists = frames >= dropped;
      let isRight = isDropped(label, rate) !== exists;
      if (exists) {
        const actual = toLabel(frame, rate);
        isRight &&= actual.frames === frames && actual.seconds === label.seconds;
        isRight &&= actual.minutes === minutes && actual.hours === hours;
        isRight &&= toFrame(label, rate) === frame;
        frame += 1;
      }
      wrong += isRight ? 0 : 1;
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
