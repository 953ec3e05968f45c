import {words} from '../engine/tokens';
import {queriesOf} from '../engine/requests';
import type {SearchClient, SearchResult} from '../engine/types';

/** The part of `algoliasearch/lite` that is used. */
export interface LiteClient {
  search(requests: {requests: Record<string, unknown>[]}): Promise<{results: unknown[]}>;
}

/** Words to offer when nothing was found. */
const suggestions = 3;

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
  const ask = async (requests: Record<string, unknown>[]): Promise<SearchResult[]> => {
    const {results} = await (await service()).search({requests});
    if (
      !Array.isArray(results) ||
      results.some((result) => !Array.isArray((result as SearchResult).hits))
    ) {
      throw new Error('The search service answered something else than results.');
    }
    return results as SearchResult[];
  };
  return {
    coverage: 'everything',
    async search(requests) {
      return {
        results: await ask(
          queriesOf(requests).map(({indexName: name, params}) => ({...params, indexName: name})),
        ),
      };
    },
    async suggest(query) {
      const [result] = await ask([
        {
          indexName,
          query,
          optionalWords: words(query),
          attributesToRetrieve: ['hierarchy'],
          hitsPerPage: suggestions,
        },
      ]);
      const titles = result?.hits.map(({hierarchy}) => hierarchy.lvl1 ?? '') ?? [];
      return [...new Set(titles.filter(Boolean))];
    },
    warm() {
      service().catch(() => undefined);
    },
    onGrown: () => () => undefined,
    addAlgoliaAgent: () => undefined,
  };
}
