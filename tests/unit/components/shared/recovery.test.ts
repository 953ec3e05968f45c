import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {noteReload} from '../../../../src/components/shared/recovery';
import {root} from '../../../support/build';

function useStorage(first: string | null = null): void {
  let stored = first;
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('an automatic reload', () => {
  it('happens once for an address and a build, however long ago the first time was', () => {
    useStorage();
    expect(noteReload('/a 1')).toBe(true);
    expect(noteReload('/b 1')).toBe(true);
    expect(noteReload('/a 1')).toBe(false);
    expect(noteReload('/a 2')).toBe(true);
    expect(noteReload('/a 2')).toBe(false);
  });

  it('does not happen when it could not be remembered', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(noteReload('/a 1')).toBe(false);
  });

  it('forgets the oldest of very many', () => {
    useStorage();
    for (let i = 0; i < 60; i += 1) {
      noteReload(`/${i} 1`);
    }
    expect(noteReload('/59 1')).toBe(false);
    expect(noteReload('/0 1')).toBe(true);
  });
});

describe('code that is loaded on demand', () => {
  /** Lines with a call of `import()` that nothing handles the failure of. */
  const imports = (text: string): string[] =>
    [...text.replace(/\(\s+/g, '(').matchAll(/^.*\bimport\((?!\.)/gm)]
      .map(([line]) => line)
      .filter((line) => !/(?:lazyPart|inBackground)\(\(\) => import\(/.test(line));

  it('is a lazy part, or loaded in the background', () => {
    const layers = ['components', 'instruments', 'search', 'offline', 'theme', 'clientModules'];
    // Called by name; the hosted client, whose queries fail; and modules of the chunk that asks for them.
    const known = [
      'src/search/modal/useSearchModal.ts',
      'src/search/client/hosted.ts',
      'src/instruments/simulators/isf/OpenPlayground.tsx',
      'src/instruments/answers.ts',
      'src/clientModules/start.ts',
    ];
    const lazyImports = layers.flatMap((layer) =>
      readdirSync(path.join(root, 'src', layer), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:tsx?|jsx)$/.test(file))
        .map((file) => path.join('src', layer, file))
        .filter((file) => !known.includes(file))
        .flatMap((file) => imports(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(lazyImports).toEqual([]);
  });

  it('would be noticed without it', () => {
    expect(imports("const part = await import('./part');")).toHaveLength(1);
    expect(imports("const Part = lazyPart(() => import('./part'));")).toEqual([]);
  });
});
