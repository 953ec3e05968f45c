import type {ReactNode} from 'react';

/** Classes of the layers, from back to front. */
const classes = {
  quiet: 'd-fill-quiet',
  soft: 'd-fill-soft',
  fill: 'd-fill',
  line: 'd-line',
  dash: 'd-line d-dash',
  flow: 'd-flow',
} as const;

type Layer = keyof typeof classes;

/** A small drawing, 120 by 64: paths by layer, and texts with their centre and baseline. */
export type Drawing = Partial<Record<Layer, string>> & {
  texts?: [number, number, string][];
};

/** A small decorative drawing that follows light and dark mode. */
export default function LayeredDrawing({
  drawing: {texts = [], ...paths},
  className,
}: {
  drawing: Drawing;
  className: string | undefined;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 120 64" aria-hidden="true">
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
