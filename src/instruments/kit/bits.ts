import {label, type Point, rect, type Shape} from './scene';

/**
 * The bits of a number as a row of cells, filled where they are 1, with a name above and a text below.
 *
 * @param value - whole, from 0 to 2 ** size − 1
 * @param size - number of bits; the first cell is the highest one
 * @param at - top left corner of the cells
 * @param cell - width of a cell
 */
export function bits(
  value: number,
  size: number,
  [x, y]: Point,
  {name, text}: {name: string; text: string},
  cell = 16,
): Shape[] {
  const cells = (bit: number): string =>
    Array.from({length: size}, (_, index) =>
      ((value >> (size - 1 - index)) & 1) === bit ? rect(x + index * cell, y, cell - 2, 24) : '',
    ).join('');
  const middle = x + (size * cell) / 2 - 1;
  return [
    {path: cells(0), look: 'box'},
    {path: cells(1), look: 'fill'},
    label(name, [middle, y - 8]),
    label(text, [middle, y + 44], 'middle', 'strong'),
  ];
}
