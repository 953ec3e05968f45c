import {getSection} from '../../config/products';
import {
  createHierarchy,
  groupSeparator,
  levelNames,
  type PageBlock,
  type PageContent,
  type SearchRecord,
} from './types';

/** Location of a site. */
export interface Place {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Base address, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Release notes and articles, which the hosted service ranks after the documentation: a reader who searches for 'routing'
 * wants to route, not to read in which version routing changed.
 */
const isHistory = /^\/(?:release-notes\/[^/]+|blog)\//;

/** Headings of an alphabetical list, which nobody searches for. */
const isIndexLetter = /^(?:.|0[-–]9)$/u;

/** Sections that only link to other pages. */
const isNavigationSection = /^(?:next|where to go next)$/i;

/**
 * The blocks of a page that become records, one for each anchor. Includes headings without text, because readers
 * search for them; excludes letters of alphabetical lists and sections of links to other pages.
 */
export function searchedBlocks(blocks: PageBlock[]): PageBlock[] {
  const anchors = new Set<string | null>();
  return blocks.filter(({title, anchor, level}) => {
    if (!title || anchors.has(anchor)) {
      return false;
    }
    anchors.add(anchor);
    return level === 1 || !(isIndexLetter.test(title) || isNavigationSection.test(title));
  });
}

/** The records of one page, in page order. */
export function pageRecords(page: PageContent, {origin, baseUrl}: Place): SearchRecord[] {
  const address = `/${page.path.slice(baseUrl.length)}`;
  const url = origin + page.path;
  const section = getSection(address);
  const part = section?.name ?? (address.startsWith('/blog/') ? 'Articles' : 'This site');
  const headings = [page.group ? part + groupSeparator + page.group : part];
  return page.blocks.map(({kind, title, anchor, text, ...block}, position) => {
    const level = Math.min(block.level, levelNames.length - 1);
    headings.length = Math.min(headings.length, level);
    headings[level] = title;
    const isPage = level === 1;
    const hash = anchor === null ? '' : `#${anchor}`;
    return {
      objectID: address + hash,
      url: url + hash,
      url_without_anchor: url,
      anchor,
      type: levelNames[level] ?? 'lvl6',
      hierarchy: createHierarchy(headings),
      kind,
      content: text || null,
      description: (isPage && page.description) || null,
      keywords: isPage ? page.keywords : [],
      section: section?.id ?? '',
      language: page.language,
      docusaurus_tag: page.tag,
      weight: {pageRank: isHistory.test(address) ? -1 : 0, level: 110 - 10 * level, position},
    };
  });
}

/** Pages that only list other pages, and pages that are not content. */
export function isListing(page: PageContent, address: string): boolean {
  return (
    /_(?:list|archive)$|^blog_/.test(page.tag) || /^\/(?:search|404|blog\/archive)?$/.test(address)
  );
}
