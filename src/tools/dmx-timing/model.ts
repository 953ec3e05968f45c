import {fixed, num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {about} from './about';
import {longestPacket, packetTime, senders, shortestPacket, type Timing} from './timing';

export interface State extends Record<string, string> {
  slots: string;
  timing: string;
  breakTime: string;
  markAfterBreak: string;
  betweenSlots: string;
  beforeBreak: string;
}

const units = {µs: 1, us: 1, ms: 1000};
const own = (state: State): boolean => state.timing === 'own';

export const model: ToolModel<State> = {
  about,
  defaults: {
    slots: '512',
    timing: 'current',
    breakTime: '176',
    markAfterBreak: '12',
    betweenSlots: '0',
    beforeBreak: '0',
  },
  fields: [
    {
      id: 'slots',
      label: 'Channels sent',
      kind: 'number',
      step: 1,
      min: 1,
      max: 512,
      integer: true,
    },
    {
      id: 'timing',
      label: 'Timing',
      kind: 'choice',
      options: options({current: 'shortest of E1.11', old: 'shortest of 1990', own: 'own values'}),
    },
    {
      id: 'breakTime',
      label: 'Break',
      unit: 'µs',
      units,
      kind: 'number',
      min: 88,
      max: 1e6,
      hint: 'Senders at least 92.',
      when: own,
    },
    {
      id: 'markAfterBreak',
      label: 'Mark after break',
      unit: 'µs',
      units,
      kind: 'number',
      min: 8,
      max: 999999,
      hint: 'Senders at least 12.',
      when: own,
    },
    {
      id: 'betweenSlots',
      label: 'Mark between slots',
      unit: 'µs',
      units,
      kind: 'number',
      min: 0,
      max: 999999,

      when: own,
    },
    {
      id: 'beforeBreak',
      label: 'Mark before break',
      unit: 'µs',
      units,
      kind: 'number',
      min: 0,
      max: 999999,

      when: own,
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const slots = form.number('slots');
    let timing: Timing = state.timing === 'old' ? senders.old : senders.current;
    if (own(state)) {
      timing = {
        breakTime: form.number('breakTime'),
        markAfterBreak: form.number('markAfterBreak'),
        betweenSlots: form.number('betweenSlots'),
        beforeBreak: form.number('beforeBreak'),
      };
    }
    if (form.failed) {
      return form.failure;
    }
    const time = packetTime(slots, timing);
    const legal = Math.max(time, shortestPacket);
    const warnings: string[] = [];
    if (time < shortestPacket) {
      warnings.push(
        `Sent without a pause, these packets would follow each other every ${num(time, 2)} µs (${fixed(1e6 / time, 2)} Hz). E1.11 asks for at least ${shortestPacket} µs from break to break: the figures above include a pause of ${num(shortestPacket - time, 2)} µs.`,
      );
    }
    if (time > longestPacket) {
      warnings.push('Longer than 1 s from break to break: receivers may treat the signal as lost.');
    }
    if (timing.breakTime < 92 || timing.markAfterBreak < 12) {
      warnings.push(
        'E1.11 asks senders for a break of at least 92 µs and a mark of at least 12 µs after it. Receivers accept 88 µs and 8 µs.',
      );
    }
    return {
      ok: true,
      lines: [
        {label: 'Packets per second, at most', value: `${fixed(1e6 / legal, 2)} Hz`, main: true},
        {label: 'From break to break', value: `${num(legal, 2)} µs`, main: true},
        {label: 'The same in milliseconds', value: `${fixed(legal / 1000, 3)} ms`},
        {label: 'Time of the packet alone', value: `${num(time, 2)} µs`},
        {label: 'Frames of 60 fps video per packet', value: num((legal * 60) / 1e6, 2)},
      ],
      warnings,
      notes: ['This is the most that the cable carries. Interfaces and nodes often send less.'],
    };
  },
  rule: [
    'Packet = break + mark after break + 44 µs × (channels + 1 start code) + marks. From break to break = packet, but at least 1204 µs. Rate = 1 000 000 ÷ that time. A slot has 11 bits at 250 kbit/s. Source: ANSI E1.11 (DMX512-A).',
    'Limits: 1 to 512 channels; for senders at least 92 µs break, 12 µs mark and 1204 µs from break to break, at most 1 s. Channels are counted from 1; the start code before them is slot 0.',
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
        `${fixed(1e6 / legal, 2)} Hz`,
      ];
    }),
  }),
};
