import {expect, it} from 'vitest';

import {
  canvasLength,
  imageOffsets,
  lightToLevel,
  overlapFor,
  pixelMap,
} from '../../../../src/instruments/calculators/edge-blend/blend';
import {model} from '../../../../src/instruments/calculators/edge-blend/model';

it.each([1, 1.8, 2.2, 3])('has constant light across an overlap with a gamma of %d', (gamma) => {
  const light = (share: number) => lightToLevel(share, gamma) ** gamma;
  for (const at of [0, 0.1, 0.3, 0.5]) {
    expect(light(at) + light(1 - at)).toBeCloseTo(1, 9);
  }
});

it('covers the canvas without a gap', () => {
  const length = canvasLength(3, 1920, 240);
  expect([length, overlapFor(3, 1920, length)]).toEqual([5280, 240]);
  expect(imageOffsets(3, 1920, length)).toEqual([0, 1680, 3360]);
});

it('has a pixel map inside the canvas, with a name for each projector', () => {
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
])('the main results for %o are %o', (change, labels) => {
  const outcome = model.solve({...model.defaults, ...change});
  const main = outcome.ok ? outcome.lines.filter((line) => line.main) : [];
  expect(main.map(({label}) => label)).toEqual(labels);
});
