import type {LevelName, SearchRecord} from '../records/types';

/** Facet filters as the hosted service takes them: all of the list, any of an inner list. */
export type FacetFilters = string | (string | string[])[];

/** Parameters of one query, as far as this site uses them. */
export interface SearchParams {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  facets?: string | string[];
  snippetEllipsisText?: string;
  [other: string]: unknown;
}

/** A query with its parameters beside it, or below `params`. */
export type SearchRequest = {indexName: string; params?: SearchParams} & SearchParams;

/** Both forms in which the hosted service's clients are called. */
export type SearchRequests = SearchRequest[] | {requests: SearchRequest[]};

export interface Marked {
  /** HTML: escaped text with `<mark>` around what was found. */
  value: string;
  matchLevel: 'none' | 'full';
}

/** What a hit shows. Stored recents and favourites are the same without the marks. */
export type Hit = Pick<
  SearchRecord,
  'objectID' | 'url' | 'anchor' | 'type' | 'hierarchy' | 'content'
> & {
  url_without_anchor?: string;
  section?: string;
  _highlightResult?: {hierarchy?: Partial<Record<LevelName, Marked>>};
  _snippetResult?: {content?: Marked; unconfirmed?: Marked; description?: Marked};
};

export interface SearchResult {
  index: string;
  query: string;
  params: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  facets?: Record<string, Record<string, number>>;
}

/** What the index covers by now. `partial`: texts could not be fetched, headings only. */
export type Coverage = 'nothing' | 'headings' | 'everything' | 'partial';

/** What window and page need of a search service. */
export interface SearchClient {
  search(requests: SearchRequests): Promise<{results: SearchResult[]}>;
  /** Words to try when a query has found nothing. */
  suggest(query: string): Promise<string[]>;
  /** Gets ready before the first query, for example on focus. Never fails; a query will. */
  warm(): void;
  /** How much is searched by now. */
  coverage: Coverage;
  /** Calls back when the coverage has changed. @returns stops it */
  onGrown(listener: () => void): () => void;
  /** Part of the hosted service's interface; without effect here. */
  addAlgoliaAgent(segment: string, version?: string): void;
}
