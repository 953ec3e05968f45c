import {hex, num} from '../../../components/fields/format';
import {choice, text} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import {
  discoveryUniverse,
  ethernetAddress,
  type From,
  maxSacn,
  multicastAddress,
  parseUniverses,
  sacnUdpPort,
} from './sacn';

const fields = {
  from: choice('What you have', {
    sacn: 'sACN universe or multicast address',
    same: 'Art-Net Port-Address (same number)',
    'plus-one': 'Art-Net Port-Address (plus one)',
  }),
  universe: text(
    'Universe',
    '1',
    'sACN universe 1 to 63,999 or 64,214, an address such as 239.255.0.1, or Port-Address 0 to 32,767. Several as 1-4, 7.',
    (typed, {from}) => parseUniverses(typed, from as From),
    {wide: true, labelBy: 'from'},
  ),
};

export const model = calculator(
  {
    id: 'sacn',
    group: 'node',
    job: 'Which multicast address is universe 17?',
    title: 'sACN universe and multicast address',
    purpose:
      'Finds the multicast address of a universe, and the universe that an Art-Net Port-Address maps to.',
    page: '/handbook/background/artnet-in-depth',
  },
  fields,
  {
    solve({universe: [universe = 1, ...others]}) {
      return {
        lines: [
          ['Multicast address', multicastAddress(universe), 'main'],
          ['sACN universe (from 1)', num(universe, 0), 'main'],
          ...others.map((other): Row => [
            `Multicast address of universe ${num(other, 0)}`,
            multicastAddress(other),
          ]),
          ['Ethernet multicast address', ethernetAddress(universe)],
          ['UDP port', String(sacnUdpPort)],
          ['Universe in hexadecimal', hex(universe, 4)],
          [
            'Port-Address with the same number (from 0)',
            universe > 32767 ? 'none' : num(universe, 0),
          ],
          ['Port-Address one lower (from 0)', universe > 32768 ? 'none' : num(universe - 1, 0)],
        ],
        notes: [
          [universe, ...others].includes(discoveryUniverse) &&
            `Universe ${num(discoveryUniverse, 0)} carries no DMX data. On it, sources announce what they send.`,
        ],
      };
    },
    rule: [
      `Address = 239.255.(high byte of the universe).(low byte). Universes 1 to ${num(maxSacn)}; UDP port ${sacnUdpPort}. Sources announce themselves on universe ${num(discoveryUniverse, 0)} (${multicastAddress(discoveryUniverse)}). Priority goes from 0 to 200, 100 unless set. Source: ANSI E1.31.`,
      'sACN has no universe 0. No standard says which sACN universe a Port-Address becomes: some gateways keep the number, others add one. See the gateway’s manual. Beam for Live sends Art-Net, USB DMX and CITP, not sACN.',
    ],
    table: () => ({
      caption: 'Universes and their multicast addresses',
      columns: [
        'sACN universe',
        'Multicast address',
        'Port-Address, same number',
        'Port-Address, plus one',
      ],
      rows: [1, 2, 3, 4, 5, 10, 100, 255, 256, 257, 300, 512, 1000, 32767, 32768, 63999].map(
        (universe) => [
          num(universe, 0),
          multicastAddress(universe),
          universe > 32767 ? 'none' : num(universe, 0),
          universe > 32768 ? 'none' : num(universe - 1, 0),
        ],
      ),
    }),
  },
);
