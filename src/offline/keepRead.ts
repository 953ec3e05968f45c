import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {prefersReducedData} from '../components/shared/connection';
import {installWorker, isControlled, type PageMessage} from './protocol';

const {baseUrl} = siteConfig;

/**
 * Installs the worker, and posts the address of the page that is being read and the files that it has loaded.
 * The worker gets no request for them on the first visit, and none for a page that the application navigates
 * to, of which only parts are loaded.
 */
async function keep(address: string, isLoad: boolean): Promise<void> {
  const isSeen = isLoad && isControlled(baseUrl);
  const worker = await installWorker(baseUrl);
  if (!isSeen) {
    const assets = performance.getEntriesByType('resource').map(({name}) => name);
    worker.postMessage({type: 'read', address, assets} satisfies PageMessage);
  }
}

/**
 * Posts the page again to the worker of a new build that takes over while it is open. The message keeps
 * that worker alive until it has updated what the reader saved.
 */
function followUpdates(): void {
  let isUpdate = isControlled(baseUrl);
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    if (isUpdate) {
      keep(window.location.href, false).catch(() => undefined);
    }
    isUpdate = true;
  });
}

/**
 * Keeps each page that is read, so that it opens without a connection. On a metered connection nothing
 * is loaded that reading doesn't need.
 */
const keepRead: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (!prefersReducedData() && previousLocation?.pathname !== pathname) {
      const {href} = window.location;
      if (!previousLocation) {
        followUpdates();
      }
      // The page comes first. Safari has no idle callbacks.
      (window.requestIdleCallback ?? setTimeout)(() => {
        // Without workers or storage the site works as before.
        keep(href, !previousLocation).catch(() => undefined);
      });
    }
  },
};

export default keepRead;
