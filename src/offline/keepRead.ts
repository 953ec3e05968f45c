import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {connectionIsPrecious} from '../components/shared/connection';
import {installWorker, type Ask} from './protocol';

const {baseUrl} = siteConfig;

/**
 * Installs the worker, and sends it the address of the page and the files that have been loaded so far. The
 * worker does not see these requests on the first visit, nor a page's HTML after a navigation inside the
 * application, which loads the page's parts only.
 */
async function keep(address: string, isLoad: boolean): Promise<void> {
  const isSeen = isLoad && navigator.serviceWorker.controller;
  await installWorker(baseUrl);
  if (!isSeen) {
    const assets = performance.getEntriesByType('resource').map(({name}) => name);
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage({type: 'read', address, assets} satisfies Ask);
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
