import {readFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {buildSync} from 'esbuild';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import * as storageKeys from '../../../src/config/storageKeys';
import {typeface} from '../../../src/config/typeface';

const script = buildSync({
  stdin: {
    contents: `import {showTypeface} from './src/clientModules/typeface'; showTypeface();`,
    resolveDir: '.',
  },
  bundle: true,
  write: false,
  format: 'iife',
  define: {announcementId: '"none"', baseUrl: '"/docs/"'},
}).outputFiles[0]?.text;

interface Browser {
  /** What the storage has under the key of the typeface; an error is a storage that is blocked. */
  stored: string | Error;
  /** The browser's `serviceWorker`; undefined where there are none. */
  serviceWorker?: {controller: object | null} | undefined;
  connection?: {saveData?: boolean; effectiveType?: string};
  load?: () => Promise<void>;
}

/** Addresses of the fonts that the script adds, and whether the page is marked. */
function shown({stored, load = () => Promise.resolve(), ...navigator}: Browser) {
  const attributes = new Set<string>();
  const fonts: string[] = [];
  runInNewContext(script ?? '', {
    document: {
      documentElement: {setAttribute: (name: string) => attributes.add(name)},
      fonts: {add: ({source}: {source: string}) => fonts.push(source)},
    },
    FontFace: class {
      load = load;
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
    },
    navigator,
    CSS: {supports: () => true},
    matchMedia: () => ({matches: false}),
    localStorage: {
      getItem: (key: string) => {
        if (stored instanceof Error) {
          throw stored;
        }
        return key === storageKeys.typeface ? stored : null;
      },
    },
  });
  return {fonts, isMarked: attributes.has('data-typeface')};
}

const system = {fonts: [], isMarked: false};
const serviceWorker = {controller: {}};

describe('the typeface', () => {
  it('has a name that changes with its content', () => {
    const content = readFileSync(path.join('static', typeface));
    const hash = createHash('sha256').update(content).digest('hex');
    expect(typeface).toContain(`-${hash.slice(0, 8)}.woff2`);
  });

  it('is shown when the worker that answers for the page has it', () => {
    const expected = {fonts: [`url(/docs/${typeface})`], isMarked: true};
    expect(shown({stored: typeface, serviceWorker})).toEqual(expected);
  });

  it('may be gone, and the network too', async () => {
    const load = () => Promise.reject(new Error('no network'));
    expect(shown({stored: typeface, serviceWorker, load}).isMarked).toBe(true);
    // A promise that nobody looked at would fail the test.
    await new Promise((resolve) => setTimeout(resolve));
  });

  it.each<[string, Browser]>([
    ['on a first visit', {stored: '', serviceWorker}],
    ['with blocked storage', {stored: new Error('blocked'), serviceWorker}],
    ['without workers', {stored: typeface, serviceWorker: undefined}],
    ['without the worker', {stored: typeface, serviceWorker: {controller: null}}],
    ['with data saver', {stored: typeface, serviceWorker, connection: {saveData: true}}],
    ['on 2g', {stored: typeface, serviceWorker, connection: {effectiveType: '2g'}}],
  ])('is that of the system %s', (_, browser) => {
    expect(shown(browser)).toEqual(system);
  });

  it('is that of the system for anything else that is stored', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        fc.pre(stored !== typeface);
        expect(shown({stored, serviceWorker})).toEqual(system);
      }),
    );
  });
});
