import {num} from '../shared/format';
import {options, Reader, type Line, type ToolModel} from '../shared/model';
import {about} from './about';
import {
  correlated,
  filtered,
  filters,
  fromHsi,
  locus,
  mired,
  nearestFilter,
  planckian,
  toChromaticity,
  toHsi,
  toRgb,
  type Chromaticity,
  type Triple,
} from './colour';

export interface State extends Record<string, string> {
  from: string;
  kelvin: string;
  filter: string;
  target: string;
  red: string;
  green: string;
  blue: string;
  hue: string;
  saturation: string;
  intensity: string;
  x: string;
  y: string;
}

const bytes = (rgb: Triple): number[] => rgb.map((level) => Math.round(level * 255));

/** What the fields mean: levels to show, chromaticity, and the form with what is wrong. */
export function read(state: State): {
  form: Reader<State>;
  rgb: Triple;
  xy?: Chromaticity;
  inside: boolean;
  kelvin?: number;
} {
  const form = new Reader(state, model.fields);
  if (state.from === 'rgb' || state.from === 'hsi') {
    const rgb =
      state.from === 'rgb'
        ? ([form.number('red'), form.number('green'), form.number('blue')].map(
            (value) => value / 255,
          ) as unknown as Triple)
        : fromHsi([
            form.number('hue'),
            form.number('saturation') / 100,
            form.number('intensity') / 100,
          ]);
    const most = Math.max(...rgb);
    if (!form.failed && most > 1 + 1e-9) {
      form.refuse(
        'intensity',
        `At this hue and saturation, the intensity is at most ${num(Math.floor((form.number('intensity') / most) * 10) / 10, 1)} %. Lower it.`,
      );
    }
    return {form, rgb, xy: form.failed ? undefined : toChromaticity(rgb)?.xy, inside: true};
  }
  if (state.from === 'xy') {
    const xy: Chromaticity = [form.number('x'), form.number('y')];
    if (!form.failed && xy[0] + xy[1] > 1) {
      form.refuse('y', 'x and y together are at most 1. Check both.');
    }
    return {form, ...toRgb(xy), xy};
  }
  const source = form.number('kelvin');
  const filter = filters[state.filter as keyof typeof filters] as {shift: number} | undefined;
  const kelvin = filtered(source, filter?.shift ?? 0);
  if (kelvin === undefined || kelvin < locus.from || kelvin > locus.to) {
    return {form, rgb: [1, 1, 1], inside: true, kelvin};
  }
  const xy = planckian(kelvin);
  return {form, ...toRgb(xy), xy, kelvin};
}

function temperatureLines(state: State, form: Reader<State>, kelvin: number | undefined): Line[] {
  const source = form.number('kelvin');
  const target = state.target.trim() === '' ? undefined : form.number('target');
  const lines: Line[] = [
    {
      label: 'Colour temperature',
      value: kelvin === undefined ? 'bluer than any temperature' : `${num(kelvin, 0)} K`,
      main: true,
    },
    {
      label: 'Mired',
      value: kelvin === undefined ? 'below 0' : num(mired(kelvin), 1),
      main: true,
    },
  ];
  if (target !== undefined) {
    const shift = mired(target) - mired(source);
    lines.push(
      {label: 'Shift to the target', value: `${num(shift, 0)} mired`},
      {label: 'Nearest filter', value: nearestFilter(shift)?.name ?? 'none: leave it open'},
    );
  }
  return lines;
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'kelvin',
    kelvin: '3200',
    filter: '201',
    target: '',
    red: '255',
    green: '128',
    blue: '0',
    hue: '30',
    saturation: '100',
    intensity: '50',
    x: '0.3127',
    y: '0.329',
  },
  fields: [
    {
      id: 'from',
      label: 'What you know',
      kind: 'choice',
      options: options({kelvin: 'colour temperature', rgb: 'RGB', hsi: 'HSI', xy: 'CIE x and y'}),
    },
    {
      id: 'kelvin',
      label: 'Light source',
      unit: 'K',
      kind: 'number',
      min: 1000,
      max: 40_000,
      when: (state) => state.from === 'kelvin',
    },
    {
      id: 'filter',
      label: 'Filter (LEE)',
      kind: 'select',
      options: [
        {value: '', label: 'none'},
        ...Object.entries(filters).map(([value, {name}]) => ({value, label: name})),
      ],
      when: (state) => state.from === 'kelvin',
    },
    {
      id: 'target',
      label: 'Temperature that you want',
      unit: 'K',
      kind: 'number',
      min: 1000,
      max: 40_000,
      optional: true,
      when: (state) => state.from === 'kelvin',
    },
    ...(['red', 'green', 'blue'] as const).map((id) => ({
      id,
      label: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      kind: 'number' as const,
      integer: true,
      min: 0,
      max: 255,
      when: (state: State) => state.from === 'rgb',
    })),
    {
      id: 'hue',
      label: 'Hue',
      unit: '°',
      kind: 'number',
      min: 0,
      max: 360,
      units: {'°': 1, deg: 1},
      when: (state) => state.from === 'hsi',
    },
    {
      id: 'saturation',
      label: 'Saturation',
      unit: '%',
      kind: 'number',
      min: 0,
      max: 100,
      when: (state) => state.from === 'hsi',
    },
    {
      id: 'intensity',
      label: 'Intensity',
      unit: '%',
      kind: 'number',
      min: 0,
      max: 100,
      when: (state) => state.from === 'hsi',
    },
    {id: 'x', label: 'x', kind: 'number', min: 0, max: 0.8, when: (state) => state.from === 'xy'},
    {
      id: 'y',
      label: 'y',
      kind: 'number',
      min: 0.01,
      max: 0.9,
      when: (state) => state.from === 'xy',
    },
  ],
  solve(state) {
    const {form, rgb, xy, inside, kelvin} = read(state);
    const isWhite = state.from === 'kelvin';
    const first = isWhite ? temperatureLines(state, form, kelvin) : [];
    if (form.failed) {
      return form.failure;
    }
    const [hue, saturation, intensity] = toHsi(rgb);
    const white = xy && correlated(xy);
    return {
      ok: true,
      lines: [
        ...first,
        ...(isWhite && xy === undefined
          ? []
          : [
              {label: 'RGB', value: bytes(rgb).join(', '), main: !isWhite},
              {
                label: 'HSI',
                value: `${num(hue, 1)}°, ${num(saturation * 100, 1)} %, ${num(intensity * 100, 1)} %`,
                main: !isWhite,
              },
              {
                label: 'CIE x, y',
                value: xy ? `${num(xy[0], 4)}, ${num(xy[1], 4)}` : 'black has none',
              },
            ]),
        ...(isWhite
          ? []
          : [
              {
                label: 'Correlated colour temperature',
                value: white === undefined ? 'not a white' : `${num(white, 0)} K`,
              },
            ]),
      ],
      warnings: inside
        ? []
        : [
            'This colour is outside sRGB: a screen shows the nearest one it can. A fixture with other colours of LEDs may reach it.',
          ],
      notes: [
        ...(isWhite && xy === undefined
          ? [
              `RGB, HSI and CIE x, y are calculated from ${locus.from} to ${num(locus.to, 0)} K only: the formula of the black body ends there.`,
            ]
          : []),
        'RGB is that of a screen (sRGB). The LEDs of a fixture have other colours, so the same values look different: use them as a start, then trust your eyes or a meter.',
        ...(isWhite
          ? [
              'Filters are made for light of a black body, such as tungsten. On LEDs the result differs.',
            ]
          : []),
      ],
    };
  },
  rule: [
    'Mired = 1 000 000 ÷ K. Behind a filter: mired of the source + shift of the filter (published by LEE Filters). x and y of a temperature: Kim et al. (2002). Both hold from 1667 to 25 000 K. Temperature of a white: that of the nearest black body in CIE 1960 u, v, at most 0.05 away (CIE 15).',
    'RGB ↔ x, y: IEC 61966-2-1 (sRGB), at full brightness. HSI: I = (R + G + B) ÷ 3, S = 1 − lowest ÷ I, hue by Gonzalez and Woods.',
  ],
  table: () => ({
    caption: 'Light behind a correction filter, in K',
    columns: [
      'Filter',
      'Shift in mired',
      'From 2700 K',
      'From 3200 K',
      'From 5600 K',
      'From 6500 K',
    ],
    rows: Object.values(filters).map(({name, shift}) => [
      name,
      num(shift, 0),
      ...[2700, 3200, 5600, 6500].map((kelvin) => {
        const behind = filtered(kelvin, shift);
        return behind === undefined || behind > 40_000 ? 'bluer than sky' : num(behind, 0);
      }),
    ]),
  }),
};
