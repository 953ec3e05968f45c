import type {CalculatorTask} from '../../instruments/calculatorQuery';
import type {CommandId} from '../client/commands';
import type {LevelName, RecordKind, SearchRecord} from '../records/types';

/** One query. */
export interface SearchQuery {
  query: string;
  /** Id of the section to narrow to; '' for all. */
  product: string;
  /** Id of the section that the reader is in, whose pages rank somewhat higher. */
  currentSection?: string | undefined;
  /** Whether to search every word as typed, without corrections. */
  isLiteral: boolean;
  /** Number of pages of hits. */
  pages: number;
}

/** A piece of text, highlighted or not. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A hit as stored in recents and favourites. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy'> & {
  kind?: RecordKind | undefined;
};

/** A matching page, represented by its best section, with further matching sections. */
export interface Hit extends StoredHit {
  sections?: Hit[];
  /** Highlighted headings; if missing, those of the hierarchy. */
  headings?: Partial<Record<LevelName, Piece[]>>;
  /** Highlighted text that matches. */
  snippet?: Piece[] | undefined;
  /** Matching keyword, if nothing else that is shown matches. */
  keyword?: Piece[] | undefined;
  /** Task for the calculator of this hit, which shows the answer in its row. */
  task?: CalculatorTask;
  /** What a click does instead of leading to the address. */
  command?: CommandId;
}

/** What was searched: headings while the texts are loading, or only headings because loading failed. */
export type Coverage = 'headings' | 'everything' | 'partial';

export interface SearchResult {
  hits: Hit[];
  /** Total number of matching pages. */
  nbHits: number;
  /** Corrected query that was searched instead. */
  correctedQuery?: string | undefined;
  /** Corrected query to offer, because a word has no matches. */
  suggestedCorrection?: string | undefined;
  /** Suggested queries if there are no results. */
  suggestions?: string[];
  /** Whether no page has all words of the query. */
  hasNoFullMatch?: boolean;
  /** Default: everything. */
  coverage?: Coverage;
}

/** Receives results; called again once more could be searched. */
export type AnswerListener = (result: SearchResult) => void;

/** Interface of a search service. */
export interface SearchClient {
  /** Resolves after the last results; rejects if there are none. */
  search(query: SearchQuery, onAnswer: AnswerListener): Promise<void>;
  /** Preloads resources before the first query, for example on focus. Errors are only reported by queries. */
  warm(): void;
}
