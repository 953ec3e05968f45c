import type {AnchorRedirect, Redirect} from '../../redirects';

/** File that lists every address and anchor that was ever published. */
export const ledgerFile = 'src/check/addresses.txt';

/** Addresses and anchors of the ledger, one a line; lines that start with # are notes. */
export const ledgerEntries = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith('/'));

/** An anchor that a page answers although what it named is elsewhere now. */
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
 * Replaces each `anchors: '*'` by a redirect for every anchor that both pages have had and that has none of
 * its own. Anchors that the old page still has are among them: only who reads the page can leave them out.
 *
 * @param published - entries of the ledger
 */
export function withEachAnchor(
  anchorRedirects: readonly AnchorRedirect[],
  published: readonly string[],
): AnchorRedirect[] {
  const known = new Set(published);
  const single = new Set(anchorRedirects.map(({from}) => from));
  return anchorRedirects.flatMap((one) =>
    one.anchors === undefined
      ? [one]
      : published
          .filter((entry) => entry.startsWith(`${one.from}#`))
          .map((entry) => entry.slice(one.from.length) as `#${string}`)
          .filter((id) => known.has(one.to + id) && !single.has(`${one.from}${id}`))
          .map((id): AnchorRedirect => ({from: `${one.from}${id}`, to: `${one.to}${id}`})),
  );
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
