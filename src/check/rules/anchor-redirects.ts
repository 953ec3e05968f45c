import {splitAnchor} from '../../remark/splitAnchor';
import {type Finding, findingIn, findLine, type Message, type Rule} from '../finding';
import {AddressResolver, findNearest} from '../site/addressResolver';

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
      "Write /page#anchor, or add anchors: '*'. If the whole page has moved, add it to redirects instead.";
    return ['has no anchor', fix];
  }
  if (id?.includes('#')) {
    return ['has two anchors', 'Write /page#anchor.'];
  }
  if (id && isWhole) {
    return ["has both an anchor and anchors: '*'", 'Remove one of the two.'];
  }
  if (redirect && (redirect.includes('#') || !redirect.startsWith('/'))) {
    const fix = 'Remove the anchor redirect, or redirect the page to an address without an anchor.';
    return [`has no effect, because its page is redirected to ${redirect}`, fix];
  }
  if (!resolver.pages.has(target)) {
    return [
      'is for a page that does not exist',
      'Fix the address, or add a redirect for the page.',
    ];
  }
  if (!resolver.pages.get(target)) {
    const fix = "Set the old id on an element of the page's component instead.";
    return ['is for a page that is not Markdown', fix];
  }
  const fix = 'Remove the anchor redirect, or rename the anchor.';
  return id && resolver.anchors(resolver.pages.get(target))?.includes(id)
    ? ['is for an anchor that the page still has', fix]
    : undefined;
}

/** Problem with the target of an anchor redirect. */
function targetProblem(to: string, resolver: AddressResolver): Message | undefined {
  const [end, anchor] = splitAnchor(to);
  if (resolver.site.anchorRedirects.some(({from}) => from === to)) {
    return [`points to another anchor redirect, ${to}`, 'Point it directly to the target.'];
  }
  if (resolver.redirectTarget(end) !== undefined) {
    return [`points to a redirect, ${end}`, 'Point it directly to the page.'];
  }
  if (!resolver.pages.has(end)) {
    return [`points to ${end}, which does not exist`, 'Fix the target, or add the page.'];
  }
  const known = resolver.anchors(resolver.pages.get(end));
  if (anchor === undefined || !known || known.includes(anchor)) {
    return undefined;
  }
  const nearest = findNearest(anchor, known);
  return [
    `points to ${to}, but the page has no such anchor`,
    nearest ? `Did you mean #${nearest}?` : `Point it to an anchor of ${end}, or to the page.`,
  ];
}

const duplicateMessage: Message = [
  'is listed twice, under this address or an older address of the page',
  'Remove the wrong one.',
];

/** Anchor redirects are for anchors that no longer exist, and point directly to one that does. */
export const anchorRedirects: Rule = (site) => {
  const {redirectsFile, anchorRedirects: all} = site;
  const resolver = new AddressResolver(site);
  const resolveAnchor = (address: string): string => {
    const [page, anchor] = splitAnchor(address);
    return `${resolver.resolve(page)}#${anchor ?? ''}`;
  };
  return all.flatMap(({from, to, anchors}, index): Finding[] => {
    const line = findLine(redirectsFile.text, `from: '${from}'`);
    const isRepeated =
      all.findIndex((other) => resolveAnchor(other.from) === resolveAnchor(from)) < index;
    const problems = isRepeated
      ? [duplicateMessage]
      : [sourceProblem(from, resolver, anchors !== undefined), targetProblem(to, resolver)];
    return problems
      .filter((message) => message !== undefined)
      .map(([problem, fix]) =>
        findingIn(redirectsFile)(line, `The anchor redirect from ${from} ${problem}`, fix),
      );
  });
};
