import {num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf} from '../../../components/fields/define';
import {type Answer, calculator, refuse} from '../../kit/define';
import {type Battery, batteryHours, fuelAt, generatorHours, getEnergy} from './runtime';

type Values = ValuesOf<typeof fields>;

/** Formats hours as hours and minutes, rounded down to be on the safe side. */
function span(hours: number): string {
  const minutes = Math.floor(hours * 60 + 1e-9);
  return `${num(Math.floor(minutes / 60), 0)} h ${minutes % 60} min`;
}

/** The battery of the fields. @param typed - its capacity, as typed */
export function getBattery({volts, capacity, ...values}: Values, typed: string): Battery {
  return {
    ...values,
    volts,
    ampHours: /ah\s*$/i.test(typed) ? capacity : capacity / volts,
    usable: values.usable / 100,
    efficiency: values.efficiency / 100,
  };
}

function solveBattery({load, volts}: Values, cell: Battery): Answer {
  const hours = batteryHours(cell, load);
  const amps = load / (volts * cell.efficiency);
  return {
    lines: [
      ['Runtime', span(hours), 'main'],
      ['Energy for the load', `${num(load * hours, 0)} Wh`, 'main'],
      ['At half the load', span(batteryHours(cell, load / 2))],
      ['At twice the load', span(batteryHours(cell, load * 2))],
      ['Current of the battery', `${num(amps, 1)} A`],
      ['Capacity', `${num(cell.ampHours, 1)} Ah, ${num(volts * cell.ampHours, 0)} Wh`],
      [
        'Lost to the inverter and the reserve',
        `${num(volts * cell.ampHours - getEnergy(cell), 0)} Wh`,
      ],
    ],
    warnings: [
      hours < 0.25 &&
        'The battery is empty within a quarter of an hour: it may not deliver this power at all.',
    ],
    notes: [
      'A new battery at 20 °C. Cold, age and high currents shorten the time, so plan with two thirds of it. Whether battery, inverter and cable can deliver the power isn’t checked.',
    ],
  };
}

function solveGenerator({load, factor, rating, tank, full, half}: Values): Answer {
  const engine = {watts: rating * factor, tank, full, half};
  if (half > full) {
    return refuse('half', 'The fuel at half load is at most the fuel at full load. Swap them.');
  }
  const share = load / engine.watts;
  if (share > 1) {
    return refuse(
      'load',
      `The generator supplies ${num(engine.watts, 0)} W at most. Reduce the load or use a larger one.`,
    );
  }
  const rate = fuelAt(engine, load);
  const hours = generatorHours(engine, load);
  return {
    lines: [
      ['Runtime of a tank', span(hours), 'main'],
      ['Load', `${num(100 * share, 0)} %`, 'main'],
      ['Fuel', `${num(rate, 2)} l/h`],
      ['Fuel for a 10-hour day', `${num(rate * 10, 1)} l`],
      ['Energy of a tank', `${num((load * hours) / 1000, 1)} kWh`],
      ['Maximum real power', `${num(engine.watts, 0)} W`],
    ],
    warnings: [
      share > 0.8 &&
        'This is more than 80 % of the rating, which leaves too little for inrush current, flashes and hot days.',
      share < 0.3 &&
        'This is less than 30 % of the rating. A diesel engine that runs so lightly for hours soots up, so use a smaller generator or add load.',
    ],
    notes: [
      'Altitude, heat, inrush current and uneven phases reduce what a generator can supply. Leave earthing and connection to a qualified electrician.',
      'Exhaust kills: never run a generator indoors, in a tent or near an air intake. Refuel only when it is off and cold.',
    ],
  };
}

const fields = {
  kind: choice('Type', {battery: 'battery', generator: 'generator'}),
  load: number('Load', 'W', '300', 1, 1000000, {
    units: {W: 1, kW: 1000},
    hint: 'The average over the show, not the sum of the labels.',
  }),
  ...onlyIf(is('kind', 'battery'), {
    capacity: number('Energy of the battery', 'Wh', '2048', 1, 1000000, {
      units: {Wh: 1, kWh: 1000, Ah: 1, mAh: 0.001},
      hint: 'Ah are converted at the battery’s voltage.',
    }),
    volts: number('Voltage of the battery', 'V', '51.2', 1, 1000),
    usable: number('Usable part', '%', '90', 1, 100, {hint: 'About 90 for lithium, 50 for lead.'}),
    efficiency: number('Efficiency of the inverter', '%', '88', 10, 100, {
      hint: '100 without one.',
    }),
    peukert: number('Peukert’s exponent', '', '1', 1, 1.5, {
      advanced: true,
      hint: '1 for lithium, from the data sheet for lead.',
    }),
    ratedHours: number('Capacity stated for', 'h', '20', 0.1, 100, {
      advanced: true,
      hint: 'Matters only if the exponent is above 1.',
    }),
  }),
  ...onlyIf(is('kind', 'generator'), {
    rating: number('Rating', 'VA', '20000', 100, 5000000, {
      units: {VA: 1, kVA: 1000},
      hint: 'The continuous (prime) rating.',
    }),
    factor: number('Rated power factor', '', '0.8', 0.5, 1, {
      hint: 'Three-phase sets are usually rated at 0.8.',
    }),
    tank: number('Usable fuel', 'l', '60', 0.1, 10000, {units: {l: 1, 'US gal': 3.785411784}}),
    full: number('Fuel at full load', 'l/h', '5.4', 0.05, 2000, {
      units: {'l/h': 1, 'US gal/h': 3.785411784},
      hint: 'From the data sheet.',
    }),
    half: number('Fuel at half load', 'l/h', '3', 0.05, 2000, {
      units: {'l/h': 1, 'US gal/h': 3.785411784},
    }),
  }),
};

export const model = calculator(
  {
    id: 'runtime',
    group: 'fixture',
    job: 'How long does the battery or the tank last?',
    title: 'Battery and generator runtime',
    purpose: 'Calculates how long a battery or a tank of fuel can run a load.',
  },
  fields,
  {
    solve: (values, {capacity}) =>
      values.kind === 'battery'
        ? solveBattery(values, getBattery(values, capacity))
        : solveGenerator(values),
    rule: [
      'Battery: hours = Wh × usable part × efficiency ÷ W. With Peukert’s exponent k above 1 and a current above the rated one, divided by (current ÷ rated current)^(k − 1): Peukert’s law (1897) is for lead–acid at about 20 °C and a steady current.',
      'Generator: fuel follows a straight line through the two values of the data sheet. Power in W = VA × rated power factor (ISO 8528-1). Times are rounded down.',
    ],
    table: () => ({
      caption: 'Runtime in hours of the energy that reaches the load',
      columns: ['Energy', '50 W', '100 W', '200 W', '500 W', '1,000 W'],
      rows: [250, 500, 1000, 2000, 3600, 5000].map((energy) => [
        `${energy} Wh`,
        ...[50, 100, 200, 500, 1000].map((load) => num(energy / load, 2)),
      ]),
    }),
  },
);
