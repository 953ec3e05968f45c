import {expect, it} from 'vitest';
import {
  describePanel,
  formatSize,
  initialView,
  type OfflineView,
} from '../../../src/offline/SaveOffline/describe';
import type {GroupStatus} from '../../../src/offline/plan';

const at = Date.UTC(2026, 4, 3, 12);
const size = {files: 10, wire: 2_000_000, stored: 0, savedAt: null, wanted: false};
const nothing: GroupStatus = {...size, missingFiles: 10, missingWire: 2_000_000};

function view(
  all: Partial<GroupStatus>,
  others: Partial<OfflineView> = {},
  one: Partial<GroupStatus> = {},
): OfflineView {
  const product = {...nothing, wire: 500_000, missingWire: 500_000, ...one};
  return {...early, groups: {all: {...nothing, ...all}, one: product}, ...others};
}

const early: OfflineView = {...initialView, support: 'ready'};
const half = {wanted: true, missingFiles: 5, missingWire: 1_000_000};
const left = {missingFiles: 2, missingWire: 100_000};
const saved = {wanted: true, missingFiles: 0, missingWire: 0, stored: 14_200_000, savedAt: at};
const oneMissing = {...half, files: 337, missingFiles: 1};

/** Situations of the whole site. */
const situations: Record<string, OfflineView> = {
  'nothing is known yet': initialView,
  'the size is known': view({}),
  'a tap was taken before the worker answered': {...early, asked: ['all']},
  'a wish could not even begin': view({}, {asked: ['all'], problem: 'network'}),
  'it is being saved': view(half, {saving: true}),
  'it was stopped': view(half),
  network: view(half, {problem: 'network'}),
  full: view(half, {problem: 'full'}),
  forbidden: view(half, {problem: 'forbidden'}),
  changed: view(half, {problem: 'changed'}),
  'one file is wrong on the server': view(oneMissing, {problem: 'changed', unsaved: ['blog']}),
  'many are': view(oneMissing, {problem: 'changed', unsaved: ['a', 'b', 'c', 'd', 'e']}),
  'nobody expected it': view(half, {problem: 'unknown'}),
  'an earlier copy is left that nobody remembers': view(left),
  'the same, and a product is wanted': view(left, {}, {wanted: true}),
  'it is saved': view(saved),
  'the browser promised to keep it': view(saved, {isKept: true}),
  'the browser promised nothing': view(saved, {isKept: false}),
  'something has changed since': view({...half, missingWire: 12_000, savedAt: at}),
  insecure: {...initialView, support: 'insecure'},
  unsupported: {...initialView, support: 'unsupported'},
  off: {...initialView, support: 'off'},
};

function told(from: OfflineView, group: string): string {
  const {state, action, progress, canRemove, text, hint} = describePanel(from, group);
  const bar = progress && `${progress.done}/${progress.total}`;
  const parts = [action, bar, canRemove && 'remove', text, hint].filter(Boolean);
  return `${state}: ${parts.join(' | ').replace(/\d\d:\d\d/, 'hh:mm')}`;
}

it('a panel says what is, and what to do', async () => {
  const lines = Object.entries(situations).map(([what, from]) => `${what}\n  ${told(from, 'all')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('describe.txt');
});

it('a panel of a product says whether the whole site holds it', () => {
  expect(told(view(saved), 'one')).toBe('saved: Saved with the whole site.');
  expect(told(view({}), 'one')).toBe('none: Save | One download of about 500 kB.');
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [840_400, '840 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_940_000, '1.9 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
