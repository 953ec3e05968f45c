import {num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {getBattery, type model} from './model';
import {batteryHours} from './runtime';

/** The battery with the part of its energy that reaches the load, or the load on a power generator. */
export function scene({values, state}: PictureProps<typeof model>): Scene {
  const {kind, load, rating, factor} = values;
  if (kind === 'generator') {
    const watts = rating * factor;
    const text = `${num(load, 0)} of ${num(watts, 0)} W`;
    const look = load > 0.8 * watts ? 'over' : 'fill';
    return {
      label: `The generator has a load of ${text}.`,
      ...bars([{name: 'Generator', parts: [load], text, look}], watts, [
        {at: 0.3 * watts, text: '30 %'},
        {at: 0.8 * watts, text: '80 %'},
      ]),
    };
  }
  const battery = getBattery(values, state.capacity);
  const capacityWh = battery.volts * battery.ampHours;
  const part = Math.min(capacityWh, load * batteryHours(battery, load));
  const [text, usableText] = [`${num(capacityWh, 0)} Wh`, `${num(part, 0)} Wh for the load`];
  return {
    label: `Of the battery’s ${text}, ${usableText}.`,
    ...bars([{name: 'Battery', parts: [part], text}], capacityWh, [{at: part, text: usableText}]),
  };
}
