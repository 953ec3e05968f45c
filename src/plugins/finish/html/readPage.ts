import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** What one built page holds. Read once; every step takes from it what it needs. */
export interface PageFacts {
  tree: Root;
  language: string;
  /** Named `meta` elements. */
  meta: Readonly<Record<string, string>>;
  /** First heading as text; empty if there is none. */
  title: string;
  /** Where the link to the following page of the section leads. */
  next: string | undefined;
  /** Every id (and named anchor) that a fragment can lead to. */
  ids: ReadonlySet<string>;
  /** Anchors that are only kept for readers who come with an old address. */
  moved: ReadonlySet<string>;
  /** Addresses of links, as they are written. */
  links: readonly string[];
  /** Addresses of images, scripts, styles and other files that the page loads. */
  sources: readonly string[];
  /** Text of each inline script that browsers would run. */
  scripts: readonly string[];
  /** What no content security policy of ours can allow, in words. */
  forbidden: readonly string[];
  /** Where the page forwards to, if it is the page of a redirect. */
  forwardsTo: string | undefined;
}

/** Types of `<script>` that are data: never run, and not subject to the policy. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

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
export function readPage(html: string): PageFacts {
  const tree = fromHtml(html);
  const meta: Record<string, string> = {};
  const ids = new Set<string>();
  const moved = new Set<string>();
  const links: string[] = [];
  const sources: string[] = [];
  const scripts: string[] = [];
  const forbidden: string[] = [];
  let language = '';
  let isForwarding = false;
  visit(tree, 'element', (element) => {
    const {tagName, properties} = element;
    const id = attribute(element, 'id');
    const name = attribute(element, 'name');
    const href = attribute(element, 'href');
    forbidden.push(...forbiddenIn(element));
    sources.push(...sourcesOf(element));
    if (id) {
      ('dataMoved' in properties ? moved : ids).add(id);
    }
    if (tagName === 'a') {
      if (name) {
        ids.add(name);
      }
      if (href !== undefined) {
        links.push(href);
      }
    } else if (tagName === 'meta') {
      isForwarding ||= attribute(element, 'httpEquiv') === 'refresh';
      if (name) {
        meta[name] = attribute(element, 'content') ?? '';
      }
    } else if (tagName === 'html') {
      language = attribute(element, 'lang') ?? '';
    } else if (tagName === 'script') {
      const type = attribute(element, 'type')?.toLowerCase() ?? '';
      if (properties['src'] === undefined && !dataTypes.has(type)) {
        scripts.push(toString(element));
      }
    }
  });
  const heading = findElement(tree, ({tagName}) => tagName === 'h1');
  const next = findElement(tree, (element) => hasClass(element, 'pagination-nav__link--next'));
  const target = findElement(tree, (element) => attribute(element, 'id') === 'target');
  return {
    tree,
    language,
    meta,
    title: heading ? tidy(toString(heading)) : '',
    next: next && attribute(next, 'href'),
    ids,
    moved,
    links,
    sources,
    scripts,
    forbidden,
    forwardsTo: isForwarding && target ? attribute(target, 'href') : undefined,
  };
}
