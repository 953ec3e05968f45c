import type {ReactNode} from 'react';

import Plot from '../../kit/Plot';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {lightness, lightOf} from './curve';
import {curveOf, type model} from './model';

const points = Array.from({length: 101}, (_, index) => index / 100);
const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({at, label: `${at * 100} %`}));

/** Light and perceived lightness over the level. */
function Curves({values}: PictureProps<typeof model>): ReactNode {
  const {shape, gamma, value} = curveOf(values);
  const light = (at: number) => lightOf(at, shape, gamma);
  return (
    <Plot
      label="Light over the level, and how bright it looks."
      x={{from: 0, to: 1, name: 'Level (light in colour, how bright it looks dashed)', ticks}}
      y={{from: 0, to: 1, ticks}}
      curves={[
        {id: 'seen', kind: 'dashed', points: points.map((at) => [at, lightness(light(at))])},
        {id: 'light', kind: 'main', points: points.map((at) => [at, light(at)])},
      ]}
      dot={[value, light(value)]}
    />
  );
}

export {Curves as plot};
