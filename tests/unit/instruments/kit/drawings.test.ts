/** Geometry of the drawings of calculators. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {bits} from '../../../../src/instruments/kit/bits';
import {getTextBox, type Look, type Shape, width} from '../../../../src/instruments/kit/scene';
import {bars, gaps, maxRows, spans, trackAxis} from '../../../../src/instruments/kit/tracks';

/** Left edge and width of all rectangles of one kind. */
const rectangles = (shapes: readonly Shape[], look: Look): [left: number, wide: number][] =>
  shapes
    .filter((shape) => 'path' in shape && shape.look === look)
    .flatMap((shape) => [
      ...('path' in shape ? shape.path : '').matchAll(/M([\d.]+) \S+?h([\d.]+)/g),
    ])
    .map(([, left, wide]) => [Number(left), Number(wide)]);

describe('bits', () => {
  it('are filled where the number has ones, the highest at the left', () => {
    fc.assert(
      fc.property(
        fc
          .integer({min: 1, max: 16})
          .chain((size) => fc.tuple(fc.constant(size), fc.nat(2 ** size - 1))),
        ([size, value]) => {
          const shapes = bits(value, size, [8, 22], {name: 'Net', text: String(value)});
          const filled = rectangles(shapes, 'fill').map(
            ([left]) => 2 ** (size - 1 - (left - 8) / 16),
          );
          expect(filled.reduce((sum, weight) => sum + weight, 0)).toBe(value);
          expect(rectangles(shapes, 'box')).toHaveLength(size - filled.length);
        },
      ),
    );
  });
});

describe('bars', () => {
  it('are as long as their parts on the shared axis', () => {
    const {shapes} = bars(
      [
        {name: 'One', parts: [10, 15], text: '25'},
        {name: 'Two', parts: [100], text: '100'},
      ],
      100,
    );
    const [one = 0, two = 0] = rectangles(shapes, 'fill').map(([, wide]) => wide);
    expect(two).toBe(width - 2);
    expect(one / two).toBeCloseTo(0.25, 2);
  });

  it('are limited in number, and limits add to the height', () => {
    const all = Array.from({length: 9}, () => ({name: 'Bar', parts: [1], text: '1'}));
    const plain = bars(all, 1);
    const marked = bars(all, 1, [
      {at: 1, text: 'Limit'},
      {at: 1, text: 'Breaker'},
    ]);
    expect(rectangles(plain.shapes, 'fill')).toHaveLength(maxRows);
    expect(marked.height - plain.height).toBe(34);
  });

  /** Left and right end of a label. */
  const placeOf = (shapes: readonly Shape[], text: string): [left: number, right: number] => {
    const shape = shapes.find((each) => 'text' in each && each.text === text);
    const [left, , right] = shape && 'text' in shape ? getTextBox(shape) : [NaN, NaN, NaN, NaN];
    return [left, right];
  };

  it('have their value at their end, so that it is never at a limit that they do not reach', () => {
    const {shapes} = bars([{name: 'Circuit', parts: [11.9], text: '11.90 A'}], 16, [
      {at: 12.8, text: 'Limit 12.8 A'},
      {at: 16, text: 'Breaker 16 A'},
    ]);
    const [[, end] = [0, 0]] = rectangles(shapes, 'fill').map(([left, wide]) => [
      left,
      left + wide,
    ]);
    expect(placeOf(shapes, '11.90 A')[1]).toBeCloseTo(end ?? 0, 0);
  });

  it('have no line of a limit through the name of the other one', () => {
    fc.assert(
      fc.property(
        fc.double({min: 0.01, max: 1, noNaN: true}),
        fc.double({min: 0.01, max: 1, noNaN: true}),
        (one, other) => {
          const marks = [
            {at: Math.min(one, other), text: 'Limit 12.8 A'},
            {at: Math.max(one, other), text: 'Breaker 16 A'},
          ];
          const {shapes, height} = bars([{name: 'Circuit', parts: [1], text: '1'}], 1, marks);
          const inFirstRow = marks.filter(({text}) =>
            shapes.some((each) => 'text' in each && each.text === text && each.at[1] === 64),
          );
          expect(inFirstRow).toHaveLength(height === 70 ? 2 : 1);
          for (const {at, text} of marks) {
            const others = inFirstRow.filter((mark) => mark.text !== text && height > 70);
            for (const mark of others) {
              const [left, right] = placeOf(shapes, mark.text);
              const place = trackAxis(0, 1)(at);
              expect(place <= left || place >= right).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('that are too long are hatched, which says it without colour', () => {
    const path = (look: Look): string => {
      const shape = spans(0, [[10, 100]], look);
      return 'path' in shape ? shape.path : '';
    };
    expect(path('fill')).not.toContain('L');
    const lines = [...path('over').matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(lines.length).toBeGreaterThan(8);
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
      expect([x1 >= 10, x2 <= 100, y1 <= 44, y2 >= 20]).toEqual([true, true, true, true]);
    }
  });
});

it('gaps are left out where cells are too narrow', () => {
  expect(gaps(0, [4.5, 8, 12])).toMatchObject({path: 'M4.5 20L4.5 44M8 20L8 44M12 20L12 44'});
  expect(gaps(0, [3, 5, 7])).toMatchObject({path: ''});
});
