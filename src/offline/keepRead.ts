import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {connectionIsPrecious} from '../components/shared/connection';
import * as storageKeys from '../config/storageKeys';
import {typeface} from '../config/typeface';
import {installWorker, type Ask} from './protocol';

const {baseUrl} = siteConfig;

/**
 * Tells the worker that this page is being read, and which hashed files it has loaded so far. The worker
 * does not see that by itself on the first visit, and after navigation inside the application, which
 * loads a page's parts and not its HTML.
 */
async function tellRead(): Promise<void> {
  const folder = `${location.origin}${baseUrl}assets/`;
  const assets = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(folder));
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'read', address: location.href, assets} satisfies Ask);
}

/** Has the worker keep the typeface, for the next page that is loaded (`clientModules/typeface.ts`). */
async function keepTypeface(): Promise<void> {
  const {serviceWorker} = navigator;
  if (localStorage.getItem(storageKeys.typeface) === typeface) {
    return;
  }
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, {once: true});
    });
  }
  const bytes = await (await fetch(baseUrl + typeface)).arrayBuffer();
  // Fails with what is no font, such as a network's login page.
  await new FontFace('Inter', bytes).load();
  // The worker writes its copy after it has answered; if it can't, the next page tries again.
  for (let looks = 0; looks < 20; looks += 1) {
    if (await caches.match(baseUrl + typeface)) {
      localStorage.setItem(storageKeys.typeface, typeface);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function start(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller;
  await installWorker(baseUrl);
  if (isFirst) {
    await tellRead();
  }
  await keepTypeface();
}

/**
 * Installs the worker, and has each page that is read kept, so that it opens without a connection. On a
 * metered connection nothing is loaded that reading does not need.
 */
const keepRead: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (connectionIsPrecious() || previousLocation?.pathname === pathname) {
      return;
    }
    // Without workers or storage the site works as before.
    const keep = (): unknown => (previousLocation ? tellRead() : start()).catch(() => undefined);
    if (previousLocation) {
      keep();
    } else {
      // The page comes first. Safari has no idle callbacks.
      (window.requestIdleCallback ?? setTimeout)(keep);
    }
  },
};

export default keepRead;
