import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {addressDistance} from '../components/shared/nearestPages';
import {getAddress} from '../remark/sources';
import {ledgerEntries, splitAnchor} from '../remark/splitAnchor';
import {getAllPages} from './site/addresses';
import {getDataFiles} from './site/anchors';
import {AddressResolver} from './site/addressResolver';
import type {Site} from './site/types';

/** First lines of the ledger. */
const heading = `# Every address and anchor that was ever published. Readers have bookmarked them, so none may
# vanish: what moves gets a redirect. \`npm run ledger\` adds new ones; none is taken out.
`;

/** Whether an address or anchor still works, possibly by a redirect. */
function stillWorks(entry: string, resolver: AddressResolver): boolean {
  const [page, id] = splitAnchor(entry);
  const target = resolver.resolve(page);
  const anchors = resolver.anchors(resolver.pages.get(target));
  if (id === undefined) {
    return resolver.pages.has(page) || target !== page;
  }
  // Anchors of a missing page are not reported, since the page itself is. Anchors of components and of other
  // sites are unknown here; a test compares the former with the build.
  return (
    !anchors ||
    anchors.includes(id) ||
    resolver.movedAnchors(target).some((moved) => moved.id === id)
  );
}

/** A published address or anchor that no longer works. */
interface BrokenEntry {
  address: string;
  /** List in redirects.ts to add it to. */
  list: 'redirects' | 'anchorRedirects';
  from: string;
  /** Suggested target; undefined if nothing new is similar enough. */
  to: string | undefined;
  /** Files whose own problems may be the cause. */
  possibleCauses: string[];
}

/** Maximum edit distance of a name to its likely successor, relative to its length. */
const maxDistance = 0.36;

/** Finds the name with the most similar last segment, if it is similar enough. */
export function findSuccessor(old: string, names: readonly string[]): string | undefined {
  const last = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  const [nearest] = names
    .map((name) => ({name, distance: addressDistance(last(old), last(name))}))
    .filter(({distance}) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name;
}

/**
 * Finds published addresses and anchors that have neither a page nor a redirect. Only unpublished names are
 * suggested as targets, since they may be the same page or heading under a new name.
 */
export function brokenEntries(site: Site): BrokenEntry[] {
  const resolver = new AddressResolver(site);
  const published = ledgerEntries(site.ledger.text);
  const known = new Set(published);
  const isNew = (entry: string): boolean => !known.has(entry);
  const newPages = [...resolver.pages.keys()].filter(isNew);
  const newAnchors = (page: string): string[] =>
    (resolver.anchors(resolver.pages.get(page)) ?? []).filter((id) => isNew(`${page}#${id}`));
  const gone = published.filter((entry) => !stillWorks(entry, resolver));
  const moved =
    gone.length === 0
      ? []
      : [...resolver.pages.keys()].flatMap((page) => newAnchors(page).map((id) => `${page}#${id}`));
  /** The new address of an anchor that is gone from all old pages and new on exactly one page. */
  const movedTo = (id: string): string | undefined => {
    const isSame = (entry: string): boolean => entry.endsWith(`#${id}`);
    const [target, ...others] = moved.filter(isSame);
    const isUnique =
      others.length === 0 && published.filter(isSame).every((entry) => gone.includes(entry));
    return isUnique ? target : undefined;
  };
  const getFiles = (address: string | undefined): string[] => {
    const page = address && resolver.pages.get(splitAnchor(address)[0]);
    return page ? [page.file, ...getDataFiles(page, site)] : [];
  };
  const filesByAddress = new Map(getAllPages(site).map(({file}) => [getAddress(file, {}), file]));
  return gone.map((address) => {
    const [page, id] = splitAnchor(address);
    // The page's current address, since a redirect from it also covers the older ones.
    const target = resolver.resolve(page);
    const newAnchor = findSuccessor(id ?? '', newAnchors(target));
    const to =
      id === undefined
        ? findSuccessor(page, newPages)
        : (movedTo(id) ?? (newAnchor && `${target}#${newAnchor}`));
    return {
      address,
      list: id === undefined ? 'redirects' : 'anchorRedirects',
      from: id === undefined ? page : `${target}#${id}`,
      to,
      possibleCauses: [
        ...['redirects.ts', ...(/^\/blog\b/.test(page) ? ['blog/'] : [])],
        ...[filesByAddress.get(page) ?? [], getFiles(page), getFiles(target), getFiles(to)].flat(),
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
  const resolver = new AddressResolver(site);
  const all = new Set([
    ...ledgerEntries(site.ledger.text),
    ...resolver.pages.keys(),
    ...[...resolver.pages].flatMap(([address, page]) =>
      (resolver.anchors(page) ?? []).map((id) => `${address}#${id}`),
    ),
    ...[...site.redirects, ...site.anchorRedirects.filter(({anchors}) => !anchors)].map(
      ({from}) => from,
    ),
  ]);
  return `${heading}${[...all].sort().join('\n')}\n`;
}
