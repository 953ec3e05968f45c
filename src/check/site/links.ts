import {findStrings} from './strings';
import {asElement, span, walk} from './tree';
import type {Page, TextFile} from './types';

/** A link in a source file. */
export interface WrittenLink {
  href: string;
  /** Offset of the link, or of the address itself, in the file. */
  start: number;
}

/** Links of a page: Markdown links and the `to` and `href` of elements. */
export function findLinks({tree}: Page): WrittenLink[] {
  return walk(tree).flatMap(({node}): WrittenLink[] => {
    const [start] = span(node);
    if (node.type === 'link' || node.type === 'definition') {
      return [{href: node.url, start}];
    }
    const element = asElement(node);
    const href = element?.attributes['to'] ?? element?.attributes['href'];
    return href === undefined ? [] : [{href, start}];
  });
}

const richTextLink = /\]\(([^)\s]+)\)/g;

/** Matches the code before a string that makes it an address. */
const namesAddress = /\b(?:to|href|page)\s*[:=]\s*\{?\s*['"`]$/;

/**
 * Internal links of a source file: in the rich text of its strings, and strings that are an address
 * themselves.
 *
 * @param firstFolders - first segments of the site's addresses, which distinguish them from other paths
 */
export function findCodeLinks({text}: TextFile, firstFolders: ReadonlySet<string>): WrittenLink[] {
  const isAddress = (href: string, start: number): boolean =>
    !/[\s*${(]|\/$/.test(href) &&
    (firstFolders.has(/^\/([\w-]+)/.exec(href)?.[1] ?? '') ||
      (/^\/\w/.test(href) && namesAddress.test(text.slice(Math.max(0, start - 40), start))));
  return findStrings(text).flatMap((string) => {
    if (isAddress(string.text, string.start)) {
      return [{href: string.text, start: string.start}];
    }
    return [...string.text.matchAll(richTextLink)]
      .filter(([, href = '']) => /^[/#]|^http:|^\.{1,2}\//.test(href))
      .map((match) => ({href: match[1] as string, start: string.start + match.index}));
  });
}
