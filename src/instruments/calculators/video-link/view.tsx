import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {displayPort, fits, hdmi, sdi, type LinkLoad} from './link';
import {getSignal, type model} from './model';

/** The slowest link that fits with the previous one, or the fastest two if none does. */
function aroundFit(loads: readonly LinkLoad[]): readonly LinkLoad[] {
  const first = loads.findIndex(fits);
  const end = first === -1 ? loads.length : first + 1;
  return loads.slice(Math.max(0, end - 2), end);
}

/** How much of each link the signal needs, for the links around the slowest one that fits. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const signal = getSignal(values);
  const loads = [hdmi(signal), displayPort(signal), sdi(signal)].flatMap(aroundFit);
  const rows = loads.map((load) => {
    const {link: name, required, capacity} = load;
    const share = required === undefined ? undefined : (100 * required) / capacity;
    return {
      name,
      parts: share === undefined ? [] : [Math.min(200, share)],
      text: share === undefined ? 'no such format' : `${num(share, 0)} %`,
      look: fits(load) ? ('fill' as const) : ('over' as const),
    };
  });
  const isOver = rows.some(({parts: [share = 0]}) => share > 100);
  return {
    label: `Use of each link: ${rows.map(({name, text}) => `${name}, ${text}`).join('; ')}.`,
    ...bars(rows, isOver ? 200 : 100, [{at: 100, text: 'Capacity of the link', isAbove: true}]),
  };
}
