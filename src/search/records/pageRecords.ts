import {sectionOf} from '../../config/products';
import {recordOf} from './record';
import {groupMark, levelNames, type PageContent, type SearchRecord} from './types';

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
  return /^\/(?:release-notes\/[^/]+|blog)\//.test(address) ? -1 : 0;
}

/** Headings of an alphabetical list: they name nothing that is searched for. */
const isIndexLetter = /^(?:.|0[-–]9)$/u;

/** Sections that only lead on to other pages. */
const isWayOn = /^(?:next|where to go next)$/i;

/**
 * The records of one page, in page order. Headings without text of their own are kept: they are
 * what readers look for. The letters of an alphabetical list, and the way on to other pages, are not.
 */
export function pageRecords(page: PageContent, {origin, baseUrl}: Place): SearchRecord[] {
  const address = `/${page.path.slice(baseUrl.length)}`;
  const section = sectionOf(address);
  const {description, keywords, language, tag} = page;
  const facts = {
    ...{address, url: origin + page.path, description, keywords, pageRank: pageRank(address)},
    ...{section: section?.id ?? '', language, docusaurus_tag: tag},
  };
  const group = page.groups.slice(1, 2).filter((name) => name !== page.blocks[0]?.title);
  const path: string[] = [[section?.name ?? partOf(address), ...group].join(groupMark)];
  const taken = new Set<string | null>();
  const records: SearchRecord[] = [];
  for (const block of page.blocks) {
    const {title, anchor} = block;
    const level = Math.min(block.level, levelNames.length - 1);
    if (!title || taken.has(anchor)) {
      continue;
    }
    taken.add(anchor);
    path.length = Math.min(path.length, level);
    if (level === 1 || !(isIndexLetter.test(title) || isWayOn.test(title))) {
      path[level] = title;
      records.push(recordOf(facts, path, block, records.length));
    }
  }
  return records;
}

/** Pages that only list other pages, and pages that are not content. */
export function isListing(page: PageContent, address: string): boolean {
  return (
    /_(?:list|archive)$|^blog_/.test(page.tag) || /^\/(?:search|404|blog\/archive)?$/.test(address)
  );
}
