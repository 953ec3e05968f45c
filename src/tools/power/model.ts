import {fixed, num} from '../shared/format';
import {options, Reader, type Line, type ToolModel} from '../shared/model';
import {
  balance,
  breakers,
  imbalance,
  neutral,
  parseLoads,
  singlePhase,
  smallestBreaker,
  threePhase,
} from './power';

export interface State extends Record<string, string> {
  supply: string;
  loads: string;
  volts: string;
  factor: string;
  breaker: string;
  share: string;
}

const phaseNames = ['L1', 'L2', 'L3'] as const;
const amperes = (value: number): string => `${fixed(value, 2)} A`;

export const model: ToolModel<State> = {
  name: 'power',
  defaults: {
    supply: 'single',
    loads: '8 x 200, 2 x 500',
    volts: '230',
    factor: '0.95',
    breaker: '16',
    share: '80',
  },
  fields: [
    {
      id: 'supply',
      label: 'Supply',
      kind: 'choice',
      options: options({
        single: 'Single phase',
        spread: 'Three phases, loads spread',
        balanced: 'Three-phase loads',
      }),
    },
    {
      id: 'loads',
      label: 'Loads',
      unit: 'W',
      kind: 'text',
      wide: true,
      hint: 'Watts, such as 12 x 300, 4 x 750 W, 1.2 kW. 0 to 1000000 each.',
    },
    {
      id: 'volts',
      label: 'Voltage',
      unit: 'V',
      kind: 'number',
      hint: 'Three-phase loads: between phases, such as 400 or 208. Otherwise phase to neutral, such as 230 or 120.',
      min: 50,
      max: 1000,
    },
    {
      id: 'factor',
      label: 'Power factor',
      kind: 'number',
      hint: '1 for filament lamps; LED fixtures: see the data sheet.',
      min: 0.05,
      max: 1,
    },
    {id: 'breaker', label: 'Breaker', unit: 'A', kind: 'number', min: 1, max: 1000},
    {
      id: 'share',
      label: 'Use at most',
      unit: '%',
      kind: 'number',
      hint: '10 to 100 of the breaker. 80 for loads that last three hours or more under the NEC.',
      min: 10,
      max: 100,
    },
  ],
  solve(state) {
    const form = new Reader(state, model.fields);
    const loads = form.take('loads', parseLoads(state.loads), []);
    const volts = form.number('volts');
    const factor = form.number('factor');
    const breaker = form.number('breaker');
    const share = form.number('share') / 100;
    if (form.failed) {
      return form.failure;
    }
    const watts = loads.reduce((sum, load) => sum + load, 0);
    const warnings: string[] = [];
    const lines: Line[] = [];
    let highest: number;
    if (state.supply === 'spread') {
      const phases = balance(loads);
      const currents = phases.map((load) => singlePhase(load, volts, factor)) as [
        number,
        number,
        number,
      ];
      highest = Math.max(...currents);
      lines.push(
        {label: 'Current of the busiest phase', value: amperes(highest), main: true},
        ...phaseNames.map((name, index) => ({
          label: name,
          value: `${num(phases[index] ?? 0, 1)} W, ${amperes(currents[index] ?? 0)}`,
        })),
        {label: 'Imbalance', value: `${num(imbalance(currents) * 100, 1)} %`},
        {label: 'Neutral, without harmonics', value: amperes(neutral(...currents))},
      );
      warnings.push(
        'Switch-mode supplies (LED, video) add third harmonics in the neutral, up to about 1.7 times the current of a phase. Ask the electrician whether the neutral is sized for that.',
      );
    } else {
      highest =
        state.supply === 'single'
          ? singlePhase(watts, volts, factor)
          : threePhase(watts, volts, factor);
      lines.push({
        label: state.supply === 'single' ? 'Current' : 'Current per phase',
        value: amperes(highest),
        main: true,
      });
    }
    const limit = breaker * share;
    if (highest > breaker) {
      warnings.unshift('This is more than the breaker’s rating: it will trip.');
    } else if (highest > limit) {
      warnings.unshift('This is within the breaker’s rating, but over your planning limit.');
    }
    const size = (sizes: readonly number[]): string => {
      const found = smallestBreaker(highest, share, sizes);
      return found === undefined ? 'over 125 A' : `${found} A`;
    };
    const wattsAt = limit * volts * factor * (state.supply === 'balanced' ? Math.sqrt(3) : 1);
    lines.push(
      {label: 'Load of the breaker', value: `${num((100 * highest) / breaker, 1)} %`, main: true},
      {
        label: 'Voltage taken as',
        value: `${num(volts, 1)} V ${state.supply === 'balanced' ? 'between phases' : 'from phase to neutral'}`,
      },
      {label: 'Total', value: `${num(watts, 1)} W, ${num(watts / factor, 1)} VA`},
      {
        label: 'Planning limit',
        value: `${amperes(limit)}, ${num(wattsAt, 0)} W${state.supply === 'spread' ? ' per phase' : ''}`,
      },
      {label: 'Smallest breaker, IEC sizes', value: size(breakers.iec)},
      {label: 'Smallest breaker, NEC sizes', value: size(breakers.nec)},
    );
    return {
      ok: true,
      lines,
      warnings,
      notes: [
        'A planning aid, not an electrician. Cable, distance, temperature, inrush current and local rules decide as well. Mains power can kill: leave the distribution to a qualified person.',
      ],
    };
  },
  rule: [
    'Single phase: I = P ÷ (V × power factor). Three-phase load: I = P ÷ (√3 × V between phases × power factor). Loads are spread from the largest down, each to the phase with least load. Neutral = √(a² + b² + c² − ab − bc − ca).',
    'NEC 210.20(A) asks for a breaker of 125 % of a continuous load, which is the same as using 80 % of it. Elsewhere other rules hold: set your own share. Sizes: NEC 240.6(A), IEC 60898-1.',
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
};
