import {words} from '../engine/tokens';
import type {Hit, SearchClient, SearchResult} from '../engine/types';

/** The part of `algoliasearch/lite` that is used. */
export interface LiteClient {
  search(requests: {requests: Record<string, unknown>[]}): Promise<{results: unknown[]}>;
}

/** Queries to offer when nothing was found. */
const suggestions = 3;

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

/**
 * The hosted service behind the site's interface.
 *
 * @param indexName - index that {@link SearchClient.suggest} asks
 * @param load - makes the real client, on first use; it may come from the network
 */
export function algoliaClient(indexName: string, load: () => Promise<LiteClient>): SearchClient {
  let loaded: Promise<LiteClient> | undefined;
  const service = (): Promise<LiteClient> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const ask = async (request: Record<string, unknown>): Promise<SearchResult> => {
    const {results} = await (await service()).search({requests: [request]});
    const [result] = results as (Partial<SearchResult> | undefined)[];
    if (!Array.isArray(result?.hits)) {
      throw new Error('The search service answered something else than results.');
    }
    return {hits: byPage(result.hits), nbHits: result.nbHits ?? result.hits.length};
  };
  return {
    coverage: 'everything',
    search: (request) => ask({...request}),
    async suggest(query) {
      const {hits} = await ask({
        indexName,
        query,
        optionalWords: words(query),
        attributesToRetrieve: ['hierarchy', 'url'],
        hitsPerPage: suggestions,
      });
      return [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []))];
    },
    warm() {
      service().catch(() => undefined);
    },
    onGrown: () => () => undefined,
  };
}
