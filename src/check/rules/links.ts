import {nearestPages} from '../../theme/NotFound/Content/nearestPages';
import {readEnvironment} from '../../config/environment';
import {fragmentId} from '../../components/shared/fragmentId';
import {movedAnchorsOf} from '../../remark/splitAnchor';
import {about, lineAt, type Finding, type Rule} from '../finding';
import {addressesOf, isStaticFile} from '../site/addresses';
import {knownAnchors} from '../site/anchors';
import {linksOf, linksOfCode, type WrittenLink} from '../site/links';
import {askedData} from '../site/prose';
import {nodesOf, span} from '../site/tree';
import type {Page, Site, TextFile} from '../site/types';

/** Origin of the published site. */
const published = readEnvironment({}).url;

type Problem = Pick<Finding, 'problem' | 'fix'>;

/** Answers what is wrong with a link, if anything. */
class LinkCheck {
  readonly addresses: Map<string, Page | undefined>;
  private readonly forwards: Map<string, string>;
  private readonly anchors = new Map<Page, string[] | undefined>();

  constructor(private readonly site: Site) {
    this.addresses = addressesOf(site);
    this.forwards = new Map(site.redirects.map(({from, to}) => [from, to]));
  }

  /** First parts of all addresses, without the slash. */
  firstFolders(): Set<string> {
    return new Set(
      [...this.addresses.keys()].map((address) => address.split('/')[1] ?? '').filter(Boolean),
    );
  }

  /**
   * @param href - as written
   * @param here - page that holds the link; none for data, whose links to `#…` are left out
   */
  problem(href: string, here?: Page): Problem | undefined {
    if (href.startsWith('http:')) {
      return {
        problem: `${href} is not encrypted`,
        fix: 'Write https://, or put an address that is only an example in `code`.',
      };
    }
    if (href.startsWith(`${published}/`) || href === published) {
      return {
        problem: `${href} is an address of this site`,
        fix: `Write ${href.slice(published.length) || '/'}, so that it works in the preview and offline too.`,
      };
    }
    if (/^(?:https|mailto|tel):/.test(href)) {
      return undefined;
    }
    if (href.startsWith('#')) {
      return here && this.anchorProblem(here, href.slice(1), 'This page');
    }
    return href.startsWith('/')
      ? this.addressProblem(href)
      : {
          problem: `${href} is neither an address from the root nor an address elsewhere`,
          fix: 'Write the address of the page, as in [Fixture patch](/beam-for-live/application/fixture-patch).',
        };
  }

  private addressProblem(href: string): Problem | undefined {
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    if (path.length > 1 && path.endsWith('/')) {
      return {
        problem: `${href} ends in a slash`,
        fix: `Write ${path.slice(0, -1)}: addresses have no slash at their end.`,
      };
    }
    const target = this.forwards.get(path) ?? path;
    if (!this.addresses.has(target)) {
      return target.startsWith('https:') || isStaticFile(this.site.root, path)
        ? undefined
        : {problem: `There is no page at ${path}`, fix: this.suggestion(path)};
    }
    const page = this.addresses.get(target);
    return page && anchor ? this.anchorProblem(page, fragmentId(anchor), target) : undefined;
  }

  private suggestion(path: string): string {
    const [nearest] = nearestPages(path, [...this.addresses.keys()], 1);
    return nearest ? `Did you mean ${nearest}?` : 'Link to a page that exists.';
  }

  private anchorProblem(page: Page, anchor: string, name: string): Problem | undefined {
    const known = this.anchors.has(page) ? this.anchors.get(page) : knownAnchors(page, this.site);
    this.anchors.set(page, known);
    // A question mark marks the state of a calculator, which its page reads.
    const [id = '', state] = anchor.split('?');
    if (!known || known.includes(id) || (state && known.includes(`tool-${id}`))) {
      return undefined;
    }
    const {anchorRedirects, redirects} = this.site;
    const moved = movedAnchorsOf(page.address, anchorRedirects, redirects).find(
      (one) => one.id === id,
    );
    if (moved) {
      return {problem: `#${id} of ${name} has moved`, fix: `Link to ${moved.to}.`};
    }
    const [nearest] = nearestPages(id, known, 1);
    return {
      problem: `${name} has no heading, row or term with the anchor #${id}`,
      fix: nearest
        ? `Did you mean #${nearest}?`
        : 'Link to one that it has, or to the page without an anchor.',
    };
  }
}

function findIn(source: TextFile, links: WrittenLink[], check: LinkCheck, here?: Page): Finding[] {
  return links.flatMap(({href, start}) => {
    const problem = check.problem(href, here);
    return problem ? [{file: source.file, line: lineAt(source.text, start), ...problem}] : [];
  });
}

/** Addresses that stand in the text as they are. */
function bareAddresses({file, text, tree}: Page): Finding[] {
  return [...nodesOf(tree, 'link')]
    .filter((link) => /^https?:/.test(link.url) && !text.slice(...span(link)).startsWith('['))
    .map((link) =>
      about({file})(
        link.position?.start.line ?? 1,
        `The address ${link.url} stands in the text`,
        'Write [what it leads to](address), or put an address that is only an example in `code`.',
      ),
    );
}

export const links: Rule = {
  name: 'links',
  asks: 'Links lead to pages and anchors that exist, by address from the root.',
  find(site) {
    const check = new LinkCheck(site);
    const folders = check.firstFolders();
    return [
      ...site.pages.flatMap((page) => findIn(page, linksOf(page), check, page)),
      ...site.pages.flatMap(bareAddresses),
      ...[...askedData(site), ...site.code].flatMap((source) =>
        findIn(source, linksOfCode(source, folders), check),
      ),
    ];
  },
};
