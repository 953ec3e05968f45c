import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {about} from './about';
import {lightness, lightOf, lightWith, valueFor, type Shape} from './curve';

export interface State extends Record<string, string> {
  shape: string;
  gamma: string;
  bits: string;
  level: string;
}

/** The fields of a state as numbers. */
export function read(state: State): {
  form: Reader<State>;
  shape: Shape;
  gamma: number;
  top: number;
  value: number;
} {
  const form = new Reader(state, model.fields);
  return {
    form,
    shape: state.shape as Shape,
    gamma: state.shape === 'gamma' ? form.number('gamma') : 1,
    top: state.bits === '16' ? 65535 : 255,
    value: form.number('level') / 100,
  };
}

export const model: ToolModel<State> = {
  about,
  defaults: {shape: 'square', gamma: '2.2', bits: '8', level: '50'},
  fields: [
    {
      id: 'shape',
      label: 'Curve',
      kind: 'choice',
      options: options({linear: 'linear', square: 'square law', gamma: 'gamma', s: 'S-curve'}),
    },
    {
      id: 'gamma',
      label: 'Gamma',
      kind: 'number',
      step: 0.1,
      slider: true,
      min: 0.2,
      max: 5,
      when: (state) => state.shape === 'gamma',
    },
    {
      id: 'level',
      label: 'Level on the desk',
      unit: '%',
      kind: 'number',
      step: 1,
      slider: true,
      hint: 'DMX: 255 is 100 %.',
      min: 0,
      max: 100,
      units: {'%': 1, DMX: 100 / 255},
    },
    {
      id: 'bits',
      label: 'Resolution',
      kind: 'choice',
      options: options({'8': '8 bits', '16': '16 bits'}),
    },
  ],
  solve(state) {
    const {form, shape, gamma, top, value} = read(state);
    if (form.failed) {
      return form.failure;
    }
    const light = lightOf(value, shape, gamma);
    const first = lightOf(1 / top, shape, gamma);
    const half = valueFor(0.5, shape, gamma);
    const seen = valueFor(lightWith(0.5), shape, gamma);
    const raw = Math.round(value * top);
    const near = Math.min(raw, top - 1) / top;
    const step =
      lightness(lightOf(near + 1 / top, shape, gamma)) - lightness(lightOf(near, shape, gamma));
    const both = (share: number) => `${num(share * 100, 1)} %, value ${num(share * top, 0)}`;
    return {
      ok: true,
      lines: [
        {label: 'Light', value: `${num(light * 100, 2)} %`, main: true},
        {label: 'Looks like', value: `${num(lightness(light) * 100, 1)} %`, main: true},
        {label: 'Value that is sent', value: num(raw, 0)},
        {label: 'Level for half the light', value: both(half)},
        {label: 'Level that looks half as bright', value: both(seen)},
        {label: 'Light of the first value above 0', value: `${num(first * 100, 6)} %`},
        {label: 'Next value looks brighter by', value: `${num(step * 100, 3)} %`},
      ],
      notes: [
        ...(state.bits === '8' && step > 0.01
          ? [
              'Steps of more than about 1 % can be seen in a slow fade. Use 16 bits, or smoothing in the fixture.',
            ]
          : []),
        'Set the curve in one place only: in the fixture, the dimmer or the desk. Two curves multiply.',
      ],
    };
  },
  rule: [
    'Light for a level x from 0 to 1: linear x, square law x², gamma x^γ, S-curve 3x² − 2x³. Displays: ITU-R BT.1886 has a gamma of 2.4.',
    'How bright it looks: L* of ISO/CIE 11664-4, 116 × ∛light − 16, with 100 % as the brightest thing in view.',
  ],
  unconfirmed: [
    'Makers draw S-curves, and often the square law too, in their own way. Measure yours if it matters.',
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
      ).map(([shape, gamma]) => num(lightOf(level / 100, shape, gamma) * 100, 3)),
    ]),
  }),
};
