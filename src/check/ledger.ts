import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {splitAnchor} from '../remark/splitAnchor';
import {nearestOf, Places} from './site/places';
import type {Site} from './site/types';

/** First lines of the ledger. */
const heading = `# Every address and anchor that was ever published. Readers have bookmarked them, so none may
# vanish: what moves gets a redirect. \`npm run ledger\` adds new ones; none is taken out.
`;

/** Addresses and anchors of a ledger, one per line; lines that start with # are notes. */
export function ledgerEntries(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('/'));
}

/** Whether an address or an anchor leads somewhere. */
function isAnswered(entry: string, places: Places): boolean {
  const [page, id] = splitAnchor(entry);
  const arrival = places.arrival(page);
  const anchors = places.anchors(places.pages.get(arrival));
  if (id === undefined) {
    return places.pages.has(page) || arrival !== page;
  }
  // Anchors of a page that has vanished are not told one by one: the page is in the ledger too.
  // Those of components and of other sites are not known here; a test compares the former with the build.
  return !anchors || anchors.includes(id) || places.moved(arrival).some((moved) => moved.id === id);
}

/** A published address or anchor that leads nowhere any more. */
interface Vanished {
  address: string;
  /** The list in redirects.ts that lacks it. */
  list: 'fixed' | 'anchorRedirects';
  /** The line to add to that list. */
  redirect: string;
}

/** Published addresses and anchors that have neither a place nor a redirect. */
export function vanished(site: Site): Vanished[] {
  const places = new Places(site);
  const gone = ledgerEntries(site.ledger.text).filter((entry) => !isAnswered(entry, places));
  return gone.map((address) => {
    const line = (from: string, to: string): string => `{from: '${from}', to: '${to}'},`;
    const [page, id] = splitAnchor(address);
    if (id === undefined) {
      const nearest = nearestOf(page, places.pages.keys()) ?? '/…';
      return {address, list: 'fixed', redirect: line(page, nearest)};
    }
    // Under the page's newest address, since one line then answers under the older ones too.
    const arrival = places.arrival(page);
    const nearest = nearestOf(id, places.anchors(places.pages.get(arrival)) ?? []);
    const to = nearest ? `${arrival}#${nearest}` : arrival;
    return {address, list: 'anchorRedirects', redirect: line(`${arrival}#${id}`, to)};
  });
}

/**
 * Every line that a ledger has ever had, as git remembers: what one change takes out is still known
 * to the next. Empty where the project's history is not at hand, as in an unpacked archive.
 *
 * @param root - the project
 * @param file - the ledger, from the root
 */
function committedEntries(root: string, file: string): string[] {
  const asked = ['log', '--patch', '--format=', '--no-color', '--no-ext-diff', '--', file];
  const options = {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024} as const;
  const isThere = existsSync(path.join(root, '.git'));
  const patches = isThere ? spawnSync('git', asked, options).stdout : '';
  return patches.match(/(?<=^\+)\/.*/gm) ?? [];
}

/** Lines that were taken out of the ledger, by this change or one before. */
export function takenOut({root, ledger}: Site): string[] {
  const there = new Set(ledgerEntries(ledger.text));
  return [...new Set(committedEntries(root, ledger.file))].filter((entry) => !there.has(entry));
}

/** The ledger with everything that answers now added to it, sorted. */
export function updatedLedger(site: Site): string {
  const places = new Places(site);
  const all = new Set([
    ...ledgerEntries(site.ledger.text),
    ...places.pages.keys(),
    ...[...places.pages].flatMap(([address, page]) =>
      (places.anchors(page) ?? []).map((id) => `${address}#${id}`),
    ),
    ...[...site.redirects, ...site.anchorRedirects].map(({from}) => from),
  ]);
  return `${heading}${[...all].sort().join('\n')}\n`;
}
