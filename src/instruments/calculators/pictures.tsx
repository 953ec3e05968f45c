/** The icon of each tool (24 by 24, one pen) and a small drawing of its result (120 by 64), for the gallery. */
import type {ReactNode} from 'react';

import type {ToolId} from '../list';
import written from './pictures.json';
import styles from '../kit/tools.module.css';

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

type Picture = Partial<Record<Layer, string>> & {
  icon: string;
  /** Middle, base line, words. */
  texts?: [number, number, string][];
};

/** The pictures of all tools. */
export const pictures = written as unknown as Readonly<Record<ToolId, Picture>>;

/** The icon of a tool; its name stands beside it. */
export function ToolIcon({id}: {id: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pictures[id as ToolId].icon} />
    </svg>
  );
}

/** A small drawing of what a tool answers; the job beside it says it in words. */
export function ToolDrawing({id}: {id: string}): ReactNode {
  const {texts = [], ...paths} = pictures[id as ToolId];
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
