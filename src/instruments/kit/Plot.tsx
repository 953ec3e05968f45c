import type {ReactNode} from 'react';

import styles from './calculators.module.css';

/** A curve: points in the plot's own units, in order. */
export interface Curve {
  id: string;
  points: readonly (readonly [number, number])[];
  /** `main` is emphasised, `dashed` has a dashed line, `quiet` is in the background. */
  kind: 'main' | 'dashed' | 'quiet';
}

/** A label on an axis. */
export interface Tick {
  at: number;
  label: string;
}

interface Props {
  /** Text alternative. */
  label: string;
  x: {from: number; to: number; name: string; ticks: readonly Tick[]};
  y: {from: number; to: number; ticks: readonly Tick[]};
  curves: readonly Curve[];
  /** A point to mark. */
  dot?: readonly [number, number];
}

const left = 54;
const right = 274;
const top = 12;
const bottom = 168;
const classes = {main: 'd-flow', dashed: 'd-line d-dash', quiet: 'd-line'} as const;

const place = (value: number, from: number, to: number, start: number, end: number): number =>
  Math.round((start + ((value - from) / (to - from || 1)) * (end - start)) * 100) / 100;

/** A line plot of 300 by 192 units, so that its text stays readable on the smallest phones, in the classes of the site's
 * diagrams. The name of the horizontal axis is below it, where a long name wraps. */
export default function Plot({label, x, y, curves, dot}: Props): ReactNode {
  const px = (value: number) => place(value, x.from, x.to, left, right);
  const py = (value: number) => place(value, y.from, y.to, bottom, top);
  return (
    <div className={styles.picture}>
      <svg viewBox="0 0 300 192" role="img" aria-label={label}>
        {y.ticks.map((tick) => (
          <g key={tick.at}>
            <line className="d-grid" x1={left} x2={right} y1={py(tick.at)} y2={py(tick.at)} />
            <text className="d-small d-muted" x={left - 6} y={py(tick.at) + 4} textAnchor="end">
              {tick.label}
            </text>
          </g>
        ))}
        <path className="d-axis" d={`M${left} ${top}V${bottom}H${right}`} />
        {x.ticks.map((tick) => (
          <text
            key={tick.at}
            className="d-small d-muted"
            x={px(tick.at)}
            y={bottom + 18}
            textAnchor="middle">
            {tick.label}
          </text>
        ))}
        {curves.map((curve) => (
          <polyline
            key={curve.id}
            className={classes[curve.kind]}
            points={curve.points.map(([a, b]) => `${px(a)},${py(b)}`).join(' ')}
          />
        ))}
        {dot && <circle className="d-fill" cx={px(dot[0])} cy={py(dot[1])} r="5" />}
      </svg>
      <p className={styles.axis}>{x.name}</p>
    </div>
  );
}
