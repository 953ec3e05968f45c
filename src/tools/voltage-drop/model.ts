import {num} from '../shared/format';
import {options, Reader, type Outcome, type ToolModel} from '../shared/model';
import {celsius as celsiusUnits, lengthText, metres} from '../shared/units';
import {about} from './about';
import {
  awgSizes,
  dropOf,
  feedCurrent,
  feedsFor,
  heatOf,
  metricSizes,
  mostFeeds,
  reach,
  stripDrop,
  thinnest,
  type Circuit,
  type Run,
  type Size,
} from './drop';

export interface State extends Record<string, string> {
  kind: string;
  circuit: string;
  volts: string;
  amps: string;
  factor: string;
  stripVolts: string;
  power: string;
  strip: string;
  resistance: string;
  feeds: string;
  length: string;
  wire: string;
  size: string;
  celsius: string;
  limit: string;
  stripLimit: string;
}

const cable = (state: State): boolean => state.kind === 'cable';
const strip = (state: State): boolean => state.kind === 'strip';
const named = (size: Size): string => (size.startsWith('AWG') ? size : `${size} mm²`);

const scope =
  'By voltage drop only. How much current a cable may carry, its fuse, and whether a fault trips the breaker in time depend on insulation, bundling, drums, heat and local rules, which this tool doesn’t cover.';

function percent(drop: number, volts: number): string {
  return `${num((100 * drop) / volts, 2)} %`;
}

function solveCable(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const volts = form.number('volts');
  const run: Run = {
    circuit: state.circuit as Circuit,
    amps: form.number('amps'),
    factor: state.circuit === 'dc' ? 1 : form.number('factor'),
    metres: form.number('length'),
    celsius: form.number('celsius'),
    size: state.size as Size,
  };
  const limit = form.number('limit');
  if (form.failed) {
    return form.failure;
  }
  const drop = dropOf(run);
  const most = (volts * limit) / 100;
  const sizes = state.size.startsWith('AWG') ? awgSizes : metricSizes;
  const least = thinnest(run, most, sizes);
  return {
    ok: true,
    lines: [
      {label: 'Voltage drop', value: `${num(drop, 2)} V`, main: true},
      {
        label: 'Share of the voltage',
        value: percent(drop, volts),
        main: true,
        over: drop > most + 1e-9,
      },
      {label: 'Voltage at the end', value: `${num(Math.max(0, volts - drop), 2)} V`},
      {
        label: `Thinnest size within ${num(limit)} %`,
        value: least === undefined ? `none up to ${named(sizes.at(-1) ?? run.size)}` : named(least),
      },
      {
        label: `Longest cable of ${named(run.size)} within ${num(limit)} %`,
        value: lengthText((most / drop) * run.metres, state.length, 1),
      },
      {label: 'Heat in the cable', value: `${num(heatOf(run), 1)} W`},
    ],
    warnings: [
      ...(drop >= volts
        ? ['The cable would take the whole voltage: this current cannot flow through it.']
        : drop > most + 1e-9
          ? [`The drop is over your limit of ${num(limit)} %. Use a thicker or shorter cable.`]
          : []),
    ],
    notes: [
      scope,
      ...(volts > 50
        ? ['Mains power can kill. A qualified electrician decides on cable and protection.']
        : [
            'Low voltage with a high current can start a fire. Put a fuse that suits the wire at the supply.',
          ]),
    ],
  };
}

function solveStrip(state: State): Outcome {
  const form = new Reader(state, model.fields);
  const volts = form.number('stripVolts');
  const power = form.number('power');
  const length = form.number('strip');
  const resistance = form.number('resistance');
  const feeds = form.number('feeds');
  const wire = form.number('wire');
  const celsius = form.number('celsius');
  const limit = form.number('stripLimit');
  if (form.failed) {
    return form.failure;
  }
  const led = {metres: length, ampsPerMetre: power / volts, ohmsPerMetre: resistance};
  const inside = stripDrop(led, feeds);
  const amps = feedCurrent(led, feeds);
  const run: Run = {
    circuit: 'dc',
    amps,
    metres: wire,
    size: state.size as Size,
    celsius,
    factor: 1,
  };
  const before = dropOf(run);
  const most = (volts * limit) / 100;
  const drop = inside + before;
  const needed = feedsFor(led, most, (current) => dropOf({...run, amps: current}));
  const total = length * led.ampsPerMetre;
  return {
    ok: true,
    lines: [
      {
        label: 'Voltage at the worst LED',
        value: `${num(Math.max(0, volts - drop), 2)} V`,
        main: true,
      },
      {
        label: `Feeds needed for ${num(limit)} %`,
        value:
          needed === undefined ? `none up to ${mostFeeds}: thicker wire first` : num(needed, 0),
        main: true,
      },
      {label: 'Voltage drop', value: `${num(drop, 2)} V, ${percent(drop, volts)}`},
      {label: 'Drop inside the strip', value: `${num(inside, 2)} V`},
      {label: 'Drop in the wire of the busiest feed', value: `${num(before, 2)} V`},
      {label: 'Farthest LED from a feed', value: lengthText(reach(led, feeds), state.strip)},
      {label: 'Current of the strip', value: `${num(total, 2)} A, ${num(power * length, 1)} W`},
      {label: 'Current of the busiest feed', value: `${num(amps, 2)} A`},
    ],
    warnings:
      drop >= volts
        ? [
            'The voltage never gets that far: the end stays dark or turns orange. Add feeds or use thicker wire.',
          ]
        : drop > most + 1e-9
          ? [`The drop is over your limit of ${num(limit)} %. Add feeds or use thicker wire.`]
          : [],
    notes: [
      'Each pixel is assumed to draw its full current, which is the worst case. More feeds also mean less current in each wire.',
      scope,
      'Put a fuse that suits the wire at the supply for each feed. The mains side of the supply is work for a qualified electrician.',
    ],
  };
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    kind: 'cable',
    circuit: 'single',
    volts: '230',
    amps: '12.8',
    factor: '0.95',
    stripVolts: '5',
    power: '18',
    strip: '5',
    resistance: '0.1',
    feeds: '3',
    length: '30',
    wire: '1',
    size: '2.5',
    celsius: '60',
    limit: '3',
    stripLimit: '10',
  },
  fields: [
    {
      id: 'kind',
      label: 'What it is',
      kind: 'choice',
      options: options({cable: 'a cable with a load at its end', strip: 'an LED strip with feeds'}),
    },
    {
      id: 'circuit',
      label: 'Supply',
      kind: 'select',
      options: options({single: 'single phase', three: 'three-phase', dc: 'direct current'}),
      when: cable,
    },
    {
      id: 'volts',
      label: 'Voltage',
      unit: 'V',
      kind: 'number',
      hint: 'Three-phase: between phases.',
      min: 1,
      max: 1000,
      when: cable,
    },
    {id: 'amps', label: 'Current', unit: 'A', kind: 'number', min: 0.01, max: 1000, when: cable},
    {
      id: 'factor',
      label: 'Power factor',
      kind: 'number',
      min: 0.1,
      max: 1,
      when: (state) => cable(state) && state.circuit !== 'dc',
    },
    {
      id: 'stripVolts',
      label: 'Voltage of the strip',
      unit: 'V',
      kind: 'number',
      hint: 'Usual are 5, 12 and 24.',
      min: 1,
      max: 60,
      when: strip,
    },
    {
      id: 'power',
      label: 'Power of a metre',
      unit: 'W',
      kind: 'number',
      hint: 'At full white.',
      min: 0.1,
      max: 200,
      when: strip,
    },
    {
      id: 'strip',
      label: 'Length of the strip',
      unit: 'm',
      kind: 'number',
      min: 0.1,
      max: 100,
      units: metres,
      when: strip,
    },
    {
      id: 'resistance',
      label: 'Resistance of a metre of strip',
      unit: 'Ω',
      kind: 'number',
      hint: 'Plus and minus together. Strips differ widely: measure yours, see below.',
      min: 0.001,
      max: 10,
      units: {Ω: 1, ohm: 1, mΩ: 0.001},
      when: strip,
    },
    {
      id: 'feeds',
      label: 'Feeds',
      kind: 'number',
      step: 1,
      hint: '1 is one end, 2 both ends, 3 both ends and the middle.',
      min: 1,
      max: mostFeeds,
      integer: true,
      when: strip,
    },
    {
      id: 'length',
      label: 'Length of the cable',
      unit: 'm',
      kind: 'number',
      hint: 'One way.',
      min: 0.1,
      max: 2000,
      units: metres,
      when: cable,
    },
    {
      id: 'wire',
      label: 'Length of the wire to a feed',
      unit: 'm',
      kind: 'number',
      hint: 'One way, the longest.',
      min: 0.01,
      max: 200,
      units: metres,
      when: strip,
    },
    {
      id: 'size',
      label: 'Size of a conductor',
      kind: 'select',
      options: [...metricSizes, ...awgSizes].map((value) => ({value, label: named(value)})),
    },
    {
      id: 'celsius',
      label: 'Temperature of the copper',
      unit: '°C',
      units: celsiusUnits,
      kind: 'number',
      hint: 'Under full load: 60 for rubber, 70 for PVC.',
      min: -20,
      max: 90,
    },
    {
      id: 'limit',
      label: 'Most voltage drop',
      unit: '%',
      kind: 'number',
      hint: 'IEC 60364-5-52 advises 3 for lighting and 5 for the rest, from where the supply enters.',
      min: 0.1,
      max: 50,
      when: cable,
    },
    {
      id: 'stripLimit',
      label: 'Most voltage drop',
      unit: '%',
      kind: 'number',
      hint: 'To the worst LED. 10 leaves 4.5 V of 5 V.',
      min: 0.1,
      max: 50,
      when: strip,
    },
  ],
  solve: (state) => (strip(state) ? solveStrip(state) : solveCable(state)),
  rule: [
    'Cable: drop = b × current × length × (R × power factor + X × sin φ), with b = 2 for single phase and √3 between phases (IEC 60364-5-52, annex G). R is the highest that IEC 60228 allows for flexible tinned copper, so a good cable has less; AWG sizes: NEC chapter 9, table 8. X = 0.08 mΩ/m, for 50 or 60 Hz. R changes by 0.393 % per kelvin. Direct current: drop = 2 × current × length × R.',
    'Strip: drop inside = current per metre × resistance per metre × distance² ÷ 2, where the distance is from the farthest LED to its feed. To measure the resistance, join plus and minus at one end of an unpowered strip, measure at the other and divide by the length.',
  ],
  table: () => ({
    caption: 'Volts lost per ampere over 10 m of cable, copper at 60 °C',
    columns: ['Size', 'Direct current, single phase', 'Three-phase'],
    rows: [...metricSizes, ...awgSizes].map((size) => [
      named(size),
      ...(['single', 'three'] as const).map((circuit) =>
        num(dropOf({circuit, amps: 1, metres: 10, size, celsius: 60, factor: 1}), 4),
      ),
    ]),
  }),
};
