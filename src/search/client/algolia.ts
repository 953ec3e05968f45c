import type {LiteClient} from 'algoliasearch/lite';
import {words} from '../engine/tokens';
import {hitsPerPage} from '../engine/limits';
import type {Ask, Hit, SearchClient, SearchResult} from '../engine/types';

/** The part of the service's client that is used. */
type Service = Pick<LiteClient, 'search'>;

/** Facet filters as the service takes them: all of the list, any of an inner list. */
export type FacetFilters = (string | string[])[];

/** Queries to offer when nothing was found. */
const suggestions = 3;

/** What a query to the service carries beside what the site asks. */
interface HostedAsk extends Ask {
  facetFilters?: FacetFilters;
}

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

/** A query in the service's terms. */
const requestFor = ({query, product, isLiteral, pages, facetFilters = []}: HostedAsk): object => ({
  query,
  page: 0,
  hitsPerPage: pages * hitsPerPage,
  facetFilters: [...facetFilters, ...(product ? [`section:${product}`] : [])],
  typoTolerance: !isLiteral,
  attributesToRetrieve: ['hierarchy', 'anchor', 'url', 'url_without_anchor', 'type', 'kind'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'unconfirmed:24', 'description:24'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: false,
});

/**
 * The hosted service behind the site's interface.
 *
 * @param indexName - index that is asked
 * @param load - makes the real client, on first use; it may come from the network
 */
export function algoliaClient(indexName: string, load: () => Promise<Service>): SearchClient {
  let loaded: Promise<Service> | undefined;
  const service = (): Promise<Service> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const ask = async (request: object): Promise<SearchResult> => {
    const {results} = await (await service()).search({requests: [{indexName, ...request}]});
    const [result] = results as (Partial<SearchResult> | undefined)[];
    if (!Array.isArray(result?.hits)) {
      throw new Error('The search service answered something else than results.');
    }
    return {hits: byPage(result.hits), nbHits: result.nbHits ?? result.hits.length};
  };
  return {
    coverage: 'everything',
    search: (wish) => ask(requestFor(wish)),
    async suggest(query) {
      const {hits} = await ask({
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

/**
 * The client for one language and version of the site.
 *
 * @param toAddress - where a hit leads on this site, from the full address in its record
 */
export function inContext(
  client: SearchClient,
  facetFilters: FacetFilters,
  toAddress: (url: string) => string,
): SearchClient {
  const here = (hit: Hit): Hit => ({
    ...hit,
    url: toAddress(hit.url),
    ...(hit.sections ? {sections: hit.sections.map(here)} : {}),
  });
  return {
    ...client,
    async search(ask) {
      const asked: HostedAsk = {...ask, facetFilters};
      const result = await client.search(asked);
      return {...result, hits: result.hits.map(here)};
    },
  };
}
