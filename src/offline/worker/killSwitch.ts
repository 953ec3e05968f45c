import {cachePrefix} from '../../config/caches';
import {nameSuffix} from '../../config/site';
import {ownKeys, scope} from './scope';

/*
 * The kill switch: a site that is built with OFFLINE=off ships this worker instead of main.ts. It doesn't handle
 * requests, deletes everything that main.ts has stored, and then unregisters itself. Open pages and the caches of
 * other copies of the site on the same origin are left alone.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

/** Whether a cache belongs to this copy of the site, or has the name that all copies used in the past. */
const isOwnCache = (name: string): boolean => {
  const suffix = name.startsWith(cachePrefix) ? /(?:\/.*)?$/.exec(name)?.[0] : undefined;
  return suffix === '' || suffix === nameSuffix;
};

async function removeAll(): Promise<void> {
  for (const name of (await scope.caches.keys()).filter(isOwnCache)) {
    const cache = await scope.caches.open(name);
    await Promise.all((await ownKeys(cache)).map((key) => cache.delete(key)));
    if ((await cache.keys()).length === 0) {
      await scope.caches.delete(name);
    }
  }
  await scope.registration.unregister();
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});
