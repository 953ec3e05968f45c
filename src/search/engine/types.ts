import type {CalculatorTask} from '../../instruments/calculatorQuery';
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

/** A piece of a text: what was found in it, or what stands between. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A place of the site, as recents and favourites are stored. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy'> & {
  kind?: RecordKind | undefined;
};

/** A page that was found, as the place on it that fits best, with further sections that fit. */
export interface Hit extends StoredHit {
  sections?: Hit[];
  /** Its headings with what was found in them; as in the hierarchy, if missing. */
  headings?: Partial<Record<LevelName, Piece[]>>;
  /** Why it was found. */
  snippet?: Piece[] | undefined;
  /** The keyword that the page was found by, where nothing that is shown has a word of the query. */
  keyword?: Piece[] | undefined;
  /** What the query asks the calculator of this hit, which can answer it in its row. */
  task?: CalculatorTask;
}

/** What was searched: headings while the texts are on their way, headings alone when they were lost. */
export type Coverage = 'headings' | 'everything' | 'partial';

export interface SearchResult {
  hits: Hit[];
  /** Pages that were found, on all pages of hits. */
  nbHits: number;
  /** What was searched, if a word of the query was guessed. */
  guessed?: string | undefined;
  /** What may have been meant, where a word was found nowhere. */
  offered?: string | undefined;
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
