import {num} from '../../../components/fields/format';
import {choice, is, number, onlyIf, type ValuesOf} from '../../../components/fields/define';
import {calculator} from '../../kit/define';
import {clampToUnit, merge, type MergeMode} from '../../formulas/merge';

const track = {step: 0.1, slider: true, units: {'%': 0.01}};

/** Writes out the arithmetic. */
export function arithmetic(mode: MergeMode, values: readonly number[]): string {
  const texts = values.map((value) => num(value, 4));
  const result = num(merge(mode, values), 4);
  if (mode === 'htp') {
    return `highest of ${texts.join(', ')} = ${result}`;
  }
  return mode === 'add'
    ? `${texts.join(' + ')} = ${result}`
    : `(${texts.join(' + ')}) ÷ ${values.length} = ${result}`;
}

const fields = {
  mode: choice(
    'Merge mode of the parameter',
    {add: 'Add', weightedaverage: 'Weighted Average', htp: 'HTP'},
    {value: 'weightedaverage'},
  ),
  tracks: choice('Tracks that send it', {'2': 'two', '3': 'three'}),
  one: number('Track 1', '', '0.2', 0, 1, track),
  two: number('Track 2', '', '0.8', 0, 1, track),
  ...onlyIf(is('tracks', '3'), {
    three: number('Track 3', '', '1', 0, 1, track),
  }),
};

/** Values of the tracks in use. */
export function trackValues({tracks, one, two, three}: ValuesOf<typeof fields>): number[] {
  return tracks === '3' ? [one, two, three] : [one, two];
}

export const model = calculator(
  {
    id: 'merge-explorer',
    group: 'beam',
    job: 'What happens when two tracks send the same parameter?',
    title: 'Merge calculator',
    purpose: 'Shows the result when two or three tracks send one parameter to the same tag group.',
    page: '/beam-for-live/concepts/mixing',
  },
  fields,
  {
    solve({mode, ...tracks}) {
      const values = trackValues({mode, ...tracks});
      const result = merge(mode, values);
      return {
        lines: [
          ['Result', num(result, 4), 'main'],
          ['Arithmetic', arithmetic(mode, values)],
          ['As 8-bit DMX without a range, exact', num(clampToUnit(result) * 255, 2)],
          ['The same tracks with Add', num(merge('add', values), 4)],
          ['With Weighted Average', num(merge('weightedaverage', values), 4)],
          ['With HTP', num(merge('htp', values), 4)],
        ],
        notes: [
          result > 1 &&
            'The sum is more than 1, a parameter’s highest value. Fixtures stop at their highest DMX value.',
        ],
      };
    },
    rule: [
      'Add: sum of all tracks; for dim and iris. Weighted Average: sum divided by the number of tracks; for colour and position, where two tracks meet midway. HTP (highest takes precedence): the highest value. Only parameters of the same tag group merge. The mode is set for each parameter in the fixture profile.',
      'Values go from 0 to 1. Track 1 is the first that sends the parameter; the order makes no difference. HTP is a mode of the Beam 1 editor.',
      'Every track has the same weight here, and a sum above 1 is shown as it is.',
    ],
    table: () => ({
      caption: 'Two and three tracks in each mode',
      columns: ['Tracks', 'Add', 'Weighted Average', 'HTP'],
      rows: [
        [0, 1],
        [0.2, 0.8],
        [0.5, 0.5],
        [0.25, 0.5],
        [1, 1],
        [0.2, 0.3, 0.4],
        [0, 0.5, 1],
        [1, 0, 0],
      ].map((values) => [
        values.join(', '),
        ...(['add', 'weightedaverage', 'htp'] as const).map((mode) => num(merge(mode, values), 3)),
      ]),
    }),
  },
);
