import {num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {candidates, exactValue, examples, parameterFor, type Range} from '../../formulas/range';

const fields = {
  example: choice(
    'Range',
    {
      full: 'none: 0 to 255',
      match: 'match another brand: 30 to 225',
      invert: 'invert: 255 to 0',
      confine: 'confine: 120 to 136',
      own: 'custom',
    },
    {value: 'match'},
  ),
  ...onlyIf(is('example', 'own'), {
    start: whole('DMX value for 0', '30', 0, 255, {step: 1, slider: true}),
    end: whole('DMX value for 1', '225', 0, 255, {
      step: 1,
      slider: true,
      hint: 'If lower than the value for 0, the range is inverted.',
    }),
  }),
  parameter: number('Parameter', '', '0.5', 0, 1, {step: 0.05, slider: true, units: {'%': 0.01}}),
  value: whole('DMX value to find', '', 0, 255, {step: 1, optional: true}),
};

/** The range that is chosen or typed. */
export function getRange({example, start, end}: ValuesOf<typeof fields>): Range {
  return example === 'own' ? {start, end} : examples[example];
}

export const model = calculator(
  {
    id: 'range-explorer',
    group: 'beam',
    job: 'Which DMX value does 0.5 become?',
    title: 'Range calculator',
    purpose: 'Converts a parameter between 0 and 1 to its DMX value in a range.',
    page: '/beam-for-live/concepts/ranges',
  },
  fields,
  {
    solve(values) {
      const {value, parameter} = values;
      const range = getRange(values);
      const inverse = parameterFor(value, range) ?? NaN;
      const whole = candidates(parameter, range);
      return {
        lines: [
          ['DMX value', whole.join(' or '), 'main'],
          ['Exact', num(exactValue(parameter, range), 3), 'main'],
          [
            'Arithmetic',
            `${range.start} + ${num(parameter, 4)} × (${range.end} − ${range.start}) = ${num(exactValue(parameter, range), 4)}`,
          ],
          ['DMX values in the range', num(Math.abs(range.end - range.start) + 1, 0)],
          [
            'One DMX step in the parameter',
            range.start === range.end ? 'none' : num(1 / Math.abs(range.end - range.start), 4),
          ],
          !Number.isNaN(value) && [
            `Parameter for DMX value ${value}`,
            inverse >= 0 && inverse <= 1
              ? num(inverse, 4)
              : range.start === range.end && value === range.start
                ? 'any'
                : 'none: outside the range',
          ],
        ],
        warnings: [
          range.start === range.end && 'Start and end are equal, so the parameter has no effect.',
        ],
        notes: [
          whole.length > 1 &&
            'The fixture gets one of the two neighbouring values, so the difference is at most one DMX step.',
        ],
      };
    },
    rule: [
      'DMX value = start + parameter × (end − start), with the parameter from 0 to 1 and DMX from 0 to 255. Without a range: 0 to 255. A start above the end inverts. A range belongs to one parameter of one fixture in the patch.',
      'Parameter = (DMX − start) ÷ (end − start).',
    ],
    table: () => ({
      caption: 'Exact DMX values of the documented examples',
      columns: ['Parameter', 'No range', '30 to 225', '255 to 0', '120 to 136'],
      rows: [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((parameter) => [
        num(parameter, 2),
        ...Object.values(examples).map((range) => num(exactValue(parameter, range), 2)),
      ]),
    }),
  },
);
