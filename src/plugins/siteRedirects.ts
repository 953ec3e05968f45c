import type {Redirect} from '../../redirects';
import {describedVersions, versionedProducts} from './releaseVersions';

/**
 * All redirects of the site, sorted by address: those of redirects.ts, and one to the newest release of each
 * product.
 *
 * @param siteDir - root of the project, with the release pages
 * @param written - redirects of redirects.ts, which isn't imported here because it may be broken
 */
export function siteRedirects(siteDir: string, written: readonly Redirect[]): Redirect[] {
  const latest = versionedProducts.flatMap((product): Redirect[] => {
    const version = describedVersions(siteDir, product)[0];
    const from = `/release-notes/${product}`;
    return version ? [{from, to: `${from}/${version}`}] : [];
  });
  return [...written, ...latest].sort((a, b) => (a.from < b.from ? -1 : 1));
}
