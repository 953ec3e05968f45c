import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {displayPort, fits, hdmi, type LinkLoad, sdi} from './link';
import {getSignal, type model} from './model';

/** A link that has the format of the signal. */
type Load = LinkLoad & {required: number};

/** The slowest link that fits with the previous one, or the fastest two if none does. */
function aroundFit(loads: readonly LinkLoad[]): Load[] {
  const possible = loads.filter((load): load is Load => load.required !== undefined);
  const first = possible.findIndex(fits);
  const end = first === -1 ? possible.length : first + 1;
  return possible.slice(Math.max(0, end - 2), end);
}

/** How much of each link the signal needs, for the links around the slowest one that fits; those that fit first. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const signal = getSignal(values);
  const loads = [hdmi(signal), displayPort(signal), sdi(signal)].flatMap(aroundFit);
  const rows = [...loads.filter(fits), ...loads.filter((load) => !fits(load))].map((load) => {
    const share = (100 * load.required) / load.capacity;
    return {
      name: load.link.replace('DisplayPort', 'DP'),
      parts: [share],
      text: `${fits(load) ? 'fits' : 'too slow'}, ${num(share, 0)} %`,
      look: fits(load) ? ('fill' as const) : ('over' as const),
    };
  });
  return {
    label: `Use of each link: ${rows.map(({name, text}) => `${name} ${text}`).join('; ')}.`,
    ...bars(rows, Math.max(100, ...rows.flatMap(({parts}) => parts)), [
      {at: 100, text: 'Capacity of the link'},
    ]),
  };
}
