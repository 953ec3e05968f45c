import type {LiteClient} from 'algoliasearch/lite';
import type {Hit, SearchClient, SearchResult} from '../engine/types';
import {hitsPerPage} from '../engine/limits';

/** The part of the service's client that is used. */
type Service = Pick<LiteClient, 'search'>;

/** Facet filters as the service takes them: all of the list, any of an inner list. */
type FacetFilters = (string | string[])[];

/** Hits by page: the first of a page, with the others as its sections. */
export function byPage(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) {
    const page = hit.url_without_anchor ?? hit.url.replace(/#.*$/, '');
    const first = pages.get(page);
    pages.set(page, first ? {...first, sections: [...(first.sections ?? []), hit]} : hit);
  }
  return [...pages.values()];
}

/** What to ask for beside the query. */
const resultParams = {
  attributesToRetrieve: ['hierarchy', 'anchor', 'url', 'url_without_anchor', 'type', 'kind'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'description:24'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: false,
};

/** Queries to offer when nothing was found. */
const suggestionParams = {attributesToRetrieve: ['hierarchy', 'url'], hitsPerPage: 3};

/**
 * The hosted service behind the site's interface.
 *
 * @param indexName - index that is asked
 * @param facetFilters - language and version of the site
 * @param load - makes the real client, on first use; it may come from the network
 */
export function hostedClient(
  indexName: string,
  facetFilters: FacetFilters,
  load: () => Promise<Service>,
): SearchClient {
  let loaded: Promise<Service> | undefined;
  const service = (): Promise<Service> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const request = async (params: object): Promise<SearchResult> => {
    const {results} = await (await service()).search({requests: [{indexName, ...params}]});
    const [result] = results as (Partial<SearchResult> | undefined)[];
    if (!Array.isArray(result?.hits)) {
      throw new Error('The search service answered something else than results.');
    }
    return {hits: byPage(result.hits), nbHits: result.nbHits ?? result.hits.length};
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
