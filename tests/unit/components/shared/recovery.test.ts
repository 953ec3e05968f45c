import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {noteLoad, type Store} from '../../../../src/components/shared/recovery';
import {root} from '../../../support/build';

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

describe('loading a page again by itself', () => {
  it('happens once for an address and a build, however long ago the first time was', () => {
    const store = memory();
    expect(noteLoad(store, '/a 1')).toBe(true);
    expect(noteLoad(store, '/b 1')).toBe(true);
    expect(noteLoad(store, '/a 1')).toBe(false);
    expect(noteLoad(store, '/a 2')).toBe(true);
    expect(noteLoad(store, '/a 2')).toBe(false);
  });

  it('does not happen when it could not be remembered', () => {
    expect(noteLoad(blocked, '/a 1')).toBe(false);
  });

  it('forgets the oldest of very many', () => {
    const store = memory();
    for (let i = 0; i < 60; i += 1) {
      noteLoad(store, `/${i} 1`);
    }
    expect(noteLoad(store, '/59 1')).toBe(false);
    expect(noteLoad(store, '/0 1')).toBe(true);
  });
});

describe('a part that is loaded on demand', () => {
  /** Calls of `import()` in a source, each with whether the shared policy is around it. */
  const imports = (text: string): string[] =>
    [...text.replace(/\(\s+/g, '(').matchAll(/^.*\bimport\((?!\.)/gm)]
      .map(([line]) => line)
      .filter((line) => !/(?:onDemand|inBackground)\(\(\) => import\(/.test(line));

  it('is always loaded through the one policy', () => {
    const layers = ['components', 'instruments', 'search', 'offline', 'theme', 'clientModules'];
    // Called through the policy by name; and modules that are part of the chunk that asks for them.
    const known = [
      'src/search/modal/useSearchModal.ts',
      'src/instruments/answers.ts',
      'src/clientModules/start.ts',
    ];
    const found = layers.flatMap((layer) =>
      readdirSync(path.join(root, 'src', layer), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:tsx?|jsx)$/.test(file))
        .map((file) => path.join('src', layer, file))
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
