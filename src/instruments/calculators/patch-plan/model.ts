import {count, num} from '../../../components/fields/format';
import {
  choice,
  is,
  lines,
  onlyIf,
  text,
  type ValuesOf,
  whole,
} from '../../../components/fields/define';
import {calculator, refuse, type Row} from '../../kit/define';
import {calculatorById, getCalculatorAddress} from '../../list';
import {stateHash} from '../../kit/codec';
import type {CalculatorState} from '../../kit/model';
import {
  fail,
  parseInteger,
  parseList,
  type ParseResult,
  tidy,
} from '../../../components/fields/parse';
import {
  type Block,
  blockName,
  fromAbsolute,
  layOut,
  layOutTypes,
  maxFrom,
  maxUniverse,
  nextFree,
  overlaps,
  parseBlocks,
  parseSlot,
  parseTypes,
  type PatchedFixture,
  slotName,
  slots,
} from './patch';

/** Start addresses, one line for each universe. */
function startAddressLines(blocks: readonly Block[]): Row[] {
  const byUniverse = new Map<number, number[]>();
  for (const {first} of blocks) {
    const {universe, address} = fromAbsolute(first);
    byUniverse.set(universe, [...(byUniverse.get(universe) ?? []), address]);
  }
  return [...byUniverse].map(([universe, addresses]) => [
    `Universe ${universe}: ${count(addresses.length, 'start address', 'start addresses')}`,
    addresses.join(', '),
  ]);
}

/** Parses the coarse channels, which require a fixture of at least two channels. */
function parseCoarse(text: string, {footprint = ''}: CalculatorState): ParseResult<number[]> {
  if (text.trim() === '') {
    return {ok: true, value: []};
  }
  const channels = parseInteger(footprint, {label: 'Channels', min: 1, max: slots});
  const max = (channels.ok ? channels.value : slots) - 1;
  return max === 0
    ? fail('A fixture with one channel has no 16-bit pair. Leave this field empty.')
    : parseList(text, {label: 'Coarse channels', min: 1, max, maxEntries: 64});
}

const fields = {
  start: text(
    'First address',
    '1/1',
    'Universe/address: 1/1 to 32,768/512. Or absolute: 513 and /513 are 2/1.',
    (typed) => parseSlot(typed, 'First address'),
  ),
  footprint: whole('Channels per fixture', '15', 1, 512, {
    step: 1,
    hint: 'As in the fixture’s mode.',
  }),
  amount: whole('Fixtures', '12', 1, 512, {step: 1}),
  type: text('Name of the type', '', 'Optional, for the patch sheet.', (typed) => ({
    ok: true,
    value: tidy(typed),
  })),
  number: whole('Number of the first fixture', '1', 1, 99999, {step: 1, advanced: true}),
  gap: whole('Free channels after each', '0', 0, 512, {step: 1, advanced: true}),
  more: lines(
    'Further types',
    '',
    'Optional, a line each: 8 x 20 Spot. With number and gap: 8 x 20 Spot #101 gap 4.',
    (typed) => parseTypes(typed, 'Further types'),
  ),
  atEnd: choice(
    'When a universe is full',
    {next: 'Start in the next universe', straddle: 'Continue across the boundary'},
    {advanced: true},
  ),
  ...onlyIf(is('atEnd', 'straddle'), {
    coarse: text(
      'Coarse channels of 16-bit pairs',
      '',
      'Optional. For example 1, 3 if channels 1 and 2 make one value, and 3 and 4 another. Pairs aren’t split.',
      parseCoarse,
      {wide: true},
    ),
  }),
  taken: text(
    'Addresses already taken',
    '',
    'Optional. For example 1/100-120, 2/5, or absolute as 513-520.',
    (typed) => parseBlocks(typed, 'Addresses already taken'),
    {wide: true},
  ),
};

/** The plan that the fields describe. */
export function getPlan(values: ValuesOf<typeof fields>): PatchedFixture[] {
  const {start, type: name, amount, footprint, number, gap, more, atEnd, coarse} = values;
  const own = {name, amount, footprint, number, gap};
  return layOutTypes(start, [own, ...more], {
    atEnd,
    coarse: atEnd === 'straddle' ? coarse : [],
  });
}

export const model = calculator(
  {
    id: 'patch-plan',
    group: 'beam',
    job: 'Which universe and channel is fixture 40?',
    title: 'Patch planner',
    purpose: 'Lays out a row of fixtures over universes, and finds addresses that overlap.',
    page: '/beam-for-live/application/fixture-patch',
  },
  fields,
  {
    solve(values) {
      const {start, footprint, gap, taken, atEnd} = values;
      const plan = getPlan(values);
      if ((plan.at(-1)?.last ?? start) > maxUniverse * slots) {
        return refuse(
          'start',
          `These fixtures run past universe ${num(maxUniverse)}. Start earlier, or use fewer.`,
        );
      }
      const first = plan[0] ?? {first: start, last: start};
      const lastOne = plan.at(-1) ?? first;
      const {last} = lastOne;
      const clashes = plan.flatMap((block) =>
        taken
          .filter((other) => overlaps(block, other))
          .map(
            (other) =>
              `Fixture ${block.number} (${blockName(block)}) overlaps ${blockName(other)}.`,
          ),
      );
      const numbers = new Set(plan.map(({number}) => number));
      const free = nextFree(last + 1, taken);
      const universes = fromAbsolute(last).universe - fromAbsolute(first.first).universe + 1;
      return {
        lines: [
          ['Addresses used', blockName({first: first.first, last}), 'main'],
          ['Universes', num(universes, 0), 'main'],
          ['Next free address', free > maxUniverse * slots ? 'none' : slotName(free)],
          ['Maximum of these in one universe', String(maxFrom(1, footprint, gap))],
          [
            'Fixtures that fit from the first address to the end of its universe',
            String(maxFrom(fromAbsolute(start).address, footprint, gap)),
          ],
          ['Fixtures', num(plan.length, 0)],
          ['First fixture', blockName(first)],
          ['Last fixture', blockName(lastOne)],
          ...startAddressLines(plan),
        ],
        link: {
          text: 'Show the DIP switches of the first fixture',
          to:
            getCalculatorAddress(calculatorById('dip-switch')) +
            stateHash('dip-switch', {address: String(fromAbsolute(first.first).address)}),
        },
        warnings: [
          first.first !== start &&
            `The first fixture doesn’t fit at ${slotName(start)}, so it starts at ${slotName(first.first)}.`,
          numbers.size < plan.length &&
            'Two fixtures have the same number. Give the types numbers that don’t overlap.',
          ...clashes.slice(0, 12),
          clashes.length > 12 && `${clashes.length - 12} more overlaps.`,
          atEnd === 'straddle' &&
            plan.some(
              (block) =>
                Math.floor((block.first - 1) / slots) !== Math.floor((block.last - 1) / slots),
            ) &&
            'A fixture listens to one universe, so crossing the boundary works only where each part has a separate address, as with LED pixels.',
        ],
      };
    },
    rule: [
      'Last address = first + channels − 1, at most 512. Next first address = first + channels. A universe holds ⌊512 ÷ channels⌋ fixtures. Universes and addresses are counted from 1, as in Beam; the Art-Net Port-Address is the universe minus one.',
      'Two fixtures overlap if each starts no later than the other ends. Absolute address = (universe − 1) × 512 + address.',
    ],
    tableTitle: 'Table of fixtures per universe',
    table: () => ({
      caption: 'How many fixtures fit into one universe, from address 1',
      columns: ['Channels per fixture', 'Fixtures', 'First three addresses', 'Free at the end'],
      rows: [1, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 40, 64].map(
        (footprint) => [
          String(footprint),
          String(maxFrom(1, footprint)),
          layOut(1, footprint, 3, {atEnd: 'next'})
            .map((block) => fromAbsolute(block.first).address)
            .join(', '),
          String(slots - maxFrom(1, footprint) * footprint),
        ],
      ),
    }),
  },
);
