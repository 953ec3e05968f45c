import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addressDistance} from '../components/shared/nearestPages';
import {addressOf} from '../remark/sources';
import {ledgerEntries, splitAnchor} from '../remark/splitAnchor';
import {allPagesOf} from './site/addresses';
import {dataFilesOf} from './site/anchors';
import {Places} from './site/places';
import type {Site} from './site/types';

/** First lines of the ledger. */
const heading = `# Every address and anchor that was ever published. Readers have bookmarked them, so none may
# vanish: what moves gets a redirect. \`npm run ledger\` adds new ones; none is taken out.
`;

/** Whether an address or anchor still works, possibly by a redirect. */
function stillWorks(entry: string, places: Places): boolean {
  const [page, id] = splitAnchor(entry);
  const arrival = places.arrival(page);
  const anchors = places.anchors(places.pages.get(arrival));
  if (id === undefined) {
    return places.pages.has(page) || arrival !== page;
  }
  // Anchors of a missing page are not reported, since the page itself is. Anchors of components and of other
  // sites are unknown here; a test compares the former with the build.
  return !anchors || anchors.includes(id) || places.moved(arrival).some((moved) => moved.id === id);
}

/** A published address or anchor that no longer works. */
interface Vanished {
  address: string;
  /** List in redirects.ts to add it to. */
  list: 'redirects' | 'anchorRedirects';
  from: string;
  /** Suggested target; undefined if nothing new is similar enough. */
  to: string | undefined;
  /** Files that may be the cause by their own mistakes. */
  restsOn: string[];
}

/** Maximum edit distance of a name to its likely successor, relative to its length. */
const maxDistance = 0.36;

/** Finds the name with the most similar last segment, if it is similar enough. */
export function successorOf(old: string, names: readonly string[]): string | undefined {
  const last = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  const [nearest] = names
    .map((name) => ({name, by: addressDistance(last(old), last(name))}))
    .filter(({by}) => by <= maxDistance)
    .sort((one, other) => one.by - other.by);
  return nearest?.name;
}

/**
 * Finds published addresses and anchors that have neither a page nor a redirect. Only unpublished names are
 * suggested as targets, since they may be the same page or heading under a new name.
 */
export function brokenEntries(site: Site): Vanished[] {
  const places = new Places(site);
  const published = ledgerEntries(site.ledger.text);
  const known = new Set(published);
  const isNew = (entry: string): boolean => !known.has(entry);
  const newPages = [...places.pages.keys()].filter(isNew);
  const newAnchors = (page: string): string[] =>
    (places.anchors(places.pages.get(page)) ?? []).filter((id) => isNew(`${page}#${id}`));
  const gone = published.filter((entry) => !stillWorks(entry, places));
  const moved =
    gone.length === 0
      ? []
      : [...places.pages.keys()].flatMap((page) => newAnchors(page).map((id) => `${page}#${id}`));
  /** The page that an anchor has moved to, if it is gone from all old pages and new on exactly one. */
  const elsewhere = (id: string): string | undefined => {
    const isSame = (entry: string): boolean => entry.endsWith(`#${id}`);
    const [place, ...others] = moved.filter(isSame);
    const isUnique =
      others.length === 0 && published.filter(isSame).every((one) => gone.includes(one));
    return isUnique ? place : undefined;
  };
  const filesOf = (address: string | undefined): string[] => {
    const page = address && places.pages.get(splitAnchor(address)[0]);
    return page ? [page.file, ...dataFilesOf(page, site)] : [];
  };
  const named = new Map(allPagesOf(site).map(({file}) => [addressOf(file, {}), file]));
  return gone.map((address) => {
    const [page, id] = splitAnchor(address);
    // The page's current address, since a redirect from it covers the older ones, too.
    const arrival = places.arrival(page);
    const here = successorOf(id ?? '', newAnchors(arrival));
    const to =
      id === undefined
        ? successorOf(page, newPages)
        : (elsewhere(id) ?? (here && `${arrival}#${here}`));
    return {
      address,
      list: id === undefined ? 'redirects' : 'anchorRedirects',
      from: id === undefined ? page : `${arrival}#${id}`,
      to,
      restsOn: [
        ...['redirects.ts', ...(/^\/blog\b/.test(page) ? ['blog/'] : [])],
        ...[named.get(page) ?? [], filesOf(page), filesOf(arrival), filesOf(to)].flat(),
      ],
    };
  });
}

/**
 * All lines that were ever added to the ledger, from the git history, so that a removed line is reported even after
 * it was committed. Empty without history, as in an unpacked archive.
 *
 * @param root - root of the project
 * @param file - path of the ledger, from the root
 */
function committedEntries(root: string, file: string): string[] {
  const command = ['log', '--patch', '--format=', '--no-color', '--no-ext-diff', '--', file];
  const options = {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024} as const;
  const isRepository = existsSync(path.join(root, '.git'));
  const patches = isRepository ? spawnSync('git', command, options).stdout : '';
  return patches.match(/(?<=^\+)\/.*/gm) ?? [];
}

/** Entries that were removed from the ledger, by this change or an earlier one. */
export function removedEntries({root, ledger}: Site): string[] {
  const listed = new Set(ledgerEntries(ledger.text));
  return [...new Set(committedEntries(root, ledger.file))].filter((entry) => !listed.has(entry));
}

/** Text of the ledger with all current addresses and anchors added, sorted. */
export function updatedLedger(site: Site): string {
  const places = new Places(site);
  const all = new Set([
    ...ledgerEntries(site.ledger.text),
    ...places.pages.keys(),
    ...[...places.pages].flatMap(([address, page]) =>
      (places.anchors(page) ?? []).map((id) => `${address}#${id}`),
    ),
    ...[...site.redirects, ...site.anchorRedirects.filter(({anchors}) => !anchors)].map(
      ({from}) => from,
    ),
  ]);
  return `${heading}${[...all].sort().join('\n')}\n`;
}
