import {fixed, num} from '../../../components/fields/format';
import {choice, number, onlyIf, text} from '../../../components/fields/define';
import {refuse, calculator} from '../../kit/define';
import {addressOf, calculatorById} from '../../list';
import {stateHash} from '../../kit/codec';
import type {Line} from '../../kit/model';
import {
  balance,
  betweenPhases,
  breakers,
  circuits,
  draw,
  imbalance,
  neutral,
  parseLoads,
  smallestBreaker,
  toNeutral,
  usualReference,
  type Load,
} from './power';

const phaseNames = ['L1', 'L2', 'L3'] as const;
const amperes = (value: number): string => `${fixed(value, 2)} A`;

/** Circuits that are listed; more are only counted. */
const maxListed = 48;

/** `4 × 200 W, 500 VA`: loads of a circuit, equal ones together. */
function named(loads: readonly (Load | undefined)[]): string {
  const amounts = new Map<string, number>();
  for (const load of loads) {
    const name = load ? `${num(load.amount, 2)} ${load.unit}` : '';
    amounts.set(name, (amounts.get(name) ?? 0) + 1);
  }
  return [...amounts]
    .map(([name, times]) => (times === 1 ? name : `${times} × ${name}`))
    .join(', ');
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
    'Such as 12 x 300, 4 x 750 W, 1.2 kW, 500 VA, 6 A. Own power factor: 2 x 300 W pf 0.6. 0 to 1\u202f000\u202f000 each.',
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
    rare: true,
    hint: '1 for filament lamps; LED fixtures: see the data sheet.',
  }),
  breaker: number('Breaker', 'A', '16', 1, 1000),
  share: number('Use at most', '%', '80', 10, 100, {
    rare: true,
    hint: 'Of the breaker. 80 for loads that last three hours or more under the NEC.',
  }),
};

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
    solve({supply, loads, volts: typed, factor, breaker, share, ...known}) {
      const limit = (breaker * share) / 100;
      const isBalanced = supply === 'balanced';
      const isSpread = supply === 'spread';
      const reference = known.reference === '' ? usualReference(typed) : known.reference;
      if ((isBalanced || isSpread) && reference === undefined) {
        return refuse(
          'reference',
          `${num(typed)} V can be from phase to neutral or between phases, and the current differs by 1.7. Choose one.`,
        );
      }
      const volts = isBalanced
        ? betweenPhases(typed, reference ?? 'phases')
        : isSpread
          ? toNeutral(typed, reference ?? 'neutral')
          : typed;
      const single = isBalanced ? volts * Math.sqrt(3) : volts;
      const drawn = loads.map((load) => draw(load, single, factor));
      // The current on the label of a three-phase load is the current of each phase.
      const currents = drawn.map(({amps}) => amps);
      const sum = (members: readonly number[], of: 'amps' | 'watts') =>
        members.reduce((total, index) => total + (drawn[index]?.[of] ?? 0), 0);
      const all = loads.map((_, index) => index);
      const place = isSpread ? balance(currents) : all.map(() => 0);
      const phases = (isSpread ? phaseNames : ['']).map((name, phase) => {
        const members = all.filter((index) => place[index] === phase);
        const groups = circuits(
          members.map((index) => currents[index] ?? 0),
          limit,
        ).map((group) => group.map((at) => members[at] ?? 0));
        return {name, members, groups, amps: sum(members, 'amps'), watts: sum(members, 'watts')};
      });
      const highest = Math.max(...phases.map(({amps}) => amps));
      const largest = Math.max(...currents);
      const loaded = phases.flatMap(({groups}) => groups.map((group) => sum(group, 'amps')));
      const lines: Line[] = [
        {
          label: isSpread
            ? 'Current of the busiest phase'
            : isBalanced
              ? 'Current per phase'
              : 'Current',
          value: amperes(highest),
          main: true,
        },
        {
          label: 'Circuits needed',
          value: num(
            phases.reduce((total, {groups}) => total + groups.length, 0),
            0,
          ),
          main: true,
        },
        ...(currents.every((amps) => amps === largest) && largest > 0
          ? [
              {
                label: 'Fit on one circuit',
                value: `${num(Math.floor(limit / largest + 1e-9), 0)} × ${named(loads.slice(0, 1))}`,
                main: true,
              },
            ]
          : []),
        {
          label: 'Load of one breaker for all',
          value: `${num((100 * highest) / breaker, 1)} %`,
          over: highest > limit,
        },
      ];
      const warnings: string[] = [];
      if (highest > breaker * 1.45) {
        warnings.push(
          'One breaker for all of this is overloaded and will trip within the hour. Split the loads over circuits as listed.',
        );
      } else if (highest > breaker * 1.13) {
        warnings.push(
          'One breaker for all of this is overloaded and can trip. Split the loads over circuits as listed.',
        );
      } else if (highest > breaker) {
        warnings.push(
          'This is over the breaker’s rating. It may trip after a long time: a breaker to IEC 60898-1 must hold 1.13 times its rating for an hour.',
        );
      } else if (highest > limit) {
        warnings.push('This is within the breaker’s rating, but over your planning limit.');
      }
      if (largest > limit) {
        warnings.push(
          `The largest load alone draws ${amperes(largest)}, more than the planning limit of one circuit.`,
        );
      }
      if (isSpread) {
        const [a = 0, b = 0, c = 0] = phases.map(({amps}) => amps);
        lines.push(
          ...phases.map(({name, watts, amps}) => ({
            label: name,
            value: `${num(watts, 1)} W, ${amperes(amps)}`,
          })),
          {label: 'Imbalance', value: `${num(imbalance([a, b, c]) * 100, 1)} %`},
          {label: 'Neutral, without harmonics', value: amperes(neutral(a, b, c))},
        );
        warnings.push(
          'Switch-mode supplies (LED, video) add third harmonics in the neutral, up to about 1.7 times the current of a phase. Ask the electrician whether the neutral is sized for that.',
        );
      }
      const listed = phases.flatMap(({name, groups}) =>
        groups.map((group, index) => ({
          label: `${name === '' ? 'Circuit' : `${name}, circuit`} ${index + 1}`,
          value: `${named(group.map((at) => loads[at]))}: ${amperes(sum(group, 'amps'))}`,
        })),
      );
      const size = (sizes: readonly number[]): string => {
        const found = smallestBreaker(highest, limit / breaker, sizes);
        return found === undefined ? 'over 125 A' : `${found} A`;
      };
      const watts = sum(all, 'watts');
      lines.push(
        ...listed.slice(0, maxListed),
        {
          label: 'Voltage used',
          value: `${num(volts, 1)} V${isBalanced ? ' between phases' : isSpread ? ' from phase to neutral' : ''}`,
        },
        {label: 'Total', value: `${num(watts, 1)} W, ${num(sum(all, 'amps') * single, 1)} VA`},
        {
          label: 'Planning limit',
          value: `${amperes(limit)}, ${num(limit * single * factor, 0)} W${isSpread ? ' per phase' : ''}`,
        },
        {label: 'Smallest breaker for all, IEC sizes', value: size(breakers.iec)},
        {label: 'Smallest breaker for all, NEC sizes', value: size(breakers.nec)},
      );
      return {
        ok: true,
        lines,
        warnings,
        link: {
          text: 'Find the cable for the busiest circuit',
          to:
            addressOf(calculatorById('voltage-drop')) +
            stateHash('voltage-drop', {
              circuit: isBalanced ? 'three' : 'single',
              volts: String(Number(volts.toFixed(2))),
              amps: String(Number(Math.max(...loaded).toFixed(2))),
              factor: String(factor),
            }),
        },
        notes: [
          ...(listed.length > maxListed
            ? [`${listed.length - maxListed} more circuits are counted but not listed.`]
            : []),
          'A planning aid, not an electrician. Cable, distance, temperature, inrush current and local rules decide as well. Mains power can kill: leave the distribution to a qualified person.',
        ],
      };
    },
    rule: [
      'Single phase: I = P ÷ (V × power factor). Three-phase load: I = P ÷ (√3 × V between phases × power factor). Loads are spread so that the busiest phase has least, and packed into circuits up to the planning limit, the largest first. Neutral = √(a² + b² + c² − ab − bc − ca).',
      'NEC 210.20(A) asks for a breaker of 125 % of a continuous load, which is the same as using 80 % of it. Other countries have other rules, so set your own share. Sizes: NEC 240.6(A), IEC 60898-1. Supplies: IEC 60038, ANSI C84.1. For sine waves of 50 or 60 Hz and steady loads; inrush is not in it.',
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
