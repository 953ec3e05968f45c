import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {area, ellipse, label, line, type Point, scale, type Scene} from '../../kit/scene';
import {getHead, type model} from './model';

const middle: Point = [150, 98];

/** A point around the middle; 0° is up, and angles go clockwise. */
function around(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [middle[0] + radius * Math.sin(turn), middle[1] - radius * Math.cos(turn)];
}

/** The head from above (pan) or from the side (tilt), with its beam and the range of the axis. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {
    axis,
    degrees,
    ends: [low, high],
  } = getHead(values);
  // A spiral where the range is more than a turn.
  const radius = (at: number): number => (axis.range > 360 ? scale(low, high, 62, 88)(at) : 76);
  const on = (at: number): Point => around(at, radius(at));
  const arc = (from: number, to: number): string => {
    const steps = Math.ceil(Math.abs(to - from) / 6) + 1;
    return line(
      ...Array.from({length: steps + 1}, (_, step) => on(from + ((to - from) * step) / steps)),
    );
  };
  const [first, final] = axis.inverted ? [high, low] : [low, high];
  const head = (...corners: readonly Point[]): string =>
    area(...corners.map(([turn, far]) => around(degrees + turn, far)));
  return {
    label: `The head at ${num(degrees, 2)}°, on an axis from ${num(low)}° to ${num(high)}°.`,
    height: 220,
    shapes: [
      {path: head([-32, 26], [-17, 98], [17, 98], [32, 26]), look: 'soft'},
      {path: arc(low, high), look: 'line'},
      {path: arc(Math.min(high, Math.max(low, 0)), degrees), look: 'flow'},
      {path: line(around(0, 52), on(Math.min(high, Math.max(low, 0)))), look: 'dash'},
      {path: ellipse(on(degrees), 5), look: 'fill'},
      {path: ellipse(middle, 36), look: 'line'},
      {path: head([-38, 26], [38, 26], [145, 28], [-145, 28]), look: 'box'},
      {path: line(around(degrees - 38, 26), around(degrees + 38, 26)), look: 'flow'},
      label(`${num(degrees, 2)}°`, [150, 214], 'middle', 'strong'),
      label(`${num(first)}°: 0`, [0, 214], 'start'),
      label(`${num(final)}°: 65,535`, [300, 214], 'end'),
    ],
  };
}
