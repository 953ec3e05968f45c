import {decodeUrlPart} from '../components/shared/fragmentId';

/**
 * One name for the several addresses of a page: `/x`, `/x/`, `/x.html` and `/x/index.html` are the
 * same page on one host or another.
 *
 * @param pathname - path of an address
 * @param base - path below which the site is served, with a slash at both ends
 * @returns path below the base, decoded, without ending; '' is the home page; undefined when the
 *   address isn't below the base, or starts with a second slash, which in a link would be a host
 */
export function pageName(pathname: string, base: string): string | undefined {
  if (!`${pathname}/`.startsWith(base)) {
    return undefined;
  }
  const below = decodeUrlPart(pathname.slice(base.length));
  return below.startsWith('/')
    ? undefined
    : below
        .replace(/(^|\/)index\.html$/, '$1')
        .replace(/\.html$/, '')
        .replace(/\/+$/, '');
}

/**
 * The file of a page for saving: with links to its style sheets, which are saved once, instead of the
 * styles themselves. Its extension is that of a text, because hosts treat pages in different ways; the worker
 * sets the type.
 *
 * @param name - as {@link pageName} gives it
 */
export const savedCopy = (name: string): string => `offline-pages/${name || 'index'}.txt`;

/** Whether a file's name contains a hash of its content, so that a copy is never outdated. */
export function isHashed(pathname: string): boolean {
  return /[.-](?:[0-9a-f]{8}|[0-9a-f]{16}|[0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9]+$/.test(pathname);
}

/**
 * Address that a redirect leads to. A query and a hash of the target take precedence over those of the
 * requested address.
 */
export function forwardAddress(target: string, search: string, hash = ''): string {
  const [address = '', ownHash] = target.split('#', 2);
  return `${address}${address.includes('?') ? '' : search}${ownHash === undefined ? hash : `#${ownHash}`}`;
}
