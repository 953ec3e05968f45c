import {matchRoutes} from 'react-router-config';
import preloadHelper from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const loaded = new Set<string>();

function connectionIsPrecious(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * What the generator's `Link` calls: `prefetch` when a link scrolls into view, `preload` on hover,
 * touch and focus. Only the second one is a sign of intent, so only that one loads anything; on a
 * slow or metered connection nothing is loaded ahead (specification, section 7).
 */
const docusaurus = {
  prefetch(): false {
    return false;
  },
  preload(routePath: string): false | Promise<unknown> {
    if (
      connectionIsPrecious() ||
      loaded.has(routePath) ||
      matchRoutes(routes, routePath).length === 0
    ) {
      return false;
    }
    loaded.add(routePath);
    return preloadHelper(routePath).catch(() => {
      loaded.delete(routePath);
    });
  },
};

export default Object.freeze(docusaurus);
