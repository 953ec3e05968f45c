/** Laying out fixtures over DMX universes. Source: ANSI E1.11 (512 slots in a universe). */
import {
  chooseSpelling,
  fail,
  parseInteger,
  parseParts,
  type ParseResult,
  tidy,
} from '../../../components/fields/parse';

/** Slots in a universe. */
export const slots = 512;
/** Highest universe in Beam. */
export const maxUniverse = 32768;

/** A slot: universe from 1, address from 1 to 512. */
export interface Slot {
  universe: number;
  address: number;
}

/** A block of slots, counted in absolute addresses (1 = universe 1, address 1), both ends included. */
export interface Block {
  first: number;
  last: number;
}

/** Absolute address, from 1. */
export function toAbsolute({universe, address}: Slot): number {
  return (universe - 1) * slots + address;
}

/** Universe and address of an absolute address (1 or more). */
export function fromAbsolute(absolute: number): Slot {
  return {universe: Math.floor((absolute - 1) / slots) + 1, address: ((absolute - 1) % slots) + 1};
}

/** Whether a fixture of `footprint` channels fits into its universe at `address`. */
export function fits(address: number, footprint: number): boolean {
  return address + footprint - 1 <= slots;
}

/** How many fixtures of `footprint` channels, with `gap` free ones between them, fit from `address` to the end of the universe. */
export function maxFrom(address: number, footprint: number, gap = 0): number {
  return Math.floor((slots + 1 - address + gap) / (footprint + gap));
}

/** True if two blocks share a slot. */
export function overlaps(a: Block, b: Block): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** What to do at the end of a universe. */
export interface Layout {
  /** `next` starts a fixture that does not fit at address 1 of the next universe; `straddle` splits it. */
  atEnd: 'next' | 'straddle';
  /** Coarse channels of 16-bit pairs (1 to footprint − 1): a pair is never split. */
  coarse?: readonly number[];
  /** Channels left free after each fixture. */
  gap?: number;
}

/** First possible address after `last` and the gap, which ends with the universe unless fixtures may straddle it. */
function after(last: number, gap: number, atEnd: Layout['atEnd']): number {
  const {universe} = fromAbsolute(last);
  const next = last + 1 + gap;
  return atEnd === 'next' ? Math.min(next, universe * slots + 1) : next;
}

/**
 * Blocks of `amount` fixtures in a row.
 *
 * @param start absolute address of the first fixture, from 1
 * @param footprint channels per fixture, 1 to 512
 */
export function layOut(
  start: number,
  footprint: number,
  amount: number,
  {atEnd, coarse = [], gap = 0}: Layout,
): Block[] {
  const blocks: Block[] = [];
  let first = start;
  const splits = (at: number) => coarse.some((channel) => (at + channel - 1) % slots === 0);
  for (let index = 0; index < amount; index += 1) {
    if (atEnd === 'next') {
      const {universe, address} = fromAbsolute(first);
      if (!fits(address, footprint)) {
        first = universe * slots + 1;
      }
    } else {
      for (let tries = 0; tries < slots && splits(first); tries += 1) {
        first += 1;
      }
    }
    blocks.push({first, last: first + footprint - 1});
    first = after(first + footprint - 1, gap, atEnd);
  }
  return blocks;
}

/** Formats universe and address as lighting desks do: `1/25`. */
export function slotName(absolute: number): string {
  const {universe, address} = fromAbsolute(absolute);
  return `${universe}/${address}`;
}

/** `1/25 to 1/39`. */
export function blockName({first, last}: Block): string {
  return first === last ? slotName(first) : `${slotName(first)} to ${slotName(last)}`;
}

/**
 * Parses a slot to its absolute address: `3/1` or `3.1` (universe and address), `/1025` or a number
 * (absolute; up to 512 that is an address in universe 1).
 */
export function parseSlot(text: string, label: string): ParseResult<number> {
  const input = tidy(text);
  const asNumber = (spelling: string) =>
    parseInteger(spelling.replace(/^\/ ?/, ''), {label, min: 1, max: maxUniverse * slots});
  const asParts = (spelling: string): ParseResult<number> => {
    const parts = parseParts(spelling, label, [
      {label: 'Universe', min: 1, max: maxUniverse},
      {label: 'Address', min: 1, max: slots},
    ]);
    const [universe = 1, address = 1] = parts.ok ? parts.value : [];
    return parts.ok ? {ok: true, value: toAbsolute({universe, address})} : parts;
  };
  const group = /^([1-9]\d{0,2})[ ,](\d{3})$/.exec(input);
  if (group) {
    const [, universe = '', address = ''] = group;
    const spellings = [`${universe}/${Number(address)}`, `/${universe}${address}`];
    const read = (spelling: string) =>
      spelling.startsWith('/') ? asNumber(spelling) : asParts(spelling);
    return chooseSpelling(label, input, spellings, read) ?? asParts(input);
  }
  return /^(\/ ?\S+|-?\d+|0x[0-9a-f]+)$/i.test(input) ? asNumber(input) : asParts(input);
}

/** First slot at or after `from` that no block covers. */
export function nextFree(from: number, blocks: readonly Block[]): number {
  let free = from;
  for (const {first, last} of [...blocks].sort((a, b) => a.first - b.first)) {
    if (first <= free && free <= last) {
      free = last + 1;
    }
  }
  return free;
}

/**
 * Parses a list of blocks, separated by commas or semicolons: `1/100-120, 2/5, 2/500-3/4`. The end of
 * a block may leave out its universe; a block written without universes has absolute addresses (`513-520`).
 */
export function parseBlocks(text: string, label: string): ParseResult<Block[]> {
  const blocks: Block[] = [];
  for (const entry of tidy(text).split(/[;,]|(?<=\d) (?=\d+\/)/)) {
    const part = entry.trim();
    if (part === '') {
      continue;
    }
    const [from = '', to, more] = part.split(/ ?(?:-| to ) ?/);
    const first = parseSlot(from, label);
    if (!first.ok) {
      return first;
    }
    if (more !== undefined) {
      return fail(`${label}: “${part}” isn’t a range. Enter one such as 1/100-120.`);
    }
    const end =
      to === undefined || /[/.]/.test(to) || !/[/.]/.test(from)
        ? to
        : `${fromAbsolute(first.value).universe}/${to}`;
    const last: ParseResult<number> = end === undefined ? first : parseSlot(end, label);
    if (!last.ok) {
      return last;
    }
    if (last.value < first.value) {
      return fail(`${label}: “${part}” ends before it starts. Enter the lower address first.`);
    }
    blocks.push({first: first.value, last: last.value});
    if (blocks.length > 64) {
      return fail(`${label}: at most 64 blocks.`);
    }
  }
  return {ok: true, value: blocks};
}

/** Fixtures of one type in a row. */
export interface FixtureType {
  name: string;
  amount: number;
  footprint: number;
  /** Number of the first fixture; by default, continues from the type before. */
  number?: number;
  /** Channels left free after each fixture. */
  gap: number;
}

/** Maximum number of types in a plan. */
const maxTypes = 32;

/**
 * Fixture types that a text lists, one in each line: `8 x 20 Spot`, with the number of the first one
 * and the free channels after each as `8 x 20 Spot #101 gap 4`.
 */
export function parseTypes(text: string, label: string): ParseResult<FixtureType[]> {
  const types: FixtureType[] = [];
  for (const line of text.split('\n').map(tidy)) {
    if (line === '') {
      continue;
    }
    const [, amountText, footprintText, name = '', numberText, gapText] =
      /^(\d+) ?[x×*] ?(\d+)(?: (.*?))??(?: ?# ?(\d+))?(?: gap ?(\d+))?$/i.exec(line) ?? [];
    if (amountText === undefined || footprintText === undefined) {
      return fail(
        `${label}: “${line.slice(0, 40)}” can’t be read. Enter how many and their channels, such as 8 x 20 Spot #101 gap 4.`,
      );
    }
    const read = [
      parseInteger(amountText, {label: 'Fixtures', min: 1, max: slots}),
      parseInteger(footprintText, {label: 'Channels', min: 1, max: slots}),
      parseInteger(numberText ?? '1', {label: 'Fixture number', min: 1, max: 99_999}),
      parseInteger(gapText ?? '0', {label: 'Gap', min: 0, max: slots}),
    ];
    const invalid = read.find((one) => !one.ok);
    if (invalid && !invalid.ok) {
      return invalid;
    }
    const [amount = 1, footprint = 1, number = 1, gap = 0] = read.map((one) =>
      one.ok ? one.value : NaN,
    );
    types.push({name, amount, footprint, gap, ...(numberText === undefined ? {} : {number})});
  }
  return types.length > maxTypes
    ? fail(`${label}: at most ${maxTypes} types.`)
    : {ok: true, value: types};
}

/** A fixture of a plan. */
export interface PatchedFixture extends Block {
  number: number;
  type: string;
}

/** Lays out types in sequence by {@link layOut}, separated by the gap of the preceding type. */
export function layOutTypes(
  start: number,
  types: readonly FixtureType[],
  layout: Pick<Layout, 'atEnd' | 'coarse'>,
): PatchedFixture[] {
  const fixtures: PatchedFixture[] = [];
  let first = start;
  let number = 1;
  for (const [index, type] of types.entries()) {
    number = type.number ?? number;
    // Coarse channels apply to the first type.
    const coarse = index === 0 ? layout.coarse : [];
    const own = {atEnd: layout.atEnd, coarse, gap: type.gap};
    for (const block of layOut(first, type.footprint, type.amount, own)) {
      fixtures.push({...block, number, type: type.name});
      number += 1;
      first = after(block.last, type.gap, layout.atEnd);
    }
  }
  return fixtures;
}

/** Column headers of a patch sheet. */
export const sheetColumns = ['Fixture', 'Type', 'Universe', 'Address', 'To', 'Absolute address'];

/** Rows of a patch sheet, in the order of {@link sheetColumns}. */
export function sheetRows(plan: readonly PatchedFixture[]): string[][] {
  return plan.map(({number, type, first, last}) => {
    const {universe, address} = fromAbsolute(first);
    const end = fromAbsolute(last);
    return [
      String(number),
      type === '' ? '–' : type,
      String(universe),
      String(address),
      end.universe === universe ? String(end.address) : `${end.universe}/${end.address}`,
      String(first),
    ];
  });
}

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
