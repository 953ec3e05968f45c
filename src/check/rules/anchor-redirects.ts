import {nearestPages} from '../../theme/NotFound/Content/nearestPages';
import {splitAnchor} from '../../markdown/splitAnchor';
import {lineOf, type Finding, type Rule} from '../finding';
import {addressesOf} from '../site/addresses';
import {knownAnchors} from '../site/anchors';
import type {Page, Site} from '../site/types';

type Problem = Pick<Finding, 'problem' | 'fix'>;
type Addresses = Map<string, Page | undefined>;

/** Where a reader of an address arrives: a redirect of the page keeps the anchor. */
function arrivalOf(address: string, {redirects}: Site): string {
  const [page, anchor] = splitAnchor(address);
  return `${redirects.find(({from}) => from === page)?.to ?? page}#${anchor ?? ''}`;
}

/** What is wrong with the address that was published. */
function startProblem(from: string, site: Site, addresses: Addresses): Problem | undefined {
  const [start, id] = splitAnchor(from);
  const forward = site.redirects.find((redirect) => redirect.from === start)?.to;
  const arrival = forward ?? start;
  if (!id) {
    return {
      problem: 'names no anchor',
      fix: 'Write /page#anchor; a page that moved stands in the list of redirects.',
    };
  }
  if (forward && (forward.includes('#') || !forward.startsWith('/'))) {
    return {
      problem: `has no effect: its page is redirected to ${forward}`,
      fix: 'Remove the anchor redirect, or redirect to a page without an anchor.',
    };
  }
  if (!addresses.has(arrival)) {
    return {problem: 'starts where no page is', fix: 'Fix the address, or redirect its page.'};
  }
  if (!addresses.get(arrival)) {
    return {
      problem: 'starts at a page that is not Markdown',
      fix: 'Give an element of its component the old id.',
    };
  }
  return knownAnchors(addresses.get(arrival), site)?.includes(id)
    ? {
        problem: 'starts at an anchor that the page has',
        fix: 'Remove the anchor redirect, or rename what has the anchor.',
      }
    : undefined;
}

/** What is wrong with the target. */
function targetProblem(to: string, site: Site, addresses: Addresses): Problem | undefined {
  const [end, anchor] = splitAnchor(to);
  if (site.anchorRedirects.some(({from}) => from === to)) {
    return {
      problem: `leads to another anchor redirect, ${to}`,
      fix: 'Lead it straight to its target.',
    };
  }
  if (site.redirects.some(({from}) => from === end)) {
    return {problem: `leads to a redirect, ${end}`, fix: 'Lead it straight to the page.'};
  }
  if (!addresses.has(end)) {
    return {
      problem: `leads to ${end}, where no page is`,
      fix: 'Fix the target, or write the page.',
    };
  }
  const known = knownAnchors(addresses.get(end), site);
  if (anchor === undefined || !known || known.includes(anchor)) {
    return undefined;
  }
  const [nearest] = nearestPages(anchor, known, 1);
  return {
    problem: `leads to ${to}, but the page has no such anchor`,
    fix: nearest ? `Did you mean #${nearest}?` : `Lead it to an anchor of ${end}, or to the page.`,
  };
}

export const anchorRedirects: Rule = {
  name: 'anchor-redirects',
  asks: 'Anchor redirects start at an anchor that is gone, and lead straight to one that exists.',
  find(site) {
    const {file, text} = site.redirectsFile;
    const addresses = addressesOf(site);
    return site.anchorRedirects.flatMap(({from, to}, index): Finding[] => {
      const line = lineOf(text, `from: '${from}'`);
      const same = (other: string): boolean => arrivalOf(other, site) === arrivalOf(from, site);
      const isRepeated = site.anchorRedirects.findIndex((other) => same(other.from)) < index;
      const problems = isRepeated
        ? [
            {
              problem: 'stands twice in the list, under this address or an older one of the page',
              fix: 'Remove the one that is wrong.',
            },
          ]
        : [startProblem(from, site, addresses), targetProblem(to, site, addresses)];
      return problems
        .filter((one) => one !== undefined)
        .map(({problem, fix}) => ({
          file,
          line,
          problem: `The anchor redirect from ${from} ${problem}`,
          fix,
        }));
    });
  },
};
