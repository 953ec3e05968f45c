/**
 * Projectors side by side with overlapping edges. Arithmetic; the blend keeps the sum of light even, with the
 * gamma of the projector between level and light (ITU-R BT.1886 has 2.4; the usual setting is 2.2).
 */

/** Projectors of one kind in a grid, in pixels. */
export interface Grid {
  columns: number;
  rows: number;
  /** Pixels of one projector. */
  width: number;
  height: number;
}

/** Canvas length in pixels of `count` images of `size` with an overlap between neighbours. */
export function canvasLength(count: number, size: number, overlap: number): number {
  return count * size - (count - 1) * overlap;
}

/** Overlap in pixels for a canvas of `length`, possibly fractional; 0 for a single image. */
export function overlapFor(count: number, size: number, length: number): number {
  return count === 1 ? 0 : (count * size - length) / (count - 1);
}

/** Where each of `count` images begins on a canvas of `length`, in whole pixels. */
export function imageOffsets(count: number, size: number, length: number): number[] {
  return Array.from({length: count}, (_, index) =>
    count === 1 ? 0 : Math.round((index * (length - size)) / (count - 1)),
  );
}

/** Video level from 0 to 1 for a light from 0 to 1. */
export function lightToLevel(light: number, gamma: number): number {
  return light ** (1 / gamma);
}

/** A shape of the pixel map, in pixels of the canvas. */
export type Shape =
  | {kind: 'area'; x: number; y: number; width: number; height: number; colour: string}
  | {kind: 'line'; x1: number; y1: number; x2: number; y2: number; colour: string}
  | {kind: 'text'; x: number; y: number; size: number; text: string};

/** Maximum number of grid lines in one direction. */
const maxGridLines = 60;

/**
 * A test image for a canvas: a grid, the overlaps, and the border, diagonals and name of each projector.
 * Letters are rows, numbers columns: A1 is at the top left.
 */
export function pixelMap(grid: Grid, length: {width: number; height: number}): Shape[] {
  const columns = imageOffsets(grid.columns, grid.width, length.width);
  const rows = imageOffsets(grid.rows, grid.height, length.height);
  const step = Math.max(100, Math.ceil(length.width / maxGridLines / 100) * 100);
  const shapes: Shape[] = [
    {kind: 'area', x: 0, y: 0, width: length.width, height: length.height, colour: 'black'},
  ];
  const line = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
    shapes.push({kind: 'line', x1, y1, x2, y2, colour});
  columns.slice(1).forEach((x, index) => {
    const width = (columns[index] ?? 0) + grid.width - x;
    shapes.push({kind: 'area', x, y: 0, width, height: length.height, colour: 'gray'});
  });
  rows.slice(1).forEach((y, index) => {
    const height = (rows[index] ?? 0) + grid.height - y;
    shapes.push({kind: 'area', x: 0, y, width: length.width, height, colour: 'gray'});
  });
  for (let x = 0; x <= length.width; x += step) {
    line(x, 0, x, length.height, 'silver');
  }
  for (let y = 0; y <= length.height; y += step) {
    line(0, y, length.width, y, 'silver');
  }
  rows.forEach((y, row) => {
    columns.forEach((x, column) => {
      const [right, bottom] = [x + grid.width, y + grid.height];
      for (const [x1, y1, x2, y2] of [
        [x, y, right, y],
        [right, y, right, bottom],
        [right, bottom, x, bottom],
        [x, bottom, x, y],
        [x, y, right, bottom],
        [right, y, x, bottom],
      ] as const) {
        line(x1, y1, x2, y2, 'white');
      }
      shapes.push({
        kind: 'text',
        x: x + grid.width / 2,
        y: y + grid.height / 2,
        size: Math.round(Math.min(grid.width, grid.height) / 6),
        text: `${String.fromCodePoint(65 + row)}${column + 1}`,
      });
    });
  });
  return shapes;
}
