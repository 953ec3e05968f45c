import type {PictureProps} from '../../kit/CalculatorFrame';
import {dimension, ellipse, rect, type Scene, width as sceneWidth} from '../../kit/scene';
import {type model, scaleSize} from './model';

/** The largest size of image and output, in units. */
const [wide, high] = [224, 136];

const center = [sceneWidth - wide / 2 - 1, high / 2 + 8] as const;

/** The image on the output, with a circle of it. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {image, frame, size} = scaleSize(values);
  const unit = Math.min(
    wide / Math.max(size.width, frame.width),
    high / Math.max(size.height, frame.height),
  );
  const [across, down] = [size.width / image.width, size.height / image.height];
  const radius = Math.min(image.width, image.height) * 0.4 * unit;
  const centredRect = (w: number, h: number): string =>
    rect(center[0] - (w * unit) / 2, center[1] - (h * unit) / 2, w * unit, h * unit);
  const left = center[0] - (frame.width * unit) / 2;
  const top = center[1] - (frame.height * unit) / 2;
  const [right, bottom] = [left + frame.width * unit, top + frame.height * unit];
  const dots = (a: number, b: number): string => `${a} × ${b} pixels`;
  return {
    label: `The image, scaled to ${dots(size.width, size.height)}, in the middle of an output of ${dots(frame.width, frame.height)}.`,
    height: high + 48,
    caption: `Outline: the output${values.fit === 'fill' ? '. Dashes: the whole image' : ''}`,
    shapes: [
      {path: centredRect(frame.width, frame.height), look: 'stage'},
      {
        path: centredRect(Math.min(size.width, frame.width), Math.min(size.height, frame.height)),
        look: 'soft',
      },
      {path: ellipse(center, radius * across, radius * down), look: 'flow'},
      {path: centredRect(size.width, size.height), look: 'dash'},
      {path: centredRect(frame.width, frame.height), look: 'axis'},
      ...dimension([left, high + 20], [right, high + 20], `${frame.width} px`),
      ...dimension([left - 10, top], [left - 10, bottom], `${frame.height} px`),
    ],
  };
}
