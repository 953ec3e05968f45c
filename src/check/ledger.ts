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

/** Whether an address or an anchor leads somewhere. */
function isAnswered(entry: string, places: Places): boolean {
  const [page, id] = splitAnchor(entry);
  const arrival = places.arrival(page);
  const anchors = places.anchors(places.pages.get(arrival));
  if (id === undefined) {
    return places.pages.has(page) || arrival !== page;
  }
  // Anchors of a page that has vanished are not listed: the page is in the ledger too. Those of
  // components and of other sites are not known here; a test compares the former with the build.
  return !anchors || anchors.includes(id) || places.moved(arrival).some((moved) => moved.id === id);
}

/** A published address or anchor that leads nowhere any more. */
interface Vanished {
  address: string;
  /** The list in redirects.ts that lacks it. */
  list: 'redirects' | 'anchorRedirects';
  from: string;
  /** Where it may be now; undefined if nothing new is enough like it. */
  to: string | undefined;
  /** Files whose own mistakes may be the reason. */
  restsOn: string[];
}

/** The distance up to which a new name is still taken for the successor of an old one. */
const maxUnlikeness = 0.36;

/** Returns the name that is most like an old one in its last part, if one is like enough to be its successor. */
export function successorOf(old: string, names: readonly string[]): string | undefined {
  const last = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  const [nearest] = names
    .map((name) => ({name, by: addressDistance(last(old), last(name))}))
    .filter(({by}) => by <= maxUnlikeness)
    .sort((one, other) => one.by - other.by);
  return nearest?.name;
}

/**
 * Published addresses and anchors that have neither a place nor a redirect. What was published before is
 * no successor of them: only what is new may be the same under another name.
 */
export function vanished(site: Site): Vanished[] {
  const places = new Places(site);
  const published = ledgerEntries(site.ledger.text);
  const known = new Set(published);
  const isNew = (entry: string): boolean => !known.has(entry);
  const newPages = [...places.pages.keys()].filter(isNew);
  const newAnchors = (page: string): string[] =>
    (places.anchors(places.pages.get(page)) ?? []).filter((id) => isNew(`${page}#${id}`));
  const gone = published.filter((entry) => !isAnswered(entry, places));
  const moved =
    gone.length === 0
      ? []
      : [...places.pages.keys()].flatMap((page) => newAnchors(page).map((id) => `${page}#${id}`));
  /** The new place of an anchor whose every old one is gone; a name that many pages have is none. */
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
    // Under the page's newest address, since one line then answers under the older ones too.
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
 * Every line that a ledger has ever had, as git remembers, so that a line that one change
 * takes out is missed by the next too. Empty without the project's history, as in an unpacked archive.
 *
 * @param root - the project
 * @param file - the ledger, from the root
 */
function committedEntries(root: string, file: string): string[] {
  const asked = ['log', '--patch', '--format=', '--no-color', '--no-ext-diff', '--', file];
  const options = {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024} as const;
  const isRepository = existsSync(path.join(root, '.git'));
  const patches = isRepository ? spawnSync('git', asked, options).stdout : '';
  return patches.match(/(?<=^\+)\/.*/gm) ?? [];
}

/** Lines that were taken out of the ledger, by this change or one before. */
export function takenOut({root, ledger}: Site): string[] {
  const listed = new Set(ledgerEntries(ledger.text));
  return [...new Set(committedEntries(root, ledger.file))].filter((entry) => !listed.has(entry));
}

/** The ledger with every address and anchor that answers now added to it, sorted. */
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
