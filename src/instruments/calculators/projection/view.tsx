import {lengthText, metres, sizeText} from '../../../components/fields/units';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {
  area,
  dimension,
  handleAxis,
  line,
  rect,
  roundAbove,
  scale,
  type Scene,
} from '../../kit/scene';
import {getImage, type model} from './model';

const [screen, end] = handleAxis;

/** Height of the drawing above its dimension line. */
const sceneHeight = 120;

/** The projector and the screen from the side, with the lens to drag. */
export function scene({values, state, set}: PictureProps<typeof model>, axisMax?: number): Scene {
  const {width, distance, height, above} = getImage(values);
  const typed = values.from === 'distance' ? state.distance : state.width;
  const text = (length: number): string => lengthText(length, typed, length < 100 ? 2 : 0);
  const ends = [above + height / 2, above - height / 2] as const;
  const [highest, lowest] = [Math.max(0, ends[0]), Math.min(0, ends[1])];
  const minDistance = ((highest - lowest) * (end - screen)) / (sceneHeight - 24);
  const max = axisMax ?? Math.max(roundAbove(distance), roundAbove(minDistance));
  const x = scale(0, max, screen, end);
  const unit = (end - screen) / max;
  const lensY = 12 + (sceneHeight - 24 - (highest - lowest) * unit) / 2 + highest * unit;
  const [top, bottom] = ends.map((at) => lensY - at * unit) as [number, number];
  const lens = x(distance);
  return {
    label: `From the side: the lens is ${text(distance)} from the screen, and the image is ${text(height)} high.`,
    height: sceneHeight + 30,
    caption: `From the side. Image: ${sizeText(width, height, typed)}`,
    shapes: [
      {path: area([lens, lensY], [screen, top], [screen, bottom]), look: 'soft'},
      {path: line([lens, lensY], [screen, lensY]), look: 'dash'},
      {path: rect(screen - 4, top, 4, bottom - top), look: 'fill'},
      {path: rect(lens + 5, lensY - 10, 34, 20), look: 'box'},
      {
        path: area(
          [lens, lensY - 7],
          [lens + 6, lensY - 5],
          [lens + 6, lensY + 5],
          [lens, lensY + 7],
        ),
        look: 'box',
      },
      ...dimension([screen - 12, top], [screen - 12, bottom], text(height)),
      ...dimension([screen, sceneHeight + 8], [lens, sceneHeight + 8], text(distance)),
    ],
    handle: {
      label: 'Distance from lens to screen, in the drawing',
      text: text(distance),
      value: distance,
      max,
      step: max / 100,
      onChange: (value) => {
        const [unitName, size] = typed.includes('ft') ? ['ft', metres.ft] : ['m', 1];
        const amount = Number(Math.max(0.1, Math.min(500, value)).toFixed(3)) / size;
        set({
          distance: `${Number(amount.toFixed(2))} ${unitName}`,
          ...(values.from === 'width' && {from: 'distance'}),
        });
      },
    },
  };
}
