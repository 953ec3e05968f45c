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

/** Returns the address, name or anchor that is most like another, if any is. */
export const nearestOf = (asked: string, all: Iterable<string>): string | undefined =>
  nearestPages(asked, [...all], 1)[0];

/** The addresses of a site, where its redirects lead, and its anchors as far as they are known. */
export class Places {
  /** Every address, with its page if that has a Markdown file. */
  readonly pages: Map<string, Page | undefined>;
  private readonly forwards: Map<string, string>;
  private single: readonly AnchorRedirect[] | undefined;
  private readonly known = new Map<Page | undefined, string[] | undefined>();

  constructor(readonly site: Site) {
    this.pages = addressesOf(site);
    this.forwards = new Map(site.redirects.map(({from, to}) => [from, to]));
  }

  /** Where the redirect of a page's address leads, if there is one. */
  forward(page: string): string | undefined {
    return this.forwards.get(page);
  }

  /** Page where a reader of a page's address arrives. A redirect never hides a page that exists. */
  arrival(page: string): string {
    return this.pages.has(page) ? page : (this.forward(page) ?? page);
  }

  /** Anchors of a page; none are known of components, and of what is broken. */
  anchors(page: Page | undefined): string[] | undefined {
    if (!this.known.has(page)) {
      this.known.set(page, knownAnchors(page, this.site));
    }
    return this.known.get(page);
  }

  /** Anchors that the page at an address answers although they are elsewhere now. */
  moved(address: string): MovedAnchor[] {
    const {redirects, anchorRedirects, ledger} = this.site;
    this.single ??= expandAnchors(anchorRedirects, ledgerEntries(ledger.text));
    return movedAnchorsOf(address, this.single, redirects);
  }
}
