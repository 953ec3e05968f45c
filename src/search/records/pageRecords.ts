import {sectionOf} from '../../config/products';
import {levelNames, type Hierarchy, type PageContent, type SearchRecord} from './types';

export interface Place {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Base address, with a slash at both ends. */
  baseUrl: string;
}

/** Name of the part of the site for pages outside the documentation. */
function partOf(address: string): string {
  return address.startsWith('/blog/') ? 'Articles' : 'This site';
}

/**
 * What describes the products as they are comes before what tells their history: a reader who asks
 * for 'routing' wants to route, not to read in which version routing changed.
 */
function pageRank(address: string): number {
  return /^\/(?:release-notes|blog)\//.test(address) ? -1 : 0;
}

/** Headings of an alphabetical list: they name nothing that is searched for. */
const isIndexLetter = /^(?:.|0[-–]9)$/u;

/** Sections that only lead on to other pages. */
const isWayOn = /^(?:next|where to go next)$/i;

const none: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/**
 * The records of one page, in page order. Headings without text of their own are kept: they are
 * what readers look for. The letters of an alphabetical list, and the way on to other pages, are not.
 */
export function pageRecords(page: PageContent, {origin, baseUrl}: Place): SearchRecord[] {
  const address = `/${page.path.slice(baseUrl.length)}`;
  const section = sectionOf(address);
  const path: string[] = [section?.name ?? partOf(address)];
  const taken = new Set<string>();
  const records: SearchRecord[] = [];
  for (const block of page.blocks) {
    const level = Math.min(block.level, levelNames.length - 1);
    const objectID = block.anchor ? `${address}#${block.anchor}` : address;
    if (!block.title || taken.has(objectID)) {
      continue;
    }
    taken.add(objectID);
    path.length = Math.min(path.length, level);
    if (level > 1 && (isIndexLetter.test(block.title) || isWayOn.test(block.title))) {
      continue;
    }
    path[level] = block.title;
    const hierarchy = {...none};
    levelNames.forEach((name, index) => {
      hierarchy[name] = path[index] ?? null;
    });
    const isPage = level === 1;
    records.push({
      objectID,
      url: origin + page.path + (block.anchor ? `#${block.anchor}` : ''),
      url_without_anchor: origin + page.path,
      anchor: block.anchor,
      type: levelNames[level] ?? 'lvl6',
      hierarchy,
      kind: block.kind,
      content: block.text || null,
      unconfirmed: block.unconfirmed || null,
      description: (isPage && page.description) || null,
      keywords: isPage ? page.keywords : [],
      section: section?.id ?? '',
      language: page.language,
      docusaurus_tag: page.tag,
      weight: {pageRank: pageRank(address), level: 110 - 10 * level, position: records.length},
    });
  }
  return records;
}

/** Pages that only list other pages, and pages that are not content. */
export function isListing(page: PageContent, address: string): boolean {
  return (
    /_(?:list|archive)$|^blog_/.test(page.tag) ||
    /^\/(?:search|offline|404|blog\/archive)?$/.test(address)
  );
}
