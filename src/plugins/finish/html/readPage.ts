import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';

/** Data extracted from one built page. Parsed once for all steps. */
export type PageFacts = ReturnType<typeof readPage>;

/** Whether a `<script>` type is a data block, which never runs and isn't subject to the CSP. */
const isData = (type: unknown): boolean => /^application\/(?:ld\+)?json$/i.test(String(type));

/** Value of an attribute as text; undefined if it is absent. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value === true ? '' : value);
}

/** Whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

/**
 * Finds the first descendant in document order that passes the test. `unist-util-visit` takes several times as long,
 * because it also collects the ancestors of each node.
 */
export function findElement(
  root: Root | Element,
  test: (element: Element) => boolean | void,
): Element | undefined {
  for (const child of root.children) {
    const match =
      child.type !== 'element' ? undefined : test(child) ? child : findElement(child, test);
    if (match) {
      return match;
    }
  }
  return undefined;
}

/** Collapses whitespace, and removes the zero-width spaces of heading links. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Attributes and elements that the content security policy forbids. */
function forbiddenIn(element: Element): string[] {
  const {tagName, properties} = element;
  const problems = Object.keys(properties).flatMap((name) => {
    if (name === 'style') {
      return [`an inline style on <${tagName}>: style="${attribute(element, name)?.slice(0, 60)}"`];
    }
    if (/^on[A-Z]/.test(name)) {
      return [`an inline handler on <${tagName}>: ${name.toLowerCase()}`];
    }
    const scheme = /^\s*(javascript|data):/i
      .exec(attribute(element, name) ?? '')?.[1]
      ?.toLowerCase();
    const isLink = tagName === 'a' && name === 'href';
    return scheme === 'javascript' || (scheme && isLink)
      ? [`a ${scheme}: address on <${tagName}>`]
      : [];
  });
  return /^(?:style|base)$/.test(tagName) ? [...problems, `a <${tagName}> element`] : problems;
}

/** Files that an element makes the browser load. */
function getSources(element: Element): string[] {
  const src = attribute(element, 'src');
  const href = attribute(element, 'href');
  const isLoading =
    element.tagName === 'link' &&
    /stylesheet|icon|manifest|preload/.test(attribute(element, 'rel') ?? '');
  return [
    ...(src && element.tagName !== 'iframe' ? [src] : []),
    ...(isLoading && href ? [href] : []),
    ...(attribute(element, 'srcSet') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      .filter(Boolean),
  ];
}

/** Extracts data from the HTML of a page. */
export function readPage(html: string) {
  // Positions, which `hast-util-from-html` adds, would double the time.
  const tree = fromParse5(parse(html, {scriptingEnabled: false})) as Root;
  const elements: Element[] = [];
  findElement(tree, (element) => void elements.push(element));
  const getByTagName = (tagName: string): Element[] =>
    elements.filter((element) => element.tagName === tagName);
  const attributes = (from: Element[], name: string): string[] =>
    from.flatMap((element) => attribute(element, name) ?? []);
  const withId = (isMoved: boolean): Element[] =>
    elements.filter(({properties}) => 'dataMoved' in properties === isMoved);
  const metas = getByTagName('meta');
  const isForwarding = attributes(metas, 'httpEquiv').includes('refresh');
  const target = elements.find((element) => attribute(element, 'id') === 'target');
  const next = elements.find((element) => hasClass(element, 'pagination-nav__link--next'));
  const [heading] = getByTagName('h1');
  return {
    tree,
    language: attributes(getByTagName('html'), 'lang')[0] ?? '',
    /** Named `meta` elements. */
    meta: Object.fromEntries(
      metas.flatMap((element) =>
        attributes([element], 'name').map((name) => [name, attribute(element, 'content') ?? '']),
      ),
    ),
    /** First heading as text; empty if there is none. */
    title: heading ? tidy(toString(heading)) : '',
    /** Target of the link to the next page of the section. */
    next: next && attribute(next, 'href'),
    /** Every id (and named anchor) that a fragment can point to. */
    ids: new Set([...attributes(withId(false), 'id'), ...attributes(getByTagName('a'), 'name')]),
    /** Ids that only exist to keep old links working. */
    moved: new Set(attributes(withId(true), 'id')),
    /** Targets of links, as written. */
    links: attributes(getByTagName('a'), 'href'),
    /** URLs of images, scripts, styles and other files that the page loads. */
    sources: elements.flatMap(getSources),
    /** Text of each inline script that browsers would run. */
    scripts: getByTagName('script')
      .filter(({properties: {src, type}}) => src === undefined && !isData(type))
      .map((script) => toString(script)),
    /** Descriptions of content that the site's CSP never allows. */
    forbidden: elements.flatMap(forbiddenIn),
    /** Target, if this is the page of a redirect. */
    forwardsTo: isForwarding && target ? attribute(target, 'href') : undefined,
  };
}
