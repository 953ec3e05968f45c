import {afterEach, describe, expect, it, vi} from 'vitest';
import {rootCacheNames} from '../../../src/config/caches';
import {fakeBuild, origin, startWorker, type FakeCaches} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

/* Several copies of the site on one origin, each with a worker of its own. */

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

/** Moves what a copy stored to where builds before names carried the base path stored it. */
async function makeOld(caches: FakeCaches, base: string): Promise<void> {
  const worker = await start(base, caches);
  for (const kind of ['saved', 'read', 'assets', 'state'] as const) {
    const [from, to] = [getName(kind, base), getName(kind, '/')];
    for (const [url, response] of caches.get(from)?.entries ?? []) {
      await (await worker.cache(to)).put(url, response.clone());
    }
    caches.delete(from);
  }
}

/** Saves a copy, and reads a page of it that isn't saved. */
async function use(base: string, caches: FakeCaches): Promise<void> {
  const worker = await start(base, caches);
  await worker.postMessage({type: 'save', group: 'all'});
  await worker.fetch(`${base}read`);
}

const orders = [bases, [...bases].reverse(), ['/docs/', '/', '/docs/next/']];

describe.each(orders.map((order) => [order.join(', then '), order] as const))('%s', (_, order) => {
  it('each keeps what is saved and read of it', async () => {
    const caches: FakeCaches = new Map();
    for (const base of [...order, ...order]) {
      await use(base, caches);
    }
    for (const base of bases) {
      expect(stored(caches, 'saved', base)).toEqual(getFiles(base));
      expect(stored(caches, 'read', base)).toEqual([`${origin}${base}read`]);
    }
  });

  it('each takes over what builds before names carried the base path saved', async () => {
    const caches: FakeCaches = new Map();
    for (const base of bases) {
      await use(base, caches);
    }
    for (const base of bases.slice(1)) {
      await makeOld(caches, base);
    }
    expect(stored(caches, 'saved', '/')).toHaveLength(3 * getFiles('/').length);
    for (const base of order) {
      const worker = await start(base, caches);
      await worker.dispatch('activate');
      await worker.postMessage({type: 'resume'});
      expect(worker.messages.at(-1)).toMatchObject({
        groups: {all: {wanted: true, missingFiles: 0}},
      });
      // Nothing but the manifest is downloaded again.
      expect(new Set(worker.requests)).toEqual(new Set([`${origin}${base}offline-manifest.json`]));
    }
    for (const base of bases) {
      expect(stored(caches, 'saved', base)).toEqual(getFiles(base));
      expect(stored(caches, 'read', base)).toEqual([`${origin}${base}read`]);
    }
  });
});

it.each(bases)('the kill switch of %s leaves the other copies alone', async (off) => {
  for (const isOld of [false, true]) {
    const caches: FakeCaches = new Map();
    for (const base of bases) {
      await use(base, caches);
    }
    for (const base of isOld ? bases.slice(1) : []) {
      await makeOld(caches, base);
    }
    await (await start(off, caches, 'killSwitch')).dispatch('activate');
    const left = [...caches.values()].flatMap(({entries}) => [...entries.keys()]);
    const files = left.filter((url) => bases.flatMap(getFiles).includes(url));
    const others = bases.filter((base) => base !== off);
    expect(files.sort()).toEqual(others.flatMap(getFiles).sort());
  }
});
