import {num} from '../../../components/fields/format';
import {
  choice,
  is,
  number,
  onlyIf,
  select,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {calculator, refuse} from '../../kit/define';
import {
  applyFilter,
  type Chromaticity,
  correlatedTemperature,
  filters,
  fromHsi,
  locus,
  mired,
  nearestFilter,
  planckian,
  toChromaticity,
  toHsi,
  toRgb,
  type Triple,
} from './colour';

const bytes = (rgb: Triple): number[] => rgb.map((level) => Math.round(level * 255));

const fields = {
  from: choice('What you know', {
    kelvin: 'colour temperature',
    rgb: 'RGB',
    hsi: 'HSI',
    xy: 'CIE x and y',
  }),
  ...onlyIf(is('from', 'kelvin'), {
    kelvin: number('Light source', 'K', '3200', 1000, 40000),
    filter: select(
      'Filter (LEE)',
      [['', 'none'], ...Object.entries(filters).map(([id, {name}]) => [id, name] as const)],
      {value: '201'},
    ),
    target: number('Target temperature', 'K', '', 1000, 40000, {optional: true}),
  }),
  ...onlyIf(is('from', 'rgb'), {
    red: whole('Red', '255', 0, 255),
    green: whole('Green', '128', 0, 255),
    blue: whole('Blue', '0', 0, 255),
  }),
  ...onlyIf(is('from', 'hsi'), {
    hue: number('Hue', '°', '30', 0, 360),
    saturation: number('Saturation', '%', '100', 0, 100),
    intensity: number('Intensity', '%', '50', 0, 100),
  }),
  ...onlyIf(is('from', 'xy'), {
    x: number('x', '', '0.3127', 0, 0.8),
    y: number('y', '', '0.329', 0.01, 0.9),
  }),
};

/** Levels of the colour, over 1 if it can't be shown, and its chromaticity, if the input has one. */
export function displayedColour(values: ValuesOf<typeof fields>): {
  rgb: Triple;
  xy?: Chromaticity;
  inside: boolean;
  kelvin?: number;
} {
  const {from, x, y} = values;
  if (from === 'xy') {
    return {...toRgb([x, y]), xy: [x, y]};
  }
  if (from !== 'kelvin') {
    const {red, green, blue, hue, saturation, intensity} = values;
    const rgb: Triple =
      from === 'rgb'
        ? [red / 255, green / 255, blue / 255]
        : fromHsi([hue, saturation / 100, intensity / 100]);
    return {rgb, xy: toChromaticity(rgb)?.xy, inside: true};
  }
  const filter = filters[values.filter as keyof typeof filters] as {shift: number} | undefined;
  const kelvin = applyFilter(values.kelvin, filter?.shift ?? 0);
  if (kelvin === undefined || kelvin < locus.from || kelvin > locus.to) {
    return {rgb: [1, 1, 1], inside: true, kelvin};
  }
  const xy = planckian(kelvin);
  return {...toRgb(xy), xy, kelvin};
}

export const model = calculator(
  {
    id: 'colour',
    group: 'fixture',
    job: 'Which filter turns tungsten into daylight?',
    title: 'Colour temperature, filters and RGB',
    purpose: 'Converts kelvin, mired, RGB, HSI and CIE x, y, and shows the light after a filter.',
  },
  fields,
  {
    solve(values) {
      const {rgb, xy, inside, kelvin} = displayedColour(values);
      const maxValue = Math.max(...rgb);
      if (values.from === 'hsi' && maxValue > 1 + 1e-9) {
        return refuse(
          'intensity',
          `At this hue and saturation, the intensity is at most ${num(Math.floor((values.intensity / maxValue) * 10) / 10, 1)} %. Lower it.`,
        );
      }
      if (values.from === 'xy' && values.x + values.y > 1) {
        return refuse('y', 'The sum of x and y can’t be more than 1. Check both.');
      }
      const isWhite = values.from === 'kelvin';
      const hasColour = !isWhite || xy !== undefined;
      // Without a target, it is NaN.
      const shift = isWhite ? mired(values.target) - mired(values.kelvin) : NaN;
      const [hue, saturation, intensity] = toHsi(rgb);
      const white = xy && correlatedTemperature(xy);
      return {
        lines: [
          isWhite && [
            'Colour temperature',
            kelvin === undefined ? 'bluer than any temperature' : `${num(kelvin, 0)} K`,
            'main',
          ],
          isWhite && ['Mired', kelvin === undefined ? 'below 0' : num(mired(kelvin), 1), 'main'],
          !Number.isNaN(shift) && ['Shift to the target', `${num(shift, 0)} mired`],
          !Number.isNaN(shift) && [
            'Nearest filter',
            nearestFilter(shift)?.name ?? 'no filter needed',
          ],
          hasColour && ['RGB', bytes(rgb).join(', '), !isWhite && 'main'],
          hasColour && [
            'HSI',
            `${num(hue, 1)}°, ${num(saturation * 100, 1)} %, ${num(intensity * 100, 1)} %`,
            !isWhite && 'main',
          ],
          hasColour && ['CIE x, y', xy ? `${num(xy[0], 4)}, ${num(xy[1], 4)}` : 'black has none'],
          !isWhite && [
            'Correlated colour temperature',
            white === undefined ? 'not a white' : `${num(white, 0)} K`,
          ],
        ],
        warnings: [
          !inside &&
            'This colour is outside sRGB, so the screen shows the nearest one it can. A fixture with more LED colours may reach it.',
        ],
        notes: [
          !hasColour &&
            `RGB, HSI and CIE x, y are only calculated from ${locus.from} to ${num(locus.to, 0)} K, the range of the black-body formula.`,
          'RGB is for a screen (sRGB). A fixture’s LEDs have other colours, so the same values look different. Start from them, then trust your eyes or a meter.',
          isWhite &&
            'Filters are made for tungsten and other black-body sources. On LEDs, the result differs.',
        ],
      };
    },
    rule: [
      'Mired = 1,000,000 ÷ K. After a filter: mired of the source + shift of the filter (published by LEE Filters). x and y of a temperature: Kim et al. (2002). Both apply from 1,667 to 25,000 K. Temperature of a white: that of the nearest black body in CIE 1960 u, v, at most 0.05 away (CIE 15).',
      'RGB ↔ x, y: IEC 61966-2-1 (sRGB), at full brightness. HSI: I = (R + G + B) ÷ 3, S = 1 − lowest ÷ I, hue by Gonzalez and Woods.',
    ],
    table: () => ({
      caption: 'Light after a correction filter, in K',
      columns: [
        'Filter',
        'Shift in mired',
        'From 2,700 K',
        'From 3,200 K',
        'From 5,600 K',
        'From 6,500 K',
      ],
      rows: Object.values(filters).map(({name, shift}) => [
        name,
        num(shift, 0),
        ...[2700, 3200, 5600, 6500].map((kelvin) => {
          const after = applyFilter(kelvin, shift);
          return after === undefined || after > 40_000 ? 'bluer than sky' : num(after, 0);
        }),
      ]),
    }),
  },
);
