import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {noteReload} from '../../../../src/components/shared/recovery';
import {root} from '../../../support/build';

function stubStorage(): void {
  let stored: string | null = null;
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('an automatic reload', () => {
  it('happens once for each address and build', () => {
    stubStorage();
    expect(noteReload('/a 1')).toBe(true);
    expect(noteReload('/b 1')).toBe(true);
    expect(noteReload('/a 1')).toBe(false);
    expect(noteReload('/a 2')).toBe(true);
    expect(noteReload('/a 2')).toBe(false);
  });

  it('does not happen if it cannot be stored', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(noteReload('/a 1')).toBe(false);
  });

  it('is forgotten after many others', () => {
    stubStorage();
    for (let i = 0; i < 60; i += 1) {
      noteReload(`/${i} 1`);
    }
    expect(noteReload('/59 1')).toBe(false);
    expect(noteReload('/0 1')).toBe(true);
  });
});

describe('code that is loaded on demand', () => {
  /** Lines with a dynamic import whose failure is not handled. */
  const unhandledImports = (text: string): string[] =>
    [...text.replace(/\(\s+/g, '(').matchAll(/^.*\bimport\((?!\.)/gm)]
      .map(([line]) => line)
      .filter((line) => !/(?:lazyPart|inBackground)\(\(\) => import\(/.test(line));

  it('uses `lazyPart` or `inBackground`, which handle failures', () => {
    const layers = ['components', 'instruments', 'search', 'offline', 'theme', 'clientModules'];
    // They handle failures themselves, or import modules of their own chunk.
    const exceptions = [
      'src/search/modal/useSearchModal.ts',
      'src/search/client/hosted.ts',
      'src/instruments/simulators/isf/OpenPlayground.tsx',
      'src/instruments/answers.ts',
      'src/clientModules/start.ts',
    ];
    const lines = layers.flatMap((layer) =>
      readdirSync(path.join(root, 'src', layer), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:tsx?|jsx)$/.test(file))
        .map((file) => path.join('src', layer, file))
        .filter((file) => !exceptions.includes(file))
        .flatMap((file) => unhandledImports(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(lines).toEqual([]);
  });

  it('would be reported otherwise', () => {
    expect(unhandledImports("const part = await import('./part');")).toHaveLength(1);
    expect(unhandledImports("const Part = lazyPart(() => import('./part'));")).toEqual([]);
  });
});
