import {count, formatFixed, num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars, maxRows, notDrawn} from '../../kit/tracks';
import {getCircuits, type model, planFor} from './model';

/** A breaker for each circuit, filled by its loads. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {breaker, share} = values;
  const plan = planFor(values);
  const limit = (breaker * share) / 100;
  const circuits = (plan ? getCircuits(plan) : []).map(({amps, ...circuit}) => ({
    ...circuit,
    amps,
    text: `${formatFixed(amps, 2)} A`,
    look: amps > limit + 1e-9 ? ('over' as const) : ('fill' as const),
  }));
  const busiest = Math.max(...circuits.map(({amps}) => amps));
  const rest = circuits.length - maxRows;
  return {
    label: `${count(circuits.length, 'circuit')} on ${num(breaker)} A breakers. The busiest draws ${formatFixed(busiest, 2)} A of the ${num(limit, 2)} A that you plan with.`,
    ...bars(circuits, Math.max(breaker, busiest), [
      ...(share < 100 ? [{at: limit, text: `Limit ${num(limit, 2)} A`}] : []),
      {at: breaker, text: `Breaker ${num(breaker)} A`},
    ]),
    ...(rest > 0 && notDrawn(count(rest, 'more circuit'))),
  };
}
