/**
 * A search record: a section, table row, glossary term or leaf of a decision tree. It has the format of DocSearch's
 * crawler, so that the embedded engine and the hosted service read the same records.
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
   * row; null if it has none. A line that begins with a tab is indexed but not used in snippets: a command or the
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
  /** Ranks records that match equally well in the hosted service, as in DocSearch's records. */
  weight: {
    /** 0 for documentation, −1 for release notes and articles. */
    pageRank: number;
    /** 100 for a page, 10 less for each level below. */
    level: number;
    /** Position on the page, from 0. */
    position: number;
  };
}

/** Separates the section of the site from the group of a page, in the topmost level. */
export const groupSeparator = ' › ';

/** A section with a heading, a row of a reference table, a glossary term, a leaf of a decision tree, a calculator. */
export const recordKinds = ['heading', 'row', 'term', 'step', 'calculator'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const levelNames = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type LevelName = (typeof levelNames)[number];
export type Hierarchy = Record<LevelName, string | null>;

/** A hierarchy from its headings, the section of the site first. */
export const createHierarchy = (path: readonly (string | null)[]): Hierarchy =>
  Object.fromEntries(levelNames.map((name, index) => [name, path[index] ?? null])) as Hierarchy;

/** A heading, row, term or leaf of a page, with the text below it. */
export interface PageBlock {
  kind: RecordKind;
  /** 1 for the page itself, 2 for `h2`, …; rows, terms and leaves are one level below their heading. */
  level: number;
  title: string;
  anchor: string | null;
  text: string;
}

/** The searchable content of a page. */
export interface PageContent {
  /** Address without origin, with the base URL. */
  path: string;
  language: string;
  tag: string;
  description: string;
  keywords: string[];
  /** Name of its group within its section of the site; '' if it has none. */
  group: string;
  /** In page order; the first one is the page. */
  blocks: PageBlock[];
}

/**
 * An entry of synonyms.yml: synonyms; a word (`from`) that should also match others; or words that are replaced (`as`),
 * because the site does not have them.
 */
export type SynonymGroup = {from?: string; words: string[]} | {read: string[]; as: string};
