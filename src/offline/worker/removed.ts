import {cachePrefix} from '../../config/caches';
import {nameSuffix} from '../../config/site';
import {ownKeys, scope} from './scope';

/*
 * The kill switch: a site that is built with OFFLINE=off ships this worker instead. It answers no
 * request, deletes everything that the other worker stored, and then unregisters itself. Open pages
 * stay as they are, and so do the caches of other copies of the site on the same origin.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

/** Whether a name is one that this copy of the site uses, or that every copy used before. */
const isOwnName = (name: string): boolean => {
  const suffix = name.startsWith(cachePrefix) ? /(?:\/.*)?$/.exec(name)?.[0] : undefined;
  return suffix === '' || suffix === nameSuffix;
};

async function removeAll(): Promise<void> {
  for (const name of (await scope.caches.keys()).filter(isOwnName)) {
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
