import type {ToolTask} from '../../instruments/toolQuery';
import type {LevelName, RecordKind, SearchRecord} from '../records/types';

/** One query. */
export interface SearchQuery {
  query: string;
  /** Id of the section to narrow to; '' for all. */
  product: string;
  /** Every word as it was typed. */
  isLiteral: boolean;
  /** Pages of hits, from the first on. */
  pages: number;
}

export interface MarkedText {
  /** HTML: escaped text with `<mark>` around what was found. */
  value: string;
}

/**
 * A page that was found, as the place on it that fits best, with further sections that fit. Stored
 * recents and favourites are the same without the marks.
 */
export type Hit = Pick<SearchRecord, 'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy'> & {
  url_without_anchor?: string;
  kind?: RecordKind;
  section?: string;
  sections?: Hit[];
  /** What the query asks the calculator of this hit, which can answer it in its row. */
  task?: ToolTask;
  _highlightResult?: {hierarchy?: Partial<Record<LevelName, MarkedText>>};
  _snippetResult?: {
    content?: MarkedText;
    description?: MarkedText;
    /** The keyword that the page was found by, where nothing that is shown has a word of the query. */
    keyword?: MarkedText;
  };
};

/** What was searched: headings while the texts are on their way, headings alone when they were lost. */
export type Coverage = 'headings' | 'everything' | 'partial';

export interface SearchResult {
  hits: Hit[];
  /** Pages that were found, on all pages of hits. */
  nbHits: number;
  /** What was searched, if a word of the query was guessed. */
  guessed?: string;
  /** What may have been meant, where a word was found nowhere. */
  offered?: string;
  /** Queries to try, when nothing was found. */
  suggestions?: string[];
  /** Everything, if it does not say. */
  coverage?: Coverage;
}

/** Gets an answer; a second one when more could be searched. */
export type AnswerListener = (result: SearchResult) => void;

/** What window and page need of a search service. */
export interface SearchClient {
  /** Resolves after the last answer; rejects when there is none. */
  search(query: SearchQuery, onAnswer: AnswerListener): Promise<void>;
  /** Gets ready before the first query, for example on focus. Never fails; a query will. */
  warm(): void;
}
