import {cacheNames, maxReadPages, rootCacheNames} from '../../config/caches';
import {nameSuffix} from '../../config/site';
import {escapeHtml} from '../../components/shared/escape';
import {decodeUrlPart} from '../../components/shared/fragmentId';
import {isHashed} from '../addresses';
import type {ReadablePage} from '../fallback';
import {type OfflineManifest, parseManifest} from '../manifest';
import {parseState, type SavingState} from '../plan';
import {hashHeader, maxAssets} from '../protocol';
import {base, ownKeys, scope, stateFolder} from './scope';

type CacheKind = keyof typeof cacheNames;
type FileCache = Exclude<CacheKind, 'state'>;

const maxEntries = {read: maxReadPages, assets: maxAssets};

/**
 * Moves the entries of this copy of the site out of the caches of the copy at the root, where earlier
 * builds stored them. The state is last: until then the root's worker can tell whose entries they are.
 */
async function moveFromRoot(): Promise<void> {
  for (const kind of ['saved', 'read', 'assets', 'state'] as const) {
    if (await scope.caches.has(rootCacheNames[kind])) {
      const from = await scope.caches.open(rootCacheNames[kind]);
      const to = await scope.caches.open(cacheNames[kind]);
      for (const key of await ownKeys(from)) {
        const response = (await to.match(key)) ? undefined : await from.match(key);
        if (response) {
          await to.put(key, response);
        }
        await from.delete(key);
      }
    }
  }
}

let ready: Promise<void> | undefined;

async function open(kind: CacheKind): Promise<Cache> {
  if (nameSuffix) {
    // What can't be moved now is moved when the worker is started again.
    ready ??= moveFromRoot().catch(() => undefined);
    await ready;
  }
  return scope.caches.open(cacheNames[kind]);
}

/** Full address under which a path below the base is stored. */
export function getCacheKey(path: string): string {
  // Encoded, because a page's name may contain characters with a meaning in addresses.
  return `${scope.location.origin}${base}${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Path below the base of a full address. */
export const getPath = (url: string): string =>
  decodeUrlPart(new URL(url).pathname.slice(base.length));

/** First 16 hexadecimal digits of the SHA-256 of some bytes. */
export async function computeHash(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an error means that storage is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Reads a file from a cache. One whose body doesn't match its hash is deleted and counts as missing.
 *
 * @param path - path below the base
 */
export async function readFile(kind: FileCache, path: string): Promise<Response | undefined> {
  try {
    const cache = await open(kind);
    const stored = await cache.match(getCacheKey(path));
    // Reading fails when the browser has lost the body.
    const bytes = await stored?.arrayBuffer().catch(() => undefined);
    if (stored && bytes && (await computeHash(bytes)) === stored.headers.get(hashHeader)) {
      return new Response(bytes, {status: 200, headers: stored.headers});
    }
    if (stored) {
      await cache.delete(getCacheKey(path));
    }
  } catch {
    // Without storage every file is missing.
  }
  return undefined;
}

/** Reads a file with a hash in its name from whichever cache has it. */
export const readHashed = async (path: string): Promise<Response | undefined> =>
  (await readFile('saved', path)) ?? readFile('assets', path);

/**
 * Writes a file with the hash of its body, so that damage is noticed when it is read. Security headers
 * stay; those that describe the transfer are removed. When storage is full, everything that the reader
 * didn't ask to save is deleted first.
 *
 * @throws DOMException when storage is full or forbidden
 */
async function writeFile(
  kind: FileCache,
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
): Promise<void> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    headers.delete(name);
  }
  headers.set(hashHeader, hash);
  const write = async (): Promise<void> =>
    (await open(kind)).put(getCacheKey(path), new Response(bytes, {status: 200, headers}));
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

/** Saves a file, and deletes it from the other caches. Throws as {@link writeFile} does. */
export async function saveFile(
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
): Promise<void> {
  await writeFile('saved', path, response, bytes, hash);
  for (const kind of ['read', 'assets'] as const) {
    await (await open(kind)).delete(getCacheKey(path));
  }
}

/**
 * Stores a file that was read; beyond the cache's limit the oldest is deleted. Reading goes on undisturbed
 * when storage is full or forbidden.
 */
export async function keepFile(
  kind: 'read' | 'assets',
  path: string,
  response: Response,
  bytes: ArrayBuffer,
): Promise<void> {
  try {
    const hash = await computeHash(bytes);
    const saved = await (await open('saved')).match(getCacheKey(path));
    if (saved?.headers.get(hashHeader) === hash) {
      return;
    }
    await writeFile(kind, path, response, bytes, hash);
    const cache = await open(kind);
    // In insertion order (Service Workers, "batch cache operations").
    const keys = await ownKeys(cache);
    const excess = keys.slice(0, Math.max(0, keys.length - maxEntries[kind]));
    await Promise.all(excess.map((key) => cache.delete(key)));
  } catch {
    // The file isn't kept.
  }
}

/** Saved files: path → hash. Without storage there are none. */
export async function inventory(): Promise<Map<string, string>> {
  try {
    const cache = await open('saved');
    const own = new Set((await ownKeys(cache)).map(({url}) => url));
    const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
    return new Map(
      keys.flatMap(({url}, index): [string, string][] => {
        const hash = responses[index]?.headers.get(hashHeader);
        return hash && own.has(url) ? [[getPath(url), hash]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Deletes saved files. */
export async function removeSaved(paths: Iterable<string>): Promise<void> {
  const cache = await open('saved');
  await Promise.all([...paths].map((path) => cache.delete(getCacheKey(path))));
}

/** Deletes saved files that an update replaced; those with a hash are kept for pages that are still open. */
export async function retire(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const old = isHashed(path) ? await readFile('saved', path) : undefined;
    await removeSaved([path]);
    if (old) {
      await keepFile('assets', path, old, await old.arrayBuffer());
    }
  }
}

/** Pages that were read, newest first, with their titles. */
export async function readablePages(limit: number): Promise<ReadablePage[]> {
  try {
    const cache = await open('read');
    const newest = [...(await ownKeys(cache))].reverse().slice(0, limit);
    return await Promise.all(
      newest.map(async (key) => {
        const path = getPath(key.url);
        const html = (await (await cache.match(key))?.text()) ?? '';
        const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
        return {path, title: title || escapeHtml(`/${path}`)};
      }),
    );
  } catch {
    return [];
  }
}

const stateKey = (name: string): string => `${scope.location.origin}${base}${stateFolder}${name}`;

/** A stored text of the worker's own; an unreadable one is empty. */
async function readText(name: string): Promise<string> {
  try {
    return (await (await (await open('state')).match(stateKey(name)))?.text()) ?? '';
  } catch {
    return '';
  }
}

async function writeJson(name: string, value: object): Promise<void> {
  await (await open('state')).put(stateKey(name), new Response(JSON.stringify(value)));
}

/** The state that couldn't be stored: storage may be full or forbidden. */
let unwritten: SavingState | undefined;

/** The stored state of saving. */
export async function readState(): Promise<SavingState> {
  return unwritten ?? parseState(await readText('state'));
}

let lastChange = Promise.resolve();

/** Changes the state, one change after the other: messages arrive while files are saved. */
export function changeState(change: (state: SavingState) => SavingState): Promise<void> {
  lastChange = lastChange.then(async () => {
    const state = change(await readState());
    unwritten = await writeJson('state', state).then(
      () => undefined,
      () => state,
    );
  });
  return lastChange;
}

/** The last manifest that was fetched. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  return parseManifest(await readText('manifest'));
}

export const writeManifest = (manifest: OfflineManifest): Promise<void> =>
  writeJson('manifest', manifest);
