import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {clampToUnit, merge} from '../../formulas/merge';
import {arithmetic, type model, trackValues} from './model';

/** A bar for each track and for the result. */
export function plot({values: fields}: PictureProps<typeof model>): Scene {
  const values = trackValues(fields);
  const result = merge(fields.mode, values);
  const names = [...values.map((_, index) => `Track ${index + 1}`), 'Result'];
  return {
    label: `Bars from 0 to 1: ${arithmetic(fields.mode, values)}`,
    ...bars(
      [...values, result].map((value, index) => ({
        name: names[index] ?? '',
        parts: [clampToUnit(value)],
        text: num(value, 3),
        look: index < values.length ? ('box' as const) : ('fill' as const),
      })),
      1,
    ),
  };
}
