import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** What one built page holds. Read once; every step takes from it what it needs. */
export type PageFacts = ReturnType<typeof readPage>;

/** Whether a type of `<script>` is data: never run, and not subject to the policy. */
const isData = (type: unknown): boolean => /^application\/(?:ld\+)?json$/i.test(String(type));

/** An attribute's value as text; undefined if the element does not have it. */
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

/** The first element that fits, in the order of the document. */
export function findElement(
  root: Root | Element,
  fits: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (element !== root && fits(element)) {
      found = element;
      return false;
    }
    return undefined;
  });
  return found;
}

/** Text without doubled blanks and without the zero-width blanks of permanent links. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Attributes and elements that the content security policy forbids. */
function forbiddenIn(element: Element): string[] {
  const {tagName, properties} = element;
  const found = Object.keys(properties).flatMap((name) => {
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
  return /^(?:style|base)$/.test(tagName) ? [...found, `a <${tagName}> element`] : found;
}

/** Files that an element makes the browser load. */
function sourcesOf(element: Element): string[] {
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

/** Reads a page from its HTML. */
export function readPage(html: string) {
  const tree = fromHtml(html);
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  const named = (tagName: string): Element[] =>
    elements.filter((element) => element.tagName === tagName);
  const values = (of: Element[], name: string): string[] =>
    of.flatMap((element) => attribute(element, name) ?? []);
  const withId = (isMoved: boolean): Element[] =>
    elements.filter(({properties}) => 'dataMoved' in properties === isMoved);
  const metas = named('meta');
  const isForwarding = values(metas, 'httpEquiv').includes('refresh');
  const target = elements.find((element) => attribute(element, 'id') === 'target');
  const next = elements.find((element) => hasClass(element, 'pagination-nav__link--next'));
  const [heading] = named('h1');
  return {
    tree,
    language: values(named('html'), 'lang')[0] ?? '',
    /** Named `meta` elements. */
    meta: Object.fromEntries(
      metas.flatMap((element) =>
        values([element], 'name').map((name) => [name, attribute(element, 'content') ?? '']),
      ),
    ),
    /** First heading as text; empty if there is none. */
    title: heading ? tidy(toString(heading)) : '',
    /** Where the link to the following page of the section leads. */
    next: next && attribute(next, 'href'),
    /** Every id (and named anchor) that a fragment can lead to. */
    ids: new Set([...values(withId(false), 'id'), ...values(named('a'), 'name')]),
    /** Anchors that are only kept for readers who come with an old address. */
    moved: new Set(values(withId(true), 'id')),
    /** Addresses of links, as they are written. */
    links: values(named('a'), 'href'),
    /** Addresses of images, scripts, styles and other files that the page loads. */
    sources: elements.flatMap(sourcesOf),
    /** Text of each inline script that browsers would run. */
    scripts: named('script')
      .filter(({properties: {src, type}}) => src === undefined && !isData(type))
      .map((script) => toString(script)),
    /** What no content security policy of ours can allow, in words. */
    forbidden: elements.flatMap(forbiddenIn),
    /** Where the page forwards to, if it is the page of a redirect. */
    forwardsTo: isForwarding && target ? attribute(target, 'href') : undefined,
  };
}
