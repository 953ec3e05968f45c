import {nearestPages} from '../../theme/NotFound/Content/nearestPages';
import {splitAnchor} from '../../remark/splitAnchor';
import {about, lineOf, type Finding, type Rule} from '../finding';
import {addressesOf} from '../site/addresses';
import {knownAnchors} from '../site/anchors';
import type {Page, Site} from '../site/types';

type Addresses = Map<string, Page | undefined>;

/** Where a reader of an address arrives: a redirect of the page keeps the anchor. */
function arrivalOf(address: string, {redirects}: Site): string {
  const [page, anchor] = splitAnchor(address);
  return `${redirects.find(({from}) => from === page)?.to ?? page}#${anchor ?? ''}`;
}

type Told = [problem: string, fix: string];

/** What is wrong with the address that was published. */
function startProblem(from: string, site: Site, addresses: Addresses): Told | undefined {
  const [start, id] = splitAnchor(from);
  const forward = site.redirects.find((redirect) => redirect.from === start)?.to;
  const arrival = forward ?? start;
  if (!id) {
    const fix = 'Write /page#anchor; a page that moved stands in the list of redirects.';
    return ['names no anchor', fix];
  }
  if (forward && (forward.includes('#') || !forward.startsWith('/'))) {
    const fix = 'Remove the anchor redirect, or redirect to a page without an anchor.';
    return [`has no effect: its page is redirected to ${forward}`, fix];
  }
  if (!addresses.has(arrival)) {
    return ['starts where no page is', 'Fix the address, or redirect its page.'];
  }
  if (!addresses.get(arrival)) {
    const fix = 'Give an element of its component the old id.';
    return ['starts at a page that is not Markdown', fix];
  }
  const fix = 'Remove the anchor redirect, or rename what has the anchor.';
  return knownAnchors(addresses.get(arrival), site)?.includes(id)
    ? ['starts at an anchor that the page has', fix]
    : undefined;
}

/** What is wrong with the target. */
function targetProblem(to: string, site: Site, addresses: Addresses): Told | undefined {
  const [end, anchor] = splitAnchor(to);
  if (site.anchorRedirects.some(({from}) => from === to)) {
    return [`leads to another anchor redirect, ${to}`, 'Lead it straight to its target.'];
  }
  if (site.redirects.some(({from}) => from === end)) {
    return [`leads to a redirect, ${end}`, 'Lead it straight to the page.'];
  }
  if (!addresses.has(end)) {
    return [`leads to ${end}, where no page is`, 'Fix the target, or write the page.'];
  }
  const known = knownAnchors(addresses.get(end), site);
  if (anchor === undefined || !known || known.includes(anchor)) {
    return undefined;
  }
  const [nearest] = nearestPages(anchor, known, 1);
  return [
    `leads to ${to}, but the page has no such anchor`,
    nearest ? `Did you mean #${nearest}?` : `Lead it to an anchor of ${end}, or to the page.`,
  ];
}

const twice: Told = [
  'stands twice in the list, under this address or an older one of the page',
  'Remove the one that is wrong.',
];

export const anchorRedirects: Rule = {
  name: 'anchor-redirects',
  asks: 'Anchor redirects start at an anchor that is gone, and lead straight to one that exists.',
  find(site) {
    const {redirectsFile, anchorRedirects: all} = site;
    const addresses = addressesOf(site);
    return all.flatMap(({from, to}, index): Finding[] => {
      const line = lineOf(redirectsFile.text, `from: '${from}'`);
      const same = (other: string): boolean => arrivalOf(other, site) === arrivalOf(from, site);
      const isRepeated = all.findIndex((other) => same(other.from)) < index;
      const problems = isRepeated
        ? [twice]
        : [startProblem(from, site, addresses), targetProblem(to, site, addresses)];
      return problems
        .filter((one) => one !== undefined)
        .map(([problem, fix]) =>
          about(redirectsFile)(line, `The anchor redirect from ${from} ${problem}`, fix),
        );
    });
  },
};
