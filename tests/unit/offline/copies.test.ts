import {afterEach, describe, expect, it, vi} from 'vitest';
import {rootCacheNames} from '../../../src/config/caches';
import {fakeBuild, type FakeCaches, origin, startWorker} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

/* Several copies of the site on one origin, each with a separate service worker. */

type Kind = keyof typeof rootCacheNames;
const bases = ['/', '/docs/', '/docs/next/'];
const options = (base: string) => ({base, files: {'icon.svg': base}});
const builds = new Map(
  bases.map((base) => [base, fakeBuild({one: ['x', 'y']}, options(base)).network]),
);
const start = (base: string, caches: FakeCaches, script: 'main' | 'killSwitch' = 'main') =>
  startWorker((url) => (builds.get(base) as (url: URL) => Response)(url), {base, caches, script});

const getName = (kind: Kind, base: string): string => rootCacheNames[kind] + base.slice(0, -1);
const getFiles = (base: string): string[] =>
  ['icon.svg', 'x', 'y'].map((path) => origin + base + path);
const stored = (caches: FakeCaches, kind: Kind, base: string): string[] =>
  [...(caches.get(getName(kind, base))?.entries.keys() ?? [])].sort();

/** Renames the caches of a copy to the names of older builds, which did not include the base path. */
async function useOldNames(caches: FakeCaches, base: string): Promise<void> {
  const worker = await start(base, caches);
  for (const kind of ['saved', 'read', 'assets', 'state'] as const) {
    const [from, to] = [getName(kind, base), getName(kind, '/')];
    for (const [url, response] of caches.get(from)?.entries ?? []) {
      await (await worker.cache(to)).put(url, response.clone());
    }
    caches.delete(from);
  }
}

/** Saves a copy, and visits another page of it. */
async function saveAndVisit(base: string, caches: FakeCaches): Promise<void> {
  const worker = await start(base, caches);
  await worker.postMessage({type: 'save', group: 'all'});
  await worker.fetch(`${base}read`);
}

const orders = [bases, [...bases].reverse(), ['/docs/', '/', '/docs/next/']];

describe.each(orders.map((order) => [order.join(', then '), order] as const))('%s', (_, order) => {
  it('each has separate caches of saved and visited pages', async () => {
    const caches: FakeCaches = new Map();
    for (const base of [...order, ...order]) {
      await saveAndVisit(base, caches);
    }
    for (const base of bases) {
      expect(stored(caches, 'saved', base)).toEqual(getFiles(base));
      expect(stored(caches, 'read', base)).toEqual([`${origin}${base}read`]);
    }
  });

  it('each adopts its files from the caches of older builds', async () => {
    const caches: FakeCaches = new Map();
    for (const base of bases) {
      await saveAndVisit(base, caches);
    }
    for (const base of bases.slice(1)) {
      await useOldNames(caches, base);
    }
    expect(stored(caches, 'saved', '/')).toHaveLength(3 * getFiles('/').length);
    for (const base of order) {
      const worker = await start(base, caches);
      await worker.dispatch('activate');
      await worker.postMessage({type: 'resume'});
      expect(worker.messages.at(-1)).toMatchObject({
        groups: {all: {wanted: true, missingFiles: 0}},
      });
      // Only the manifest is downloaded again.
      expect(new Set(worker.requests)).toEqual(new Set([`${origin}${base}offline-manifest.json`]));
    }
    for (const base of bases) {
      expect(stored(caches, 'saved', base)).toEqual(getFiles(base));
      expect(stored(caches, 'read', base)).toEqual([`${origin}${base}read`]);
    }
  });
});

it.each(bases)('the kill switch of %s removes no files of other copies', async (off) => {
  for (const hasOldNames of [false, true]) {
    const caches: FakeCaches = new Map();
    for (const base of bases) {
      await saveAndVisit(base, caches);
    }
    for (const base of hasOldNames ? bases.slice(1) : []) {
      await useOldNames(caches, base);
    }
    await (await start(off, caches, 'killSwitch')).dispatch('activate');
    const remaining = [...caches.values()].flatMap(({entries}) => [...entries.keys()]);
    const files = remaining.filter((url) => bases.flatMap(getFiles).includes(url));
    const others = bases.filter((base) => base !== off);
    expect(files.sort()).toEqual(others.flatMap(getFiles).sort());
  }
});
