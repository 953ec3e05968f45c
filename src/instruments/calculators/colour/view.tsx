import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {ellipse, label, rect, type Scene, type Shape} from '../../kit/scene';
import type {Triple} from './colour';
import {displayedColour, type model} from './model';

const css = (rgb: Triple): string =>
  `rgb(${rgb.map((level) => Math.round(Math.min(1, level) * 255)).join(' ')})`;

/** The colour as a screen shows it, on a dark stage; before it the light source without its filter. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const isWhite = values.from === 'kelvin';
  const sources =
    isWhite && values.filter !== '' ? [{...values, filter: '' as const}, values] : [values];
  const lights = sources.map((source, index) => {
    const {rgb, xy, kelvin} = displayedColour(source);
    const temperature = isWhite && kelvin !== undefined ? `${num(kelvin, 0)} K` : '';
    const name = sources.length === 1 ? 'Light' : index === 0 ? 'Source' : 'Filtered';
    return {name: `${name} ${temperature}`.trim(), colour: isWhite && !xy ? 'none' : css(rgb)};
  });
  const step = 300 / lights.length;
  return {
    label: `On a dark stage: ${lights.map(({name, colour}) => `${name}, ${colour}`).join('; ')}`,
    height: 128,
    shapes: [
      {path: rect(0, 0, 300, 128), look: 'stage'},
      ...lights.flatMap(({name, colour}, index): Shape[] => {
        const x = step * (index + 0.5);
        return [
          {path: ellipse([x, 54], 44), look: 'light', fill: colour},
          label(name, [x, 118], 'middle', 'stage'),
        ];
      }),
    ],
  };
}
