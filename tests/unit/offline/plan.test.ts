import {describe, expect, it} from 'vitest';
import {type OfflineManifest, parseManifest} from '../../../src/offline/manifest';
import {
  addWanted,
  emptyState,
  getGroupStatuses,
  markCompleted,
  parseState,
  planSaving,
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
  it('lists each missing file once, before the pages that use it', () => {
    const {missing} = planSaving(manifest, ['one', 'two'], new Map());
    const names = ['assets/js/main.12345678.js', '', 'one/x', 'two/x'];
    expect(missing.map(([path]) => path)).toEqual(names);
  });

  it('lists changed files as missing, and files that are no longer needed as stale', () => {
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

it('getGroupStatuses returns counts and sizes of stored and missing files for each group', () => {
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

it('markCompleted stores the time, clears the problem, and keeps groups that were requested meanwhile', () => {
  const state = {...emptyState, wanted: ['one', 'later'], saved: {one: {at: 5}}};
  expect(markCompleted({...state, problem: 'network'}, ['two'], 9)).toEqual({
    ...emptyState,
    wanted: ['two', 'one', 'later'],
    saved: {one: {at: 5}, two: {at: 9}},
  });
});

describe('parseState', () => {
  it('is the inverse of JSON.stringify', () => {
    const state = markCompleted({...emptyState, wanted: ['one']}, ['one'], 9);
    expect(parseState(JSON.stringify(state))).toEqual(state);
  });

  it.each([
    ...['', 'null', '5', '{"wanted":5}', '{"wanted":[{}],"saved":null}', '{"problem":{}}'],
    ...['{"wanted":["one"],"saved":{"one":5}}', '{"unsaved":"x"}'],
  ])('returns an empty state for %s', (text) => expect(parseState(text)).toEqual(emptyState));
});

describe('parseManifest', () => {
  it('parses the manifest of a build', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    ...['', '<!doctype html><title>Log in to the venue</title>', 'null', '[]', '{"version":"1"}'],
    ...[{pages: {}}, {pages: []}, {pages: [null]}, {files: [['x', hash('a'), 1, 1]]}].map((part) =>
      JSON.stringify({...manifest, ...part}),
    ),
    JSON.stringify({...manifest, groups: [null]}),
  ])('returns undefined for %s', (text) => expect(parseManifest(text)).toBeUndefined());
});

it('addWanted adds a group, and drops one that did not fit, unless it is saved', () => {
  const state = {...emptyState, wanted: ['all', 'one'], saved: {one: {at: 1}}};
  expect(addWanted(state, 'two')).toEqual(['all', 'one', 'two']);
  expect(addWanted(state, 'all')).toEqual(['one', 'all']);
  expect(addWanted({...state, problem: 'full'}, 'two')).toEqual(['one', 'two']);
});
