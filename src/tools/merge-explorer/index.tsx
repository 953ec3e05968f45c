import React, {type ReactNode} from 'react';

import {num} from '../shared/format';
import ToolFrame, {type PictureProps, type ToolProps} from '../shared/ToolFrame';
import styles from '../shared/tools.module.css';
import {limited, merge, type MergeMode} from './merge';
import {arithmetic, model, trackValues, type State} from './model';

const LEFT = 60;
const WIDTH = 180;
const ROW = 36;

/** A bar for each track and for the result. */
function Bars({state}: PictureProps<State>): ReactNode {
  const values = trackValues(state);
  if (!values) return null;
  const mode = state.mode as MergeMode;
  const result = merge(mode, values);
  const bars = [
    ...values.map((value, index) => ({name: `Track ${index + 1}`, value, result: false})),
    {name: 'Result', value: result, result: true},
  ];
  const height = bars.length * ROW + 24;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 300 ${height}`}
      role="img"
      aria-label={`Bars from 0 to 1: ${arithmetic(mode, values)}`}>
      {bars.map((bar, index) => {
        const y = index * ROW + 4;
        return (
          <g key={bar.name}>
            <text className={bar.result ? 'd-strong' : 'd-text'} x="0" y={y + 18}>
              {bar.name}
            </text>
            <rect className="d-fill-quiet" x={LEFT} y={y} width={WIDTH} height="26" rx="6" />
            <rect
              className={bar.result ? 'd-fill' : 'd-box'}
              x={LEFT}
              y={y}
              width={Math.max(1, limited(bar.value) * WIDTH)}
              height="26"
              rx="6"
            />
            <text className="d-mono" x={LEFT + WIDTH + 10} y={y + 18}>
              {num(bar.value, 3)}
            </text>
          </g>
        );
      })}
      <text className="d-small d-muted" x={LEFT} y={height - 6}>
        0
      </text>
      <text className="d-small d-muted" x={LEFT + WIDTH} y={height - 6} textAnchor="end">
        1
      </text>
    </svg>
  );
}

/** What becomes of a parameter that several tracks send. */
export default function MergeExplorer(props: ToolProps): ReactNode {
  return <ToolFrame model={model} drawing={Bars} {...props} />;
}
