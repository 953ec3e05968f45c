import type {ReactNode} from 'react';

import {num} from '../../../components/fields/format';
import Plot, {type Curve} from '../../kit/Plot';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {outputAt} from '../../formulas/lfo';
import {type model, scopeOf} from './model';

/** Cycles in the picture. */
const shownCycles = 2;
const shownPoints = 160;

/** Output over two cycles, a curve for each fixture. */
function Curves({values}: PictureProps<typeof model>): ReactNode {
  const {lfo, hertz, incoming, fixtures} = scopeOf(values);
  const curves: Curve[] = Array.from({length: fixtures}, (_, index): Curve => ({
    id: String(index),
    kind: index === 0 ? 'main' : index === fixtures - 1 ? 'dashed' : 'quiet',
    points: Array.from({length: shownPoints + 1}, (__, point): [number, number] => {
      const at = (point / shownPoints) * shownCycles;
      return [at, outputAt(lfo, incoming, at, index, fixtures)];
    }),
  })).reverse();
  const outputs = curves.flatMap((curve) => curve.points.map(([, value]) => value));
  const low = Math.min(0, Math.floor(Math.min(...outputs) * 2) / 2);
  const high = Math.max(1, Math.ceil(Math.max(...outputs) * 2) / 2);
  const steps = Array.from(
    {length: Math.round((high - low) * 2) + 1},
    (_, index) => low + index / 2,
  );
  const name = fixtures > 1 ? 'Time (first fixture in colour, last dashed)' : 'Time';
  return (
    <Plot
      label={`Two cycles of the ${lfo.wave} waveform for ${fixtures} fixtures, output between ${num(Math.min(...outputs), 2)} and ${num(Math.max(...outputs), 2)}.`}
      x={{
        from: 0,
        to: shownCycles,
        name,
        ticks: [0, 0.5, 1, 1.5, 2].map((at) => ({at, label: `${num(at / hertz, 2)} s`})),
      }}
      y={{from: low, to: high, ticks: steps.map((at) => ({at, label: num(at, 1)}))}}
      curves={curves}
    />
  );
}

export {Curves as plot};
