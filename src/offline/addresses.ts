import {decoded} from '../components/shared/fragmentId';

/**
 * One name for the several addresses of a page: `/x`, `/x/`, `/x.html` and `/x/index.html` are the
 * same page on one host or another.
 *
 * @param pathname - path of an address
 * @param base - path below which the site is served, with a slash at both ends
 * @returns path below the base, decoded, without ending; '' is the home page; undefined when the
 *   address is not below the base, or begins with one more slash: as a link that names another site
 */
export function pageName(pathname: string, base: string): string | undefined {
  if (!`${pathname}/`.startsWith(base)) {
    return undefined;
  }
  const below = decoded(pathname.slice(base.length));
  return below.startsWith('/')
    ? undefined
    : below
        .replace(/(^|\/)index\.html$/, '$1')
        .replace(/\.html$/, '')
        .replace(/\/+$/, '');
}

/**
 * File with a page as it is saved: with links to its style sheets, which are saved once, in place of the
 * styles themselves. It is text, because hosts treat pages in ways of their own, and an answer says as
 * what it is saved.
 *
 * @param name - as {@link pageName} gives it
 */
export const savedCopy = (name: string): string => `offline-pages/${name || 'index'}.txt`;

/** Whether a file's name changes with its content, so that a copy can never be out of date. */
export function isHashed(pathname: string): boolean {
  return /[.-](?:[0-9a-f]{8}|[0-9a-f]{16}|[0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9]+$/.test(pathname);
}

/**
 * Where a reader who came with a query or a hash is forwarded to: the target's own query or hash
 * wins, otherwise the reader's is kept.
 */
export function forwardAddress(target: string, search: string, hash = ''): string {
  const [address = '', ownHash] = target.split('#', 2);
  return `${address}${address.includes('?') ? '' : search}${ownHash === undefined ? hash : `#${ownHash}`}`;
}
