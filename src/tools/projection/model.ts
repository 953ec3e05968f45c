import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {isImperial, lengthText, metres, sizeText} from '../shared/units';
import {about} from './about';
import {
  ambientContrast,
  illuminance,
  luminance,
  imageWidth,
  pixelSize,
  throwDistance,
} from './projection';

export interface State extends Record<string, string> {
  from: string;
  ratio: string;
  width: string;
  distance: string;
  aspect: string;
  pixels: string;
  lumens: string;
  projectors: string;
  ratioTo: string;
  gain: string;
  shift: string;
  target: string;
  ambient: string;
}

const aspects: Record<string, number> = {
  '16:9': 16 / 9,
  '16:10': 16 / 10,
  '4:3': 4 / 3,
  '17:9': 256 / 135,
  '1:1': 1,
};

/** Contrast ratios that ANSI/INFOCOMM 3M-2011 asks for in the light of the room, the highest first. */
const uses: readonly (readonly [number, string])[] = [
  [80, 'video in full quality'],
  [50, 'fine detail'],
  [15, 'text and charts to decide by'],
  [7, 'watching without detail'],
];

/** Candela per square metre of one foot-lambert. */
const footLambert = 1 / (Math.PI * metres.ft ** 2);

const feet = (value: number): string => `${num(value, 2)} m (${num(value / metres.ft, 1)} ft)`;

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'width',
    ratio: '1.5',
    width: '4',
    distance: '6',
    aspect: '16:9',
    pixels: '1920',
    lumens: '6000',
    projectors: '1',
    ratioTo: '',
    gain: '1',
    shift: '',
    target: '',
    ambient: '',
  },
  fields: [
    {
      id: 'from',
      label: 'What you know',
      kind: 'choice',
      options: options({width: 'width of the image', distance: 'distance of the lens'}),
    },
    {
      id: 'width',
      label: 'Width of the image',
      unit: 'm',
      kind: 'number',
      when: (state) => state.from === 'width',
      name: 'Width',
      min: 0.1,
      max: 100,
      units: metres,
    },
    {
      id: 'distance',
      label: 'Distance from lens to screen',
      unit: 'm',
      kind: 'number',
      when: (state) => state.from === 'distance',
      name: 'Distance',
      min: 0.1,
      max: 500,
      units: metres,
    },
    {
      id: 'ratio',
      label: 'Throw ratio of the lens',
      kind: 'number',
      hint: 'Zoom lens: try both ends.',
      name: 'Throw ratio',
      min: 0.1,
      max: 15,
    },
    {
      id: 'ratioTo',
      label: 'Throw ratio at the other end of the zoom',
      kind: 'number',
      name: 'Second throw ratio',
      min: 0.1,
      max: 15,
      optional: true,
    },
    {
      id: 'aspect',
      label: 'Shape of the image',
      kind: 'select',
      options: Object.keys(aspects).map((value) => ({value, label: value})),
    },
    {
      id: 'pixels',
      label: 'Pixels across',
      kind: 'number',
      min: 100,
      max: 16384,
      integer: true,
      units: {px: 1},
    },
    {
      id: 'lumens',
      label: 'Light of one projector',
      unit: 'lm',
      kind: 'number',
      name: 'Light',
      min: 1,
      max: 200000,
      units: {lm: 1, klm: 1000},
    },
    {
      id: 'projectors',
      label: 'Projectors on the same image',
      kind: 'number',
      step: 1,
      min: 1,
      max: 20,
      name: 'Projectors',
      integer: true,
    },
    {
      id: 'gain',
      label: 'Gain of the screen',
      kind: 'number',
      step: 0.1,
      min: 0.1,
      max: 10,
      hint: '1 for matt white.',
    },
    {
      id: 'target',
      label: 'Light that you want on the screen',
      unit: 'lx',
      kind: 'number',
      name: 'Wanted light',
      min: 1,
      max: 100_000,
      optional: true,
    },
    {
      id: 'ambient',
      label: 'Light of the room on the screen',
      unit: 'lx',
      kind: 'number',
      name: 'Light of the room',
      min: 0.1,
      max: 100_000,
      optional: true,
      hint: 'Measure it with the projector off.',
    },
    {
      id: 'shift',
      label: 'Vertical lens shift',
      unit: '%',
      kind: 'number',
      min: -200,
      max: 200,
      optional: true,
      hint: 'Of the image’s height, from the middle of the image: 50 puts the image above the lens.',
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const ratio = form.number('ratio');
    const byWidth = state.from === 'width';
    const known = byWidth ? form.number('width') : form.number('distance');
    const pixels = form.number('pixels');
    const lumens = form.number('lumens');
    const projectors = form.number('projectors');
    const ratioTo = form.number('ratioTo');
    const gain = form.number('gain');
    const target = form.number('target');
    const ambient = form.number('ambient');
    const shift = form.number('shift');
    if (form.failed) {
      return form.failure;
    }
    const width = byWidth ? known : imageWidth(ratio, known);
    const distance = byWidth ? throwDistance(ratio, known) : known;
    const height = width / (aspects[state.aspect] ?? 1);
    const lux = illuminance(lumens, width, height, projectors);
    const pixel = pixelSize(width, pixels);
    const typed = byWidth ? state.width : state.distance;
    const unit = isImperial(typed) ? 'ft' : 'm';
    const other = byWidth ? throwDistance(ratioTo, known) : imageWidth(ratioTo, known);
    const zoom = [byWidth ? distance : width, other]
      .sort((a, b) => a - b)
      .map((end) => num(end / metres[unit], 2));
    const contrast = ambientContrast(lux, ambient);
    const use = uses.find(([least]) => contrast >= least);
    const above = (shift / 100) * height;
    return {
      ok: true,
      lines: [
        byWidth
          ? {label: 'Distance from lens to screen', value: feet(distance), main: true}
          : {label: 'Width of the image', value: feet(width), main: true},
        {label: 'Light on the screen', value: `${num(lux, 0)} lx`, main: true},
        ...(Number.isNaN(target)
          ? []
          : [
              {
                label: 'Enough light?',
                value:
                  lux >= target ? 'Yes' : `No: ${num((100 * lux) / target, 0)} % of what you want`,
                main: true,
              },
              {
                label: 'Lumens needed for it, all projectors together',
                value: `${num(target * width * height, 0)} lm`,
              },
            ]),
        ...(Number.isNaN(ambient)
          ? []
          : [
              {
                label: 'Contrast in the light of the room',
                value: `${num(contrast, contrast < 10 ? 1 : 0)} : 1`,
                main: true,
              },
              {label: 'Good for', value: use ? use[1] : 'nothing: too much light in the room'},
            ]),
        ...(Number.isNaN(ratioTo)
          ? []
          : [
              {
                label: byWidth ? 'Distance over the zoom' : 'Width over the zoom',
                value: `${zoom.join(' to ')} ${unit}`,
              },
            ]),
        ...(Number.isNaN(shift)
          ? []
          : [
              {
                label: 'Middle of the image, from the height of the lens',
                value:
                  above === 0
                    ? 'level'
                    : `${lengthText(Math.abs(above), typed, 3)} ${above > 0 ? 'above' : 'below'}`,
              },
            ]),
        {label: 'Picture', value: sizeText(width, height, typed, 3)},
        {label: 'Diagonal', value: lengthText(Math.hypot(width, height), typed, 3)},
        {label: 'Area', value: `${num((width * height) / metres[unit] ** 2, 2)} ${unit}²`},
        {
          label: 'Luminance of the screen',
          value: `${num(luminance(lux, gain), 0)} cd/m², ${num(luminance(lux, gain) / footLambert, 1)} fL`,
        },
        {label: 'Size of a pixel', value: `${num(pixel, 2)} mm`},
        {label: 'Pixels per metre', value: num(1000 / pixel, 1)},
      ],
      notes: [
        'The image must fill the chip: an image of another shape loses the light of the bars. Lamps lose light with age, so plan with less than the data sheet says.',
      ],
    };
  },
  rule: [
    'Distance = throw ratio × width. Light in lux = lumens × projectors ÷ area in m²; a second projector on the same image doubles it. Luminance = lux × gain ÷ π. Pixel = width ÷ pixels across. 1 foot-lambert = 3.426 cd/m². Lens shift moves the image by that part of its height. For a flat, diffuse screen square to the lens.',
    'Contrast in the light of the room = (light of the projector + light of the room) ÷ light of the room. ANSI/INFOCOMM 3M-2011 asks for at least 7 : 1 for passive viewing, 15 : 1 for basic decisions, 50 : 1 for analytical work and 80 : 1 for full-motion video.',
    'Throw ratio means distance ÷ width of the image, not its height or diagonal.',
  ],
  table: () => ({
    caption: 'Distance in m for an image of 16:9, and lux from 10 000 lm',
    columns: [
      'Width',
      'Height',
      'Throw 0.8',
      'Throw 1.2',
      'Throw 1.5',
      'Throw 2.0',
      'Lux from 10 000 lm',
    ],
    rows: [2, 3, 4, 5, 6, 8, 10, 12].map((width) => [
      `${width} m`,
      `${num((width * 9) / 16, 2)} m`,
      ...[0.8, 1.2, 1.5, 2].map((ratio) => num(throwDistance(ratio, width), 1)),
      num(illuminance(10000, width, (width * 9) / 16), 0),
    ]),
  }),
};
