import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {
  ellipse,
  handleAxis,
  label,
  line,
  type Point,
  scale,
  type Scene,
  type Shape,
} from '../../kit/scene';
import {getForms, getTexts, type model} from './model';

/** Distance of a ruler from the one above it. */
const step = 42;

/** The same level on a ruler for each form, with a handle below them. */
export function scene({values: {from, value}, set}: PictureProps<typeof model>): Scene {
  const {eight, wide, unit, midi} = getForms(value, from);
  const rulers = [
    {name: '8-bit', at: eight, max: 255},
    {name: '16-bit', at: wide, max: 65_535},
    {name: '%', at: Math.round(unit * 10_000) / 100, max: 100},
    {name: 'MIDI', at: midi, max: 127},
  ];
  const [left, right] = handleAxis;
  const points = rulers.map(({at, max}, row): Point => [
    scale(0, max, left, right)(at),
    28 + row * step,
  ]);
  return {
    label: `The level on four rulers: ${rulers.map(({name, at, max}) => `${name} ${num(at)} of ${num(max)}`).join(', ')}.`,
    height: rulers.length * step,
    shapes: [
      ...rulers.flatMap(({name, at, max}, row): Shape[] => {
        const point = points[row] ?? [left, 0];
        const y = point[1];
        const next = points[row + 1];
        const ticks = [0, 0.25, 0.5, 0.75, 1].map(scale(0, 1, left, right));
        return [
          {
            path:
              line([left, y], [right, y]) + ticks.map((x) => line([x, y - 4], [x, y + 4])).join(''),
            look: 'axis',
          },
          {path: ellipse(point, 5), look: 'fill'},
          {path: next ? line([point[0], y + 6], [next[0], next[1] - 24]) : '', look: 'dash'},
          label(name, [left - 10, y + 5], 'end', 'strong'),
          label(num(max), [right + 8, y + 5], 'start'),
          label(num(at), [point[0], y - 10]),
        ];
      }),
    ],
    handle: {
      label: 'Level',
      value: wide,
      text: `${num(eight)} of 255`,
      step: 257,
      max: 65_535,
      onChange: (next) => {
        const level = {wide: next, eight: Math.floor(next / 256), unit: next / 65_535};
        set({value: getTexts(level, from)[from]});
      },
    },
  };
}
