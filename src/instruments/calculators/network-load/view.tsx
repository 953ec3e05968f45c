import {count, num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {links, type model} from './model';
import {megabits} from './networkLoad';

/** Largest number of universes that are drawn one by one. */
const maxParts = 100;

/** The connection, filled by the universes; none for Wi-Fi, which has no fixed limit. */
export function scene({values}: PictureProps<typeof model>): Scene | undefined {
  const {protocol, way, universes, rate, receivers, slots} = values;
  const link = links[values.link];
  if (Number.isNaN(link)) {
    return undefined;
  }
  const load = megabits(protocol, universes, rate, way === 'unicast' ? receivers : 1, slots);
  const parts = universes > maxParts ? 1 : universes;
  const text = `${num(load, load < 1000 ? 2 : 0)} Mbit/s`;
  const name = count(universes, 'universe');
  const segments = Array<number>(parts).fill(load / parts);
  return {
    label: `${name}: ${text} of the ${num(link)} Mbit/s of the connection.`,
    ...bars(
      [{name, parts: segments, text, look: load > link ? 'over' : 'fill'}],
      Math.max(load, link),
      [
        {at: link / 2, text: 'Half of it'},
        {at: link, text: `Connection ${num(link)} Mbit/s`},
      ],
    ),
  };
}
