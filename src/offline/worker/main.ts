import {isHashed, pageName} from '../addresses';
import {files, isAsk, type Ask} from '../protocol';
import {answerHashed, answerNamed, answerPage, keepAnswer, keepLoaded} from './answers';
import {answer} from './save';
import {base, scope} from './scope';

// A new worker takes over at once. That disturbs nobody: it serves every page and file that the
// old one served, and no page listens for the change.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
  // The request for the page starts while the worker is still waking up.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});

const ownFiles = Object.values(files).map((name) => base + name);
const isHere = (url: URL): boolean =>
  url.origin === scope.location.origin &&
  pageName(url.pathname, base) !== undefined &&
  !ownFiles.includes(url.pathname);

const isAsset = (url: URL): boolean =>
  isHere(url) && url.pathname.startsWith(`${base}assets/`) && isHashed(url.pathname);

scope.addEventListener('fetch', (event) => {
  const {destination, method, mode} = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || !isHere(url)) {
    return;
  }
  if (mode === 'navigate') {
    event.respondWith(answerPage(event));
  } else if (isAsset(url)) {
    event.respondWith(answerHashed(event));
  } else if (destination !== '' || /\.[a-z][a-z0-9]*$/i.test(url.pathname)) {
    // Pages that are fetched ahead have no destination; they are left to the browser. Data has none
    // either, but a name that ends like a file's.
    event.respondWith(answerNamed(event));
  }
});

async function keepRead({address, assets}: Extract<Ask, {type: 'read'}>): Promise<void> {
  const url = new URL(address);
  const name = isHere(url) ? pageName(url.pathname, base) : undefined;
  if (name === undefined) {
    return;
  }
  await keepAnswer('read', name, await fetch(url));
  for (const asset of assets.filter((one) => isAsset(new URL(one)))) {
    await keepLoaded(asset);
  }
}

scope.addEventListener('message', (event) => {
  const ask: unknown = event.data;
  if (isAsk(ask)) {
    const work = ask.type === 'read' ? keepRead(ask) : answer(ask);
    event.waitUntil(work.catch(() => undefined));
  }
});
