import {num} from '../../../components/fields/format';
import {
  choice,
  is,
  number,
  onlyIf,
  select,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {type Answer, calculator} from '../../kit/define';
import {celsius as celsiusUnits, lengthText, metres} from '../../../components/fields/units';
import {
  awgSizes,
  feedCurrent,
  feedsFor,
  getHeat,
  getVoltageDrop,
  maxFeeds,
  metricSizes,
  reach,
  type Run,
  type Size,
  stripDrop,
  thinnest,
} from './drop';

type Values = ValuesOf<typeof fields>;

const formatSize = (size: Size): string => (size.startsWith('AWG') ? size : `${size} mm²`);

const scope =
  'By voltage drop only. How much current a cable may carry, its fuse, and whether a fault trips the breaker in time depend on insulation, bundling, drums, heat and local rules, which this tool doesn’t cover.';

function percent(drop: number, volts: number): string {
  return `${num((100 * drop) / volts, 2)} %`;
}

/** A cable with its load, and its drop. */
export function getCable({length, factor, ...typed}: Values) {
  const run: Run = {...typed, factor: typed.circuit === 'dc' ? 1 : factor, metres: length};
  return {run, drop: getVoltageDrop(run)};
}

/** A strip, how far its LEDs are from a feed, and the wire of its busiest feed with its drop. */
export function getStrip({stripVolts, power, strip, resistance, feeds, wire, ...typed}: Values) {
  const led = {metres: strip, ampsPerMetre: power / stripVolts, ohmsPerMetre: resistance};
  const run: Run = {
    ...typed,
    circuit: 'dc',
    amps: feedCurrent(led, feeds),
    metres: wire,
    factor: 1,
  };
  return {led, farthest: reach(led, feeds), run, before: getVoltageDrop(run)};
}

function solveCable(values: Values, length: string): Answer {
  const {volts, limit} = values;
  const {run, drop} = getCable(values);
  const maxDrop = (volts * limit) / 100;
  const isOverLimit = drop > maxDrop + 1e-9;
  const sizes = run.size.startsWith('AWG') ? awgSizes : metricSizes;
  const thinnestSize = thinnest(run, maxDrop, sizes);
  return {
    lines: [
      ['Voltage drop', `${num(drop, 2)} V`, 'main'],
      ['Share of the voltage', percent(drop, volts), isOverLimit ? 'over' : 'main'],
      ['Voltage at the end', `${num(Math.max(0, volts - drop), 2)} V`],
      [
        `Thinnest size within ${num(limit)} %`,
        thinnestSize === undefined
          ? `none up to ${formatSize(sizes.at(-1) ?? run.size)}`
          : formatSize(thinnestSize),
      ],
      [
        `Longest cable of ${formatSize(run.size)} within ${num(limit)} %`,
        lengthText((maxDrop / drop) * run.metres, length, 1),
      ],
      ['Heat in the cable', `${num(getHeat(run), 1)} W`],
    ],
    warnings: [
      drop >= volts &&
        'The cable would drop the whole voltage, so this current can’t flow. Use a thicker or shorter cable.',
      drop < volts &&
        isOverLimit &&
        `The drop is over your limit of ${num(limit)} %. Use a thicker or shorter cable.`,
    ],
    notes: [
      scope,
      volts > 50
        ? 'Mains power can kill. Leave the choice of cable and protection to a qualified electrician.'
        : 'Low voltage with a high current can start a fire. Put a fuse that suits the wire at the supply.',
    ],
  };
}

function solveStrip(values: Values, typedLength: string): Answer {
  const {stripVolts: volts, stripLimit: limit, power, strip: length, feeds} = values;
  const {led, farthest, run, before} = getStrip(values);
  const {amps} = run;
  const inside = stripDrop(led, feeds);
  const maxDrop = (volts * limit) / 100;
  const drop = inside + before;
  const feedsNeeded = feedsFor(led, maxDrop, (current) => getVoltageDrop({...run, amps: current}));
  const total = length * led.ampsPerMetre;
  return {
    lines: [
      ['Voltage at the worst LED', `${num(Math.max(0, volts - drop), 2)} V`, 'main'],
      [
        `Feeds needed for ${num(limit)} %`,
        feedsNeeded === undefined
          ? `none up to ${maxFeeds}: thicker wire first`
          : num(feedsNeeded, 0),
        'main',
      ],
      ['Voltage drop', `${num(drop, 2)} V, ${percent(drop, volts)}`],
      ['Drop inside the strip', `${num(inside, 2)} V`],
      ['Drop in the wire of the busiest feed', `${num(before, 2)} V`],
      ['Farthest LED from a feed', lengthText(farthest, typedLength)],
      ['Current of the strip', `${num(total, 2)} A, ${num(power * length, 1)} W`],
      ['Current of the busiest feed', `${num(amps, 2)} A`],
    ],
    warnings: [
      drop >= volts &&
        'The strip uses up the voltage before its end, which stays dark or turns orange. Add feeds or use thicker wire.',
      drop < volts &&
        drop > maxDrop + 1e-9 &&
        `The drop is over your limit of ${num(limit)} %. Add feeds or use thicker wire.`,
    ],
    notes: [
      'Each pixel is assumed to draw its full current, which is the worst case. More feeds also mean less current in each wire.',
      scope,
      'Put a fuse that suits the wire at the supply for each feed. Leave the mains side of the supply to a qualified electrician.',
    ],
  };
}

const fields = {
  kind: choice('Type', {
    cable: 'a cable with a load at its end',
    strip: 'an LED strip with feeds',
  }),
  ...onlyIf(is('kind', 'cable'), {
    circuit: select('Supply', {single: 'single phase', three: 'three-phase', dc: 'direct current'}),
    volts: number('Voltage', 'V', '230', 1, 1000, {hint: 'Three-phase: between phases.'}),
    amps: number('Current', 'A', '12.8', 0.01, 1000),
  }),
  ...onlyIf((state) => state.kind === 'cable' && state.circuit !== 'dc', {
    factor: number('Power factor', '', '0.95', 0.1, 1, {advanced: true}),
  }),
  ...onlyIf(is('kind', 'strip'), {
    stripVolts: number('Voltage of the strip', 'V', '5', 1, 60, {hint: 'Common: 5, 12 and 24.'}),
    power: number('Power of a metre', 'W', '18', 0.1, 200, {hint: 'At full white.'}),
    strip: number('Length of the strip', 'm', '5', 0.1, 100, {units: metres}),
    resistance: number('Resistance of a metre of strip', 'Ω', '0.1', 0.001, 10, {
      units: {Ω: 1, mΩ: 0.001},
      hint: 'Plus and minus together. Strips differ widely: measure yours, see below.',
    }),
    feeds: whole('Feeds', '3', 1, maxFeeds, {
      step: 1,
      hint: '1 is one end, 2 both ends, 3 both ends and the middle.',
    }),
  }),
  ...onlyIf(is('kind', 'cable'), {
    length: number('Length of the cable', 'm', '25', 0.1, 2000, {units: metres, hint: 'One way.'}),
  }),
  ...onlyIf(is('kind', 'strip'), {
    wire: number('Length of the wire to a feed', 'm', '1', 0.01, 200, {
      units: metres,
      hint: 'One way, the longest.',
    }),
  }),
  size: select(
    'Size of a conductor',
    [...metricSizes, ...awgSizes].map((size) => [size, formatSize(size)] as const),
    {value: '2.5'},
  ),
  celsius: number('Temperature of the copper', '°C', '60', -20, 90, {
    advanced: true,
    units: celsiusUnits,
    hint: 'Under full load: 60 for rubber, 70 for PVC.',
  }),
  ...onlyIf(is('kind', 'cable'), {
    limit: number('Maximum voltage drop', '%', '3', 0.1, 50, {
      hint: 'IEC 60364-5-52 advises 3 for lighting and 5 for the rest, from where the supply enters.',
    }),
  }),
  ...onlyIf(is('kind', 'strip'), {
    stripLimit: number('Maximum voltage drop', '%', '10', 0.1, 50, {
      hint: 'To the worst LED. 10 leaves 4.5 V of 5 V.',
    }),
  }),
};

export const model = calculator(
  {
    id: 'voltage-drop',
    group: 'fixture',
    job: 'Is 2.5 mm² enough for 30 metres?',
    title: 'Voltage drop and cable size',
    purpose:
      'Calculates what a cable or an LED strip loses, the size it needs and where to feed it.',
  },
  fields,
  {
    solve: (values, state) =>
      values.kind === 'strip' ? solveStrip(values, state.strip) : solveCable(values, state.length),
    rule: [
      'Cable: drop = b × current × length × (R × power factor + X × sin φ), with b = 2 for single phase and √3 between phases (IEC 60364-5-52, annex G). R is the highest that IEC 60228 allows for flexible tinned copper, so a good cable has less; AWG sizes: NEC chapter 9, table 8. X = 0.08 mΩ/m, for 50 or 60 Hz. R changes by 0.393 % per kelvin. Direct current: drop = 2 × current × length × R.',
      'Strip: drop inside = current per metre × resistance per metre × distance² ÷ 2, where the distance is from the farthest LED to its feed. To measure the resistance, join plus and minus at one end of an unpowered strip, measure at the other and divide by the length.',
    ],
    table: () => ({
      caption: 'Volts lost per ampere over 10 m of cable, copper at 60 °C',
      columns: ['Size', 'Direct current, single phase', 'Three-phase'],
      rows: [...metricSizes, ...awgSizes].map((size) => [
        formatSize(size),
        ...(['single', 'three'] as const).map((circuit) =>
          num(getVoltageDrop({circuit, amps: 1, metres: 10, size, celsius: 60, factor: 1}), 4),
        ),
      ]),
    }),
  },
);
