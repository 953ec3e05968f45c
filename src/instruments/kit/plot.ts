import {
  ellipse,
  label,
  line,
  type Point,
  scale,
  type Scene,
  type Shape,
  withoutOverlaps,
} from './scene';

/** A curve: points in the plot's own units, in order. */
export interface Curve {
  points: readonly Point[];
  /** `flow` is emphasised, `line` is in the background. */
  look: 'flow' | 'dash' | 'line';
}

/** A label on an axis. */
export interface Tick {
  at: number;
  label: string;
}

/** Ends of an axis and its labels. */
interface Axis {
  from: number;
  to: number;
  ticks: readonly Tick[];
}

const [left, right, top, bottom] = [54, 274, 12, 168];

/** Curves over an axis, which the caption names, with a dot at a point. Of labels too close together, the first one stays. */
export function plot({
  x,
  y,
  curves,
  dot,
  ...scene
}: Pick<Scene, 'label' | 'caption'> & {
  x: Axis;
  y: Axis;
  curves: readonly Curve[];
  dot?: Point;
}): Scene {
  const [across, up] = [scale(x.from, x.to, left, right), scale(y.from, y.to, bottom, top)];
  const place = ([a, b]: Point): Point => [across(a), up(b)];
  return {
    ...scene,
    height: 192,
    shapes: [
      {
        path: y.ticks.map(({at}) => line([left, up(at)], [right, up(at)])).join(''),
        look: 'grid',
      },
      ...withoutOverlaps(
        y.ticks.map((tick) => label(tick.label, [left - 6, up(tick.at) + 4], 'end')),
      ),
      {path: line([left, top], [left, bottom], [right, bottom]), look: 'axis'},
      ...withoutOverlaps(x.ticks.map((tick) => label(tick.label, [across(tick.at), bottom + 18]))),
      ...curves.map(({points, look}): Shape => ({path: line(...points.map(place)), look})),
      ...(dot ? [{path: ellipse(place(dot), 5), look: 'fill'} as const] : []),
    ],
  };
}
