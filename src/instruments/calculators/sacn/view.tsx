import {count, num} from '../../../components/fields/format';
import {bits} from '../../kit/bits';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {label, type Scene} from '../../kit/scene';
import type {model} from './model';

/** The two bytes of the first universe, which end its address. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const [universe = 1, ...others] = values.universe;
  const [high, low] = [universe >> 8, universe & 255];
  return {
    label: `Universe ${num(universe)} is ${high} × 256 + ${low}: its address ends with ${high}.${low}.`,
    height: 72,
    caption: `${num(universe)} = 256 × ${high} + ${low}${others.length > 0 ? `. ${count(others.length, 'other universe')} not shown` : ''}`,
    shapes: [
      label('239.255.', [62, 66], 'end'),
      ...bits(high, 8, [66, 22], {name: 'High byte', text: String(high)}, 14),
      label('.', [181, 66]),
      ...bits(low, 8, [186, 22], {name: 'Low byte', text: String(low)}, 14),
    ],
  };
}
