import {num} from '../../../components/fields/format';
import {
  choice,
  number,
  onlyIf,
  select,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import {isImperial, lengthText, metres, sizeText} from '../../../components/fields/units';
import {
  ambientContrast,
  getThrowRatio,
  illuminance,
  imageWidth,
  luminance,
  pixelSize,
  throwDistance,
} from './projection';

const aspects = {
  '16:9': 16 / 9,
  '16:10': 16 / 10,
  '4:3': 4 / 3,
  '17:9': 256 / 135,
  '1:1': 1,
};

/** Minimum contrast ratios in ambient light by ANSI/INFOCOMM 3M-2011, highest first. */
const uses: readonly (readonly [number, string])[] = [
  [80, 'video in full quality'],
  [50, 'fine detail'],
  [15, 'reading text and charts'],
  [7, 'watching without detail'],
];

/** Candela per square metre of one foot-lambert. */
const footLambert = 1 / (Math.PI * metres.ft ** 2);

const feet = (value: number): string => `${num(value, 2)} m (${num(value / metres.ft, 1)} ft)`;

/** A throw ratio, also in the form of data sheets: `1.5:1`. */
function throwRatio(...[label, value, extra]: [string, string, Parameters<typeof number>[5]]) {
  const field = number(label, '', value, 0.1, 15, extra);
  const read: typeof field.read = (typed, state) =>
    field.read(typed.replace(/(?<=\d)\s*[:∶]\s*1\s*$/, ''), state);
  return {...field, read};
}

const fields = {
  from: choice('What you know', {
    width: 'width of the image',
    distance: 'distance of the lens',
    both: 'both, to find the lens',
  }),
  ...onlyIf((state) => state['from'] !== 'distance', {
    width: number('Width of the image', 'm', '4', 0.1, 100, {name: 'Width', units: metres}),
  }),
  ...onlyIf((state) => state['from'] !== 'width', {
    distance: number('Distance from lens to screen', 'm', '6', 0.1, 500, {
      name: 'Distance',
      units: metres,
    }),
  }),
  ...onlyIf((state) => state['from'] !== 'both', {
    ratio: throwRatio('Throw ratio of the lens', '1.5', {
      name: 'Throw ratio',
      hint: 'Zoom lens: try both ends.',
    }),
    ratioTo: throwRatio('Throw ratio at the other end of the zoom', '', {
      name: 'Second throw ratio',
      optional: true,
    }),
  }),
  aspect: select(
    'Shape of the image',
    (Object.keys(aspects) as (keyof typeof aspects)[]).map((name) => [name, name] as const),
  ),
  pixels: whole('Pixels across', '1920', 100, 16384, {units: {px: 1}}),
  lumens: number('Light of one projector', 'lm', '6000', 1, 200000, {
    name: 'Light',
    units: {lm: 1, klm: 1000},
  }),
  projectors: whole('Projectors on the same image', '1', 1, 20, {
    step: 1,
    advanced: true,
    name: 'Projectors',
  }),
  gain: number('Gain of the screen', '', '1', 0.1, 10, {
    step: 0.1,
    advanced: true,
    hint: '1 for matt white.',
  }),
  target: number('Target light on the screen', 'lx', '', 1, 100000, {
    name: 'Target light',
    optional: true,
  }),
  ambient: number('Ambient light on the screen', 'lx', '', 0.1, 100000, {
    name: 'Ambient light',
    optional: true,
    hint: 'Measure it with the projector off.',
  }),
  shift: number('Vertical lens shift', '%', '', -200, 200, {
    optional: true,
    hint: 'Of the image’s height, from the middle of the image: 50 puts the image above the lens.',
  }),
};

/** The result that the reader doesn't know, by what is known. */
const mainLines = {
  width: ({distance}) => ['Distance from lens to screen', feet(distance), 'main'],
  distance: ({width}) => ['Width of the image', feet(width), 'main'],
  both: ({width, distance}) => [
    'Throw ratio that the lens needs',
    num(getThrowRatio(width, distance), 2),
    'main',
  ],
} satisfies Record<string, (image: {width: number; distance: number}) => Row>;

/** Size and distance of the image, and how far its middle is above the lens, in m. */
export function getImage({from, ratio, aspect, shift, ...typed}: ValuesOf<typeof fields>) {
  const width = from === 'distance' ? imageWidth(ratio, typed.distance) : typed.width;
  const distance = from === 'width' ? throwDistance(ratio, width) : typed.distance;
  const height = width / aspects[aspect];
  return {width, distance, height, above: ((shift || 0) / 100) * height};
}

export const model = calculator(
  {
    id: 'projection',
    group: 'screen',
    job: 'How far away, and is it bright enough?',
    title: 'Projector distance and brightness',
    purpose:
      'Calculates throw distance, image height, brightness on the screen and the size of a pixel.',
    page: '/handbook/background/practical-tips-for-going-on-stage',
  },
  fields,
  {
    solve(values, state) {
      const {from, ratioTo, pixels, lumens, projectors, gain, target, ambient, shift} = values;
      const {width, distance, height, above} = getImage(values);
      const byWidth = from !== 'distance';
      const lux = illuminance(lumens, width, height, projectors);
      const pixel = pixelSize(width, pixels);
      const length = byWidth ? state.width : state.distance;
      const unit = isImperial(length) ? 'ft' : 'm';
      const other = byWidth ? throwDistance(ratioTo, width) : imageWidth(ratioTo, distance);
      const zoom = [byWidth ? distance : width, other]
        .sort((a, b) => a - b)
        .map((end) => num(end / metres[unit], 2));
      const contrast = ambientContrast(lux, ambient);
      const use = uses.find(([minContrast]) => contrast >= minContrast);
      const [hasTarget, hasAmbient] = [!Number.isNaN(target), !Number.isNaN(ambient)];
      return {
        lines: [
          mainLines[from]({width, distance}),
          ['Light on the screen', `${num(lux, 0)} lx`, 'main'],
          hasTarget && [
            'Enough light?',
            lux >= target ? 'Yes' : `No: ${num((100 * lux) / target, 0)} % of what you want`,
            'main',
          ],
          hasTarget && [
            'Total lumens needed, all projectors',
            `${num(target * width * height, 0)} lm`,
          ],
          hasAmbient && [
            'Contrast in ambient light',
            `${num(contrast, contrast < 10 ? 1 : 0)} : 1`,
            'main',
          ],
          hasAmbient && ['Good for', use ? use[1] : 'nothing: the room is too bright'],
          from !== 'both' &&
            !Number.isNaN(ratioTo) && [
              byWidth ? 'Distance over the zoom' : 'Width over the zoom',
              `${zoom.join(' to ')} ${unit}`,
            ],
          !Number.isNaN(shift) && [
            'Middle of the image, from the height of the lens',
            above === 0
              ? 'level'
              : `${lengthText(Math.abs(above), length, 3)} ${above > 0 ? 'above' : 'below'}`,
          ],
          ['Image', sizeText(width, height, length, 3)],
          ['Diagonal', lengthText(Math.hypot(width, height), length, 3)],
          ['Area', `${num((width * height) / metres[unit] ** 2, 2)} ${unit}²`],
          [
            'Luminance of the screen',
            `${num(luminance(lux, gain), 0)} cd/m², ${num(luminance(lux, gain) / footLambert, 1)} fL`,
          ],
          ['Size of a pixel', `${num(pixel, 2)} mm`],
          ['Pixels per metre', num(1000 / pixel, 1)],
        ],
        notes: [
          from === 'both' &&
            'A zoom lens fits if this throw ratio is within its range and not at the very end of it.',
          'The image must fill the chip. If its shape differs, the light of the bars is lost. Lamps lose light with age, so plan with less than the data sheet says.',
        ],
      };
    },
    rule: [
      'Distance = throw ratio × width. Light in lux = lumens × projectors ÷ area in m²; a second projector on the same image doubles it. Luminance = lux × gain ÷ π. Pixel = width ÷ pixels across. 1 foot-lambert = 3.426 cd/m². Lens shift moves the image by that part of its height. For a flat, diffuse screen square to the lens.',
      'Contrast = (light of the projector + ambient light) ÷ ambient light. ANSI/INFOCOMM 3M-2011 asks for at least 7 : 1 for passive viewing, 15 : 1 for basic decisions, 50 : 1 for analytical work and 80 : 1 for full-motion video.',
      'Throw ratio means distance ÷ width of the image, not its height or diagonal.',
    ],
    table: () => ({
      caption: 'Distance in m for an image of 16:9, and lux from 10,000 lm',
      columns: [
        'Width',
        'Height',
        'Throw 0.8',
        'Throw 1.2',
        'Throw 1.5',
        'Throw 2.0',
        'Lux from 10,000 lm',
      ],
      rows: [2, 3, 4, 5, 6, 8, 10, 12].map((width) => [
        `${width} m`,
        `${num((width * 9) / 16, 2)} m`,
        ...[0.8, 1.2, 1.5, 2].map((ratio) => num(throwDistance(ratio, width), 1)),
        num(illuminance(10000, width, (width * 9) / 16), 0),
      ]),
    }),
  },
);
