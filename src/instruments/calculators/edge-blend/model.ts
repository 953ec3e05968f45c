import {num, pixels} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator, refuse, type Row} from '../../kit/define';
import {lengthText, metres, sizeText} from '../../../components/fields/units';
import {canvasLength, lightToLevel, overlapFor} from './blend';

const byOverlap = is('from', 'overlap');
const single = (count: string | undefined): boolean => count?.trim() === '1';

const fields = {
  from: choice('What you know', {overlap: 'the overlap', canvas: 'the canvas'}),
  columns: whole('Projectors across', '2', 1, 12, {step: 1}),
  rows: whole('Projectors down', '1', 1, 6, {step: 1}),
  width: whole('Width of one image', '1920', 320, 8192, {name: 'Width', unit: 'px'}),
  height: whole('Height of one image', '1200', 200, 8192, {name: 'Height', unit: 'px'}),
  ...onlyIf((state) => byOverlap(state) && !single(state.columns), {
    overlap: whole('Overlap across', '240', 0, 8191, {unit: 'px'}),
  }),
  ...onlyIf((state) => byOverlap(state) && !single(state.rows), {
    overlapDown: whole('Overlap down', '150', 0, 8191, {unit: 'px'}),
  }),
  ...onlyIf((state) => !byOverlap(state) && !single(state.columns), {
    canvas: whole('Width of the canvas', '3600', 320, 98304, {unit: 'px'}),
  }),
  ...onlyIf((state) => !byOverlap(state) && !single(state.rows), {
    canvasHeight: whole('Height of the canvas', '2250', 200, 49152, {unit: 'px'}),
  }),
  screen: number('Width of the screen', 'm', '9', 0.5, 200, {units: metres}),
  ratio: number('Throw ratio of the lens', '', '1.5', 0.1, 15, {advanced: true}),
  gamma: number('Gamma of the blend', '', '2.2', 1, 3, {step: 0.1, advanced: true}),
};

/** The layout of projectors, the canvas and the overlap, which is 0 along a single row or column. */
export function layout(values: ValuesOf<typeof fields>) {
  const {from, columns, rows, width, height} = values;
  const along = (count: number, size: number, overlap: number, length: number) => {
    if (count === 1) {
      return {overlap: 0, length: size};
    }
    return from === 'overlap'
      ? {overlap, length: canvasLength(count, size, overlap)}
      : {overlap: overlapFor(count, size, length), length};
  };
  const across = along(columns, width, values.overlap, values.canvas);
  const down = along(rows, height, values.overlapDown, values.canvasHeight);
  return {
    grid: {columns, rows, width, height},
    canvas: {width: across.length, height: down.length},
    overlap: {across: across.overlap, down: down.overlap},
  };
}

export const model = calculator(
  {
    id: 'edge-blend',
    group: 'screen',
    job: 'How wide is the canvas of two projectors that overlap?',
    title: 'Edge blending planner',
    purpose:
      'Calculates canvas, overlap and distance of several projectors, and draws their pixel map.',
  },
  fields,
  {
    solve(values, state) {
      const {from, screen, ratio, gamma} = values;
      const {grid, canvas, overlap} = layout(values);
      for (const [fields, count, size, between] of [
        [['overlap', 'canvas'], grid.columns, grid.width, overlap.across],
        [['overlapDown', 'canvasHeight'], grid.rows, grid.height, overlap.down],
      ] as const) {
        if (between < 0 || between >= size) {
          return from === 'overlap'
            ? refuse(fields[0], 'The overlap is smaller than the image. Enter fewer pixels.')
            : refuse(
                fields[1],
                `Between ${num(size + 1, 0)} and ${num(count * size, 0)} pixels are possible with these projectors. Enter a size in between.`,
              );
        }
      }
      const perMetre = canvas.width / screen;
      const image = grid.width / perMetre;
      const overlaps = [
        {label: 'Overlap across', count: grid.columns, between: overlap.across, size: grid.width},
        {label: 'Overlap down', count: grid.rows, between: overlap.down, size: grid.height},
      ].filter(({count}) => count > 1);
      const shares = overlaps.map(({between, size}) => between / size);
      const isOverlapAsked = from === 'canvas' && overlaps.length > 0;
      const half = lightToLevel(0.5, gamma);
      const usedShare =
        (canvas.width * canvas.height) / (grid.columns * grid.rows * grid.width * grid.height);
      return {
        lines: [
          ['Canvas', `${pixels(canvas.width, canvas.height)} px`, !isOverlapAsked && 'main'],
          ...overlaps.flatMap(({label, between, size}): Row[] => [
            [label, `${num(between, 1)} px`, isOverlapAsked && 'main'],
            [
              `${label}, share and length`,
              `${num((100 * between) / size, 1)} % of an image, ${lengthText(between / perMetre, state.screen)}`,
            ],
          ]),
          ['Ratio of width to height', num(canvas.width / canvas.height, 3)],
          ['Pixels per metre', num(perMetre, 1)],
          ['Size of the screen', sizeText(screen, canvas.height / perMetre, state.screen)],
          ['Size of one image', sizeText(image, grid.height / perMetre, state.screen)],
          ['Distance from lens to screen', lengthText(ratio * image, state.screen)],
          ['Share of pixels used', `${num(usedShare * 100, 1)} %`],
          [
            'Level in the middle of an overlap',
            `${num(half * 100, 1)} %, ${num(half * 255, 0)} of 255`,
          ],
        ],
        warnings: [
          shares.some((share) => share < 0.1) &&
            'With less than 10 % overlap, the blend is steep and small alignment errors show.',
          shares.some((share) => share > 0.25 && share <= 0.5) &&
            'More than 25 % overlap works, but wastes light and pixels.',
          shares.some((share) => share > 0.5) &&
            'With more than 50 % overlap, some areas get light from three projectors, which few programs can blend.',
          (overlap.across % 1 !== 0 || overlap.down % 1 !== 0) &&
            'The overlap isn’t a whole number of pixels, so overlaps differ by one pixel. Change the canvas a little.',
        ],
        notes: [
          'For a flat screen and images without keystone. Black is brighter where images overlap, so the projectors or the software must raise black everywhere else.',
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
  },
);
