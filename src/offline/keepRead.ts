import {connectionIsPrecious} from '../components/shared/connection';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {registerWorker, tellRead} from './register';

/**
 * Navigation inside the application loads a page's parts, not its HTML; this asks the worker to
 * keep the page itself, and the parts that it has loaded by then, so that its address opens without
 * a connection, and works. On the first visit the worker was not there to see them. On a metered connection
 * nothing is loaded that reading does not need.
 */
const keepRead: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (connectionIsPrecious() || previousLocation?.pathname === location.pathname) {
      return;
    }
    if (previousLocation) {
      void tellRead(siteConfig.baseUrl);
    } else {
      // The page comes first. Safari has no idle callbacks.
      (window.requestIdleCallback ?? setTimeout)(() => void registerWorker(siteConfig.baseUrl));
    }
  },
};

export default keepRead;
