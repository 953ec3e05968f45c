import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {filesOf, parseManifest, sizesOf, type OfflineManifest} from '../../../src/offline/manifest';
import {
  completed,
  emptyState,
  parseState,
  planSaving,
  statusOf,
  wantedWith,
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

const anyFile = fc.tuple(
  fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz').map((letter) => `${letter}/${letter}`),
  fc.constantFrom('0', '1', 'a', 'f').map(hash),
  fc.nat(9999),
  fc.nat(99999),
  fc.nat(7),
);

const anyManifest = fc
  .uniqueArray(anyFile, {selector: ([path]) => path, maxLength: 20})
  .map((list): OfflineManifest => ({
    version: hash('1'),
    groups: ['a', 'b', 'c'],
    pages: list.slice(0, list.length / 2),
    files: list.slice(list.length / 2),
  }));

const anyGroups = fc.subarray(['a', 'b', 'c', 'all']);

describe('planSaving', () => {
  it('takes files before the pages that use them, each once', () => {
    const {missing} = planSaving(manifest, ['one', 'two'], new Map());
    expect(missing.map(([path]) => path)).toEqual([
      'assets/js/main.12345678.js',
      '',
      'one/x',
      'two/x',
    ]);
  });

  it('downloads only what changed, and knows what is not wanted any more', () => {
    const stored = new Map([
      ['', hash('a')],
      ['one/x', hash('f')],
      ['one/gone', hash('b')],
      ['assets/js/main.12345678.js', hash('e')],
    ]);
    const plan = planSaving(manifest, ['one'], stored);
    expect(plan.missing.map(([path]) => path)).toEqual(['one/x']);
    expect(plan.stale).toEqual(['one/gone']);
  });

  it('is done, and deletes nothing that is wanted, when it was carried out', () => {
    fc.assert(
      fc.property(
        anyManifest,
        anyGroups,
        fc.dictionary(fc.constantFrom('a/a', 'b/b', 'gone'), fc.constantFrom('0', 'f').map(hash)),
        (any, wanted, junk) => {
          const stored = new Map(Object.entries(junk));
          const first = planSaving(any, wanted, stored);
          first.missing.forEach(([path, value]) => stored.set(path, value));
          first.stale.forEach((path) => stored.delete(path));
          const second = planSaving(any, wanted, stored);
          expect(second.missing).toEqual([]);
          expect(second.stale).toEqual([]);
          expect([...stored.keys()].sort()).toEqual(
            filesOf(any, wanted)
              .map(([path]) => path)
              .sort(),
          );
        },
      ),
    );
  });
});

describe('statusOf', () => {
  it('counts what is stored and what is missing, of each group', () => {
    const state = {...emptyState, wanted: ['one'], saved: {one: {version: hash('0'), at: 5}}};
    const stored = new Map([
      ['one/x', hash('b')],
      ['two/x', hash('f')],
    ]);
    expect(statusOf(manifest, state, stored, true)).toMatchObject({
      saving: true,
      groups: {
        all: {wanted: false, files: 5, missingFiles: 4, stored: 200, savedAt: null},
        one: {wanted: true, files: 3, missingFiles: 2, wire: 80, missingWire: 60, savedAt: 5},
        two: {files: 3, missingFiles: 3, missingWire: 90, stored: 0},
      },
    });
  });
});

describe('completed', () => {
  it('says when, and of which build, without the problem of before', () => {
    const state = {
      ...emptyState,
      wanted: ['one', 'two'],
      saved: {one: {version: hash('0'), at: 5}},
      problem: 'network' as const,
    };
    expect(completed(state, ['two'], hash('2'), 9)).toEqual({
      ...emptyState,
      wanted: ['two', 'one'],
      saved: {one: {version: hash('0'), at: 5}, two: {version: hash('2'), at: 9}},
    });
  });

  it('keeps a later wish, which is not there yet', () => {
    const state = {...emptyState, wanted: ['one', 'two']};
    const {wanted, saved} = completed(state, ['one'], hash('0'), 9);
    expect([wanted, Object.keys(saved)]).toEqual([['one', 'two'], ['one']]);
  });

  it('keeps what was saved when the browser lost the state', () => {
    expect(completed(emptyState, ['one'], hash('0'), 9).wanted).toEqual(['one']);
  });
});

describe('parseState', () => {
  it('reads what was written', () => {
    const state = completed({...emptyState, wanted: ['one']}, ['one'], hash('0'), 9);
    expect(parseState(JSON.stringify(state))).toEqual(state);
  });

  it.each([
    '',
    'null',
    '5',
    '{"wanted":5}',
    '{"wanted":[{}],"saved":null}',
    '{"wanted":["one"],"saved":{"one":5}}',
    '{"problem":{}}',
    '{"unsaved":"x"}',
  ])('takes %s for nothing', (text) => expect(parseState(text)).toEqual(emptyState));
});

describe('sizesOf', () => {
  it('adds up the whole site and each group', () => {
    expect(sizesOf(manifest).groups).toEqual({
      all: {files: 5, wire: 150, stored: 1500},
      one: {files: 3, wire: 80, stored: 800},
      two: {files: 3, wire: 90, stored: 900},
    });
  });
});

describe('parseManifest', () => {
  it('reads what the build writes', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each([
    '',
    '<!doctype html><title>Log in to the venue</title>',
    'null',
    '[]',
    '{"version":"1"}',
    JSON.stringify({...manifest, pages: [['/absolute', hash('a'), 1, 1, 0]]}),
    JSON.stringify({...manifest, pages: [['https://elsewhere.example/x', hash('a'), 1, 1, 0]]}),
    JSON.stringify({...manifest, files: [['x', 'short', 1, 1, 0]]}),
    JSON.stringify({...manifest, files: [['x', hash('a'), -1, 1, 0]]}),
  ])('refuses %s', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});

describe('wantedWith', () => {
  const saved = {one: {version: hash('0'), at: 1}};

  it('adds a choice to those before', () => {
    const state = {...emptyState, wanted: ['all'], saved: {}};
    expect(wantedWith(state, 'one')).toEqual(['all', 'one']);
    expect(wantedWith({...state, wanted: ['one', 'all']}, 'one')).toEqual(['all', 'one']);
  });

  it('gives up what did not fit, but nothing that is saved', () => {
    const state = {...emptyState, wanted: ['all', 'one'], saved, problem: 'full' as const};
    expect(wantedWith(state, 'two')).toEqual(['one', 'two']);
  });
});
