import type {ReactNode} from 'react';
import {type Cable, getCables} from './getCables';
import {type Mixer, outputs, type StripId, stripNames} from './mixer';
import {getVisibleLayers} from './routing';
import styles from './routing.module.css';

/** Width of a strip's column, and height of the drawing, in its own units. */
const column = 100;
const height = 120;

/** Where the sockets are, below the highest cable. */
const baseline = height - 8;

/** Distance of a strip's two sockets from its middle: what leaves is on the left, what arrives on the right. */
const apart = 14;

/** A cable from one column to another, the higher the farther it goes, and the place where it ends. */
function arc(from: number, to: number): {line: string; end: string} {
  const start = (from + 0.5) * column - apart;
  const end = (to + 0.5) * column + apart;
  // The control points of a curve are a third higher than the curve.
  const top = baseline - 1.33 * (24 + 11 * Math.abs(to - from));
  return {
    line: `M${start} ${baseline}C${start} ${top} ${end} ${top} ${end} ${baseline}`,
    end: `M${end} ${baseline}h.01`,
  };
}

/** Active cables are drawn last, above the others; video above sound. */
const rank = ({carries, opacity}: Cable): number => (carries === 'sound' ? 0 : opacity + 1);

/** Two letters at most: the columns of a phone are narrow. */
const shortName = (id: StripId): string =>
  id === 'm' ? 'Main' : id === 'g' ? 'Gr' : id.toUpperCase();

const legend: readonly [text: string, carries: Cable['carries'], isLit: boolean][] = [
  ['video', 'video', true],
  ['held back by a fader, a send or Mute', 'video', false],
  ['sound that goes another way', 'sound', true],
  ['video that only Displacement reads', 'map', true],
];

/** The kinds of cables. */
export function Legend(): ReactNode {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {legend.map(([text, carries, isLit]) => (
        <li key={text}>
          <svg className={styles.drawing} viewBox="0 0 40 8" data-carries={carries}>
            <path className="d-line" data-lit={isLit ? '' : undefined} d="M0 4h40" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * The cables between the strips, lit where something flows. Decorative: the text of the result has the same
 * information.
 *
 * @param props.order - ids of the strips, from left to right
 * @param props.isSolved - everything that is lit shows that the task is solved
 */
export default function Cables({
  mixer,
  order,
  isSolved,
}: {
  mixer: Mixer;
  order: readonly StripId[];
  isSolved: boolean;
}): ReactNode {
  const cables = getCables(mixer);
  const isShowing = (id: StripId): boolean =>
    outputs.some((output) => output === id && getVisibleLayers(mixer, output).length > 0);
  return (
    <div className={styles.cables} data-solved={isSolved ? '' : undefined} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${order.length * column} ${height}`}
        preserveAspectRatio="none">
        {[...cables]
          .sort((one, other) => rank(one) - rank(other))
          .map(({from, to, carries, opacity}) => {
            const {line, end} = arc(order.indexOf(from), order.indexOf(to));
            const isLit = opacity > 0;
            const path = {className: 'd-line', 'data-lit': isLit ? '' : undefined};
            return (
              <g
                key={`${from} ${to} ${carries}`}
                data-carries={carries}
                strokeOpacity={isLit ? 0.4 + 0.6 * opacity : undefined}>
                <path {...path} d={line} />
                <path {...path} data-end="" d={end} />
              </g>
            );
          })}
      </svg>
      <div className={styles.sockets}>
        {order.map((id) => (
          <span key={id} className={styles.socket} data-shows={isShowing(id) ? '' : undefined}>
            <span className={styles.short}>{shortName(id)}</span>
            <span className={styles.whole}>{stripNames[id]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
