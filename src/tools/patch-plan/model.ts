import {count, num} from '../shared/format';
import {options, Reader, type Line, type ToolModel} from '../shared/model';
import {parseList, tidy} from '../shared/parse';
import {about} from './about';
import {
  blockName,
  fromAbsolute,
  layOut,
  layOutTypes,
  maxUniverse,
  mostFrom,
  nextFree,
  overlaps,
  parseBlocks,
  parseSlot,
  parseTypes,
  slotName,
  slots,
  type Block,
} from './patch';

export interface State extends Record<string, string> {
  start: string;
  footprint: string;
  amount: string;
  atEnd: string;
  coarse: string;
  taken: string;
  type: string;
  gap: string;
  number: string;
  more: string;
}

/** Start addresses, one line for each universe. */
function starts(blocks: readonly Block[]): Line[] {
  const byUniverse = new Map<number, number[]>();
  for (const {first} of blocks) {
    const {universe, address} = fromAbsolute(first);
    byUniverse.set(universe, [...(byUniverse.get(universe) ?? []), address]);
  }
  return [...byUniverse].map(([universe, addresses]) => ({
    label: `Universe ${universe}: ${count(addresses.length, 'start address', 'start addresses')}`,
    value: addresses.join(', '),
  }));
}

/** Reads a state and lays it out; the reader holds what is wrong with it. */
export function readPlan(state: State) {
  const form = new Reader(state, model.fields);
  const start = form.take('start', parseSlot(state.start, 'First address'), 1);
  const footprint = form.number('footprint');
  const amount = form.number('amount');
  const type = tidy(state.type);
  const own = {
    name: type,
    amount,
    footprint,
    number: form.number('number'),
    gap: form.number('gap'),
  };
  const more = form.take('more', parseTypes(state.more, 'Further types'), []);
  const taken = form.take('taken', parseBlocks(state.taken, 'Addresses already taken'), []);
  const straddle = state.atEnd === 'straddle';
  let coarse: number[] = [];
  if (straddle && state.coarse.trim() !== '') {
    if (footprint === 1) {
      form.refuse(
        'coarse',
        'A fixture with one channel has no 16-bit pair. Leave this field empty.',
      );
    } else {
      const max = Math.max(1, footprint - 1) || 511;
      const rules = {label: 'Coarse channels', min: 1, max, most: 64};
      coarse = form.take('coarse', parseList(state.coarse, rules), []);
    }
  }
  const layout = {atEnd: straddle ? 'straddle' : 'next', coarse} as const;
  const plan = form.failed ? [] : layOutTypes(start, [own, ...more], layout);
  if ((plan.at(-1)?.last ?? start) > maxUniverse * slots) {
    form.refuse(
      'start',
      `These fixtures run past universe ${num(maxUniverse)}. Start earlier, or use fewer.`,
    );
  }
  return {form, plan, start, footprint, gap: own.gap, taken};
}

export const model: ToolModel<State> = {
  about,
  defaults: {
    start: '1/1',
    footprint: '15',
    amount: '12',
    atEnd: 'next',
    coarse: '',
    taken: '',
    type: '',
    gap: '0',
    number: '1',
    more: '',
  },
  fields: [
    {
      id: 'start',
      label: 'First address',
      kind: 'text',
      hint: `Universe/address: 1/1 to ${num(maxUniverse)}/512. Or counted through: 513 and /513 are 2/1.`,
    },
    {
      id: 'footprint',
      label: 'Channels per fixture',
      kind: 'number',
      step: 1,
      min: 1,
      max: 512,
      hint: 'As in the fixture’s mode.',
      integer: true,
    },
    {id: 'amount', label: 'Fixtures', kind: 'number', step: 1, min: 1, max: 512, integer: true},
    {id: 'type', label: 'Name of the type', kind: 'text', hint: 'Optional, for the patch sheet.'},
    {
      id: 'number',
      label: 'Number of the first fixture',
      kind: 'number',
      step: 1,
      min: 1,
      max: 99_999,
      integer: true,
    },
    {
      id: 'gap',
      label: 'Free channels after each',
      kind: 'number',
      step: 1,
      min: 0,
      max: 512,
      integer: true,
    },
    {
      id: 'more',
      label: 'Further types',
      kind: 'lines',
      wide: true,
      hint: 'Optional, a line each: 8 x 20 Spot. With number and gap: 8 x 20 Spot #101 gap 4.',
    },
    {
      id: 'atEnd',
      label: 'When a universe is full',
      kind: 'choice',
      options: options({next: 'Start in the next universe', straddle: 'Run on across the border'}),
    },
    {
      id: 'coarse',
      label: 'Coarse channels of 16-bit pairs',
      kind: 'text',
      wide: true,
      hint: 'Optional. For example 1, 3 if channels 1 and 2 make one value, and 3 and 4 another. Pairs are not split.',
      when: (state) => state.atEnd === 'straddle',
    },
    {
      id: 'taken',
      label: 'Addresses already taken',
      kind: 'text',
      wide: true,
      hint: 'Optional. For example 1/100-120, 2/5, or counted through as 513-520.',
    },
  ],
  solve(state) {
    const {form, plan, start, footprint, gap, taken} = readPlan(state);
    if (form.failed) {
      return form.failure;
    }
    const first = plan[0] ?? {first: start, last: start};
    const lastOne = plan.at(-1) ?? first;
    const {last} = lastOne;
    const clashes = plan.flatMap((block) =>
      taken
        .filter((other) => overlaps(block, other))
        .map(
          (other) => `Fixture ${block.number} (${blockName(block)}) overlaps ${blockName(other)}.`,
        ),
    );
    const numbers = new Set(plan.map(({number}) => number));
    const free = nextFree(last + 1, taken);
    const universes = fromAbsolute(last).universe - fromAbsolute(first.first).universe + 1;
    return {
      ok: true,
      lines: [
        {label: 'Addresses used', value: blockName({first: first.first, last}), main: true},
        {label: 'Universes', value: num(universes, 0), main: true},
        {
          label: 'Next free address',
          value: free > maxUniverse * slots ? 'none' : slotName(free),
        },
        {label: 'Most of these in one universe', value: String(mostFrom(1, footprint, gap))},
        {
          label: 'Fixtures that fit from the first address to the end of its universe',
          value: String(mostFrom(fromAbsolute(start).address, footprint, gap)),
        },
        {label: 'Fixtures', value: num(plan.length, 0)},
        {label: 'First fixture', value: blockName(first)},
        {label: 'Last fixture', value: blockName(lastOne)},
        ...starts(plan),
      ],
      warnings: [
        ...(first.first === start
          ? []
          : [
              `The first fixture does not fit at ${slotName(start)}, so it starts at ${slotName(first.first)}.`,
            ]),
        ...(numbers.size < plan.length
          ? ['Two fixtures have the same number. Give the types numbers that do not meet.']
          : []),
        ...clashes.slice(0, 12),
        ...(clashes.length > 12 ? [`${clashes.length - 12} more overlaps.`] : []),
        ...(state.atEnd === 'straddle' &&
        plan.some(
          (block) => Math.floor((block.first - 1) / slots) !== Math.floor((block.last - 1) / slots),
        )
          ? [
              'A fixture listens to one universe: one that runs across the border works only where each part has a separate address, as with LED pixels.',
            ]
          : []),
      ],
    };
  },
  rule: [
    'Last address = first + channels − 1, at most 512. Next first address = first + channels. A universe holds ⌊512 ÷ channels⌋ fixtures. Universes and addresses are counted from 1, as in Beam; the Art-Net Port-Address is the universe minus one.',
    'Two fixtures overlap if each starts no later than the other ends. Counted through: (universe − 1) × 512 + address.',
  ],
  tableTitle: 'Table of fixtures per universe',
  table: () => ({
    caption: 'How many fixtures fit into one universe, from address 1',
    columns: ['Channels per fixture', 'Fixtures', 'First three addresses', 'Free at the end'],
    rows: [1, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 40, 64].map(
      (footprint) => [
        String(footprint),
        String(mostFrom(1, footprint)),
        layOut(1, footprint, 3, {atEnd: 'next'})
          .map((block) => fromAbsolute(block.first).address)
          .join(', '),
        String(slots - mostFrom(1, footprint) * footprint),
      ],
    ),
  }),
};
