import {rootCacheNames} from '../../config/caches';

/** This worker's global object; the project's types also include windows. */
export const scope = self as unknown as ServiceWorkerGlobalScope;

/** Path below which the site is served, with a slash at both ends. */
export const base = new URL(scope.registration.scope).pathname;

/** Folder of the worker's own entries in the cache `state`. */
export const stateFolder = '__offline/';

const getPathname = ({url}: Request): string => new URL(url).pathname;

/** Base paths of copies of the site that still use the caches of the copy at the root. */
async function otherBases(): Promise<string[]> {
  const name = rootCacheNames.state;
  const keys = (await scope.caches.has(name)) ? await (await scope.caches.open(name)).keys() : [];
  return keys
    .map((key) => getPathname(key).replace(new RegExp(`${stateFolder}.*`), ''))
    .filter((other) => other !== base);
}

/**
 * Keys of a cache that belong to this copy of the site, oldest first. Before the names of caches carried
 * the base path, all copies on an origin used the same caches.
 */
export async function ownKeys(cache: Cache): Promise<readonly Request[]> {
  const below = (await otherBases()).filter((other) => other.startsWith(base));
  return (await cache.keys()).filter((key) => {
    const pathname = getPathname(key);
    return pathname.startsWith(base) && !below.some((other) => pathname.startsWith(other));
  });
}

/** Whether a response is of this origin, and not of another one that a redirect led to. */
export const isOwn = ({type, url}: Response): boolean =>
  type === 'basic' && new URL(url).origin === scope.location.origin;

/**
 * Whether a text is the HTML of a page of the site: neither a network's login page nor the not-found
 * page, which some hosts send with the status 200.
 */
export const isSitePage = (html: string): boolean =>
  /<div id="?__docusaurus/.test(html) && !/<[^<>]+ data-not-found\b/.test(html);

declare global {
  /* Defined by the build (src/plugins/finish/offline/index.ts). */

  /** Version of the manifest of the build that this worker is part of. */
  const offlineVersion: string;
  /** Page name → address of its target. In the worker itself, because a cache entry may be evicted. */
  const offlineRedirects: Readonly<Record<string, string>>;
  /** The page for what isn't saved, and its content security policy. */
  const offlineFallback: {html: string; policy: string};
}
