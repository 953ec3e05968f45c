import {count, num} from '../shared/format';
import {options, Reader, type Line, type ToolModel} from '../shared/model';
import {parseList} from '../shared/parse';
import {
  blockName,
  fromAbsolute,
  layOut,
  maxUniverse,
  mostFrom,
  nextFree,
  overlaps,
  parseBlocks,
  parseSlot,
  slotName,
  slots,
  type Block,
  type Layout,
} from './patch';

export interface State extends Record<string, string> {
  start: string;
  footprint: string;
  amount: string;
  atEnd: string;
  coarse: string;
  taken: string;
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

export const model: ToolModel<State> = {
  name: 'patch-plan',
  defaults: {start: '1/1', footprint: '15', amount: '12', atEnd: 'next', coarse: '', taken: ''},
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
    const form = new Reader(state, model.fields);
    const start = form.take('start', parseSlot(state.start, 'First address'), 1);
    const footprint = form.number('footprint');
    const amount = form.number('amount');
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
        coarse = form.take(
          'coarse',
          parseList(state.coarse, {
            label: 'Coarse channels',
            min: 1,
            max: Math.max(1, footprint - 1) || 511,
            most: 64,
          }),
          [],
        );
      }
    }
    if (form.failed) {
      return form.failure;
    }
    const layout: Layout = {atEnd: straddle ? 'straddle' : 'next', coarse};
    const blocks = layOut(start, footprint, amount, layout);
    const last = blocks.at(-1)?.last ?? start;
    if (last > maxUniverse * slots) {
      form.refuse(
        'start',
        `These fixtures run past universe ${num(maxUniverse)}. Start earlier, or use fewer.`,
      );
      return form.failure;
    }
    const first = blocks[0] ?? {first: start, last};
    const clashes = blocks.flatMap((block, index) =>
      taken
        .filter((other) => overlaps(block, other))
        .map((other) => `Fixture ${index + 1} (${blockName(block)}) overlaps ${blockName(other)}.`),
    );
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
        {label: 'Most of these in one universe', value: String(mostFrom(1, footprint))},
        {
          label: 'Fixtures that fit from the first address to the end of its universe',
          value: String(mostFrom(fromAbsolute(start).address, footprint)),
        },
        {label: 'First fixture', value: blockName(first)},
        {label: 'Last fixture', value: blockName(blocks.at(-1) ?? first)},
        ...starts(blocks),
      ],
      warnings: [
        ...(first.first === start
          ? []
          : [
              `The first fixture does not fit at ${slotName(start)}, so it starts at ${slotName(first.first)}.`,
            ]),
        ...clashes.slice(0, 12),
        ...(clashes.length > 12 ? [`${clashes.length - 12} more overlaps.`] : []),
        ...(straddle &&
        blocks.some(
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
