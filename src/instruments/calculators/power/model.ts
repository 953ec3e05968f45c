import {formatFixed, num} from '../../../components/fields/format';
import {choice, number, onlyIf, text, type ValuesOf} from '../../../components/fields/define';
import {calculator, refuse, type Result, type Row} from '../../kit/define';
import {calculatorById, getCalculatorAddress} from '../../list';
import {stateHash} from '../../kit/codec';
import {getPlan, type Plan} from './plan';
import {
  breakers,
  imbalance,
  type Load,
  neutral,
  parseLoads,
  smallestBreaker,
  usualReference,
} from './power';

const amperes = (value: number): string => `${formatFixed(value, 2)} A`;

/** Maximum number of circuits to list. */
const maxListedCircuits = 48;

/** The loads of a circuit, equal ones grouped: `4 × 200 W, 500 VA`. */
function loadsText(loads: readonly Load[]): string {
  const counts = new Map<string, number>();
  for (const {amount, unit} of loads) {
    const name = `${num(amount, 2)} ${unit}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

/** The most important lines: current, circuits, and the load of a single breaker. */
function mainLines({
  supply,
  loads,
  limit,
  breaker,
  phases,
  highest,
  largest,
  consumption,
}: Plan): Result['lines'] {
  const labels = {
    single: 'Current',
    spread: 'Current of the busiest phase',
    balanced: 'Current per phase',
  };
  const areEqual = consumption.every(({amps}) => amps === largest) && largest > 0;
  const loadsPerCircuit = num(Math.floor(limit / largest + 1e-9), 0);
  const fit: Row = [
    'Fit on one circuit',
    `${loadsPerCircuit} × ${loadsText(loads.slice(0, 1))}`,
    'main',
  ];
  // Whoever enters a single fixture wants to know how many of them fit.
  const isSingle = loads.length === 1;
  return [
    areEqual && isSingle && fit,
    [labels[supply], amperes(highest), 'main'],
    ['Circuits needed', num(phases.flatMap(({circuits}) => circuits).length, 0), 'main'],
    areEqual && !isSingle && fit,
    [
      'Load of one breaker for all',
      `${num((100 * highest) / breaker, 1)} %`,
      highest > limit && 'over',
    ],
  ];
}

/** The load of each phase and the current in the neutral; empty unless loads are spread over three phases. */
function phaseLines({supply, phases}: Plan): Row[] {
  const [a = 0, b = 0, c = 0] = phases.map(({amps}) => amps);
  return supply === 'spread'
    ? [
        ...phases.map(({name, watts, amps}): Row => [name, `${num(watts, 1)} W, ${amperes(amps)}`]),
        ['Imbalance', `${num(imbalance([a, b, c]) * 100, 1)} %`],
        ['Neutral, without harmonics', amperes(neutral(a, b, c))],
      ]
    : [];
}

/** The circuits of all phases with their names. */
export const getCircuits = ({phases}: Plan) =>
  phases.flatMap(({name, circuits}) =>
    circuits.map((circuit, index) => ({
      ...circuit,
      name: `${name === '' ? 'Circuit' : `${name}, circuit`} ${index + 1}`,
    })),
  );

/** A line for each circuit with its loads. */
const circuitLines = (plan: Plan): Row[] =>
  getCircuits(plan).map(({name, loads, amps}) => [name, `${loadsText(loads)}: ${amperes(amps)}`]);

/** All lines of the result. */
function linesFor(plan: Plan): Result['lines'] {
  const {supply, volts, voltAmperes, factor, share, limit, total, highest} = plan;
  const breakerText = (sizes: readonly number[]): string => {
    const rating = smallestBreaker(highest, share, sizes);
    return rating === undefined ? 'over 125 A' : `${rating} A`;
  };
  const voltageKinds = {single: '', spread: ' from phase to neutral', balanced: ' between phases'};
  return [
    ...mainLines(plan),
    ...phaseLines(plan),
    ...circuitLines(plan).slice(0, maxListedCircuits),
    ['Voltage used', `${num(volts, 1)} V${voltageKinds[supply]}`],
    ['Total', `${num(total.watts, 1)} W, ${num(total.amps * voltAmperes, 1)} VA`],
    [
      'Planning limit',
      `${amperes(limit)}, ${num(limit * voltAmperes * factor, 0)} W${supply === 'spread' ? ' per phase' : ''}`,
    ],
    ['Smallest breaker for all, IEC sizes', breakerText(breakers.iec)],
    ['Smallest breaker for all, NEC sizes', breakerText(breakers.nec)],
  ];
}

/** What would happen with a single breaker for all loads; undefined within the planning limit. */
function breakerWarning({highest, breaker, limit}: Plan): string | undefined {
  if (highest > breaker * 1.45) {
    return 'A single breaker for all of this would be overloaded and trip within the hour. Split the loads over circuits as listed.';
  }
  if (highest > breaker * 1.13) {
    return 'A single breaker for all of this would be overloaded and could trip. Split the loads over circuits as listed.';
  }
  if (highest > breaker) {
    return 'This is over the breaker’s rating. It may trip after a long time: a breaker to IEC 60898-1 must hold 1.13 times its rating for an hour.';
  }
  return highest > limit
    ? 'This is within the breaker’s rating, but over your planning limit.'
    : undefined;
}

function warningsFor(plan: Plan): Result['warnings'] {
  const {supply, largest, limit} = plan;
  return [
    breakerWarning(plan),
    largest > limit &&
      `The largest load alone draws ${amperes(largest)}, more than the planning limit of one circuit.`,
    supply === 'spread' &&
      'Switch-mode supplies (LED, video) add third harmonics in the neutral, up to about 1.7 times the current of a phase. Ask the electrician whether the neutral is sized for that.',
  ];
}

/** A link to the voltage drop calculator, with the values of the busiest circuit. */
function cableLink({supply, volts, factor, phases}: Plan) {
  const busiest = Math.max(...phases.flatMap(({circuits}) => circuits.map(({amps}) => amps)));
  return {
    text: 'Find the cable for the busiest circuit',
    to:
      getCalculatorAddress(calculatorById('voltage-drop')) +
      stateHash('voltage-drop', {
        circuit: supply === 'balanced' ? 'three' : 'single',
        volts: String(Number(volts.toFixed(2))),
        amps: String(Number(busiest.toFixed(2))),
        factor: String(factor),
      }),
  };
}

const fields = {
  supply: choice('Supply', {
    single: 'Single phase',
    spread: 'Three phases, loads spread',
    balanced: 'Three-phase loads',
  }),
  loads: text(
    'Loads',
    '8 x 200, 2 x 500',
    'Such as 12 x 300, 4 x 750 W, 1.2 kW, 500 VA, 6 A. Own power factor: 2 x 300 W pf 0.6. 0 to 1,000,000 each.',
    parseLoads,
    {wide: true, unit: 'W'},
  ),
  volts: number('Voltage', 'V', '230', 50, 1000),
  ...onlyIf(({supply}) => supply !== 'single', {
    reference: choice(
      'This voltage is',
      {'': 'a standard supply voltage', neutral: 'from phase to neutral', phases: 'between phases'},
      {hint: 'Common: 120/208, 127/220, 220/380, 230/400, 240/415, 277/480, 347/600.'},
    ),
  }),
  factor: number('Power factor', '', '0.95', 0.05, 1, {
    advanced: true,
    hint: '1 for filament lamps; LED fixtures: see the data sheet.',
  }),
  breaker: number('Breaker', 'A', '16', 1, 1000),
  share: number('Use at most', '%', '80', 10, 100, {
    advanced: true,
    hint: 'Share of the breaker’s rating. Under the NEC, 80 for loads that last three hours or more.',
  }),
};

/** The plan for what was typed; undefined if it doesn't say what its voltage is. */
export function planFor({reference: selected, share, ...rest}: ValuesOf<typeof fields>) {
  const reference = selected === '' ? usualReference(rest.volts) : selected;
  return rest.supply === 'single' || reference
    ? getPlan({...rest, reference, share: share / 100})
    : undefined;
}

export const model = calculator(
  {
    id: 'power',
    group: 'fixture',
    job: 'Which light goes on which phase and circuit?',
    title: 'Power planner',
    purpose: 'Adds up loads, spreads them over phases and compares the current with a breaker.',
    page: '/handbook/background/hardware-and-power',
  },
  fields,
  {
    solve(values) {
      const plan = planFor(values);
      if (plan === undefined) {
        return refuse(
          'reference',
          `${num(values.volts)} V can be from phase to neutral or between phases, and the current differs by 1.7. Choose one.`,
        );
      }
      const unlistedCount = circuitLines(plan).length - maxListedCircuits;
      return {
        lines: linesFor(plan),
        warnings: warningsFor(plan),
        link: cableLink(plan),
        notes: [
          unlistedCount > 0 && `${unlistedCount} more circuits are counted but not listed.`,
          'This is a planning aid and doesn’t replace an electrician. Cable, distance, temperature, inrush current and local rules decide as well. Mains power can kill: leave the distribution to a qualified person.',
        ],
      };
    },
    rule: [
      'Single phase: I = P ÷ (V × power factor). Three-phase load: I = P ÷ (√3 × V between phases × power factor). Loads are spread to keep the busiest phase as low as possible, and packed into circuits up to the planning limit, the largest first. Neutral = √(a² + b² + c² − ab − bc − ca).',
      'NEC 210.20(A) asks for a breaker of 125 % of a continuous load, which is the same as using 80 % of it. Other countries have other rules, so set your own share. Sizes: NEC 240.6(A), IEC 60898-1. Supplies: IEC 60038, ANSI C84.1. For sine waves of 50 or 60 Hz and steady loads; inrush current isn’t included.',
    ],
    table: () => ({
      caption: 'Watts at 80 % of a breaker, power factor 1',
      columns: ['Breaker', '120 V', '208 V three-phase', '230 V', '400 V three-phase'],
      rows: [10, 13, 15, 16, 20, 25, 32, 40, 63, 100, 125].map((rating) => [
        `${rating} A`,
        ...[120, 208 * Math.sqrt(3), 230, 400 * Math.sqrt(3)].map(
          (volts) => `${num(rating * 0.8 * volts, 0)} W`,
        ),
      ]),
    }),
  },
);
