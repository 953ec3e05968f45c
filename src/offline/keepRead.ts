import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {connectionIsPrecious} from '../components/shared/connection';
import * as storageKeys from '../config/storageKeys';
import {typeface} from '../config/typeface';
import {installWorker, type Ask} from './protocol';

const {baseUrl} = siteConfig;

/**
 * Installs the worker, and tells it that a page is being read, and which files belong to it: those that
 * have been loaded so far, and the typeface for the next page. The worker does not see that by itself
 * on the first visit, and after navigation inside the application, which loads a page's parts and not its
 * HTML.
 */
async function keep(address: string, isLoad: boolean): Promise<void> {
  const isSeen = isLoad && navigator.serviceWorker.controller;
  await installWorker(baseUrl);
  const file = location.origin + baseUrl + typeface;
  const hasTypeface = await caches.match(file);
  if (!isSeen || !hasTypeface) {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage({type: 'read', address, assets: [...loaded, file]} satisfies Ask);
  }
  if (hasTypeface) {
    // For `clientModules/typeface.ts`, which cannot wait for an answer.
    localStorage.setItem(storageKeys.typeface, typeface);
  }
}

/**
 * Has each page that is read kept, so that it opens without a connection. On a metered connection nothing
 * is loaded that reading does not need.
 */
const keepRead: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (!connectionIsPrecious() && previousLocation?.pathname !== pathname) {
      const {href} = window.location;
      // The page comes first. Safari has no idle callbacks.
      (window.requestIdleCallback ?? setTimeout)(() => {
        // Without workers or storage the site works as before.
        keep(href, !previousLocation).catch(() => undefined);
      });
    }
  },
};

export default keepRead;
