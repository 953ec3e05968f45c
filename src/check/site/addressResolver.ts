import type {AnchorRedirect} from '../../../redirects';
import {nearestPages} from '../../components/shared/nearestPages';
import {
  expandAnchors,
  getMovedAnchors,
  ledgerEntries,
  type MovedAnchor,
} from '../../remark/splitAnchor';
import {getAddresses} from './addresses';
import {knownAnchors} from './anchors';
import type {Page, Site} from './types';

/** Finds the most similar address, name or anchor, if one is similar enough. */
export const findNearest = (query: string, all: Iterable<string>): string | undefined =>
  nearestPages(query, [...all], 1)[0];

/** Resolves addresses, redirects and anchors of a site. */
export class AddressResolver {
  /** All addresses, with the page if it is a Markdown file. */
  readonly pages: Map<string, Page | undefined>;
  private readonly targets: Map<string, string>;
  private singleRedirects: readonly AnchorRedirect[] | undefined;
  private readonly anchorsByPage = new Map<Page | undefined, string[] | undefined>();

  constructor(readonly site: Site) {
    this.pages = getAddresses(site);
    this.targets = new Map(site.redirects.map(({from, to}) => [from, to]));
  }

  /** Target of the redirect from an address. */
  redirectTarget(page: string): string | undefined {
    return this.targets.get(page);
  }

  /** Address that a reader ends up at. An existing page takes precedence over a redirect. */
  resolve(page: string): string {
    return this.pages.has(page) ? page : (this.redirectTarget(page) ?? page);
  }

  /** Anchors of a page; undefined for React pages and broken ones. */
  anchors(page: Page | undefined): string[] | undefined {
    if (!this.anchorsByPage.has(page)) {
      this.anchorsByPage.set(page, knownAnchors(page, this.site));
    }
    return this.anchorsByPage.get(page);
  }

  /** Old anchors that still work on the page at an address. */
  movedAnchors(address: string): MovedAnchor[] {
    const {redirects, anchorRedirects, ledger} = this.site;
    this.singleRedirects ??= expandAnchors(anchorRedirects, ledgerEntries(ledger.text));
    return getMovedAnchors(address, this.singleRedirects, redirects);
  }
}
