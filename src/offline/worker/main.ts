import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {isHashed, pageName} from '../addresses';
import {isAsk, type Ask} from '../messages';
import {files} from '../settings';
import {HashedFileStrategy, keepAsset, NamedFileStrategy, pathOf} from './assets';
import {keepPage, PageStrategy} from './pages';
import {answer, saveIfNeeded} from './save';
import {base, scope} from './scope';
import {storedHash} from './store';

// A new worker takes over at once. That disturbs nobody: it serves every page and file that the
// old one served, and no page listens for the change.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  // The request for the page starts while the worker is still waking up.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});
clientsClaim();

const ownFiles = Object.values(files).map((name) => base + name);
const isHere = (url: URL): boolean =>
  url.origin === scope.location.origin &&
  pageName(url.pathname, base) !== undefined &&
  !ownFiles.includes(url.pathname);
const isAsset = (url: URL): boolean =>
  isHere(url) && url.pathname.startsWith(`${base}assets/`) && isHashed(url.pathname);

const pages = new PageStrategy();
registerRoute(
  ({url, request}) => request.mode === 'navigate' && isHere(url),
  ({event, request}) => {
    const [response, done] = pages.handleAll({event, request});
    event.waitUntil(done.then(saveIfNeeded).catch(() => undefined));
    return response;
  },
);

registerRoute(({url}) => isAsset(url), new HashedFileStrategy());

// Pages that are fetched ahead have no destination; they are left to the browser. Data has none
// either, but a name that ends like a file's.
registerRoute(
  ({url, request}) =>
    isHere(url) && (request.destination !== '' || /\.[a-z][a-z0-9]*$/i.test(url.pathname)),
  new NamedFileStrategy(),
);

async function keepRead({address, assets}: Extract<Ask, {type: 'read'}>): Promise<void> {
  const url = new URL(address);
  const name = isHere(url) ? pageName(url.pathname, base) : undefined;
  if (name === undefined) {
    return;
  }
  await keepPage(name, await fetch(url));
  for (const asset of assets.map((one) => new URL(one)).filter(isAsset)) {
    const path = pathOf({url: asset.href});
    const isKept = (await storedHash('assets', path)) ?? (await storedHash('saved', path));
    if (!isKept) {
      await keepAsset(path, await fetch(asset));
    }
  }
}

scope.addEventListener('message', (event) => {
  const ask: unknown = event.data;
  if (!isAsk(ask)) {
    return;
  }
  const work = ask.type === 'read' ? keepRead(ask) : answer(ask);
  event.waitUntil(work.catch(() => undefined));
});
