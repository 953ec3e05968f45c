import {num} from '../shared/format';
import {options, Reader, type Outcome, type ToolModel} from '../shared/model';
import {about} from './about';
import {batteryHours, energyOf, fuelAt, generatorHours} from './runtime';

export interface State extends Record<string, string> {
  kind: string;
  load: string;
  volts: string;
  capacity: string;
  usable: string;
  efficiency: string;
  peukert: string;
  ratedHours: string;
  rating: string;
  factor: string;
  tank: string;
  full: string;
  half: string;
}

const battery = (state: State): boolean => state.kind === 'battery';
const generator = (state: State): boolean => state.kind === 'generator';

/** Hours as hours and minutes, rounded down so that it never promises more. */
function span(hours: number): string {
  const minutes = Math.floor(hours * 60 + 1e-9);
  return `${num(Math.floor(minutes / 60), 0)} h ${minutes % 60} min`;
}

function solveBattery(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const load = form.number('load');
  const volts = form.number('volts');
  const cell = {
    volts,
    ampHours: form.number('capacity') / (/ah\s*$/i.test(state.capacity) ? 1 : volts),
    usable: form.number('usable') / 100,
    efficiency: form.number('efficiency') / 100,
    peukert: form.number('peukert'),
    ratedHours: form.number('ratedHours'),
  };
  if (form.failed) {
    return form.failure;
  }
  const hours = batteryHours(cell, load);
  const amps = load / (volts * cell.efficiency);
  return {
    ok: true,
    lines: [
      {label: 'Runtime', value: span(hours), main: true},
      {label: 'Energy for the load', value: `${num(load * hours, 0)} Wh`, main: true},
      {label: 'At half the load', value: span(batteryHours(cell, load / 2))},
      {label: 'At twice the load', value: span(batteryHours(cell, load * 2))},
      {label: 'Current of the battery', value: `${num(amps, 1)} A`},
      {
        label: 'Capacity',
        value: `${num(cell.ampHours, 1)} Ah, ${num(volts * cell.ampHours, 0)} Wh`,
      },
      {
        label: 'Lost to the inverter and the reserve',
        value: `${num(volts * cell.ampHours - energyOf(cell), 0)} Wh`,
      },
    ],
    warnings:
      hours < 0.25
        ? [
            'The battery is empty within a quarter of an hour: it may not deliver this power at all.',
          ]
        : [],
    notes: [
      'A new battery at 20 °C. Cold, age and high currents shorten the time, so plan with two thirds of it. Whether battery, inverter and cable can deliver the power isn’t checked.',
    ],
  };
}

function solveGenerator(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const load = form.number('load');
  const factor = form.number('factor');
  const rating = form.number('rating');
  const engine = {
    watts: rating * factor,
    tank: form.number('tank'),
    full: form.number('full'),
    half: form.number('half'),
  };
  if (engine.half > engine.full) {
    form.refuse('half', 'The fuel at half load is at most the fuel at full load. Swap them.');
  }
  if (form.failed) {
    return form.failure;
  }
  const share = load / engine.watts;
  if (share > 1) {
    form.refuse(
      'load',
      `The generator gives ${num(engine.watts, 0)} W at most. Reduce the load or take a larger one.`,
    );
    return form.failure;
  }
  const rate = fuelAt(engine, load);
  const hours = generatorHours(engine, load);
  return {
    ok: true,
    lines: [
      {label: 'Runtime of a tank', value: span(hours), main: true},
      {label: 'Load', value: `${num(100 * share, 0)} %`, main: true},
      {label: 'Fuel', value: `${num(rate, 2)} l/h`},
      {label: 'Fuel for a day of 10 hours', value: `${num(rate * 10, 1)} l`},
      {label: 'Energy of a tank', value: `${num((load * hours) / 1000, 1)} kWh`},
      {label: 'Most real power', value: `${num(engine.watts, 0)} W`},
    ],
    warnings: [
      ...(share > 0.8
        ? [
            'More than 80 % of the rating: too little is left for switching on, for flashes and for hot days.',
          ]
        : []),
      ...(share < 0.3
        ? [
            'Less than 30 %: a diesel engine that idles for hours soots up. Take a smaller one or add load.',
          ]
        : []),
    ],
    notes: [
      'Height, heat, inrush current and uneven phases reduce what a generator can give. Earthing and connection are work for a qualified electrician.',
      'Exhaust kills: never run a generator indoors, in a tent or near an air intake. Refuel only when it is off and cold.',
    ],
  };
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    kind: 'battery',
    load: '300',
    volts: '51.2',
    capacity: '2048',
    usable: '90',
    efficiency: '88',
    peukert: '1',
    ratedHours: '20',
    rating: '20000',
    factor: '0.8',
    tank: '60',
    full: '5.4',
    half: '3',
  },
  fields: [
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: options({battery: 'battery', generator: 'generator'}),
    },
    {
      id: 'load',
      label: 'Load',
      unit: 'W',
      kind: 'number',
      hint: 'The average over the show, not the sum of the labels.',
      min: 1,
      max: 1e6,
      units: {W: 1, kW: 1000},
    },
    {
      id: 'capacity',
      label: 'Energy of the battery',
      unit: 'Wh',
      kind: 'number',
      hint: 'Ah are taken at the voltage of the battery.',
      min: 1,
      max: 1e6,
      units: {Wh: 1, kWh: 1000, Ah: 1, mAh: 0.001},
      when: battery,
    },
    {
      id: 'volts',
      label: 'Voltage of the battery',
      unit: 'V',
      kind: 'number',
      min: 1,
      max: 1000,
      when: battery,
    },
    {
      id: 'usable',
      label: 'Usable part',
      unit: '%',
      kind: 'number',
      hint: 'About 90 for lithium, 50 for lead.',
      min: 1,
      max: 100,
      when: battery,
    },
    {
      id: 'efficiency',
      label: 'Efficiency of the inverter',
      unit: '%',
      kind: 'number',
      hint: '100 without one.',
      min: 10,
      max: 100,
      when: battery,
    },
    {
      id: 'peukert',
      label: 'Peukert’s exponent',
      kind: 'number',
      hint: '1 for lithium, from the data sheet for lead.',
      min: 1,
      max: 1.5,
      when: battery,
    },
    {
      id: 'ratedHours',
      label: 'Capacity stated for',
      unit: 'h',
      kind: 'number',
      hint: 'Matters only if the exponent is above 1.',
      min: 0.1,
      max: 100,
      when: battery,
    },
    {
      id: 'rating',
      label: 'Rating',
      unit: 'VA',
      kind: 'number',
      hint: 'The continuous (prime) rating.',
      min: 100,
      max: 5e6,
      units: {VA: 1, kVA: 1000},
      when: generator,
    },
    {
      id: 'factor',
      label: 'Rated power factor',
      kind: 'number',
      hint: 'Three-phase sets are usually rated at 0.8.',
      min: 0.5,
      max: 1,
      when: generator,
    },
    {
      id: 'tank',
      label: 'Usable fuel',
      unit: 'l',
      kind: 'number',
      min: 0.1,
      max: 10_000,
      units: {l: 1, 'US gal': 3.785411784},
      when: generator,
    },
    {
      id: 'full',
      label: 'Fuel at full load',
      unit: 'l/h',
      kind: 'number',
      hint: 'From the data sheet.',
      min: 0.05,
      max: 2000,
      units: {'l/h': 1, 'US gal/h': 3.785411784},
      when: generator,
    },
    {
      id: 'half',
      label: 'Fuel at half load',
      unit: 'l/h',
      kind: 'number',
      min: 0.05,
      max: 2000,
      units: {'l/h': 1, 'US gal/h': 3.785411784},
      when: generator,
    },
  ],
  solve: (state) => (battery(state) ? solveBattery(state) : solveGenerator(state)),
  rule: [
    'Battery: hours = Wh × usable part × efficiency ÷ W. With Peukert’s exponent k above 1 and a current above the rated one, divided by (current ÷ rated current)^(k − 1): Peukert’s law (1897) is for lead–acid at about 20 °C and a steady current.',
    'Generator: fuel follows a straight line through the two values of the data sheet. Power in W = VA × rated power factor (ISO 8528-1). Times are rounded down.',
  ],
  table: () => ({
    caption: 'Runtime in hours of the energy that reaches the load',
    columns: ['Energy', '50 W', '100 W', '200 W', '500 W', '1000 W'],
    rows: [250, 500, 1000, 2000, 3600, 5000].map((energy) => [
      `${energy} Wh`,
      ...[50, 100, 200, 500, 1000].map((load) => num(energy / load, 2)),
    ]),
  }),
};
