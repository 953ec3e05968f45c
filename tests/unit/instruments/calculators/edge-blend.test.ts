import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  canvasLength,
  levelOf,
  overlapFor,
  pixelMap,
  starts,
} from '../../../../src/instruments/calculators/edge-blend/blend';
import {model} from '../../../../src/instruments/calculators/edge-blend/model';

it('keeps the light even across an overlap', () => {
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
      fc.integer({min: 2, max: 12}),
      fc.integer({min: 320, max: 4096}),
      fc.integer({min: 0, max: 300}),
      (count, size, overlap) => {
        const length = canvasLength(count, size, overlap);
        const at = starts(count, size, length);
        expect(overlapFor(count, size, length)).toBe(overlap);
        expect([at[0], at.at(-1)]).toEqual([0, length - size]);
        at.slice(1).forEach((start, index) => {
          expect((at[index] ?? 0) + size - start).toBe(overlap);
        });
      },
    ),
  );
});

it('draws a map that stays inside the canvas, with a name for each projector', () => {
  const canvas = {width: 5280, height: 2250};
  const shapes = pixelMap({columns: 3, rows: 2, width: 1920, height: 1200}, canvas);
  const names = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(names.join()).toBe('A1,A2,A3,B1,B2,B3');
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
