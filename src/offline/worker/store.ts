import {cacheNames, maxReadPages} from '../../config/storageKeys';
import {CacheExpiration} from 'workbox-expiration';
import {hashOf, sealed, unsealed} from '../integrity';
import type {Inventory} from '../plan';
import {headers, maxAssets} from '../settings';
import {base, scope} from './scope';

export type StoreName = 'saved' | 'read' | 'assets';

const limits: Record<'read' | 'assets', CacheExpiration> = {
  read: new CacheExpiration(cacheNames.read, {maxEntries: maxReadPages}),
  assets: new CacheExpiration(cacheNames.assets, {maxEntries: maxAssets}),
};

/** Full address under which a path below the base is stored. */
export function keyOf(path: string): string {
  // Encoded, because a page's name may hold characters that an address would read otherwise.
  return `${scope.location.origin}${base}${path.split('/').map(encodeURIComponent).join('/')}`;
}

function pathOfKey(key: string): string {
  return decodeURIComponent(new URL(key).pathname.slice(base.length));
}

/** Whether an error says that storage is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Takes a file out of a store; a damaged one is removed and counts as missing.
 *
 * @param store - where to look
 * @param path - path below the base
 */
export async function take(store: StoreName, path: string): Promise<Response | undefined> {
  try {
    const cache = await scope.caches.open(cacheNames[store]);
    const key = keyOf(path);
    const stored = await cache.match(key);
    const response = await unsealed(stored);
    if (stored && !response) {
      await cache.delete(key);
    }
    return response;
  } catch {
    return undefined;
  }
}

/** The newest good copy of a page, whether it was saved or kept. */
export async function takeNewest(path: string): Promise<Response | undefined> {
  const found = await Promise.all([take('read', path), take('saved', path)]);
  const time = (response: Response): number => Number(response.headers.get(headers.time));
  return found
    .filter((response) => response !== undefined)
    .reduce<Response | undefined>(
      (best, next) => (best && time(best) >= time(next) ? best : next),
      undefined,
    );
}

/** Hash of a file as it is stored, without reading its body. */
export async function storedHash(store: StoreName, path: string): Promise<string | undefined> {
  const cache = await scope.caches.open(cacheNames[store]);
  return (await cache.match(keyOf(path)))?.headers.get(headers.hash) ?? undefined;
}

/** Puts a file into a store. Throws when storage is full or forbidden. */
export async function put(
  store: StoreName,
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash?: string,
): Promise<void> {
  const cache = await scope.caches.open(cacheNames[store]);
  await cache.put(keyOf(path), sealed(response, bytes, hash ?? (await hashOf(bytes)), Date.now()));
}

/**
 * Keeps what was read, within the store's limit. Full or forbidden storage is no reason to disturb
 * reading: then nothing is kept.
 */
export async function keep(
  store: 'read' | 'assets',
  path: string,
  response: Response,
  bytes: ArrayBuffer,
): Promise<void> {
  try {
    const hash = await hashOf(bytes);
    if ((await storedHash('saved', path)) === hash) {
      return;
    }
    if ((await storedHash(store, path)) !== hash) {
      await put(store, path, response, bytes, hash);
    }
    await limits[store].updateTimestamp(keyOf(path));
    await limits[store].expireEntries();
  } catch (error) {
    if (isFull(error)) {
      await forgetKept();
    }
  }
}

/** Gives back the space of everything that was kept without being asked. */
export async function forgetKept(): Promise<void> {
  await Promise.all([scope.caches.delete(cacheNames.read), scope.caches.delete(cacheNames.assets)]);
}

/** What is saved: path → hash. */
export async function inventory(): Promise<Inventory> {
  const cache = await scope.caches.open(cacheNames.saved);
  const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  return new Map(
    keys.flatMap(({url}, index): [string, string][] => {
      const hash = responses[index]?.headers.get(headers.hash);
      return hash ? [[pathOfKey(url), hash]] : [];
    }),
  );
}

/** Removes saved files. */
export async function removeSaved(paths: Iterable<string>): Promise<void> {
  const cache = await scope.caches.open(cacheNames.saved);
  await Promise.all([...paths].map((path) => cache.delete(keyOf(path))));
}

/** Pages that can be read now, newest first, with their titles. */
export async function readablePages(limit: number): Promise<{path: string; title: string}[]> {
  try {
    const cache = await scope.caches.open(cacheNames.read);
    const [keys, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
    const time = (response: Response | undefined): number =>
      Number(response?.headers.get(headers.time) ?? 0);
    const newest = keys
      .map(({url}, index) => ({path: pathOfKey(url), response: responses[index]}))
      .sort((a, b) => time(b.response) - time(a.response))
      .slice(0, limit);
    return await Promise.all(
      newest.map(async ({path, response}) => {
        const html = (await response?.text()) ?? '';
        const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
        return {path, title: title || `/${path}`};
      }),
    );
  } catch {
    return [];
  }
}
