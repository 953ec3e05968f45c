import {count, num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {dimension, line, rect, type Scene, type Shape} from '../../kit/scene';
import {bars, maxRows, notDrawn} from '../../kit/tracks';
import {pixelsPerUniverse, portCapacity, ports, slots} from '../../formulas/pixels';
import type {model} from './model';

type Values = PictureProps<typeof model>['values'];

/** Universes, filled by the channels of the pixels. */
function stripScene({outputs, channels, packing}: Values): Scene {
  const each = Number(channels);
  const capacity = packing === 'whole' ? pixelsPerUniverse(each) * each : slots;
  const used = outputs.map((pixels) => pixels * each);
  const total = used.reduce((sum, all) => sum + Math.ceil(all / capacity), 0);
  const universes = used.flatMap((all) =>
    Array.from({length: Math.min(maxRows, Math.ceil(all / capacity))}, (_, index) =>
      Math.min(capacity, all - index * capacity),
    ),
  );
  return {
    label: `${count(total, 'universe')} of ${slots} channels, filled by the pixels.`,
    ...bars(
      universes.map((filled, index) => ({
        name: `Universe ${index + 1}`,
        parts: [filled],
        text: `${filled} of ${slots} channels`,
      })),
      slots,
    ),
    ...(total > maxRows && notDrawn(count(total - maxRows, 'more universe'))),
  };
}

/** The largest size of a wall, in units. */
const [wide, high] = [212, 150];

/** Largest number of panels in a row or column that are drawn one by one. */
const maxLines = 50;

/** The wall with its panels, and the panels of each port in turn light and dark. */
function wallScene({columns, rows, panelWidth, panelHeight, capacity, rate}: Values): Scene {
  const size = {columns, rows, panelWidth, panelHeight};
  const {panelsPerPort, count: needed = 0} = ports(size, portCapacity(capacity, rate));
  const [across, down] = [columns * panelWidth, rows * panelHeight];
  const unit = Math.min(wide / across, high / down);
  const [width, height] = [across * unit, down * unit];
  const [left, top] = [298 - width, 10];
  const [stepX, stepY] = [panelWidth * unit, panelHeight * unit];
  const isDetailed = Math.max(columns, rows) <= maxLines;
  const port = (index: number): string => {
    const [first, end] = [
      index * panelsPerPort,
      Math.min((index + 1) * panelsPerPort, columns * rows),
    ];
    return Array.from({length: Math.ceil(end / columns)}, (_, row) => {
      const [from, to] = [Math.max(first, row * columns), Math.min(end, (row + 1) * columns)];
      const x = left + (from % columns) * stepX;
      return to > from ? rect(x, top + row * stepY, (to - from) * stepX, stepY) : '';
    }).join('');
  };
  const gridLines = (amount: number, draw: (index: number) => string): string =>
    Array.from({length: isDetailed ? amount - 1 : 0}, (_, index) => draw(index + 1)).join('');
  return {
    label: `A wall of ${columns} by ${rows} panels, ${num(across, 0)} by ${num(down, 0)} pixels, on ${count(needed, 'port')}.`,
    height: top + height + 32,
    caption: isDetailed ? 'Light and dark in turn: the panels of each port' : undefined,
    shapes: [
      {path: rect(left, top, width, height), look: 'quiet'},
      ...Array.from({length: isDetailed ? needed : 0}, (_, index): Shape => ({
        path: port(index),
        look: index % 2 ? 'soft' : 'fill',
      })),
      {
        path:
          gridLines(columns, (index) =>
            line([left + index * stepX, top], [left + index * stepX, top + height]),
          ) +
          gridLines(rows, (index) =>
            line([left, top + index * stepY], [left + width, top + index * stepY]),
          ),
        look: 'grid',
      },
      ...dimension([left, top + height + 10], [left + width, top + height + 10], `${across} px`),
      ...dimension([left - 8, top], [left - 8, top + height], `${down} px`),
    ],
  };
}

/** Universes of a strip, or the panels of a wall. */
export const scene = ({values}: PictureProps<typeof model>): Scene =>
  values.kind === 'wall' ? wallScene(values) : stripScene(values);
