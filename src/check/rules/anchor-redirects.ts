import {splitAnchor} from '../../remark/splitAnchor';
import {about, lineOf, type Finding, type Rule, type Message} from '../finding';
import {nearestOf, AddressResolver} from '../site/addressResolver';

/** Problem with the source of an anchor redirect. */
function sourceProblem(
  from: string,
  resolver: AddressResolver,
  isWhole: boolean,
): Message | undefined {
  const [start, id] = splitAnchor(from);
  const redirect = resolver.redirectTarget(start);
  const target = resolver.resolve(start);
  if (!id && !isWhole) {
    const fix =
      "Write /page#anchor, or add anchors: '*'; a page that moved goes in the list of redirects.";
    return ['names no anchor', fix];
  }
  if (id && isWhole) {
    return ["names an anchor beside anchors: '*'", 'Leave out one of the two.'];
  }
  if (redirect && (redirect.includes('#') || !redirect.startsWith('/'))) {
    const fix = 'Remove the anchor redirect, or redirect to a page without an anchor.';
    return [`has no effect: its page is redirected to ${redirect}`, fix];
  }
  if (!resolver.pages.has(target)) {
    return ['starts at a page that does not exist', 'Fix the address, or redirect its page.'];
  }
  if (!resolver.pages.get(target)) {
    const fix = 'Give an element of its component the old id.';
    return ['starts at a page that is not Markdown', fix];
  }
  const fix = 'Remove the anchor redirect, or rename what has the anchor.';
  return id && resolver.anchors(resolver.pages.get(target))?.includes(id)
    ? ['starts at an anchor that the page has', fix]
    : undefined;
}

/** Problem with the target of an anchor redirect. */
function targetProblem(to: string, resolver: AddressResolver): Message | undefined {
  const [end, anchor] = splitAnchor(to);
  if (resolver.site.anchorRedirects.some(({from}) => from === to)) {
    return [`leads to another anchor redirect, ${to}`, 'Lead it straight to its target.'];
  }
  if (resolver.redirectTarget(end) !== undefined) {
    return [`leads to a redirect, ${end}`, 'Lead it straight to the page.'];
  }
  if (!resolver.pages.has(end)) {
    return [`leads to ${end}, where no page is`, 'Fix the target, or write the page.'];
  }
  const known = resolver.anchors(resolver.pages.get(end));
  if (anchor === undefined || !known || known.includes(anchor)) {
    return undefined;
  }
  const nearest = nearestOf(anchor, known);
  return [
    `leads to ${to}, but the page has no such anchor`,
    nearest ? `Did you mean #${nearest}?` : `Lead it to an anchor of ${end}, or to the page.`,
  ];
}

const twice: Message = [
  'is in the list twice, under this address or an older one of the page',
  'Remove the one that is wrong.',
];

/** Anchor redirects start at an anchor that is gone, and lead straight to one that exists. */
export const anchorRedirects: Rule = (site) => {
  const {redirectsFile, anchorRedirects: all} = site;
  const resolver = new AddressResolver(site);
  const resolveAnchor = (address: string): string => {
    const [page, anchor] = splitAnchor(address);
    return `${resolver.resolve(page)}#${anchor ?? ''}`;
  };
  return all.flatMap(({from, to, anchors}, index): Finding[] => {
    const line = lineOf(redirectsFile.text, `from: '${from}'`);
    const isRepeated =
      all.findIndex((other) => resolveAnchor(other.from) === resolveAnchor(from)) < index;
    const problems = isRepeated
      ? [twice]
      : [sourceProblem(from, resolver, anchors !== undefined), targetProblem(to, resolver)];
    return problems
      .filter((one) => one !== undefined)
      .map(([problem, fix]) =>
        about(redirectsFile)(line, `The anchor redirect from ${from} ${problem}`, fix),
      );
  });
};
