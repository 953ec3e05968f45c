import {cacheNames, maxReadPages} from '../../config/storageKeys';
import {parseManifest, type OfflineManifest} from '../manifest';
import {parseState, type Inventory, type SavingState} from '../plan';
import {headers, maxAssets} from '../protocol';
import {hashOf, sealed, unsealed} from './integrity';
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

const pathOfKey = (key: string): string =>
  decodeURIComponent(new URL(key).pathname.slice(base.length));

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
    const cache = await open(store);
    const stored = await cache.match(keyOf(path));
    const response = await unsealed(stored);
    if (stored && !response) {
      await cache.delete(keyOf(path));
    }
    return response;
  } catch {
    return undefined;
  }
}

/** The newest good copy of a page, whether it was saved or kept. */
export async function takeNewest(path: string): Promise<Response | undefined> {
  const [read, saved] = await Promise.all([take('read', path), take('saved', path)]);
  const time = (response: Response): number => Number(response.headers.get(headers.time));
  return read && saved ? (time(read) >= time(saved) ? read : saved) : (read ?? saved);
}

/** Hash of a file as it is stored, without reading its body. */
export async function storedHash(store: StoreName, path: string): Promise<string | undefined> {
  return (await (await open(store)).match(keyOf(path)))?.headers.get(headers.hash) ?? undefined;
}

/** Puts a file into a store. Throws when storage is full or forbidden. */
export async function put(
  store: StoreName,
  path: string,
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
): Promise<void> {
  await (await open(store)).put(keyOf(path), sealed(response, bytes, hash, Date.now()));
}

/**
 * Keeps what was read; beyond the store's limit the oldest goes. Full or forbidden storage is no
 * reason to disturb reading: then nothing is kept.
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
    await put(store, path, response, bytes, hash);
    const cache = await open(store);
    // In the order in which they were put (Service Workers, "batch cache operations").
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(0, keys.length - most[store]));
    await Promise.all(tooMany.map((key) => cache.delete(key)));
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
  const cache = await open('saved');
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
  const cache = await open('saved');
  await Promise.all([...paths].map((path) => cache.delete(keyOf(path))));
}

/** Pages that can be read now, newest first, with their titles. */
export async function readablePages(limit: number): Promise<{path: string; title: string}[]> {
  try {
    const cache = await open('read');
    const newest = [...(await cache.keys())].reverse().slice(0, limit);
    return await Promise.all(
      newest.map(async (key) => {
        const path = pathOfKey(key.url);
        const html = (await (await cache.match(key))?.text()) ?? '';
        const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
        return {path, title: title || `/${path}`};
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

/** What the worker remembers of saving. */
export async function readState(): Promise<SavingState> {
  return parseState(await read('state'));
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Changes what the worker remembers, one change after the other: messages arrive while it saves. */
export function changeState(change: (state: SavingState) => SavingState): Promise<void> {
  const next = lastChange.then(async () => write('state', change(await readState())));
  lastChange = next.catch(() => undefined);
  return next;
}

/** The last manifest that was fetched. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  return parseManifest(await read('manifest'));
}

export const writeManifest = (manifest: OfflineManifest): Promise<void> =>
  write('manifest', manifest);
