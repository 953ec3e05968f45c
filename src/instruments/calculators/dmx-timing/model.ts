import {formatFixed, num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {longestPacket, packetTime, senders, shortestPacket, type Timing} from './timing';

const units = {µs: 1, ms: 1000};

const fields = {
  slots: whole('Channels sent', '512', 1, 512, {step: 1}),
  timing: choice('Timing', {
    current: 'shortest in E1.11',
    old: 'shortest in the 1990 standard',
    own: 'custom',
  }),
  ...onlyIf(is('timing', 'own'), {
    breakTime: number('Break', 'µs', '176', 88, 1000000, {
      units,
      hint: 'Senders: at least 92.',
    }),
    markAfterBreak: number('Mark after break', 'µs', '12', 8, 999999, {
      units,
      hint: 'Senders: at least 12.',
    }),
    betweenSlots: number('Mark between slots', 'µs', '0', 0, 999999, {units}),
    beforeBreak: number('Mark before break', 'µs', '0', 0, 999999, {units}),
  }),
};

/** The timing that the fields describe. */
export function getTiming({timing, ...own}: ValuesOf<typeof fields>): Timing {
  return timing === 'own' ? own : senders[timing];
}

export const model = calculator(
  {
    id: 'dmx-timing',
    group: 'fixture',
    job: 'How many packets per second with 24 channels?',
    title: 'DMX refresh rate',
    purpose: 'Calculates how long a DMX packet takes and how many fit into a second.',
    page: '/handbook/background/introduction-to-lighting-control',
  },
  fields,
  {
    solve(values) {
      const {slots} = values;
      const timing = getTiming(values);
      const time = packetTime(slots, timing);
      const legal = Math.max(time, shortestPacket);
      return {
        lines: [
          ['Maximum packets per second', `${formatFixed(1e6 / legal, 2)} Hz`, 'main'],
          ['From break to break', `${num(legal, 2)} µs`, 'main'],
          ['In milliseconds', `${formatFixed(legal / 1000, 3)} ms`],
          ['Time of the packet alone', `${num(time, 2)} µs`],
          ['Frames of 60 fps video per packet', num((legal * 60) / 1e6, 2)],
        ],
        warnings: [
          time < shortestPacket &&
            `Sent without a pause, these packets would follow each other every ${num(time, 2)} µs (${formatFixed(1e6 / time, 2)} Hz). E1.11 requires at least ${shortestPacket} µs from break to break: the figures above include a pause of ${num(shortestPacket - time, 2)} µs.`,
          time > longestPacket &&
            'There’s more than 1 s from break to break, so receivers may treat the signal as lost.',
          (timing.breakTime < 92 || timing.markAfterBreak < 12) &&
            'E1.11 requires senders to make a break of at least 92 µs, and a mark of at least 12 µs after it. Receivers accept 88 µs and 8 µs.',
        ],
        notes: ['This is the most that the cable can carry. Interfaces and nodes often send less.'],
      };
    },
    rule: [
      'Packet = break + mark after break + 44 µs × (channels + 1 start code) + marks. From break to break = packet, but at least 1,204 µs. Rate = 1,000,000 ÷ that time. A slot has 11 bits at 250 kbit/s. Source: ANSI E1.11 (DMX512-A).',
      'Limits: 1 to 512 channels; for senders at least 92 µs break, 12 µs mark and 1,204 µs from break to break, at most 1 s. Channels are counted from 1; the start code before them is slot 0.',
    ],
    table: () => ({
      caption: 'Fastest legal packets with the shortest times of E1.11',
      columns: ['Channels', 'Packet', 'From break to break', 'Packets per second'],
      rows: [1, 12, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512].map((slots) => {
        const legal = Math.max(packetTime(slots), shortestPacket);
        return [
          String(slots),
          `${num(packetTime(slots), 0)} µs`,
          `${num(legal, 0)} µs`,
          `${formatFixed(1e6 / legal, 2)} Hz`,
        ];
      }),
    }),
  },
);
