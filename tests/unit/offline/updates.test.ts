import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheNames} from '../../../src/config/caches';
import {
  fakeBuild,
  origin,
  page,
  startWorker,
  type FakeBuild,
  type FakeCaches,
  type StartedWorker,
} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

/* What a new build makes of a copy that an earlier one saved. */

const before = fakeBuild({one: ['one/x', 'one/y'], two: ['two/x']});

/** The caches of a reader who saved groups of the first build. */
async function savedCopy(...groups: string[]): Promise<FakeCaches> {
  const caches: FakeCaches = new Map();
  const worker = await startWorker(before.network, {caches, version: before.manifest.version});
  for (const group of groups) {
    await worker.postMessage({type: 'save', group});
  }
  return caches;
}

const startAfter = (
  after: FakeBuild,
  caches: FakeCaches,
  redirects: Readonly<Record<string, string>> = {},
): Promise<StartedWorker> =>
  startWorker(after.network, {caches, version: after.manifest.version, redirects});

const savedPages = (worker: StartedWorker): string[] =>
  worker
    .cachedUrls(cacheNames.saved)
    .map((url) => url.slice(origin.length + 1))
    .sort();

async function savedText(worker: StartedWorker, name: string): Promise<string | undefined> {
  return (await (await worker.cache(cacheNames.saved)).match(`${origin}/${name}`))?.text();
}

describe('a new build is saved', () => {
  const after = fakeBuild({one: ['one/x'], two: ['two/x']}, {suffix: ' anew'});

  it('when its worker is activated', async () => {
    const worker = await startAfter(after, await savedCopy('one'));
    await worker.dispatch('activate');
    await vi.waitFor(() => expect(worker.messages.at(-1)).toMatchObject({saving: false}));
    expect(await savedText(worker, 'one/x')).toBe(page('one/x anew'));
    expect(savedPages(worker)).toEqual(['one/x']);
  });

  it('with the message of the page that is open', async () => {
    const worker = await startAfter(after, await savedCopy('one'));
    await worker.postMessage({type: 'read', address: `${origin}/two/x`, assets: []});
    expect(await savedText(worker, 'one/x')).toBe(page('one/x anew'));
  });

  it('once, although both happen', async () => {
    const worker = await startAfter(after, await savedCopy('one'));
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
  it('keeps its files, and is saved under the new id', async () => {
    const after = fakeBuild({first: ['one/x', 'one/y'], two: ['two/x']});
    const worker = await startAfter(after, await savedCopy('one'));
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

  it('is found by the redirects of its pages, also where they are split up', async () => {
    const after = fakeBuild({a: ['a/x'], b: ['b/y', 'b/z'], two: ['two/x']});
    const redirects = {'one/x': '/a/x', 'one/y': '/b/y#part'};
    const worker = await startAfter(after, await savedCopy('one'), redirects);
    await worker.postMessage({type: 'resume'});
    expect(savedPages(worker)).toEqual(['a/x', 'b/y', 'b/z']);
  });

  it('keeps its files when nothing follows it, until the reader removes them', async () => {
    const after = fakeBuild({two: ['two/x', 'two/y']});
    const worker = await startAfter(after, await savedCopy('one', 'two'));
    await worker.postMessage({type: 'resume'});
    expect(savedPages(worker)).toEqual(['one/x', 'one/y', 'two/x', 'two/y']);
    await worker.postMessage({type: 'remove', group: 'two'});
    expect(savedPages(worker)).toContain('one/x');
    // The panel of the whole site offers it.
    await worker.postMessage({type: 'remove', group: 'all'});
    expect(savedPages(worker)).toEqual([]);
  });
});

it('a manifest without pages removes nothing', async () => {
  const worker = await startAfter(fakeBuild({}), await savedCopy('one'));
  await worker.postMessage({type: 'resume'});
  expect(savedPages(worker)).toEqual(['one/x', 'one/y']);
});

it('removing a group while the manifest is lost removes no other', async () => {
  const caches = await savedCopy('one', 'two');
  const worker = await startWorker(() => Response.error(), {caches});
  await (await worker.cache(cacheNames.state)).delete(`${origin}/__offline/manifest`);
  await worker.postMessage({type: 'remove', group: 'one'});
  expect(savedPages(worker)).toContain('two/x');
});
