import {formatFixed, num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, whole} from '../../../components/fields/define';
import {calculator, refuse} from '../../kit/define';
import {megabits, wireBytes} from './networkLoad';

/** Capacity of a connection in Mbit/s; unknown for Wi-Fi. */
export const links = {'100': 100, '1000': 1000, wifi: NaN};

const fields = {
  protocol: choice('Protocol', {artnet: 'Art-Net', sacn: 'sACN'}),
  way: choice('Sent as', {unicast: 'Unicast', multicast: 'Multicast', broadcast: 'Broadcast'}),
  universes: whole('Universes', '8', 1, 63999, {step: 1}),
  slots: whole('Channels per packet', '512', 1, 512, {
    step: 1,
    hint: 'Art-Net sends an even number, at least 2.',
  }),
  rate: number('Packets per second per universe', '', '44', 1, 1000, {
    step: 1,
    name: 'Packets per second',
    units: {Hz: 1, fps: 1},
    hint: 'At most 44 for full-length DMX.',
  }),
  ...onlyIf(is('way', 'unicast'), {
    receivers: whole('Receivers of each universe', '1', 1, 1000, {
      step: 1,
      name: 'Receivers',
      hint: 'With unicast, each gets its own copy.',
    }),
  }),
  link: choice('Connection', {'100': '100 Mbit/s', '1000': '1 Gbit/s', wifi: 'Wi-Fi'}),
};

export const model = calculator(
  {
    id: 'network-load',
    group: 'node',
    job: 'Do 64 universes fit on this cable?',
    title: 'Lighting network load',
    purpose: 'Calculates the bandwidth of Art-Net or sACN universes.',
    page: '/handbook/background/artnet-in-depth',
  },
  fields,
  {
    solve({protocol, way, universes, slots, rate, receivers, link: kind}) {
      const copies = way === 'unicast' ? receivers : 1;
      if (protocol === 'artnet' && universes > 32768) {
        return refuse(
          'universes',
          'Art-Net has at most 32,768 universes. Enter 1 to 32,768, or choose sACN.',
        );
      }
      const load = megabits(protocol, universes, rate, copies, slots);
      const link = links[kind];
      return {
        lines: [
          ['Load', `${num(load, 3)} Mbit/s`, 'main'],
          [
            'Share of the connection',
            Number.isNaN(link) ? 'depends on the Wi-Fi' : `${num((100 * load) / link, 2)} %`,
            load > link && 'over',
          ],
          [
            'One universe, one receiver',
            `${formatFixed(megabits(protocol, 1, rate, 1, slots), 3)} Mbit/s`,
          ],
          ['One packet on the cable', `${wireBytes(protocol, slots)} bytes`],
          ['Packets per second', num(universes * rate * copies, 1)],
        ],
        warnings: [
          load > link && 'This is more than the connection can carry. Packets will be lost.',
          load > link * 0.5 &&
            load <= link &&
            'This is more than half of the connection. Leave room for everything else on it.',
          kind === 'wifi' &&
            (way === 'unicast'
              ? 'Wi-Fi shares its airtime with every other device and loses packets. Use a cable for a show.'
              : 'Access points send broadcast and multicast at their lowest basic rate and don’t repeat lost packets, so a few universes can use up the airtime. Use unicast or, better, a cable.'),
          protocol === 'artnet' &&
            way === 'broadcast' &&
            'Every device on the network has to read every universe. Art-Net 3 and later don’t allow broadcast for ArtDmx.',
          protocol === 'sacn' &&
            way === 'broadcast' &&
            'sACN isn’t sent as broadcast (ANSI E1.31). Choose multicast or unicast.',
          protocol === 'artnet' &&
            way === 'multicast' &&
            'Art-Net isn’t sent as multicast. Choose unicast.',
        ],
      };
    },
    rule: [
      'Load = bytes per packet × 8 × packets per second × universes × copies. A packet with 512 values takes 596 bytes on the cable with Art-Net (18 header, 512 data, 8 UDP, 20 IP, 14 Ethernet, 4 check sequence, 20 preamble and gap) and 704 with sACN (126 header).',
      'Unicast sends a copy to each receiver. Broadcast reaches every device. Multicast reaches the ports that asked for it if the switch does IGMP snooping; otherwise it behaves like broadcast.',
    ],
    table: () => ({
      caption: 'Load in Mbit/s, one receiver, full universes',
      columns: [
        'Universes',
        'Art-Net, 30 per s',
        'Art-Net, 44 per s',
        'sACN, 30 per s',
        'sACN, 44 per s',
      ],
      rows: [1, 2, 4, 8, 16, 32, 64, 100, 256, 512].map((universes) => [
        String(universes),
        formatFixed(megabits('artnet', universes, 30), 3),
        formatFixed(megabits('artnet', universes, 44), 3),
        formatFixed(megabits('sacn', universes, 30), 3),
        formatFixed(megabits('sacn', universes, 44), 3),
      ]),
    }),
  },
);
