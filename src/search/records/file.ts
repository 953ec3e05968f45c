import {pageRecords, type Place} from './pageRecords';
import {
  type PageBlock,
  type PageContent,
  recordKinds,
  type SearchRecord,
  type SynonymGroup,
} from './types';

/**
 * The index file: a JSON array with one entry per line, so that it can be parsed while it loads. The first entry has
 * all headings, and each of the others the texts of one page. Arrays instead of objects keep the file small.
 */
export interface Headings extends Place {
  pages: PackedPage[];
  synonyms: SynonymGroup[];
}

type PackedPage = [
  /** Address below the base URL. */
  address: string,
  group: string,
  language: string,
  tag: string,
  keywords: string[],
  blocks: PackedBlock[],
];

/** Level and kind (level + 10 × kind), heading, and the anchor if it isn't the default one of the heading. */
type PackedBlock = [levelAndKind: number, title: string, anchor?: string];

/** Text of each block of a page, and the page's description. */
export type PageTexts = [texts: string[], description: string];

/** Name of the file, below the base URL. It never changes, so it can be requested immediately. */
export const indexFile = 'search-index.json';

/** The anchor of a heading whose writer did not choose one. */
function getDefaultAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/ /g, '-');
}

/** Packs the searchable content of pages into the file. */
export function pack(pages: PageContent[], place: Place, synonyms: SynonymGroup[]): string {
  const packBlock = ({level, kind, title, anchor}: PageBlock): PackedBlock => {
    const levelAndKind = level + 10 * recordKinds.indexOf(kind);
    return anchor === null || anchor === getDefaultAnchor(title)
      ? [levelAndKind, title]
      : [levelAndKind, title, anchor];
  };
  const packed = pages.map(({path, group, language, tag, keywords, blocks}): PackedPage => {
    const address = path.slice(place.baseUrl.length);
    return [address, group, language, tag, keywords, blocks.map(packBlock)];
  });
  const texts = pages.map(({blocks, description}): PageTexts => [
    blocks.map(({text}) => text),
    description,
  ]);
  const entries = [{...place, pages: packed, synonyms} satisfies Headings, ...texts];
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

/** The records of a page; without `texts` they have headings only. */
export function unpack(headings: Headings, page: number, texts?: PageTexts): SearchRecord[] {
  const [address = '', group = '', language = '', tag = '', keywords = [], packed = []] =
    headings.pages[page] ?? [];
  const [content = [], description = ''] = texts ?? [];
  const blocks = packed.map(([levelAndKind, title, anchor = getDefaultAnchor(title)], index) => ({
    level: levelAndKind % 10,
    kind: recordKinds[Math.floor(levelAndKind / 10)] ?? 'heading',
    title,
    anchor: levelAndKind % 10 === 1 ? null : anchor,
    text: content[index] ?? '',
  }));
  const path = headings.baseUrl + address;
  return pageRecords({path, group, language, tag, keywords, description, blocks}, headings);
}
