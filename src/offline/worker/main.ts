import {isHashed, pageName} from '../addresses';
import {files, isPageMessage, type PageMessage} from '../protocol';
import {answerHashed, answerNamed, answerPage, keepAnswer, keepLoaded} from './answers';
import {handle, saveIfNeeded} from './save';
import {base, scope} from './scope';

// A new worker takes over immediately: it serves every page and file that the old one served, and a
// page that notices only posts a message.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
  // The request for the page starts while the worker is being started.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
  // The update of the saved copy. Requests would wait for it if this event did; the message of the page
  // that is open keeps the worker alive.
  saveIfNeeded().catch(() => undefined);
});

const ownFiles = Object.values(files).map((name) => base + name);
const isInScope = (url: URL): boolean =>
  url.origin === scope.location.origin &&
  pageName(url.pathname, base) !== undefined &&
  !ownFiles.includes(url.pathname);

const isAsset = (url: URL): boolean =>
  isInScope(url) && url.pathname.startsWith(`${base}assets/`) && isHashed(url.pathname);

scope.addEventListener('fetch', (event) => {
  const {destination, method, mode} = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || !isInScope(url)) {
    return;
  }
  if (mode === 'navigate') {
    event.respondWith(answerPage(event));
  } else if (isAsset(url)) {
    event.respondWith(answerHashed(event));
  } else if (destination !== '' || /\.[a-z][a-z0-9]*$/i.test(url.pathname)) {
    // Prefetched pages have no destination, and are left to the browser. Data has none either, but its
    // names have an extension.
    event.respondWith(answerNamed(event));
  }
});

async function keepRead({address, assets}: Extract<PageMessage, {type: 'read'}>): Promise<void> {
  const url = new URL(address);
  const name = isInScope(url) ? pageName(url.pathname, base) : undefined;
  if (name === undefined) {
    return;
  }
  await keepAnswer('read', name, await fetch(url));
  for (const asset of assets.filter((one) => isAsset(new URL(one)))) {
    await keepLoaded(asset);
  }
}

scope.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isPageMessage(message)) {
    const work =
      message.type === 'read'
        ? keepRead(message)
            .catch(() => undefined)
            .then(saveIfNeeded)
        : handle(message);
    event.waitUntil(work.catch(() => undefined));
  }
});
