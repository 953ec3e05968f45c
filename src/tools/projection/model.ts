import {num} from '../shared/format';
import {options, Reader, type ToolModel} from '../shared/model';
import {metres} from '../shared/units';
import {illuminance, luminance, imageWidth, pixelSize, throwDistance} from './projection';

export interface State extends Record<string, string> {
  from: string;
  ratio: string;
  width: string;
  distance: string;
  aspect: string;
  pixels: string;
  lumens: string;
  projectors: string;
}

const aspects: Record<string, number> = {
  '16:9': 16 / 9,
  '16:10': 16 / 10,
  '4:3': 4 / 3,
  '17:9': 256 / 135,
  '1:1': 1,
};

export const model: ToolModel<State> = {
  name: 'projection',
  defaults: {
    from: 'width',
    ratio: '1.5',
    width: '4',
    distance: '6',
    aspect: '16:9',
    pixels: '1920',
    lumens: '6000',
    projectors: '1',
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
      hint: 'Also cm, mm, ft, in.',
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
      hint: 'Also cm, mm, ft, in.',
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
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const ratio = form.number('ratio');
    const byWidth = state.from === 'width';
    const known = byWidth ? form.number('width') : form.number('distance');
    const pixels = form.number('pixels');
    const lumens = form.number('lumens');
    const projectors = form.number('projectors');
    if (form.failed) {
      return form.failure;
    }
    const width = byWidth ? known : imageWidth(ratio, known);
    const distance = byWidth ? throwDistance(ratio, known) : known;
    const height = width / (aspects[state.aspect] ?? 1);
    const lux = illuminance(lumens, width, height, projectors);
    const pixel = pixelSize(width, pixels);
    return {
      ok: true,
      lines: [
        byWidth
          ? {label: 'Distance from lens to screen', value: `${num(distance, 2)} m`, main: true}
          : {label: 'Width of the image', value: `${num(width, 2)} m`, main: true},
        {label: 'Light on the screen', value: `${num(lux, 0)} lx`, main: true},
        {label: 'Picture', value: `${num(width, 3)} × ${num(height, 3)} m`},
        {label: 'Diagonal', value: `${num(Math.hypot(width, height), 3)} m`},
        {label: 'Area', value: `${num(width * height, 2)} m²`},
        {label: 'Luminance of a matt white screen', value: `${num(luminance(lux), 0)} cd/m²`},
        {label: 'Size of a pixel', value: `${num(pixel, 2)} mm`},
        {label: 'Pixels per metre', value: num(1000 / pixel, 1)},
      ],
      notes: [
        'The image must fill the chip: an image of another shape loses the light of the bars. Lamps lose light with age, so plan with less than the data sheet says.',
      ],
    };
  },
  rule: [
    'Distance = throw ratio × width. Light in lux = lumens × projectors ÷ area in m²; a second projector on the same image doubles it. Luminance of a matt white screen (gain 1) = lux ÷ π. Pixel = width ÷ pixels across.',
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
