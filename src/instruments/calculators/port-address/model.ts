import {hex, num} from '../../../components/fields/format';
import {choice, text} from '../../../components/fields/define';
import {calculator, refuse} from '../../kit/define';
import {parseEntries} from '../../../components/fields/parse';
import {
  artnetUdpPort,
  fromPort,
  type Numbering,
  parseRange,
  subUni,
  toBeam,
  toSacn,
} from './portAddress';

const parts = (port: number): string => {
  const {net, subNet, universe} = fromPort(port);
  return `${net}:${subNet}:${universe}`;
};

const formatValue = (value: string | number | undefined): string =>
  typeof value === 'number' ? num(value, 0) : (value ?? 'none');

const fields = {
  from: choice(
    'What you have',
    {beam: 'Beam universe', port: 'Port-Address', parts: 'Net, Sub-Net, Universe'},
    {value: 'parts'},
  ),
  address: text(
    'Address',
    '1:2:3',
    'Beam universe 1 to 32,768, Port-Address 0 to 32,767, or Net 0 to 127, Sub-Net 0 to 15, Universe 0 to 15 as in 1.2.3 or 1:2:3; 2.3 is in Net 0. Ranges as 1 - 4, lists as 1-3, 5. 0x1F is hexadecimal.',
    (typed, {from}) =>
      parseEntries(typed, {label: 'Address', maxEntries: 16}, (entry) =>
        parseRange(entry, from as Numbering),
      ),
    {wide: true, labelBy: 'from'},
  ),
};

export const model = calculator(
  {
    id: 'port-address',
    group: 'node',
    job: 'Which Beam universe is 1:2:3 on the node?',
    title: 'Art-Net address converter',
    purpose:
      'Converts between Net, Sub-Net and Universe, the Port-Address and the Beam universe number.',
    page: '/handbook/background/artnet-in-depth',
  },
  fields,
  {
    solve({address: ranges}) {
      if (ranges.length === 0) {
        return refuse('address', 'No address yet. Enter one, such as 1 or 1:2:3.');
      }
      const first = Math.min(...ranges.map(([from]) => from));
      const last = Math.max(...ranges.map(([, to]) => to));
      const ports = new Set(
        ranges.flatMap(([from, to]) =>
          Array.from({length: to - from + 1}, (_, index) => from + index),
        ),
      );
      const span = (of: (port: number) => string | number | undefined): string => {
        const spans = ranges.map((ends) =>
          [...new Set(ends.map(of).map(formatValue))].join(' to '),
        );
        return [...new Set(spans)].join(', ');
      };
      return {
        lines: [
          ['Net : Sub-Net : Universe', span(parts), 'main'],
          ['Port-Address (from 0)', span((port) => port), 'main'],
          ['Beam universe (from 1)', span(toBeam), 'main'],
          ports.size !== 1 && ['Universes', num(ports.size, 0)],
          ['Net', span((port) => fromPort(port).net)],
          ['Sub-Net', span((port) => fromPort(port).subNet)],
          ['Universe within the Sub-Net', span((port) => fromPort(port).universe)],
          [
            'Sub-Net and Universe as one byte',
            span((port) => `${subUni(port)} (${hex(subUni(port))})`),
          ],
          ['Port-Address in hexadecimal', span((port) => hex(port, 4))],
          ['sACN universe, same number', span((port) => toSacn(port, 'same'))],
          ['sACN universe, plus one', span((port) => toSacn(port, 'plus-one'))],
        ],
        warnings: [
          last > 255 &&
            'Nodes of the first two Art-Net generations support only Net 0, which is Port-Addresses 0 to 255.',
          (fromPort(first).net !== fromPort(last).net ||
            fromPort(first).subNet !== fromPort(last).subNet) &&
            'These universes are in more than one Sub-Net: a node without bind indices can’t output them all.',
        ],
        notes: [
          first === 0 &&
            'Art-Net 4 (revision 1.4dp) deprecates Port-Address 0 and uses 1 to 32,767, because sACN has no universe 0. Most nodes still accept it; on a new rig, start at 1.',
        ],
      };
    },
    rule: [
      `Port-Address = 256 × Net + 16 × Sub-Net + Universe, 0 to 32,767. Beam universe = Port-Address + 1, 1 to 32,768. Art-Net uses UDP port ${artnetUdpPort}. Source: Art-Net 4 specification, universe addressing.`,
      'Art-Net counts from 0. Many desks and nodes show the same universe counted from 1, as Beam does. Which sACN universe a Port-Address becomes is a convention of the gateway: both are shown.',
      'Without bind indices, the ports of one node share Net and Sub-Net: only the last part differs from port to port.',
    ],
    table: () => ({
      caption: 'The same universe in four notations',
      columns: ['Net:Sub-Net:Universe', 'Port-Address', 'Beam universe', 'Hexadecimal'],
      rows: [
        0, 1, 2, 3, 14, 15, 16, 17, 31, 32, 255, 256, 257, 291, 511, 512, 4095, 4096, 32766, 32767,
      ].map((port) => [parts(port), formatValue(port), formatValue(toBeam(port)), hex(port, 4)]),
    }),
  },
);
