import {num} from '../../../components/fields/format';
import {choice, number, select} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {packetRate} from '../dmx-timing/timing';
import {
  barBeats,
  beatMs,
  frames,
  hertz,
  maxFlashes,
  noteBeats,
  signatures,
  tempoFor,
} from './tempo';

const fields = {
  bpm: number('Tempo', 'BPM', '128', 10, 999, {step: 1}),
  note: select(
    'Note',
    [1, 2, 4, 8, 16, 32, 64].map((note) => [String(note), `1/${note}`] as const),
    {value: '4'},
  ),
  feel: choice('Kind of note', {straight: 'straight', dotted: 'dotted', triplet: 'triplet'}),
  beats: number('Loop', 'beats', '16', 0.0625, 4096, {units: {beats: 1, bars: 4}}),
  signature: select(
    'Time signature',
    signatures.map((name) => [name, name] as const),
  ),
  fps: number('Frame rate of the video', 'fps', '60', 1, 480, {name: 'Frame rate'}),
  source: number('Tempo that the clip was made for', 'BPM', '', 10, 999, {
    name: 'Tempo of the clip',
    optional: true,
  }),
};

export const model = calculator(
  {
    id: 'tempo',
    group: 'beat',
    job: 'How many milliseconds is 1/8 at 128 BPM?',
    title: 'Tempo, frames and flashes',
    purpose:
      'Turns a tempo into milliseconds, hertz and video frames, and warns of flashes that are too fast.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  fields,
  {
    solve({bpm, note, feel, fps, signature, source, ...loop}, state) {
      const bar = barBeats(signature);
      // A bar counts as four beats in the field.
      const beats = loop.beats * (/bar/i.test(state.beats) ? bar / 4 : 1);
      const length = noteBeats(Number(note), feel);
      const rate = hertz(bpm, length);
      const exact = frames(bpm, beats, fps);
      const whole = Math.max(1, Math.round(exact));
      const error = ((whole - exact) / fps) * 1000;
      return {
        lines: [
          ['The note lasts', `${num(length * beatMs(bpm), 2)} ms`, 'main'],
          ['Once per note', `${num(rate, 3)} Hz`, 'main'],
          ['A beat', `${num(beatMs(bpm), 3)} ms, ${num(bpm / 60, 3)} Hz`],
          [`A bar of ${signature}`, `${num(bar * beatMs(bpm), 2)} ms`],
          ['Loop in bars', num(beats / bar, 3)],
          ['One cycle per loop', `${num(hertz(bpm, beats), 4)} Hz`],
          ['Video frames per beat', num(frames(bpm, 1, fps), 3)],
          ['Video frames per loop', num(exact, 3)],
          ['Nearest whole loop', `${num(whole, 0)} frames, off by ${num(error, 2)} ms`],
          ['Tempo that makes it exact', `${num(tempoFor(whole, beats, fps), 4)} BPM`],
          ['Maximum DMX packets per beat', num(packetRate(512) * (60 / bpm), 1)],
          !Number.isNaN(source) && ['Speed of the clip', `${num((100 * bpm) / source, 2)} %`],
        ],
        warnings: [
          rate > maxFlashes + 1e-9 &&
            `A flash on each of these notes is ${num(rate, 4)} flashes per second. More than ${maxFlashes} can trigger seizures in people with photosensitive epilepsy: warn the audience, and keep flashes small, short or slower.`,
        ],
      };
    },
    rule: [
      'Beat = 60,000 ms ÷ BPM. A 1/n note = beat × 4 ÷ n; dotted × 1.5, triplet × 2 ÷ 3. Hz = BPM ÷ (60 × beats). Frames = beats × 60 × fps ÷ BPM. A beat is a quarter note, also in 6/8: a bar of n/d has n × 4 ÷ d beats.',
      `Flash limit: no more than ${maxFlashes} flashes in any second (WCAG 2.2, criterion 2.3.1). Local rules for events can be stricter.`,
    ],
    table: () => ({
      caption: 'Length of notes in ms, and flashes per second on every 1/16',
      columns: ['BPM', '1/1', '1/2', '1/4', '1/8', '1/16', '1/8 triplet', '1/16 in Hz'],
      rows: [80, 90, 100, 110, 120, 124, 128, 132, 140, 150, 160, 174].map((bpm) => [
        String(bpm),
        ...[1, 2, 4, 8, 16].map((note) => num(noteBeats(note) * beatMs(bpm), 1)),
        num(noteBeats(8, 'triplet') * beatMs(bpm), 1),
        num(hertz(bpm, noteBeats(16)), 2),
      ]),
    }),
  },
);
