import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/timecode/model';
import {
  frameAt,
  framesPerDay,
  isDropped,
  mtcFullFrame,
  parseClock,
  parseLabel,
  quarterFrames,
  rates,
  toFrame,
  toLabel,
  toSeconds,
  written,
  type Rate,
  type RateName,
} from '../../../../src/instruments/formulas/timecode';

const df30: Rate = rates['29.97 DF'];
const df60: Rate = rates['59.94 DF'];

describe('drop frame', () => {
  it.each([
    [0, '00:00:00;00'],
    [1799, '00:00:59;29'],
    [1800, '00:01:00;02'],
    [17981, '00:09:59;29'],
    [17982, '00:10:00;00'],
    [107892, '01:00:00;00'],
    [1078920, '10:00:00;00'],
    [2589407, '23:59:59;29'],
  ])('frame %d is %s at 29.97', (frame, label) => {
    expect(written(toLabel(frame, df30), df30)).toBe(label);
    const parsed = parseLabel(label, df30);
    expect(parsed.ok && toFrame(parsed.value, df30)).toBe(frame);
  });

  it.each([
    [3600, '00:01:00;04'],
    [35964, '00:10:00;00'],
    [215784, '01:00:00;00'],
  ])('frame %d is %s at 59.94', (frame, label) => {
    expect(written(toLabel(frame, df60), df60)).toBe(label);
    const parsed = parseLabel(label, df60);
    expect(parsed.ok && toFrame(parsed.value, df60)).toBe(frame);
  });

  it('has the right number of labels in a day', () => {
    expect(framesPerDay(df30)).toBe(2589408);
    expect(framesPerDay(df60)).toBe(5178816);
    expect(framesPerDay(rates['25'])).toBe(2160000);
  });

  /** Walks through a day of labels by counting, as a tape machine would, and compares with both formulas. */
  function mistakes(rate: Rate): number {
    let wrong = 0;
    let frame = 0;
    const label = {hours: 0, minutes: 0, seconds: 0, frames: 0};
    for (label.hours = 0; label.hours < 24; label.hours += 1) {
      for (label.minutes = 0; label.minutes < 60; label.minutes += 1) {
        for (label.seconds = 0; label.seconds < 60; label.seconds += 1) {
          for (label.frames = 0; label.frames < rate.nominal; label.frames += 1) {
            if (label.seconds === 0 && label.frames < rate.drop && label.minutes % 10 !== 0) {
              if (!isDropped(label, rate)) {
                wrong += 1;
              }
              continue;
            }
            const made = toLabel(frame, rate);
            const same =
              made.frames === label.frames &&
              made.seconds === label.seconds &&
              made.minutes === label.minutes &&
              made.hours === label.hours;
            if (!same || toFrame(label, rate) !== frame || isDropped(label, rate)) {
              wrong += 1;
            }
            frame += 1;
          }
        }
      }
    }
    return frame === framesPerDay(rate) ? wrong : wrong + 1;
  }

  it('agrees with counting for all 2 589 408 labels of 29.97, both ways', () => {
    expect(mistakes(df30)).toBe(0);
  });

  it('agrees with counting for all 5 178 816 labels of 59.94, both ways', () => {
    expect(mistakes(df60)).toBe(0);
  });

  it('agrees with counting without drop frame', () => {
    for (const name of ['23.976', '25', '30'] as const) {
      expect(mistakes(rates[name]), name).toBe(0);
    }
  });

  it('wraps after a day', () => {
    expect(toLabel(2589408, df30)).toEqual({hours: 0, minutes: 0, seconds: 0, frames: 0});
    expect(written(toLabel(-1, df30), df30)).toBe('23:59:59;29');
  });

  it('refuses labels that it skips, and says which comes next', () => {
    const parsed = parseLabel('00:01:00;00', df30);
    expect(!parsed.ok && parsed.message).toContain('00:01:00;02');
    expect(parseLabel('00:01:00;03', df60).ok).toBe(false);
    expect(parseLabel('00:10:00;00', df30).ok).toBe(true);
    expect(parseLabel('00:01:00:00', rates['29.97']).ok).toBe(true);
  });

  it('exists only at 29.97 and 59.94', () => {
    for (const [name, rate] of Object.entries(rates)) {
      expect(rate.drop > 0, name).toBe(name.endsWith('DF'));
    }
  });
});

describe('real time', () => {
  it('follows the exact rates', () => {
    expect(toSeconds(17982, df30)).toBeCloseTo(599.9994, 4);
    expect(toSeconds(2589408, df30)).toBeCloseTo(86399.9136, 4);
    expect(toSeconds(108000, rates['29.97'])).toBeCloseTo(3603.6, 6);
    expect(toSeconds(24, rates['23.976'])).toBeCloseTo(1.001, 9);
  });

  it('finds the frame that shows at its own start', () => {
    for (const name of Object.keys(rates) as RateName[]) {
      const rate = rates[name];
      let wrong = 0;
      for (let frame = 0; frame < framesPerDay(rate); frame += 997) {
        if (frameAt(toSeconds(frame, rate), rate) !== frame) {
          wrong += 1;
        }
      }
      expect(wrong, name).toBe(0);
    }
  });

  it.each([
    ['3600.5', 3600.5],
    ['1:02:03.5', 3723.5],
    ['02:03', 123],
    ['90:00', 5400],
    ['5 s', 5],
    ['5,5', 5.5],
  ])('reads %j', (text, seconds) => {
    expect(parseClock(text)).toEqual({ok: true, value: seconds});
  });

  it.each(['', 'x', '1:60:00', '1:00:60', '-5', '999999', '1:2:3:4'])('refuses %j', (text) => {
    expect(parseClock(text).ok).toBe(false);
  });
});

describe('calculating', () => {
  const solve = (change: Partial<typeof model.defaults>) => {
    const outcome = model.solve({...model.defaults, ...change});
    return outcome.ok ? outcome.lines : [];
  };
  it.each([
    // Counted by hand from the frame numbers above
    ['29.97 DF', '00:00:59;29', 'add', '00:00:00;01', '00:01:00;02'],
    ['29.97 DF', '00:10:00;00', 'subtract', '00:00:00;01', '00:09:59;29'],
    ['25', '01:00:00:00', 'subtract', '00:00:00:01', '00:59:59:24'],
    ['25', '23:59:59:24', 'add', '00:00:00:01', '00:00:00:00'],
    ['25', '00:00:00:00', 'subtract', '00:00:10:00', '23:59:50:00'],
  ])('%s: %s %s %s is %s', (rate, value, op, other, result) => {
    expect(solve({rate, value, op, other})[0]?.value).toBe(result);
  });

  it.each([
    ['25', '00:00:10:00', '50', '00:00:10:00'],
    ['29.97 DF', '01:00:00;00', '25', '00:59:59:24'],
    ['30', '01:00:00:00', '29.97', '00:59:56:12'],
    ['24', '00:01:40:00', '23.976', '00:01:39:21'],
  ])('%s: %s is the same moment at %s as %s', (rate, value, to, result) => {
    expect(solve({rate, value, to}).find(({label}) => label.startsWith('Same moment'))?.value).toBe(
      result,
    );
  });
});

describe('labels', () => {
  it.each(['01:02:03:04', '01;02;03;04', '1.2.3.4', '01 02 03 04', '01020304', ' 1:2:3:4 '])(
    'reads %j',
    (text) => {
      expect(parseLabel(text, rates['25'])).toEqual({
        ok: true,
        value: {hours: 1, minutes: 2, seconds: 3, frames: 4},
      });
    },
  );

  it.each(['24:00:00:00', '00:60:00:00', '00:00:60:00', '00:00:00:25', '1:2:3', 'x', ''])(
    'refuses %j at 25',
    (text) => {
      expect(parseLabel(text, rates['25']).ok).toBe(false);
    },
  );
});

describe('MIDI Time Code', () => {
  it('puts the rate into the hours', () => {
    const label = {hours: 1, minutes: 2, seconds: 3, frames: 4};
    expect(mtcFullFrame(label, rates['24'])?.[5]).toBe(0x01);
    expect(mtcFullFrame(label, rates['25'])).toEqual([
      0xf0, 0x7f, 0x7f, 0x01, 0x01, 0x21, 2, 3, 4, 0xf7,
    ]);
    expect(mtcFullFrame(label, df30)?.[5]).toBe(0x41);
    expect(mtcFullFrame(label, rates['30'])?.[5]).toBe(0x61);
    expect(mtcFullFrame(label, rates['23.976'])?.[5]).toBe(0x01);
    expect(mtcFullFrame(label, rates['29.97'])?.[5]).toBe(0x61);
    for (const name of ['50', '59.94', '59.94 DF', '60'] as const) {
      expect(mtcFullFrame(label, rates[name]), name).toBeUndefined();
    }
  });

  it('sends four messages for a frame', () => {
    expect(quarterFrames(rates['25'])).toBe(100);
    expect(quarterFrames(df30)).toBeCloseTo(119.88, 2);
  });
});

it('keeps the moment when another form of it is chosen', () => {
  const first = {
    ...model.defaults,
    rate: '30',
    value: '00:00:00:01',
    other: '-00:00:01:00',
  };
  const forms = ['frames', 'seconds', 'label'].map((from) => {
    const change = model.rewrite?.(first, {...first, from});
    return [change?.value, change?.other];
  });
  expect(forms).toEqual([
    ['1', '-30'],
    ['0:00:00.033', '-0:00:01.000'],
    [undefined, undefined],
  ]);
  expect(model.rewrite?.({...first, value: 'x'}, {...first, from: 'frames'}).value).toBe('x');
});
