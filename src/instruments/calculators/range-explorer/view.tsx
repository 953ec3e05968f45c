import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {plot as drawPlot} from '../../kit/plot';
import type {Scene} from '../../kit/scene';
import {exactValue} from '../../formulas/range';
import {getRange, type model} from './model';

const ticks = (values: readonly number[]) => values.map((at) => ({at, label: String(at)}));

/** DMX value by parameter, without the range (dashed) and with it. */
export function plot({values}: PictureProps<typeof model>): Scene {
  const {parameter} = values;
  const range = getRange(values);
  const value = exactValue(parameter, range);
  return drawPlot({
    label: `Line from DMX value ${range.start} at parameter 0 to ${range.end} at parameter 1. At ${num(parameter, 3)} it is at ${num(value, 2)}. A dashed line shows 0 to 255 without a range.`,
    caption: 'Parameter (dashed: without a range)',
    x: {from: 0, to: 1, ticks: ticks([0, 0.25, 0.5, 0.75, 1])},
    y: {from: 0, to: 255, ticks: ticks([0, 64, 128, 192, 255])},
    curves: [
      {
        look: 'dash',
        points: [
          [0, 0],
          [1, 255],
        ],
      },
      {
        look: 'flow',
        points: [
          [0, range.start],
          [1, range.end],
        ],
      },
    ],
    dot: [parameter, value],
  });
}
