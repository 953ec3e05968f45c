import type {ClientModule} from '@docusaurus/types';
import {inBackground} from '../../components/shared/recovery';

/**
 * Disables Docusaurus's prefetching of links in view: only hovering and touching signal intent. Errors are ignored,
 * since they show up again when the link is followed. Docusaurus itself prefetches nothing on 2g connections or
 * with data saver.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    const {preload} = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      // Without a connection it would only log errors to the console.
      preload: (path) =>
        navigator.onLine &&
        (inBackground(async () => preload(path)) as Exclude<ReturnType<typeof preload>, false>),
    };
  }
};
