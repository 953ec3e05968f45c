/** Geometry of the drawings of calculators. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {bits} from '../../../../src/instruments/kit/bits';
import {type Look, type Shape, width} from '../../../../src/instruments/kit/scene';
import {bars, gaps, maxRows} from '../../../../src/instruments/kit/tracks';

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

  it('are limited in number, and marks above and below add to the height', () => {
    const all = Array.from({length: 9}, () => ({name: 'Bar', parts: [1], text: '1'}));
    const plain = bars(all, 1);
    const marked = bars(all, 1, [
      {at: 1, text: 'Limit', isAbove: true},
      {at: 1, text: 'Limit'},
    ]);
    expect(rectangles(plain.shapes, 'fill')).toHaveLength(maxRows);
    expect(marked.height - plain.height).toBe(36);
  });
});

it('gaps are left out where cells are too narrow', () => {
  expect(gaps(0, [4.5, 8, 12])).toMatchObject({path: 'M4.5 20L4.5 44M8 20L8 44M12 20L12 44'});
  expect(gaps(0, [3, 5, 7])).toMatchObject({path: ''});
});
