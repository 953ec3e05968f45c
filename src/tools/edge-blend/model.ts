import {num} from '../shared/format';
import {options, Reader, type Field, type Line, type ToolModel} from '../shared/model';
import {lengthText, metres, sizeText} from '../shared/units';
import {about} from './about';
import {canvasLength, levelOf, overlapFor, type Grid} from './blend';

export interface State extends Record<string, string> {
  from: string;
  columns: string;
  rows: string;
  width: string;
  height: string;
  overlap: string;
  overlapDown: string;
  canvas: string;
  canvasHeight: string;
  screen: string;
  ratio: string;
  gamma: string;
}

const pixels = {
  unit: 'px',
  kind: 'number',
  integer: true,
} as const satisfies Partial<Field<State>>;
const byOverlap = (state: State): boolean => state.from === 'overlap';
const single = (text: string): boolean => text.trim() === '1';

/** The layout that a state describes. */
export function read(state: State): {
  form: Reader<State>;
  grid: Grid;
  canvas: {width: number; height: number};
  overlap: {across: number; down: number};
} {
  const form = new Reader(state, model.fields);
  const grid: Grid = {
    columns: form.number('columns'),
    rows: form.number('rows'),
    width: form.number('width'),
    height: form.number('height'),
  };
  const along = (
    count: number,
    size: number,
    overlapId: keyof State & string,
    canvasId: string,
  ) => {
    if (count === 1) {
      return {overlap: 0, length: size};
    }
    if (byOverlap(state)) {
      const overlap = form.number(overlapId);
      if (overlap >= size) {
        form.refuse(overlapId, 'The overlap is smaller than the image. Write fewer pixels.');
      }
      return {overlap, length: canvasLength(count, size, overlap)};
    }
    const length = form.number(canvasId);
    const overlap = overlapFor(count, size, length);
    if (!form.failed && (overlap < 0 || overlap >= size)) {
      form.refuse(
        canvasId,
        `Between ${num(size + 1, 0)} and ${num(count * size, 0)} pixels are possible with these projectors. Write a size in between.`,
      );
    }
    return {overlap, length};
  };
  const across = along(grid.columns, grid.width, 'overlap', 'canvas');
  const down = along(grid.rows, grid.height, 'overlapDown', 'canvasHeight');
  return {
    form,
    grid,
    canvas: {width: across.length, height: down.length},
    overlap: {across: across.overlap, down: down.overlap},
  };
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    from: 'overlap',
    columns: '2',
    rows: '1',
    width: '1920',
    height: '1200',
    overlap: '240',
    overlapDown: '150',
    canvas: '3600',
    canvasHeight: '2250',
    screen: '9',
    ratio: '1.5',
    gamma: '2.2',
  },
  fields: [
    {
      id: 'from',
      label: 'What you know',
      kind: 'choice',
      options: options({overlap: 'the overlap', canvas: 'the canvas'}),
    },
    {
      id: 'columns',
      label: 'Projectors across',
      kind: 'number',
      integer: true,
      step: 1,
      min: 1,
      max: 12,
    },
    {id: 'rows', label: 'Projectors down', kind: 'number', integer: true, step: 1, min: 1, max: 6},
    {...pixels, id: 'width', label: 'Width of one image', name: 'Width', min: 320, max: 8192},
    {...pixels, id: 'height', label: 'Height of one image', name: 'Height', min: 200, max: 8192},
    {
      ...pixels,
      id: 'overlap',
      label: 'Overlap across',
      min: 0,
      max: 8191,
      when: (state) => byOverlap(state) && !single(state.columns),
    },
    {
      ...pixels,
      id: 'overlapDown',
      label: 'Overlap down',
      min: 0,
      max: 8191,
      when: (state) => byOverlap(state) && !single(state.rows),
    },
    {
      ...pixels,
      id: 'canvas',
      label: 'Width of the canvas',
      min: 320,
      max: 98_304,
      when: (state) => !byOverlap(state) && !single(state.columns),
    },
    {
      ...pixels,
      id: 'canvasHeight',
      label: 'Height of the canvas',
      min: 200,
      max: 49_152,
      when: (state) => !byOverlap(state) && !single(state.rows),
    },
    {
      id: 'screen',
      label: 'Width of the screen',
      unit: 'm',
      kind: 'number',
      min: 0.5,
      max: 200,
      units: metres,
    },
    {id: 'ratio', label: 'Throw ratio of the lens', kind: 'number', min: 0.1, max: 15},
    {id: 'gamma', label: 'Gamma of the blend', kind: 'number', step: 0.1, min: 1, max: 3},
  ],
  solve(state) {
    const {form, grid, canvas, overlap} = read(state);
    const screen = form.number('screen');
    const ratio = form.number('ratio');
    const gamma = form.number('gamma');
    if (form.failed) {
      return form.failure;
    }
    const perMetre = canvas.width / screen;
    const image = grid.width / perMetre;
    const part = (pixelCount: number, size: number) =>
      `${num(pixelCount, 1)} px, ${num((100 * pixelCount) / size, 1)} % of an image, ${lengthText(pixelCount / perMetre, state.screen)}`;
    const overlaps: Line[] = [
      ...(grid.columns > 1
        ? [{label: 'Overlap across', value: part(overlap.across, grid.width), main: true}]
        : []),
      ...(grid.rows > 1
        ? [{label: 'Overlap down', value: part(overlap.down, grid.height), main: true}]
        : []),
    ];
    const shares = [
      ...(grid.columns > 1 ? [overlap.across / grid.width] : []),
      ...(grid.rows > 1 ? [overlap.down / grid.height] : []),
    ];
    const half = levelOf(0.5, gamma);
    const used =
      (canvas.width * canvas.height) / (grid.columns * grid.rows * grid.width * grid.height);
    return {
      ok: true,
      lines: [
        {
          label: 'Canvas',
          value: `${num(canvas.width, 0)} × ${num(canvas.height, 0)} px`,
          main: true,
        },
        ...overlaps,
        {label: 'Ratio of width to height', value: num(canvas.width / canvas.height, 3)},
        {label: 'Pixels per metre', value: num(perMetre, 1)},
        {
          label: 'Size of the screen',
          value: sizeText(screen, canvas.height / perMetre, state.screen),
        },
        {
          label: 'Size of one image',
          value: sizeText(image, grid.height / perMetre, state.screen),
        },
        {label: 'Distance from lens to screen', value: lengthText(ratio * image, state.screen)},
        {label: 'Part of all pixels that is used', value: `${num(used * 100, 1)} %`},
        {
          label: 'Level in the middle of an overlap',
          value: `${num(half * 100, 1)} %, ${num(half * 255, 0)} of 255`,
        },
      ],
      warnings: [
        ...(shares.some((share) => share < 0.1)
          ? ['Less than 10 % overlap: the blend is steep, and small errors of alignment show.']
          : []),
        ...(shares.some((share) => share > 0.25 && share <= 0.5)
          ? ['More than 25 % overlap: it works, but light and pixels are lost.']
          : []),
        ...(shares.some((share) => share > 0.5)
          ? [
              'More than 50 % overlap: some places get light from three projectors, which few programs blend.',
            ]
          : []),
        ...(overlap.across % 1 !== 0 || overlap.down % 1 !== 0
          ? [
              'The overlap isn’t a whole number of pixels, so overlaps differ by one pixel. Change the canvas a little.',
            ]
          : []),
      ],
      notes: [
        'For a flat screen and images without keystone. Black is brighter where images overlap: the projectors or the software must raise the rest.',
      ],
    };
  },
  rule: [
    'Canvas = projectors × pixels − (projectors − 1) × overlap, across and down. Pixels per metre = canvas ÷ screen. Distance = throw ratio × width of one image.',
    'In the overlap the light of both must add up to the light of one. Level = light^(1 ÷ gamma): with a gamma of 2.2, half the light is a level of 73 %. Displays: ITU-R BT.1886 has 2.4. For a flat screen and lenses square to it.',
  ],
  table: () => ({
    caption: 'Width of the canvas for images of 1920 pixels',
    columns: [
      'Projectors',
      '10 % (192 px)',
      '12.5 % (240 px)',
      '15 % (288 px)',
      '20 % (384 px)',
      '25 % (480 px)',
    ],
    rows: [2, 3, 4, 5, 6, 8].map((count) => [
      String(count),
      ...[192, 240, 288, 384, 480].map((overlap) => num(canvasLength(count, 1920, overlap), 0)),
    ]),
  }),
};
