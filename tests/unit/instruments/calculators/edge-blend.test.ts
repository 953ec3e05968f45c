import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  canvasLength,
  levelOf,
  overlapFor,
  pixelMap,
  starts,
} from '../../../../src/instruments/calculators/edge-blend/blend';
import {model} from '../../../../src/instruments/calculators/edge-blend/model';

describe('edge blending', () => {
  it.each([
    // projectors, pixels, overlap, canvas: counted on paper
    [1, 1920, 0, 1920],
    [2, 1920, 240, 3600],
    [3, 1920, 192, 5376],
    [4, 1920, 384, 6528],
    [2, 1200, 150, 2250],
  ])('%d × %d px, overlap %d: %d', (count, size, overlap, length) => {
    expect(canvasLength(count, size, overlap)).toBe(length);
    expect(overlapFor(count, size, length)).toBe(overlap);
    expect(starts(count, size, length).at(-1)).toBe(length - size);
  });

  it('keeps the light even, and puts half of it at 186 of 255', () => {
    expect(Math.round(levelOf(0.5, 2.2) * 255)).toBe(186);
    fc.assert(
      fc.property(
        fc.double({min: 0, max: 1, noNaN: true}),
        fc.double({min: 1, max: 3, noNaN: true}),
        (at, gamma) => {
          const light = (share: number) => levelOf(share, gamma) ** gamma;
          expect(light(at) + light(1 - at)).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  it('covers the canvas without a gap, each projector inside it', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 12}),
        fc.integer({min: 320, max: 4096}),
        fc.integer({min: 0, max: 300}),
        (count, size, overlap) => {
          const length = canvasLength(count, size, overlap);
          const at = starts(count, size, length);
          expect(at[0]).toBe(0);
          expect(at.at(-1)).toBe(length - size);
          at.slice(1).forEach((start, index) => {
            expect((at[index] ?? 0) + size - start).toBe(overlap);
          });
        },
      ),
    );
  });

  it('draws a map that stays inside the canvas, with a name for each projector', () => {
    const grid = {columns: 3, rows: 2, width: 1920, height: 1200};
    const canvas = {width: 5280, height: 2250};
    const shapes = pixelMap(grid, canvas);
    expect(shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual([
      'A1',
      'A2',
      'A3',
      'B1',
      'B2',
      'B3',
    ]);
    for (const shape of shapes) {
      const [x, y] =
        shape.kind === 'area'
          ? [shape.x + shape.width, shape.y + shape.height]
          : shape.kind === 'line'
            ? [Math.max(shape.x1, shape.x2), Math.max(shape.y1, shape.y2)]
            : [shape.x, shape.y];
      expect(x <= canvas.width && y <= canvas.height).toBe(true);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length);
  });

  it('works out the example of the handbook, from the overlap and from the canvas', () => {
    const lines = (change: object) => {
      const outcome = model.solve({...model.defaults, ...change});
      return outcome.ok
        ? Object.fromEntries(outcome.lines.map(({label, value}) => [label, value]))
        : outcome.errors;
    };
    const expected = {
      Canvas: '3600 × 1200 px',
      'Overlap across': '240 px',
      'Overlap across, share and length': '12.5 % of an image, 0.6 m',
      'Pixels per metre': '400',
      'Size of the screen': '9 × 3 m',
      'Size of one image': '4.8 × 3 m',
      'Distance from lens to screen': '7.2 m',
      'Level in the middle of an overlap': '73 %, 186 of 255',
    };
    expect(lines({})).toMatchObject(expected);
    expect(lines({from: 'canvas'})).toMatchObject(expected);
    expect(lines({from: 'canvas', canvas: '3841'})).toHaveProperty('canvas');
    expect(lines({overlap: '1920'})).toHaveProperty('overlap');
  });

  it.each([
    [{}, ['Canvas']],
    [{from: 'canvas'}, ['Overlap across']],
    [{from: 'canvas', rows: '2'}, ['Overlap across', 'Overlap down']],
    [{from: 'canvas', columns: '1'}, ['Canvas']],
  ])('answers what is asked, and nothing that was typed: %o', (change, asked) => {
    const outcome = model.solve({...model.defaults, ...change});
    const main = outcome.ok ? outcome.lines.filter((line) => line.main) : [];
    expect(main.map(({label}) => label)).toEqual(asked);
  });
});
