import {recordOf} from './record';
import {levelNames, recordKinds, type SearchRecord, type SynonymGroup} from './types';

/**
 * The file of the index: a JSON list with one entry a line, so that it can be read while it arrives.
 * The first entry has all headings, each of the following the texts of one page. They are lists
 * instead of objects because they travel over bad networks.
 */
export interface Headings {
  origin: string;
  baseUrl: string;
  /** Distinct names of the top level, with the id of their section. */
  parts: [name: string, section: string][];
  pages: PackedPage[];
  synonyms: SynonymGroup[];
}

type PackedPage = [
  address: string,
  part: number,
  language: string,
  tag: string,
  pageRank: number,
  keywords: string[],
  records: PackedRecord[],
];

/** Level and kind (level + 10 × kind), heading, and the anchor if it does not follow from it. */
type PackedRecord = [levelAndKind: number, title: string, anchor?: string];

/** Text of each record of a page, and the page's description. */
export type PageTexts = [content: string[], description: string];

/** Name of the file, below the base address. It never changes, so it can be asked for at once. */
export const indexFile = 'search-index.json';

/** The anchor that a heading gets if its writer does not choose one. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/ /g, '-');
}

/** Packs records, which have to be grouped by page and in page order, into the file. */
export function pack(
  records: SearchRecord[],
  place: {origin: string; baseUrl: string},
  synonyms: SynonymGroup[],
): string {
  const headings: Headings = {...place, parts: [], pages: [], synonyms};
  const texts: PageTexts[] = [];
  let address: string | undefined;
  for (const record of records) {
    const name = record.hierarchy.lvl0 ?? '';
    let part = headings.parts.findIndex(([known]) => known === name);
    if (part < 0) {
      part = headings.parts.push([name, record.section]) - 1;
    }
    if (record.url_without_anchor !== address) {
      address = record.url_without_anchor;
      headings.pages.push([
        address.slice(place.origin.length + place.baseUrl.length),
        part,
        record.language,
        record.docusaurus_tag,
        record.weight.pageRank,
        record.keywords,
        [],
      ]);
      texts.push([[], record.description ?? '']);
    }
    const level = levelNames.indexOf(record.type);
    const title = record.hierarchy[record.type] ?? '';
    const packed: PackedRecord = [level + 10 * recordKinds.indexOf(record.kind), title];
    if (record.anchor !== null && record.anchor !== anchorOf(title)) {
      packed.push(record.anchor);
    }
    headings.pages.at(-1)?.[6].push(packed);
    texts.at(-1)?.[0].push(record.content ?? '');
  }
  return `[\n${[headings, ...texts].map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

/** The records of a page again; without `texts` they have headings only. */
export function unpack(headings: Headings, page: number, texts?: PageTexts): SearchRecord[] {
  const {origin, baseUrl, parts, pages} = headings;
  const [address = '', part = 0, language = '', tag = '', pageRank = 0, keywords = [], all = []] =
    pages[page] ?? [];
  const [name, section] = parts[part] ?? ['', ''];
  const [content = [], description = ''] = texts ?? [];
  const facts = {
    ...{address: `/${address}`, url: origin + baseUrl + address, description, keywords, pageRank},
    ...{section, language, docusaurus_tag: tag},
  };
  const path: string[] = [name];
  return all.map(([levelAndKind, title, ownAnchor], position) => {
    const level = levelAndKind % 10;
    path.length = Math.min(path.length, level);
    path[level] = title;
    const block = {
      kind: recordKinds[Math.floor(levelAndKind / 10)] ?? 'heading',
      anchor: level === 1 ? null : (ownAnchor ?? anchorOf(title)),
      text: content[position] ?? '',
    };
    return recordOf(facts, path, block, position);
  });
}
