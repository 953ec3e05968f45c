import {createClient} from '@search-provider';
import type {DocusaurusConfig} from '@docusaurus/types';
import {sections} from '../../config/products';
import {hitsPerPage} from '../engine/limits';
import type {RequestContext} from './provider';
import {withTool} from './withTool';
import type {Hit, SearchClient, SearchRequest, SearchResult} from '../engine/types';

let client: SearchClient | undefined;

/** The one client of this page. */
export function searchClient(config: DocusaurusConfig): SearchClient {
  return (client ??= withTool(createClient(config), config.url + config.baseUrl));
}

export interface Ask {
  query: string;
  /** Id of the section to narrow to; '' for all. */
  product: string;
  /** Every word as it was typed. */
  isLiteral?: boolean;
  /** Pages of hits. */
  pages?: number;
}

/** Parameters that every query of this site carries, in the hosted service's terms. */
export function requestFor(
  {query, product, isLiteral = false, pages = 1}: Ask,
  {indexName, facetFilters}: Pick<RequestContext, 'indexName' | 'facetFilters'>,
): SearchRequest {
  return {
    indexName,
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
  };
}

/** Asks one query. */
export async function search(
  service: SearchClient,
  ask: Ask,
  context: RequestContext,
): Promise<SearchResult> {
  const result = await service.search(requestFor(ask, context));
  const here = (hit: Hit): Hit => ({
    ...hit,
    url: context.toAddress(hit.url),
    ...(hit.sections ? {sections: hit.sections.map(here)} : {}),
  });
  return {...result, hits: result.hits.map(here)};
}

/** Queries to try after `query` has found nothing; the parts of the site if the service knows none. */
export async function suggestions(service: SearchClient, query: string): Promise<string[]> {
  const found = await service.suggest(query).catch((): string[] => []);
  return found.length > 0 ? found : sections.slice(0, 3).map(({name}) => name);
}
