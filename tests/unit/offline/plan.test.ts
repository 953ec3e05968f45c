import {describe, expect, it} from 'vitest';
import {parseManifest, type OfflineManifest} from '../../../src/offline/manifest';
import {
  markCompleted,
  emptyState,
  getGroupStatuses,
  parseState,
  planSaving,
  addWanted,
} from '../../../src/offline/plan';

const hash = (digit: string): string => digit.repeat(16);

const manifest: OfflineManifest = {
  version: hash('0'),
  groups: ['one', 'two'],
  pages: [
    ['', hash('a'), 10, 100, 3],
    ['one/x', hash('b'), 20, 200, 1],
    ['two/x', hash('c'), 30, 300, 2],
    ['blog', hash('d'), 40, 400, 0],
  ],
  files: [['assets/js/main.12345678.js', hash('e'), 50, 500, 3]],
};

describe('planSaving', () => {
  it('takes files before the pages that use them, each once', () => {
    const {missing} = planSaving(manifest, ['one', 'two'], new Map());
    const names = ['assets/js/main.12345678.js', '', 'one/x', 'two/x'];
    expect(missing.map(([path]) => path)).toEqual(names);
  });

  it('downloads only what changed, and knows what is not wanted any more', () => {
    const stored = new Map([
      ['', hash('a')],
      ['one/x', hash('f')],
      ['one/gone', hash('b')],
      ['assets/js/main.12345678.js', hash('e')],
    ]);
    const {missing, stale} = planSaving(manifest, ['one'], stored);
    expect(missing.map(([path]) => path)).toEqual(['one/x']);
    expect(stale).toEqual(['one/gone']);
  });
});

it('getGroupStatuses counts what is stored and what is missing, of each group', () => {
  const state = {...emptyState, wanted: ['one'], saved: {one: {at: 5}}};
  const stored = new Map([
    ['one/x', hash('b')],
    ['two/x', hash('f')],
  ]);
  expect(getGroupStatuses(manifest, state, stored)).toMatchObject({
    all: {wanted: false, files: 5, missingFiles: 4, stored: 200, savedAt: null},
    one: {wanted: true, files: 3, missingFiles: 2, wire: 80, missingWire: 60, savedAt: 5},
    two: {files: 3, missingFiles: 3, missingWire: 90, stored: 0},
  });
});

it('completed says when, without the problem of before; what was asked for meanwhile or forgotten is wanted', () => {
  const state = {...emptyState, wanted: ['one', 'later'], saved: {one: {at: 5}}};
  expect(markCompleted({...state, problem: 'network'}, ['two'], 9)).toEqual({
    ...emptyState,
    wanted: ['two', 'one', 'later'],
    saved: {one: {at: 5}, two: {at: 9}},
  });
});

describe('parseState', () => {
  it('reads what was written', () => {
    const state = markCompleted({...emptyState, wanted: ['one']}, ['one'], 9);
    expect(parseState(JSON.stringify(state))).toEqual(state);
  });

  it.each([
    ...['', 'null', '5', '{"wanted":5}', '{"wanted":[{}],"saved":null}', '{"problem":{}}'],
    ...['{"wanted":["one"],"saved":{"one":5}}', '{"unsaved":"x"}'],
  ])('takes %s for nothing', (text) => expect(parseState(text)).toEqual(emptyState));
});

describe('parseManifest', () => {
  it('reads what the build writes', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    ...['', '<!doctype html><title>Log in to the venue</title>', 'null', '[]', '{"version":"1"}'],
    ...[{pages: {}}, {pages: []}, {pages: [null]}, {files: [['x', hash('a'), 1, 1]]}].map((part) =>
      JSON.stringify({...manifest, ...part}),
    ),
    JSON.stringify({...manifest, groups: [null]}),
  ])('refuses %s', (text) => expect(parseManifest(text)).toBeUndefined());
});

it('wantedWith adds a choice, and gives up what did not fit, but nothing that is saved', () => {
  const state = {...emptyState, wanted: ['all', 'one'], saved: {one: {at: 1}}};
  expect(addWanted(state, 'two')).toEqual(['all', 'one', 'two']);
  expect(addWanted(state, 'all')).toEqual(['one', 'all']);
  expect(addWanted({...state, problem: 'full'}, 'two')).toEqual(['one', 'two']);
});
