import type {ClientModule} from '@docusaurus/types';
import {inBackground} from '../../components/shared/recovery';

/**
 * Docusaurus's prefetching, except that a link that is merely in view loads nothing: only pointing
 * and touching are signs of intent. What cannot be loaded ahead is not an error yet; following the
 * link will tell. Slow and metered connections are Docusaurus's business (specification, section 7).
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (!previousLocation) {
    const {preload} = window.docusaurus;
    window.docusaurus = {
      prefetch: () => false,
      // Without a connection only the browser's console would hear of it.
      preload: (path) =>
        navigator.onLine &&
        (inBackground(async () => preload(path)) as Exclude<ReturnType<typeof preload>, false>),
    };
  }
};
