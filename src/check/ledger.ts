import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {nearestPages} from '../theme/NotFound/Content/nearestPages';
import {movedAnchorsOf, splitAnchor} from '../remark/splitAnchor';
import {addressesOf} from './site/addresses';
import {knownAnchors} from './site/anchors';
import type {Page, Site} from './site/types';

/** First lines of the ledger. */
const heading = `# Every address and anchor that was ever published. Readers have bookmarked them, so none may
# vanish: what moves gets a redirect. \`npm run ledger\` adds new ones; none is taken out.
`;

/** Addresses and anchors of a ledger, one per line; lines that start with # are notes. */
export function ledgerEntries(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('/'));
}

/** What answers now, with the anchors that sources tell. */
class Answers {
  readonly pages: Map<string, Page | undefined>;
  private readonly forwards: Map<string, string>;
  private readonly anchors = new Map<string, string[]>();

  constructor(private readonly site: Site) {
    this.pages = addressesOf(site);
    this.forwards = new Map(site.redirects.map(({from, to}) => [from, to]));
    for (const [address, page] of this.pages) {
      const anchors = knownAnchors(page, site);
      if (anchors) {
        this.anchors.set(address, anchors);
      }
    }
  }

  /** Page where a reader of a page's address arrives. */
  arrival(page: string): string {
    return this.forwards.get(page) ?? page;
  }

  has(entry: string): boolean {
    const [start, id] = splitAnchor(entry);
    const arrival = this.arrival(start);
    const anchors = this.anchors.get(arrival);
    if (id === undefined) {
      return this.pages.has(start) || this.forwards.has(start);
    }
    // Anchors of a page that has vanished are not told one by one: the page is in the ledger too.
    // Those of components and of other sites are not known here; a test compares the former with the build.
    return (
      !anchors ||
      anchors.includes(id) ||
      movedAnchorsOf(arrival, this.site.anchorRedirects, this.site.redirects).some(
        (moved) => moved.id === id,
      )
    );
  }

  /** Every address and anchor, those of redirects included. */
  all(): string[] {
    return [
      ...this.pages.keys(),
      ...[...this.anchors].flatMap(([address, ids]) => ids.map((id) => `${address}#${id}`)),
      ...this.site.redirects.map(({from}) => from),
      ...this.site.anchorRedirects.map(({from}) => from),
    ];
  }

  /** The anchor of its page that is most like one that vanished, or the page. */
  likelyTarget(entry: string): string {
    const [arrival, id = ''] = splitAnchor(entry);
    const [nearest] = nearestPages(id, this.anchors.get(arrival) ?? [], 1);
    return nearest ? `${arrival}#${nearest}` : arrival;
  }
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
  const answers = new Answers(site);
  const gone = ledgerEntries(site.ledger.text).filter((entry) => !answers.has(entry));
  return gone.map((address) => {
    const line = (from: string, to: string): string => `{from: '${from}', to: '${to}'},`;
    const [page, id] = splitAnchor(address);
    if (id === undefined) {
      const [nearest = '/…'] = nearestPages(page, [...answers.pages.keys()], 1);
      return {address, list: 'fixed', redirect: line(page, nearest)};
    }
    // Under the page's newest address, since one line then answers under the older ones too.
    const from = `${answers.arrival(page)}#${id}`;
    return {address, list: 'anchorRedirects', redirect: line(from, answers.likelyTarget(from))};
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
  const options = ['log', '--patch', '--format=', '--no-color', '--no-ext-diff', '--', file];
  if (!existsSync(path.join(root, '.git'))) {
    return [];
  }
  const {stdout} = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.match(/(?<=^\+)\/.*/gm) ?? [];
}

/** Lines that were taken out of the ledger, by this change or one before. */
export function takenOut({root, ledger}: Site): string[] {
  const there = new Set(ledgerEntries(ledger.text));
  return [...new Set(committedEntries(root, ledger.file))].filter((entry) => !there.has(entry));
}

/** The ledger with everything that answers now added to it, sorted. */
export function updatedLedger(site: Site): string {
  const all = new Set([...ledgerEntries(site.ledger.text), ...new Answers(site).all()]);
  return `${heading}${[...all].sort().join('\n')}\n`;
}
