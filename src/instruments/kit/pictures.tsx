/** The icon of a calculator (24 by 24, one pen) and a small drawing of what an instrument shows (120 by 64). */
import type {ReactNode} from 'react';

import type {ToolId} from '../list';
import written from './pictures.json';
import styles from './tools.module.css';

/** Paths in the classes of the site's diagrams, the lowest first. */
const classes = {
  quiet: 'd-fill-quiet',
  soft: 'd-fill-soft',
  fill: 'd-fill',
  line: 'd-line',
  dash: 'd-line d-dash',
  flow: 'd-flow',
} as const;

type Layer = keyof typeof classes;

type Drawing = Partial<Record<Layer, string>> & {
  /** Middle, base line, words. */
  texts?: [number, number, string][];
};

/** Name of a drawing. */
export type DrawingId = keyof typeof written;

/** The drawings of all instruments. */
export const drawings = written as unknown as Readonly<Record<DrawingId, Drawing>>;

/** The icons of the calculators. */
export const icons: Readonly<Record<ToolId, {icon: string}>> = written;

/** The icon of a calculator; its name stands beside it. */
export function ToolIcon({id}: {id: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[id as ToolId].icon} />
    </svg>
  );
}

/** A small drawing of what an instrument answers; the job beside it says it in words. */
export function InstrumentDrawing({id}: {id: DrawingId}): ReactNode {
  const {texts = [], ...paths} = drawings[id];
  return (
    <svg className={styles.thumbnail} viewBox="0 0 120 64" aria-hidden="true">
      {(Object.keys(classes) as Layer[])
        .filter((layer) => paths[layer] !== undefined)
        .map((layer) => (
          <path key={layer} className={classes[layer]} d={paths[layer]} />
        ))}
      {texts.map(([x, y, text]) => (
        <text key={x} className="d-small" x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
