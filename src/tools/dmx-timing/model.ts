import {fixed, num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {
  longestPacket,
  packetRate,
  packetTime,
  senders,
  shortestPacket,
  type Timing,
} from './timing';

export interface State extends Record<string, string> {
  slots: string;
  timing: string;
  breakTime: string;
  markAfterBreak: string;
  betweenSlots: string;
  beforeBreak: string;
}

const own = (state: State): boolean => state.timing === 'own';

export const model: ToolModel<State> = {
  name: 'dmx-timing',
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
      hint: '1 to 512.',
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
      kind: 'number',
      hint: '88 to 1000000; senders at least 92.',
      when: own,
    },
    {
      id: 'markAfterBreak',
      label: 'Mark after break',
      unit: 'µs',
      kind: 'number',
      hint: '8 to 999999; senders at least 12.',
      when: own,
    },
    {
      id: 'betweenSlots',
      label: 'Mark between slots',
      unit: 'µs',
      kind: 'number',
      hint: '0 to 999999.',
      when: own,
    },
    {
      id: 'beforeBreak',
      label: 'Mark before break',
      unit: 'µs',
      kind: 'number',
      hint: '0 to 999999.',
      when: own,
    },
  ],
  solve(state) {
    const form = new Reader(state);
    const slots = form.integer('slots', {label: 'Channels sent', min: 1, max: 512});
    let timing: Timing = state.timing === 'old' ? senders.old : senders.current;
    if (own(state)) {
      const units = {µs: 1, us: 1, ms: 1000};
      timing = {
        breakTime: form.number('breakTime', {label: 'Break', min: 88, max: 1e6, units}),
        markAfterBreak: form.number('markAfterBreak', {
          label: 'Mark after break',
          min: 8,
          max: 999999,
          units,
        }),
        betweenSlots: form.number('betweenSlots', {
          label: 'Mark between slots',
          min: 0,
          max: 999999,
          units,
        }),
        beforeBreak: form.number('beforeBreak', {
          label: 'Mark before break',
          min: 0,
          max: 999999,
          units,
        }),
      };
    }
    if (form.failed) {
      return form.failure;
    }
    const time = packetTime(slots, timing);
    const warnings: string[] = [];
    if (state.timing !== 'old' && time < shortestPacket) {
      warnings.push(
        `Shorter than E1.11 allows: from break to break at least ${shortestPacket} µs. Send at least 24 channels, or wait between packets.`,
      );
    }
    if (time > longestPacket) {
      warnings.push('Longer than 1 s from break to break: receivers may take the signal for lost.');
    }
    if (own(state) && (timing.breakTime < 92 || timing.markAfterBreak < 12)) {
      warnings.push(
        'E1.11 asks senders for a break of at least 92 µs and a mark of at least 12 µs after it.',
      );
    }
    return {
      ok: true,
      lines: [
        {label: 'Packets per second', value: `${fixed(1e6 / time, 2)} Hz`, main: true},
        {label: 'Time of a packet', value: `${num(time, 2)} µs`, main: true},
        {label: 'The same in milliseconds', value: `${fixed(time / 1000, 3)} ms`},
        {label: 'Frames of 60 fps video per packet', value: num((time * 60) / 1e6, 2)},
      ],
      warnings,
      notes: ['This is the most that the cable carries. Interfaces and nodes often send less.'],
    };
  },
  rule: [
    'Time = break + mark after break + 44 µs × (channels + 1 start code) + marks. Rate = 1 000 000 ÷ time. A slot has 11 bits at 250 kbit/s. Source: ANSI E1.11 (DMX512-A).',
    'Limits: 1 to 512 channels; for senders at least 92 µs break, 12 µs mark and 1204 µs from break to break, at most 1 s. Channels are counted from 1; the start code before them is slot 0.',
  ],
  table: () => ({
    caption: 'Fastest packets with the shortest times of E1.11',
    columns: ['Channels', 'Time', 'Packets per second', 'Allowed'],
    rows: [1, 12, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512].map((slots) => [
      String(slots),
      `${num(packetTime(slots), 0)} µs`,
      `${fixed(packetRate(slots), 2)} Hz`,
      packetTime(slots) >= shortestPacket ? 'yes' : 'only with pauses',
    ]),
  }),
};
