import {hierarchyOf, levelNames, type PageBlock, type SearchRecord} from './types';

/** What the records of one page have in common. */
export interface RecordedPage extends Pick<
  SearchRecord,
  'section' | 'language' | 'docusaurus_tag' | 'description' | 'keywords'
> {
  /** Address below the base address, with a slash at the start; and with origin and base address. */
  address: string;
  url: string;
  pageRank: number;
}

/**
 * One record of a page.
 *
 * @param path - headings from the part of the site down to the block's own
 * @param position - place on the page, from 0
 */
export function recordOf(
  {address, url, pageRank, description, keywords, ...page}: RecordedPage,
  path: readonly string[],
  {kind, anchor, text}: Omit<PageBlock, 'level' | 'title'>,
  position: number,
): SearchRecord {
  const level = path.length - 1;
  const isPage = level === 1;
  const hash = anchor === null ? '' : `#${anchor}`;
  return {
    ...page,
    objectID: address + hash,
    url: url + hash,
    url_without_anchor: url,
    anchor,
    type: levelNames[level] ?? 'lvl6',
    hierarchy: hierarchyOf(path),
    kind,
    content: text || null,
    description: (isPage && description) || null,
    keywords: isPage ? keywords : [],
    weight: {pageRank, level: 110 - 10 * level, position},
  };
}
