import {count, num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {celsius as celsiusUnits, metres} from '../shared/units';
import {about} from './about';
import {countOf, lipSync, metresOf, msOfCount, msOfMetres, speedOfSound} from './delay';

export interface State extends Record<string, string> {
  from: string;
  time: string;
  distance: string;
  frames: string;
  samples: string;
  fps: string;
  sampleRate: string;
  temperature: string;
}

/** Longest delay in ms: ten minutes. */
const longest = 600_000;

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'distance',
    time: '100',
    distance: '30',
    frames: '3',
    samples: '480',
    fps: '60',
    sampleRate: '48000',
    temperature: '20',
  },
  fields: [
    {
      id: 'from',
      label: 'What you know',
      kind: 'choice',
      options: options({
        distance: 'distance',
        time: 'time',
        frames: 'video frames',
        samples: 'audio samples',
      }),
    },
    {
      id: 'distance',
      label: 'Distance',
      unit: 'm',
      kind: 'number',
      hint: 'From the loudspeaker to the ear, or between two loudspeakers.',
      min: 0,
      max: 1000,
      units: metres,
      when: (state) => state.from === 'distance',
    },
    {
      id: 'time',
      label: 'Delay',
      unit: 'ms',
      kind: 'number',
      min: 0,
      max: longest,
      units: {ms: 1, s: 1000, min: 60_000},
      when: (state) => state.from === 'time',
    },
    {
      id: 'frames',
      label: 'Frames',
      kind: 'number',
      step: 1,
      min: 0,
      max: 10_000,
      when: (state) => state.from === 'frames',
    },
    {
      id: 'samples',
      label: 'Samples',
      kind: 'number',
      min: 0,
      max: 10_000_000,
      integer: true,
      when: (state) => state.from === 'samples',
    },
    {id: 'fps', label: 'Frame rate', unit: 'fps', kind: 'number', min: 1, max: 480},
    {
      id: 'sampleRate',
      label: 'Sample rate',
      unit: 'Hz',
      kind: 'number',
      min: 8000,
      max: 768_000,
      units: {Hz: 1, kHz: 1000},
    },
    {
      id: 'temperature',
      label: 'Air temperature',
      unit: '°C',
      units: celsiusUnits,
      kind: 'number',
      min: -40,
      max: 60,
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const fps = form.number('fps');
    const sampleRate = form.number('sampleRate');
    const celsius = form.number('temperature');
    const ms = {
      distance: () => msOfMetres(form.number('distance'), celsius),
      time: () => form.number('time'),
      frames: () => msOfCount(form.number('frames'), fps),
      samples: () => msOfCount(form.number('samples'), sampleRate),
    }[state.from as 'time']();
    if (form.failed) {
      return form.failure;
    }
    const frames = countOf(ms, fps);
    const whole = Math.round(frames);
    const distance = metresOf(ms, celsius);
    const within = (limit: number) =>
      `${ms <= limit + 1e-9 ? 'within' : 'over'} the limit of ${limit} ms`;
    return {
      ok: true,
      lines: [
        {label: 'Time', value: `${num(ms, 2)} ms`, main: true},
        {label: 'Distance of sound', value: `${num(distance, 2)} m`, main: true},
        {label: 'Video frames', value: num(frames, 2), main: true},
        {
          label: 'Nearest whole frame',
          value: `${count(whole, 'frame')}, off by ${num(msOfCount(whole, fps) - ms, 2)} ms`,
        },
        {label: 'Audio samples', value: num(countOf(ms, sampleRate), 0)},
        {label: 'Distance in feet', value: `${num(distance / metres.ft, 1)} ft`},
        {label: 'Speed of sound', value: `${num(speedOfSound(celsius), 1)} m/s`},
        {label: 'Sound late by this', value: within(lipSync.late)},
        {label: 'Sound early by this', value: within(lipSync.early)},
      ],
    };
  },
  rule: [
    'Time = distance ÷ speed of sound. Speed of sound in dry air = 343.2 m/s × √((temperature + 273.15) ÷ 293.15) (ISO 9613-1, for dry air from −20 to 50 °C). Frames = time × frame rate. Samples = time × sample rate.',
    `Lip sync: for broadcast, EBU R 37 allows sound to be at most ${lipSync.early} ms early or ${lipSync.late} ms late. For a live audience no standard sets a limit.`,
  ],
  table: () => ({
    caption: 'Time of sound in ms, and delay in frames, at 20 °C',
    columns: ['Distance', 'Time', 'At 25 fps', 'At 30 fps', 'At 60 fps', 'Samples at 48 kHz'],
    rows: [1, 2, 5, 10, 15, 20, 30, 50, 75, 100].map((distance) => {
      const ms = msOfMetres(distance, 20);
      return [
        `${distance} m`,
        num(ms, 1),
        ...[25, 30, 60].map((fps) => num(countOf(ms, fps), 2)),
        num(countOf(ms, 48_000), 0),
      ];
    }),
  }),
};
