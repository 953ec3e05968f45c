import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import {type Curve, plot as drawPlot} from '../../kit/plot';
import type {Scene} from '../../kit/scene';
import {outputAt} from '../../formulas/lfo';
import {getScope, type model} from './model';

/** Cycles in the picture. */
const cycleCount = 2;
const pointCount = 160;

/** Output over two cycles, a curve for each fixture. */
export function plot({values}: PictureProps<typeof model>): Scene {
  const {lfo, hertz, incoming, fixtures} = getScope(values);
  const curves: Curve[] = Array.from({length: fixtures}, (_, index): Curve => ({
    look: index === 0 ? 'flow' : index === fixtures - 1 ? 'dash' : 'line',
    points: Array.from({length: pointCount + 1}, (__, point): [number, number] => {
      const at = (point / pointCount) * cycleCount;
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
  return drawPlot({
    label: `Two cycles of the ${lfo.wave} waveform for ${fixtures} fixtures, output between ${num(Math.min(...outputs), 2)} and ${num(Math.max(...outputs), 2)}.`,
    caption: fixtures > 1 ? 'Time (first fixture in colour, last dashed)' : 'Time',
    x: {
      from: 0,
      to: cycleCount,
      ticks: [0, 0.5, 1, 1.5, 2].map((at) => ({at, label: `${num(at / hertz, 2)} s`})),
    },
    y: {from: low, to: high, ticks: steps.map((at) => ({at, label: num(at, 1)}))},
    curves,
  });
}
