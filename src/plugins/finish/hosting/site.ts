import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Redirect} from '../../../../redirects';
import {type Headers, pageHeaders} from '../../../config/headers';
import {withoutSlash} from '../../withoutSlash';

/** Data of a build that each host format is generated from. */
export interface HostedSite {
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Redirects; paths include the base URL, and targets on other sites are full URLs. */
  redirects: readonly Redirect[];
  /** Headers of every response. */
  headers: Headers;
  /** Pages that override some headers: their addresses with the base URL, without a trailing slash. */
  pages: readonly {address: string; headers: Headers}[];
}

/** Selects the pages with headers that replace the site's; all addresses include the base URL. */
export function pagesWithHeaders(baseUrl: string, all: readonly string[]): HostedSite['pages'] {
  return all
    .map(withoutSlash)
    .map((address) => ({address, headers: pageHeaders(address.slice(baseUrl.length))}))
    .filter(({headers}) => Object.keys(headers).length > 0)
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Whether an address is on another site. */
export const isExternal = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Redirects with the base URL and the configured trailing slash; those to missing pages are left out.
 *
 * @param pages - paths of all pages, with the base URL
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
      to: isExternal(to) ? to : applyTrailingSlash(site.baseUrl + to.slice(1), site),
    }))
    .filter(({to}) => isExternal(to) || known.has(withoutSlash(to.replace(/[?#].*$/, ''))));
}
