import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {noteLoad, takeWishes, type Store, type Wish} from '../../../src/shared/recovery';
import {root} from '../../support/build';

function memory(first: string | null = null): () => Store {
  let stored = first;
  const store = {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
  return () => store;
}

const blocked = (): Store => {
  throw new DOMException('blocked', 'SecurityError');
};

const wishes: Wish[] = [
  {kind: 'click', path: 'main>button'},
  {kind: 'key', init: {key: 'k', ctrlKey: true}},
  {kind: 'input', path: '#field', value: '2/1', checked: false},
];

describe('loading a page again by itself', () => {
  it('happens once for an address and a build, however long ago the first time was', () => {
    const store = memory();
    expect(noteLoad(store, {address: '/a', build: '1', wishes: []})).toBe(true);
    expect(noteLoad(store, {address: '/b', build: '1', wishes: []})).toBe(true);
    expect(noteLoad(store, {address: '/a', build: '1', wishes: []})).toBe(false);
    expect(noteLoad(store, {address: '/a', build: '2', wishes: []})).toBe(true);
    expect(noteLoad(store, {address: '/a', build: '2', wishes: []})).toBe(false);
  });

  it('does not happen when it could not be remembered', () => {
    expect(noteLoad(blocked, {address: '/a', build: '1', wishes: []})).toBe(false);
    expect(takeWishes(blocked, '/a')).toEqual([]);
  });

  it('forgets the oldest of very many', () => {
    const store = memory();
    for (let i = 0; i < 60; i += 1) {
      noteLoad(store, {address: `/${i}`, build: '1', wishes: []});
    }
    expect(noteLoad(store, {address: '/59', build: '1', wishes: []})).toBe(false);
    expect(noteLoad(store, {address: '/0', build: '1', wishes: []})).toBe(true);
  });
});

describe('what the reader did', () => {
  it('is given to the page that was loaded, once', () => {
    const store = memory();
    noteLoad(store, {address: '/a', build: '1', wishes});
    expect(takeWishes(store, '/a')).toEqual(wishes);
    expect(takeWishes(store, '/a')).toEqual([]);
  });

  it('is forgotten when the reader went to another page instead', () => {
    const store = memory();
    noteLoad(store, {address: '/a', build: '1', wishes});
    expect(takeWishes(store, '/b')).toEqual([]);
    expect(takeWishes(store, '/a')).toEqual([]);
  });

  it.each(['', 'null', '{', '[]', '1', '{"address":"/a","wishes":[null,1,{"kind":"key"},{}]}'])(
    'is nothing in %o',
    (stored) => {
      expect(takeWishes(memory(stored), '/a')).toEqual([]);
    },
  );
});

describe('a part that is loaded on demand', () => {
  /** Calls of `import()` in a source, each with whether the shared policy is around it. */
  const imports = (text: string): string[] =>
    [...text.matchAll(/^.*\bimport\((?!\.)/gm)]
      .map(([line]) => line)
      .filter((line) => !/(?:onDemand|inBackground)\(\(\) => import\(/.test(line));

  it('is always loaded through the one policy', () => {
    const rooms = [
      'shared',
      'content',
      'tools',
      'search',
      'request',
      'offline',
      'theme',
      'browser',
    ];
    // Called through the policy by name, and in the search's own command line.
    const known = ['src/search/window/useSearchWindow.ts'];
    const found = rooms.flatMap((room) =>
      readdirSync(path.join(root, 'src', room), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:tsx?|jsx)$/.test(file))
        .map((file) => path.join('src', room, file))
        .filter((file) => !known.includes(file))
        .flatMap((file) => imports(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(found).toEqual([]);
  });

  it('would be noticed without it', () => {
    expect(imports("const part = await import('./part');")).toHaveLength(1);
    expect(imports("const part = await onDemand(() => import('./part'));")).toEqual([]);
  });
});
