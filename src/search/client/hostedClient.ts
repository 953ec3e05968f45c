import type {LiteClient} from 'algoliasearch/lite';
import {unescapeHtml} from '../../components/shared/escape';
import {hasMark} from '../engine/highlight';
import {hitsPerPage} from '../engine/limits';
import type {Hit, Piece, SearchClient, SearchResult, StoredHit} from '../engine/types';
import {getPageAddress} from './hits';

/** The part of the service's client that is used. */
type Service = Pick<LiteClient, 'search'>;

/** Texts of a hit by name, as HTML with `<mark>` around matches. */
type MarkedTexts = Readonly<Record<string, {value?: string} | undefined>>;

/** A record as the service sends it. */
export type HostedHit = StoredHit & {
  _highlightResult?: {hierarchy?: MarkedTexts};
  _snippetResult?: MarkedTexts;
};

/**
 * Parses a highlighted value. Everything but `<mark>` is text, so markup from a service is displayed, never
 * run.
 */
export const parsePieces = (value: string): Piece[] =>
  value
    .split(/<mark>([^]*?)<\/mark>/)
    .map((part, index) => ({text: unescapeHtml(part), isMarked: index % 2 === 1}))
    .filter(({text}) => text);

/** A hit of the service in the site's own terms. */
export function createHit({_highlightResult, _snippetResult = {}, ...hit}: HostedHit): Hit {
  const headings = Object.entries(_highlightResult?.hierarchy ?? {}).flatMap(([level, text]) =>
    text?.value ? [[level, parsePieces(text.value)] as const] : [],
  );
  const snippets = [_snippetResult['content'], _snippetResult['description']].flatMap((text) =>
    text?.value ? [parsePieces(text.value)] : [],
  );
  const snippet = snippets.find(hasMark) ?? snippets.at(-1);
  return {...hit, headings: Object.fromEntries(headings), snippet};
}

/** Hits by page: the first of a page, with the others as its sections. */
export function byPage(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) {
    const address = getPageAddress(hit);
    const first = pages.get(address);
    pages.set(address, first ? {...first, sections: [...(first.sections ?? []), hit]} : hit);
  }
  return [...pages.values()];
}

/** Parameters of a request besides the query. */
const resultParams = {
  attributesToRetrieve: ['hierarchy', 'url', 'type', 'kind'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'description:24'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Queries to suggest when there are no results. */
const suggestionParams = {attributesToRetrieve: ['hierarchy', 'url'], hitsPerPage: 3};

/**
 * The hosted service behind the site's interface.
 *
 * @param indexName - index that is asked
 * @param facetFilters - language and version of the site: all of the list, any of an inner list
 * @param load - makes the real client, on first use; it may come from the network
 */
export function hostedClient(
  indexName: string,
  facetFilters: (string | string[])[],
  load: () => Promise<Service>,
): SearchClient {
  let loaded: Service | undefined;
  const service = async (): Promise<Service> => (loaded ??= await load());
  const request = async (params: object): Promise<SearchResult> => {
    const {results} = await (await service()).search({requests: [{indexName, ...params}]});
    // Throws if the response has another shape.
    const [{hits, nbHits = hits.length}] = results as [{hits: HostedHit[]; nbHits?: number}];
    return {hits: byPage(hits.map(createHit)), nbHits};
  };
  const suggestions = async (query: string): Promise<string[]> => {
    const optionalWords = query.split(/\s+/);
    const {hits} = await request({query, optionalWords, facetFilters, ...suggestionParams});
    return [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []))];
  };
  return {
    async search({query, product, isLiteral, pages}, onAnswer) {
      const result = await request({
        query,
        hitsPerPage: pages * hitsPerPage,
        facetFilters: [...facetFilters, ...(product ? [`section:${product}`] : [])],
        typoTolerance: !isLiteral,
        ...resultParams,
      });
      onAnswer(result.nbHits > 0 ? result : {...result, suggestions: await suggestions(query)});
    },
    warm() {
      service().catch(() => undefined);
    },
  };
}
