import {cachePrefix} from '../../config/caches';
import {scope} from './scope';

/*
 * The kill switch: a site that is built with OFFLINE=off ships this worker instead. It answers no
 * request, removes everything that the other one stored, and then itself. Open pages stay as they
 * are.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

async function removeAll(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix)).map((name) => scope.caches.delete(name)),
  );
  await scope.registration.unregister();
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});
