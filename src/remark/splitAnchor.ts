import type {AnchorRedirect, Redirect} from '../../redirects';

/** An anchor that a page answers although what it named stands elsewhere now. */
export interface MovedAnchor {
  /** The anchor, without the number sign. */
  id: string;
  /** Where it leads, as written. */
  to: string;
}

/** An address as page and anchor; the anchor is undefined if there is none. */
export function splitAnchor(address: string): [page: string, anchor: string | undefined] {
  const at = address.indexOf('#');
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}

/**
 * Old anchors that a page has to answer. An anchor of a page that was itself redirected belongs to
 * the page where its readers arrive, since a redirect keeps the anchor.
 *
 * @param page - address of the page
 */
export function movedAnchorsOf(
  page: string,
  anchorRedirects: readonly AnchorRedirect[],
  redirects: readonly Redirect[],
): MovedAnchor[] {
  const forwards = new Map(redirects.map(({from, to}) => [from, to]));
  return anchorRedirects.flatMap(({from, to}) => {
    const [start, id] = splitAnchor(from);
    return id && (forwards.get(start) ?? start) === page ? [{id, to}] : [];
  });
}
