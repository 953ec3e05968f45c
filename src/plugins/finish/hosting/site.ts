import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Redirect} from '../../../../redirects';
import {benchFolder, benchHeaders, type Headers} from '../../../config/headers';
import {withoutSlash} from '../../withoutSlash';

/** What every host must be told of a build. */
export interface HostedSite {
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Old addresses and where they lead, as paths with the base address, or full addresses elsewhere. */
  redirects: readonly Redirect[];
  /** Headers of every answer. */
  headers: Headers;
  /** Pages that send other values of some headers: their paths with the base address, without a slash at the end. */
  bench: {pages: readonly string[]; headers: Headers};
}

/** The pages of the test bench among all pages, which are given with the base address. */
export function benchOf(baseUrl: string, all: readonly string[]): HostedSite['bench'] {
  const isBench = (page: string): boolean => `${page}/`.startsWith(`${baseUrl}${benchFolder}/`);
  return {pages: all.map(withoutSlash).filter(isBench).sort(), headers: benchHeaders};
}

/** Whether a redirect leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Redirects as hosts need them: with the base address, the site's kind of trailing slash, and only
 * those whose page exists.
 *
 * @param pages - addresses of all pages, with the base address
 */
export function hostedRedirects(
  redirects: readonly Redirect[],
  pages: readonly string[],
  site: {baseUrl: string; trailingSlash: boolean | undefined},
): Redirect[] {
  const known = new Set(pages.map(withoutSlash));
  return redirects
    .map(({from, to}) => ({
      from: site.baseUrl + from.slice(1),
      to: isElsewhere(to) ? to : applyTrailingSlash(site.baseUrl + to.slice(1), site),
    }))
    .filter(({to}) => isElsewhere(to) || known.has(withoutSlash(to.replace(/[?#].*$/, ''))));
}
