import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Node = Document['children'][number];
export type Element = Extract<Node, {attribs: object}>;

/** A page of a build, as the steps for machines see it. */
export interface BuiltPage {
  /** Address below the base address: `/`, `/videosync/introduction`. */
  address: string;
  /** Path of the file below the build. */
  file: string;
  html: string;
  document: Document;
  /** First heading, without markup. */
  title: string;
  description: string;
  /** Address of the following page of the section, without the base address. */
  next: string | undefined;
}

/** Files that are no pages of their own. */
const notPages = new Set(['404.html', 'offline-fallback.html']);

/**
 * Parses HTML as the build writes it. The minifier leaves out the end tags of table parts, and the
 * parser does not know that one part ends another; an end tag too many does no harm.
 */
export function parseHtml(html: string): Document {
  return parseDocument(
    html
      .replace(
        /<(?:thead|tbody|tfoot)\b/g,
        (start) => `</caption></colgroup></thead></tbody>${start}`,
      )
      .replace(/<th\b/g, '</td></th><th'),
  );
}

/** The first element that fits, in the order of the document. */
export function find(
  root: Document | Element,
  fits: (element: Element) => boolean,
): Element | undefined {
  return DomUtils.findOne(fits, root.children, true) ?? undefined;
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

function metaContent(document: Document, name: string): string {
  const meta = find(
    document,
    (element) => element.name === 'meta' && element.attribs['name'] === name,
  );
  return meta?.attribs['content'] ?? '';
}

/** A page from its HTML; nothing if it is no page that a reader looks for (not found, forwarding). */
export function readPage(file: string, html: string, baseUrl: string): BuiltPage | undefined {
  if (
    notPages.has(file) ||
    html.includes('http-equiv="refresh"') ||
    html.includes('http-equiv=refresh')
  ) {
    return undefined;
  }
  const document = parseHtml(html);
  const main = find(document, ({name}) => name === 'main');
  const heading = find(document, ({name}) => name === 'h1');
  if (!main || !heading) {
    return undefined;
  }
  const unix = file.split(path.sep).join('/');
  const next = find(document, (element) => hasClass(element, 'pagination-nav__link--next'));
  const href = next?.attribs['href'];
  return {
    address: `/${unix.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    file: unix,
    html,
    document,
    title: DomUtils.textContent(heading)
      .replace(/\s+/g, ' ')
      .replace(/\u200B/g, '')
      .trim(),
    description: metaContent(document, 'description'),
    next: href?.startsWith(baseUrl)
      ? `/${href.slice(baseUrl.length).replace(/\/$/, '')}`
      : undefined,
  };
}

/**
 * Reads the pages of a build, sorted by address.
 *
 * @param outDir - the build
 * @param baseUrl - path below which the site is served
 */
export async function readPages(outDir: string, baseUrl: string): Promise<BuiltPage[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) =>
      readPage(file, await readFile(path.join(outDir, file), 'utf8'), baseUrl),
    ),
  );
  return pages
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0));
}
