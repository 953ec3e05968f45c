import {num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {lightness, lightWith, toLight, valueFor} from './curve';

const fields = {
  shape: choice(
    'Curve',
    {linear: 'linear', square: 'square law', gamma: 'gamma', s: 'S-curve'},
    {value: 'square'},
  ),
  ...onlyIf(is('shape', 'gamma'), {
    gamma: number('Gamma', '', '2.2', 0.2, 5, {step: 0.1, slider: true}),
  }),
  level: number('Level on the desk', '%', '50', 0, 100, {
    step: 1,
    slider: true,
    units: {'%': 1, DMX: 100 / 255},
    hint: 'DMX: 255 is 100 %.',
  }),
  bits: choice('Resolution', {'8': '8 bits', '16': '16 bits'}),
};

/** The curve, its gamma, and the level from 0 to 1. */
export function getCurve({shape, gamma, level}: ValuesOf<typeof fields>) {
  return {shape, gamma: shape === 'gamma' ? gamma : 1, value: level / 100};
}

export const model = calculator(
  {
    id: 'dimmer-curve',
    group: 'fixture',
    job: 'How bright is 50 % on the desk?',
    title: 'Dimmer curves and gamma',
    purpose: 'Shows how much light a level gives with a dimmer curve, and how bright it looks.',
  },
  fields,
  {
    solve(values) {
      const {shape, gamma, value} = getCurve(values);
      const top = values.bits === '16' ? 65535 : 255;
      const light = toLight(value, shape, gamma);
      const first = toLight(1 / top, shape, gamma);
      const half = valueFor(0.5, shape, gamma);
      const halfBright = valueFor(lightWith(0.5), shape, gamma);
      const raw = Math.round(value * top);
      const near = Math.min(raw, top - 1) / top;
      const step =
        lightness(toLight(near + 1 / top, shape, gamma)) - lightness(toLight(near, shape, gamma));
      const both = (share: number) => `${num(share * 100, 1)} %, value ${num(share * top, 0)}`;
      return {
        lines: [
          ['Light', `${num(light * 100, 2)} %`, 'main'],
          ['Looks like', `${num(lightness(light) * 100, 1)} %`, 'main'],
          ['Value sent', num(raw, 0)],
          ['Level for half the light', both(half)],
          ['Level that looks half as bright', both(halfBright)],
          ['Light of the first value above 0', `${num(first * 100, 6)} %`],
          ['Next value looks brighter by', `${num(step * 100, 3)} %`],
        ],
        notes: [
          values.bits === '8' &&
            step > 0.01 &&
            'Steps of more than about 1 % are visible in a slow fade. Use 16 bits, or smoothing in the fixture.',
          'Set the curve in one place only: in the fixture, the dimmer or the desk. Two curves multiply.',
        ],
      };
    },
    rule: [
      'Light for a level x from 0 to 1: linear x, square law x², gamma x^γ, S-curve 3x² − 2x³. Displays: ITU-R BT.1886 has a gamma of 2.4.',
      'How bright it looks: L* of ISO/CIE 11664-4, 116 × ∛light − 16, with 100 % as the brightest thing in view.',
      'Each manufacturer defines the S-curve, and often the square law too, differently. Measure yours if it matters.',
    ],
    table: () => ({
      caption: 'Light in % for a level, and how bright the linear curve looks',
      columns: ['Level', 'Linear', 'Looks like', 'Square law', 'Gamma 2.2', 'Gamma 2.4', 'S-curve'],
      rows: [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((level) => [
        `${level} %`,
        num(level, 1),
        num(lightness(level / 100) * 100, 1),
        ...(
          [
            ['square', 1],
            ['gamma', 2.2],
            ['gamma', 2.4],
            ['s', 1],
          ] as const
        ).map(([shape, gamma]) => num(toLight(level / 100, shape, gamma) * 100, 3)),
      ]),
    }),
  },
);
