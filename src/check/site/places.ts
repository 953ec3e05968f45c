import type {AnchorRedirect} from '../../../redirects';
import {nearestPages} from '../../components/shared/nearestPages';
import {
  ledgerEntries,
  movedAnchorsOf,
  expandAnchors,
  type MovedAnchor,
} from '../../remark/splitAnchor';
import {addressesOf} from './addresses';
import {knownAnchors} from './anchors';
import type {Page, Site} from './types';

/** Finds the most similar address, name or anchor, if one is similar enough. */
export const nearestOf = (asked: string, all: Iterable<string>): string | undefined =>
  nearestPages(asked, [...all], 1)[0];

/** Resolves addresses, redirects and anchors of a site. */
export class Places {
  /** All addresses, with the page if it is a Markdown file. */
  readonly pages: Map<string, Page | undefined>;
  private readonly forwards: Map<string, string>;
  private single: readonly AnchorRedirect[] | undefined;
  private readonly known = new Map<Page | undefined, string[] | undefined>();

  constructor(readonly site: Site) {
    this.pages = addressesOf(site);
    this.forwards = new Map(site.redirects.map(({from, to}) => [from, to]));
  }

  /** Target of the redirect from an address. */
  forward(page: string): string | undefined {
    return this.forwards.get(page);
  }

  /** Address that a reader arrives at. Existing pages win over redirects. */
  arrival(page: string): string {
    return this.pages.has(page) ? page : (this.forward(page) ?? page);
  }

  /** Anchors of a page; undefined for React pages and broken ones. */
  anchors(page: Page | undefined): string[] | undefined {
    if (!this.known.has(page)) {
      this.known.set(page, knownAnchors(page, this.site));
    }
    return this.known.get(page);
  }

  /** Moved anchors that the page at an address keeps. */
  moved(address: string): MovedAnchor[] {
    const {redirects, anchorRedirects, ledger} = this.site;
    this.single ??= expandAnchors(anchorRedirects, ledgerEntries(ledger.text));
    return movedAnchorsOf(address, this.single, redirects);
  }
}
