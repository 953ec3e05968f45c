import {num} from '../../../components/fields/format';
import {bits} from '../../kit/bits';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import type {model} from './model';
import {fromPort, toBeam} from './portAddress';

/** The 15 bits of the first Port-Address, divided into its three parts. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const [[port, last] = [0, 0], ...others] = values.address;
  const {net, subNet, universe} = fromPort(port);
  const isAlone = port === last && others.length === 0;
  const sum = `256 × ${net} + 16 × ${subNet} + ${universe} = ${num(port)}`;
  return {
    label: `The 15 bits of Port-Address ${num(port)}: 7 for Net ${net}, 4 for Sub-Net ${subNet}, 4 for Universe ${universe}.`,
    height: 72,
    caption: `${isAlone ? '' : 'The first: '}${sum}. Beam universe ${num(toBeam(port))}`,
    shapes: [
      ...bits(net, 7, [3, 22], {name: 'Net', text: String(net)}),
      ...bits(subNet, 4, [143, 22], {name: 'Sub-Net', text: String(subNet)}),
      ...bits(universe, 4, [235, 22], {name: 'Universe', text: String(universe)}),
    ],
  };
}
