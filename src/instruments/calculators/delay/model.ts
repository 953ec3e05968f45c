import {count, num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {celsius as celsiusUnits, metres} from '../../../components/fields/units';
import {lipSync, msOfCount, msOfMetres, msToCount, msToMetres, speedOfSound} from './delay';

const fields = {
  from: choice('What you know', {
    distance: 'distance',
    time: 'time',
    frames: 'video frames',
    samples: 'audio samples',
  }),
  ...onlyIf(is('from', 'distance'), {
    distance: number('Distance', 'm', '30', 0, 1000, {
      units: metres,
      hint: 'From the loudspeaker to the ear, or between two loudspeakers.',
    }),
  }),
  ...onlyIf(is('from', 'time'), {
    time: number('Delay', 'ms', '100', 0, 600000, {units: {ms: 1, s: 1000, min: 60000}}),
  }),
  ...onlyIf(is('from', 'frames'), {
    frames: number('Frames', '', '3', 0, 10000, {step: 1}),
  }),
  ...onlyIf(is('from', 'samples'), {
    samples: whole('Samples', '480', 0, 10000000),
  }),
  fps: number('Frame rate', 'fps', '60', 1, 480, {advanced: true}),
  sampleRate: number('Sample rate', 'Hz', '48000', 8000, 768000, {
    advanced: true,
    units: {Hz: 1, kHz: 1000},
  }),
  temperature: number('Air temperature', '°C', '20', -40, 60, {
    advanced: true,
    units: celsiusUnits,
  }),
};

/** The delay in ms, and the distance in m that sound covers meanwhile. */
export function getDelay({fps, sampleRate, temperature, ...known}: ValuesOf<typeof fields>) {
  const ms = {
    distance: msOfMetres(known.distance, temperature),
    time: known.time,
    frames: msOfCount(known.frames, fps),
    samples: msOfCount(known.samples, sampleRate),
  }[known.from];
  return {ms, distance: msToMetres(ms, temperature)};
}

export {lipSync};

export const model = calculator(
  {
    id: 'delay',
    group: 'beat',
    job: 'How late is the sound 30 metres away, in frames?',
    title: 'Delay in time, distance and frames',
    purpose: 'Converts a delay between milliseconds, metres of sound, video frames and samples.',
  },
  fields,
  {
    solve(values) {
      const {fps, sampleRate, temperature: celsius} = values;
      const {ms, distance} = getDelay(values);
      const frames = msToCount(ms, fps);
      const whole = Math.round(frames);
      const within = (limit: number) =>
        `${ms <= limit + 1e-9 ? 'within' : 'over'} the limit of ${limit} ms`;
      return {
        lines: [
          ['Time', `${num(ms, 2)} ms`, 'main'],
          ['Distance that sound travels', `${num(distance, 2)} m`, 'main'],
          ['Video frames', num(frames, 2), 'main'],
          [
            'Nearest whole frame',
            `${count(whole, 'frame')}, off by ${num(msOfCount(whole, fps) - ms, 2)} ms`,
          ],
          ['Audio samples', num(msToCount(ms, sampleRate), 0)],
          ['Distance in feet', `${num(distance / metres.ft, 1)} ft`],
          ['Speed of sound', `${num(speedOfSound(celsius), 1)} m/s`],
          ['Sound late by this', within(lipSync.late)],
          ['Sound early by this', within(lipSync.early)],
        ],
      };
    },
    rule: [
      'Time = distance ÷ speed of sound. Speed of sound in dry air = 343.2 m/s × √((temperature + 273.15) ÷ 293.15) (ISO 9613-1, for dry air from −20 to 50 °C). Frames = time × frame rate. Samples = time × sample rate.',
      `Lip sync: for broadcast, EBU R 37 allows sound to be at most ${lipSync.early} ms early or ${lipSync.late} ms late. No standard sets a limit for a live audience.`,
    ],
    table: () => ({
      caption: 'Travel time of sound in ms, and delay in frames, at 20 °C',
      columns: ['Distance', 'Time', 'At 25 fps', 'At 30 fps', 'At 60 fps', 'Samples at 48 kHz'],
      rows: [1, 2, 5, 10, 15, 20, 30, 50, 75, 100].map((distance) => {
        const ms = msOfMetres(distance, 20);
        return [
          `${distance} m`,
          num(ms, 1),
          ...[25, 30, 60].map((fps) => num(msToCount(ms, fps), 2)),
          num(msToCount(ms, 48_000), 0),
        ];
      }),
    }),
  },
);
