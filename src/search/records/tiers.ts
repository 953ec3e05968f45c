import {levelNames, recordKinds, type Hierarchy, type SearchRecord} from './types';

/**
 * The two files of the index. `Headings` answers first; `Texts` is a list parallel to its records.
 * Both are lists instead of objects because they travel over bad networks.
 */
export interface Headings {
  origin: string;
  baseUrl: string;
  /** Distinct names of the top level, with the id of their section. */
  parts: [name: string, section: string][];
  pages: PackedPage[];
  synonyms: SynonymGroup[];
}

export type PackedPage = [
  address: string,
  part: number,
  language: string,
  tag: string,
  pageRank: number,
  description: string,
  keywords: string[],
  records: PackedRecord[],
];

/** Level and kind (level + 10 × kind), heading, and the anchor if it does not follow from it. */
export type PackedRecord = [levelAndKind: number, title: string, anchor?: string];

/** Words that mean the same (`words`), or words (`from`) that should also find others (`words`). */
export interface SynonymGroup {
  from?: string;
  words: string[];
}

export interface Texts {
  content: string[];
  unconfirmed: [record: number, text: string][];
}

/** What the client loads first; its name never changes. */
export interface IndexEntry {
  /** Addresses of the two files, below the base address. */
  headings: string;
  texts: string;
  records: number;
}

/** The anchor that a heading gets if its writer does not choose one. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/ /g, '-');
}

/** Packs records, which have to be grouped by page and in page order, into the two files. */
export function pack(
  records: SearchRecord[],
  place: {origin: string; baseUrl: string},
  synonyms: SynonymGroup[],
): {headings: Headings; texts: Texts} {
  const headings: Headings = {...place, parts: [], pages: [], synonyms};
  const texts: Texts = {content: [], unconfirmed: []};
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
        record.description ?? '',
        record.keywords,
        [],
      ]);
    }
    const level = levelNames.indexOf(record.type);
    const title = record.hierarchy[record.type] ?? '';
    const packed: PackedRecord = [level + 10 * recordKinds.indexOf(record.kind), title];
    if (record.anchor !== null && record.anchor !== anchorOf(title)) {
      packed.push(record.anchor);
    }
    headings.pages.at(-1)?.[7].push(packed);
    if (record.unconfirmed) {
      texts.unconfirmed.push([texts.content.length, record.unconfirmed]);
    }
    texts.content.push(record.content ?? '');
  }
  return {headings, texts};
}

/** The records again; without `texts` they have headings only. */
export function unpack(headings: Headings, texts?: Texts): SearchRecord[] {
  const {origin, baseUrl} = headings;
  const records: SearchRecord[] = [];
  const unconfirmed = new Map(texts?.unconfirmed);
  for (const [
    address,
    part,
    language,
    tag,
    pageRank,
    description,
    keywords,
    entries,
  ] of headings.pages) {
    const [name, section] = headings.parts[part] ?? ['', ''];
    const path: string[] = [name];
    entries.forEach(([levelAndKind, title, ownAnchor], position) => {
      const level = levelAndKind % 10;
      path.length = Math.min(path.length, level);
      path[level] = title;
      const anchor = level === 1 ? null : (ownAnchor ?? anchorOf(title));
      const hash = anchor === null ? '' : `#${anchor}`;
      const index = records.length;
      records.push({
        objectID: `/${address}${hash}`,
        url: origin + baseUrl + address + hash,
        url_without_anchor: origin + baseUrl + address,
        anchor,
        type: levelNames[level] ?? 'lvl6',
        hierarchy: Object.fromEntries(
          levelNames.map((key, at) => [key, path[at] ?? null]),
        ) as Hierarchy,
        kind: recordKinds[Math.floor(levelAndKind / 10)] ?? 'heading',
        content: texts?.content[index] || null,
        unconfirmed: unconfirmed.get(index) ?? null,
        description: (level === 1 && description) || null,
        keywords: level === 1 ? keywords : [],
        section,
        language,
        docusaurus_tag: tag,
        weight: {pageRank, level: 110 - 10 * level, position},
      });
    });
  }
  return records;
}
