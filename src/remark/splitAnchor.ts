import type {AnchorRedirect, Redirect} from '../../redirects';

/** Ledger of every address and anchor that was ever published. */
export const ledgerFile = 'src/check/addresses.txt';

/** Parses the ledger: an address or anchor per line; lines that start with # are comments. */
export const ledgerEntries = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith('/'));

/** An anchor that a page keeps although its target has moved. */
export interface MovedAnchor {
  /** The anchor, without `#`. */
  id: string;
  /** Target, as written. */
  to: string;
}

/** Splits an address into page and anchor; the anchor is undefined if there is none. */
export function splitAnchor(address: string): [page: string, anchor: string | undefined] {
  const index = address.indexOf('#');
  return index < 0 ? [address, undefined] : [address.slice(0, index), address.slice(index + 1)];
}

/**
 * Expands each `anchors: '*'` to a redirect for every anchor that both pages have had, unless it has a redirect of
 * its own. The result includes anchors that the old page still has, since the ledger doesn't record that.
 *
 * @param published - entries of the ledger
 */
export function expandAnchors(
  anchorRedirects: readonly AnchorRedirect[],
  published: readonly string[],
): AnchorRedirect[] {
  const known = new Set(published);
  const single = new Set(anchorRedirects.map(({from}) => from));
  return anchorRedirects.flatMap((redirect) =>
    redirect.anchors === undefined
      ? [redirect]
      : published
          .filter((entry) => entry.startsWith(`${redirect.from}#`))
          .map((entry) => entry.slice(redirect.from.length) as `#${string}`)
          .filter((id) => known.has(redirect.to + id) && !single.has(`${redirect.from}${id}`))
          .map((id): AnchorRedirect => ({
            from: `${redirect.from}${id}`,
            to: `${redirect.to}${id}`,
          })),
  );
}

/**
 * Lists the old anchors that a page must keep. An anchor of a page that was itself redirected belongs to the page
 * that its readers arrive at, since redirects keep the anchor.
 *
 * @param page - address of the page
 */
export function getMovedAnchors(
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
