import type {ReactNode} from 'react';

import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import styles from '../../kit/calculators.module.css';
import {limited, merge} from '../../formulas/merge';
import {arithmetic, type model, trackValues} from './model';

const left = 60;
const trackWidth = 180;
const row = 36;

/** A bar for each track and for the result. */
function Bars({values: fields}: PictureProps<typeof model>): ReactNode {
  const values = trackValues(fields);
  const {mode} = fields;
  const result = merge(mode, values);
  const bars = [
    ...values.map((value, index) => ({name: `Track ${index + 1}`, value, result: false})),
    {name: 'Result', value: result, result: true},
  ];
  const height = bars.length * row + 24;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 300 ${height}`}
      role="img"
      aria-label={`Bars from 0 to 1: ${arithmetic(mode, values)}`}>
      {bars.map((bar, index) => {
        const y = index * row + 4;
        return (
          <g key={bar.name}>
            <text className={bar.result ? 'd-strong' : 'd-text'} x="0" y={y + 18}>
              {bar.name}
            </text>
            <rect className="d-fill-quiet" x={left} y={y} width={trackWidth} height="26" rx="6" />
            <rect
              className={bar.result ? 'd-fill' : 'd-box'}
              x={left}
              y={y}
              width={Math.max(1, limited(bar.value) * trackWidth)}
              height="26"
              rx="6"
            />
            <text className="d-mono" x={left + trackWidth + 10} y={y + 18}>
              {num(bar.value, 3)}
            </text>
          </g>
        );
      })}
      <text className="d-small d-muted" x={left} y={height - 6}>
        0
      </text>
      <text className="d-small d-muted" x={left + trackWidth} y={height - 6} textAnchor="end">
        1
      </text>
    </svg>
  );
}

export {Bars as plot};
