import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/pan-tilt/model';
import {
  degreesOf,
  ends,
  shiftAt,
  valueOf,
  type Axis,
} from '../../../../src/instruments/calculators/pan-tilt/panTilt';

const middle = (range: number): Axis => ({range, centred: true, inverted: false});
const start = (range: number): Axis => ({range, centred: false, inverted: false});

describe('pan and tilt', () => {
  it.each([
    // degrees, axis, exact value: fractions of 65 535 worked out by hand (thirds and fifths divide it)
    [0, middle(540), 32767.5],
    [-270, middle(540), 0],
    [270, middle(540), 65535],
    [90, middle(540), 43690],
    [-90, middle(540), 21845],
    [45, middle(270), 43690],
    [108, start(540), 13107],
    [360, start(540), 43690],
    [54, middle(540), 39321],
  ])('%d° is %o: %d', (degrees, axis, value) => {
    expect(valueOf(degrees, axis)).toBeCloseTo(value, 6);
    expect(valueOf(degrees, {...axis, inverted: true})).toBeCloseTo(65535 - value, 6);
    expect(degreesOf(value, axis)).toBeCloseTo(degrees, 6);
  });

  it('comes back from degrees and from values, inverted or not', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 65535}),
        fc.double({min: 1, max: 1440, noNaN: true}),
        fc.boolean(),
        fc.boolean(),
        (value, range, centred, inverted) => {
          const axis = {range, centred, inverted};
          const degrees = degreesOf(value, axis);
          const [low, high] = ends(axis);
          expect(degrees).toBeGreaterThanOrEqual(low - 1e-9);
          expect(degrees).toBeLessThanOrEqual(high + 1e-9);
          expect(Math.round(valueOf(degrees, axis))).toBe(value);
        },
      ),
    );
  });

  it('moves one way only', () => {
    for (let value = 1; value <= 255; value += 1) {
      expect(degreesOf(value, middle(540), 255)).toBeGreaterThan(
        degreesOf(value - 1, middle(540), 255),
      );
    }
  });

  it('knows how far a step carries', () => {
    expect(shiftAt(45, 10)).toBeCloseTo(10, 9);
    // 540° ÷ 255 = 2.12°, 37 cm at 10 m
    expect(shiftAt(540 / 255, 10)).toBeCloseTo(0.3698, 4);
  });

  it('gives one answer from degrees, value and bytes, and refuses what the axis does not reach', () => {
    const main = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok
        ? outcome.lines.filter((line) => line.main).map(({value}) => value)
        : outcome.errors;
    };
    const expected = ['170, 170', '43\u202f690', '90°'];
    expect(main({})).toEqual(expected);
    expect(main({from: 'value'})).toEqual(expected);
    expect(main({from: 'bytes'})).toEqual(expected);
    expect(main({inverted: '1', from: 'degrees'})).toEqual(['85, 85', '21\u202f845', '90°']);
    expect(main({degrees: '271'})).toEqual({
      degrees: 'The axis reaches from \u2212270° to 270°. Write an angle in between.',
    });
  });
});
