import type {ReactNode} from 'react';

import {num} from '../../../components/fields/format';
import Plot from '../../kit/Plot';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {type model, rangeOf} from './model';
import {exactValue} from '../../formulas/range';

/** DMX value by parameter, without the range (dashed) and with it. */
function Line({values}: PictureProps<typeof model>): ReactNode {
  const {parameter} = values;
  const range = rangeOf(values);
  const value = exactValue(parameter, range);
  return (
    <Plot
      label={`Line from DMX value ${range.start} at parameter 0 to ${range.end} at parameter 1. At ${num(parameter, 3)} it is at ${num(value, 2)}. A dashed line shows 0 to 255 without a range.`}
      x={{
        from: 0,
        to: 1,
        name: 'Parameter (dashed: without a range)',
        ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({at, label: String(at)})),
      }}
      y={{from: 0, to: 255, ticks: [0, 64, 128, 192, 255].map((at) => ({at, label: String(at)}))}}
      curves={[
        {
          id: 'plain',
          kind: 'dashed',
          points: [
            [0, 0],
            [1, 255],
          ],
        },
        {
          id: 'range',
          kind: 'main',
          points: [
            [0, range.start],
            [1, range.end],
          ],
        },
      ]}
      dot={[parameter, value]}
    />
  );
}

export {Line as plot};
