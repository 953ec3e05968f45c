import {readEnvironment} from '../../config/environment';
import {fragmentId} from '../../components/shared/fragmentId';
import {type Finding, findingIn, lineAt, type Message, type Rule} from '../finding';
import {getAllPages, isStaticFile} from '../site/addresses';
import {findCodeLinks, findLinks, type WrittenLink} from '../site/links';
import {AddressResolver, findNearest} from '../site/addressResolver';
import {selectedData} from '../site/prose';
import {findNodes, span} from '../site/tree';
import type {Page, TextFile} from '../site/types';

/** Origin of the published site. */
const published = readEnvironment({}).url;

/**
 * Checks a link.
 *
 * @param href - as written
 * @param here - page that contains the link; undefined for data, whose links to `#…` are skipped
 */
function findProblem(href: string, resolver: AddressResolver, here?: Page): Message | undefined {
  if (href.startsWith('http:')) {
    const fix = 'Use https://, or format an example address as `code`.';
    return [`${href} is not encrypted`, fix];
  }
  if (href.startsWith(`${published}/`) || href === published) {
    const path = href.slice(published.length) || '/';
    const fix = `Write ${path}, so that it works in the preview and offline too.`;
    return [`${href} is a full address of this site`, fix];
  }
  const tracking =
    /[?&](utm_\w+|fbclid|gclid|mc_eid|igshid)=|^https:\/\/www\.(google\.com\/url)\?/.exec(href);
  if (tracking) {
    const fix = 'Link to the page itself, which readers can see.';
    return [`${href} tracks readers with "${tracking[1] ?? tracking[2]}"`, fix];
  }
  if (/^(?:https|mailto|tel):/.test(href)) {
    return undefined;
  }
  if (href.startsWith('#')) {
    return here && anchorProblem(here, href.slice(1), 'This page', resolver);
  }
  return href.startsWith('/')
    ? addressProblem(href, resolver)
    : [
        `${href} does not start with a slash or https://`,
        'Write the address of the page, as in [Fixture patch](/beam-for-live/application/fixture-patch).',
      ];
}

/** What is wrong with an address of this site, if anything. */
export function addressProblem(href: string, resolver: AddressResolver): Message | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path.length > 1 && path.endsWith('/')) {
    const fix = `Write ${path.slice(0, -1)}: addresses do not end with a slash.`;
    return [`${href} ends with a slash`, fix];
  }
  const inStatic = /^\/static(?=\/)/.exec(path) ? path.slice('/static'.length) : '';
  if (inStatic && isStaticFile(resolver.site.root, inStatic)) {
    return [`${href} is a path in the project, not an address`, `Write ${inStatic}.`];
  }
  const draft = getAllPages(resolver.site).find((page) => page.address === path);
  if (draft && !resolver.pages.has(path)) {
    const fix = 'Remove the link until the page is finished, or remove its `draft: true`.';
    return [`The page at ${path} is a draft, so it is not published`, fix];
  }
  const target = resolver.resolve(path);
  if (target !== path && target.startsWith('/')) {
    return [`${href} has moved`, `Write ${target}${anchor ? `#${anchor}` : ''}.`];
  }
  if (!resolver.pages.has(target)) {
    const nearest = findNearest(path, resolver.pages.keys());
    const fix = nearest ? `Did you mean ${nearest}?` : 'Link to a page that exists.';
    return target.startsWith('https:') || isStaticFile(resolver.site.root, path)
      ? undefined
      : [`There is no page at ${path}`, fix];
  }
  const page = resolver.pages.get(target);
  return page && anchor ? anchorProblem(page, fragmentId(anchor), target, resolver) : undefined;
}

function anchorProblem(
  page: Page,
  anchor: string,
  name: string,
  resolver: AddressResolver,
): Message | undefined {
  const known = resolver.anchors(page);
  // A fragment with a question mark is the state of a calculator.
  const [id = '', state] = anchor.split('?');
  if (!known || known.includes(id) || (state && known.includes(`tool-${id}`))) {
    return undefined;
  }
  const moved = resolver.movedAnchors(page.address).find((anchor) => anchor.id === id);
  if (moved) {
    return [`#${id} of ${name} has moved`, `Link to ${moved.to}.`];
  }
  const nearest = findNearest(id, known);
  return [
    `${name} has no heading, row or term with the anchor #${id}`,
    nearest
      ? `Did you mean #${nearest}?`
      : 'Link to an anchor that exists, or to the page without an anchor.',
  ];
}

function findIn(
  source: TextFile,
  links: WrittenLink[],
  resolver: AddressResolver,
  here?: Page,
): Finding[] {
  return links.flatMap(({href, start}) => {
    const message = findProblem(href, resolver, here);
    return message ? [findingIn(source)(lineAt(source.text, start), ...message)] : [];
  });
}

/** Links without a text, and URLs in the text that aren't Markdown links. */
function bareAddresses({file, text, tree}: Page): Finding[] {
  return [...findNodes(tree, 'link')]
    .filter(
      (link) =>
        link.children.length === 0 ||
        (/^https?:/.test(link.url) && !text.slice(...span(link)).startsWith('[')),
    )
    .map((link) =>
      findingIn({file})(
        link.position?.start.line ?? 1,
        `The address ${link.url} has no link text`,
        'Write [link text](address), or format an example address as `code`.',
      ),
    );
}

/** Links point to pages and anchors that exist, with paths from the root. */
export const links: Rule = (site) => {
  const resolver = new AddressResolver(site);
  // First segments of all addresses.
  const folders = new Set(
    [...resolver.pages.keys()].map((address) => address.split('/')[1] ?? '').filter(Boolean),
  );
  return [
    ...site.pages.flatMap((page) => findIn(page, findLinks(page), resolver, page)),
    ...site.pages.flatMap(bareAddresses),
    ...[...selectedData(site), ...site.code].flatMap((source) =>
      findIn(source, findCodeLinks(source, folders), resolver),
    ),
  ];
};
