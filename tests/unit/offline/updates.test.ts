import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheNames} from '../../../src/config/caches';
import {
  type FakeBuild,
  fakeBuild,
  type FakeCaches,
  origin,
  page,
  type StartedWorker,
  startWorker,
} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

/* How a new build updates the files that an earlier build saved. */

const previousBuild = fakeBuild({one: ['one/x', 'one/y'], two: ['two/x']});

/** The caches after saving groups of the previous build. */
async function savedCopy(...groups: string[]): Promise<FakeCaches> {
  const caches: FakeCaches = new Map();
  const worker = await startWorker(previousBuild.network, {
    caches,
    version: previousBuild.manifest.version,
  });
  for (const group of groups) {
    await worker.postMessage({type: 'save', group});
  }
  return caches;
}

const startUpdated = (
  build: FakeBuild,
  caches: FakeCaches,
  redirects: Readonly<Record<string, string>> = {},
): Promise<StartedWorker> =>
  startWorker(build.network, {caches, version: build.manifest.version, redirects});

const savedPages = (worker: StartedWorker): string[] =>
  worker
    .cachedUrls(cacheNames.saved)
    .map((url) => url.slice(origin.length + 1))
    .sort();

async function savedText(worker: StartedWorker, name: string): Promise<string | undefined> {
  return (await (await worker.cache(cacheNames.saved)).match(`${origin}/${name}`))?.text();
}

describe('a new build is saved', () => {
  const build = fakeBuild({one: ['one/x'], two: ['two/x']}, {suffix: ' v2'});

  it('when its service worker is activated', async () => {
    const worker = await startUpdated(build, await savedCopy('one'));
    await worker.dispatch('activate');
    await vi.waitFor(() => expect(worker.messages.at(-1)).toMatchObject({saving: false}));
    expect(await savedText(worker, 'one/x')).toBe(page('one/x v2'));
    expect(savedPages(worker)).toEqual(['one/x']);
  });

  it('on a message from an open page', async () => {
    const worker = await startUpdated(build, await savedCopy('one'));
    await worker.postMessage({type: 'read', address: `${origin}/two/x`, assets: []});
    expect(await savedText(worker, 'one/x')).toBe(page('one/x v2'));
  });

  it('once if both happen', async () => {
    const worker = await startUpdated(build, await savedCopy('one'));
    const activated = worker.dispatch('activate');
    await Promise.all([
      activated,
      ...['/one/x', '/two/x'].map((path) =>
        worker.postMessage({type: 'read', address: origin + path, assets: []}),
      ),
    ]);
    const copies = worker.requests.filter((url) => url.endsWith('offline-pages/one/x.txt'));
    expect(copies).toHaveLength(1);
  });
});

describe('a group with another id in the new build', () => {
  it('reuses its files, and is saved with the new id', async () => {
    const build = fakeBuild({first: ['one/x', 'one/y'], two: ['two/x']});
    const worker = await startUpdated(build, await savedCopy('one'));
    await worker.postMessage({type: 'status'});
    expect(worker.messages.at(-1)).toMatchObject({
      groups: {first: {wanted: true, missingFiles: 0}},
    });
    await worker.postMessage({type: 'resume'});
    expect(savedPages(worker)).toEqual(['one/x', 'one/y']);
    expect(worker.messages.at(-1)).toMatchObject({
      groups: {first: {wanted: true, savedAt: expect.any(Number) as number}, two: {wanted: false}},
    });
    await worker.postMessage({type: 'remove', group: 'first'});
    expect(savedPages(worker)).toEqual([]);
  });

  it('is found by the redirects of its pages, also if they are in several groups', async () => {
    const build = fakeBuild({a: ['a/x'], b: ['b/y', 'b/z'], two: ['two/x']});
    const redirects = {'one/x': '/a/x', 'one/y': '/b/y#part'};
    const worker = await startUpdated(build, await savedCopy('one'), redirects);
    await worker.postMessage({type: 'resume'});
    expect(savedPages(worker)).toEqual(['a/x', 'b/y', 'b/z']);
  });

  it('keeps its files without a successor, until the reader removes them', async () => {
    const build = fakeBuild({two: ['two/x', 'two/y']});
    const worker = await startUpdated(build, await savedCopy('one', 'two'));
    await worker.postMessage({type: 'resume'});
    expect(savedPages(worker)).toEqual(['one/x', 'one/y', 'two/x', 'two/y']);
    await worker.postMessage({type: 'remove', group: 'two'});
    expect(savedPages(worker)).toContain('one/x');
    // The panel of the whole site has a button for that.
    await worker.postMessage({type: 'remove', group: 'all'});
    expect(savedPages(worker)).toEqual([]);
  });
});

it('a manifest without pages removes nothing', async () => {
  const worker = await startUpdated(fakeBuild({}), await savedCopy('one'));
  await worker.postMessage({type: 'resume'});
  expect(savedPages(worker)).toEqual(['one/x', 'one/y']);
});

it('removing a group without a manifest removes no other group', async () => {
  const caches = await savedCopy('one', 'two');
  const worker = await startWorker(() => Response.error(), {caches});
  await (await worker.cache(cacheNames.state)).delete(`${origin}/__offline/manifest`);
  await worker.postMessage({type: 'remove', group: 'one'});
  expect(savedPages(worker)).toContain('two/x');
});
