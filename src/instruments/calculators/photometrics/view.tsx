import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {area, dimension, line, rect, type Scene} from '../../kit/scene';
import {figure, getBeam, type model} from './model';

/** Where the beam meets the surface, and the largest extent that it has on both sides. */
const [surface, middle, long, wide] = [78, 62, 176, 96];

const length = (metres: number): string => `${num(metres, metres < 100 ? 2 : 0)} m`;

/** The beam from the side, with its diameter at the subject. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {distance, incidence} = values;
  const {lux, diameter} = getBeam(values);
  const unit = Math.min(long / distance, wide / diameter);
  const lens = surface + distance * unit;
  const radius = (diameter / 2) * unit;
  const turn = (incidence * Math.PI) / 180;
  const [x, y] = [Math.sin(turn) * wide * 0.6, Math.cos(turn) * wide * 0.6];
  return {
    label: `From the side: a beam ${length(diameter)} wide at ${length(distance)}, with ${figure(lux)} lx in its centre.`,
    height: 152,
    caption: `From the side. ${figure(lux)} lx in the centre`,
    shapes: [
      {
        path: area([lens, middle], [surface, middle - radius], [surface, middle + radius]),
        look: 'soft',
      },
      {path: line([lens, middle], [surface, middle]), look: 'dash'},
      {path: line([surface - x, middle - y], [surface + x, middle + y]), look: 'flow'},
      {path: rect(lens + 1, middle - 9, 36, 18), look: 'box'},
      ...dimension(
        [surface - 12, middle - radius],
        [surface - 12, middle + radius],
        length(diameter),
      ),
      ...dimension([surface, 128], [lens, 128], length(distance)),
    ],
  };
}
