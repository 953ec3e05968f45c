/**
 * A search record: one section, table row, glossary term or end of a decision tree, in the shape
 * that DocSearch's crawler makes, so that the embedded engine and the hosted service take the same.
 */
export interface SearchRecord {
  /** Unique and the same in every build: address and anchor. */
  objectID: string;
  /** Full address with origin and anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Deepest filled level of the hierarchy: `lvl1` is a page, `lvl2` a section of it, … */
  type: LevelName;
  hierarchy: Hierarchy;
  kind: RecordKind;
  /**
   * Plain text of this section alone, without its subsections, one line for each paragraph, entry or
   * row; null if it has none. A line that begins with a tab is found but never shown: a command, the
   * labels of a form.
   */
  content: string | null;
  /** Description of the page; on the record of the page itself only. */
  description: string | null;
  /** Front matter keywords; on the record of the page itself only. */
  keywords: string[];
  /** Id of the section of the site, for the product filter; '' outside all of them. */
  section: string;
  language: string;
  docusaurus_tag: string;
  /** What ranks records that match equally well, as in DocSearch's records. */
  weight: {
    /** 0 for what describes the products as they are, less for history. */
    pageRank: number;
    /** 100 for a page, 10 less for each level below. */
    level: number;
    /** Place on the page, from 0. */
    position: number;
  };
}

/** Stands between the section of the site and the group of a page, in the topmost level. */
export const groupSeparator = ' › ';

/** A section with a heading, a row of a reference table, a glossary term, an end of a tree, a calculator. */
export const recordKinds = ['heading', 'row', 'term', 'step', 'calculator'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const levelNames = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type LevelName = (typeof levelNames)[number];
export type Hierarchy = Record<LevelName, string | null>;

/** The hierarchy of a place from its headings, the part of the site first. */
export const createHierarchy = (path: readonly (string | null)[]): Hierarchy =>
  Object.fromEntries(levelNames.map((name, index) => [name, path[index] ?? null])) as Hierarchy;

/** A heading, row, term or leaf of a page, with the text below it. */
export interface PageBlock {
  kind: RecordKind;
  /** 1 for the page itself, 2 for `h2`, …; rows, terms and leaves stand one below their heading. */
  level: number;
  title: string;
  anchor: string | null;
  text: string;
}

/** What search keeps of one page. */
export interface PageContent {
  /** Address without origin, with the base URL. */
  path: string;
  language: string;
  tag: string;
  description: string;
  keywords: string[];
  /** Name of the group that it belongs to within its section of the site; '' if none. */
  group: string;
  /** In page order; the first one is the page. */
  blocks: PageBlock[];
}

/**
 * The writers' synonyms: words that mean the same; words (`from`) that should also find others; or
 * words that are read as others (`as`), because the site does not have them.
 */
export type SynonymGroup = {from?: string; words: string[]} | {read: string[]; as: string};
