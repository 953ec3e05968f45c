import {cacheNames, maxReadPages} from '../../config/caches';
import {escapeHtml} from '../../components/shared/escape';
import {decoded} from '../../components/shared/fragmentId';
import {isHashed} from '../addresses';
import type {ReadablePage} from '../fallback';
import {parseManifest, type OfflineManifest} from '../manifest';
import {parseState, type SavingState} from '../plan';
import {hashHeader, maxAssets} from '../protocol';
import {base, scope} from './scope';

type StoreName = 'saved' | 'read' | 'assets';

const most = {read: maxReadPages, assets: maxAssets};

const open = (store: keyof typeof cacheNames): Promise<Cache> =>
  scope.caches.open(cacheNames[store]);

/** Full address under which a path below the base is stored. */
export function keyOf(path: string): string {
  // Encoded, because a page's name may hold characters that an address would read otherwise.
  return `${scope.location.origin}${base}${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Path below the base of a full address. */
export const pathOf = (url: string): string => decoded(new URL(url).pathname.slice(base.length));

/** First 16 hexadecimal digits of the SHA-256 of some bytes. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an error says that storage is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Takes a file out of a store; one whose body is not what was put in is removed and counts as missing.
 *
 * @param store - where to look
 * @param path - path below the base
 */
export async function take(store: StoreName, path: string): Promise<Response | undefined> {
  try {
    const cache = await open(store);
    const stored = await cache.match(keyOf(path));
    // A body that is gone cannot be read.
    const bytes = await stored?.arrayBuffer().catch(() => undefined);
    if (stored && bytes && (await hashOf(bytes)) === stored.headers.get(hashHeader)) {
      return new Response(bytes, {status: 200, headers: stored.headers});
    }
    if (stored) {
      await cache.delete(keyOf(path));
    }
  } catch {
    // Without storage nothing is there.
  }
  return undefined;
}

/** Takes a file with a hash in its name out of whichever store has it. */
export const takeHashed = async (path: string): Promise<Response | undefined> =>
  (await take('saved', path)) ?? take('assets', path);

/**
 * Puts a file into a store, with the hash of its body, so that damage shows when it is taken out again.
 * Security headers stay; what described the transfer goes. When storage is full, what was kept unasked
 * gives way.
 *
 * @throws DOMException when storage is full or forbidden
 */
async function put(
  store: StoreName,
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
): Promise<void> {
  const kept = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    kept.delete(name);
  }
  kept.set(hashHeader, hash);
  const write = async (): Promise<void> =>
    (await open(store)).put(keyOf(path), new Response(bytes, {status: 200, headers: kept}));
  await write().catch(async (error: unknown) => {
    if (!isFull(error)) {
      throw error;
    }
    await Promise.all(
      [cacheNames.read, cacheNames.assets].map((name) => scope.caches.delete(name)),
    );
    await write();
  });
}

/** Saves a file, in place of a copy that was kept. Throws as {@link put} does. */
export async function putSaved(
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
): Promise<void> {
  await put('saved', path, response, bytes, hash);
  for (const store of ['read', 'assets'] as const) {
    await (await open(store)).delete(keyOf(path));
  }
}

/**
 * Keeps what was read; beyond the store's limit the oldest goes. Full or forbidden storage is no
 * reason to disturb reading.
 */
export async function keep(
  store: 'read' | 'assets',
  path: string,
  response: Response,
  bytes: ArrayBuffer,
): Promise<void> {
  try {
    const hash = await hashOf(bytes);
    const saved = await (await open('saved')).match(keyOf(path));
    if (saved?.headers.get(hashHeader) === hash) {
      return;
    }
    await put(store, path, response, bytes, hash);
    const cache = await open(store);
    // In the order in which they were put (Service Workers, "batch cache operations").
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - most[store]));
    await Promise.all(tooMany.map((key) => cache.delete(key)));
  } catch {
    // Nothing is kept.
  }
}

/** What is saved: path → hash. Without storage it is nothing. */
export async function inventory(): Promise<Map<string, string>> {
  try {
    const cache = await open('saved');
    const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
    return new Map(
      keys.flatMap(({url}, index): [string, string][] => {
        const hash = responses[index]?.headers.get(hashHeader);
        return hash ? [[pathOf(url), hash]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Removes saved files. */
export async function removeSaved(paths: Iterable<string>): Promise<void> {
  const cache = await open('saved');
  await Promise.all([...paths].map((path) => cache.delete(keyOf(path))));
}

/** Removes saved files that an update has replaced. Open pages may still ask for those with a hash. */
export async function retire(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const old = isHashed(path) ? await take('saved', path) : undefined;
    await removeSaved([path]);
    if (old) {
      await keep('assets', path, old, await old.arrayBuffer());
    }
  }
}

/** Pages that were read, newest first, with their titles. */
export async function readablePages(limit: number): Promise<ReadablePage[]> {
  try {
    const cache = await open('read');
    const newest = [...(await cache.keys())].reverse().slice(0, limit);
    return await Promise.all(
      newest.map(async (key) => {
        const path = pathOf(key.url);
        const html = (await (await cache.match(key))?.text()) ?? '';
        const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
        return {path, title: title || escapeHtml(`/${path}`)};
      }),
    );
  } catch {
    return [];
  }
}

const stateKey = (name: string): string => `${scope.location.origin}${base}__offline/${name}`;

/** A text that the worker remembers; an unreadable one counts as none. */
async function read(name: string): Promise<string> {
  try {
    return (await (await (await open('state')).match(stateKey(name)))?.text()) ?? '';
  } catch {
    return '';
  }
}

async function write(name: string, value: object): Promise<void> {
  await (await open('state')).put(stateKey(name), new Response(JSON.stringify(value)));
}

/** What could not be written down: storage may be full or forbidden. */
let unwritten: SavingState | undefined;

/** What the worker remembers of saving. */
export async function readState(): Promise<SavingState> {
  return unwritten ?? parseState(await read('state'));
}

let lastChange = Promise.resolve();

/** Changes what the worker remembers, one change after the other: messages arrive while it saves. */
export function changeState(change: (state: SavingState) => SavingState): Promise<void> {
  lastChange = lastChange.then(async () => {
    const state = change(await readState());
    unwritten = await write('state', state).then(
      () => undefined,
      () => state,
    );
  });
  return lastChange;
}

/** The last manifest that was fetched. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  return parseManifest(await read('manifest'));
}

export const writeManifest = (manifest: OfflineManifest): Promise<void> =>
  write('manifest', manifest);
