import createClient from '@search-provider';
import {indexNameOf, type SearchSettings} from '../../config/search';
import {sections} from '../../config/products';
import {hitsPerPage} from '../engine/limits';
import type {SearchClient, SearchRequest, SearchResult} from './types';

let client: SearchClient | undefined;

/** The one client of this page. */
export function searchClient(baseUrl: string, settings: SearchSettings): SearchClient {
  client ??= createClient({baseUrl, settings});
  return client;
}

export interface Ask {
  query: string;
  /** Id of the section to narrow to; '' for all. */
  product: string;
  /** From 0. */
  page?: number;
}

/** Parameters that every query of this site carries, in the hosted service's terms. */
export function requestFor(
  {query, product, page = 0}: Ask,
  settings: SearchSettings,
): SearchRequest {
  return {
    indexName: indexNameOf(settings),
    query,
    page,
    hitsPerPage,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ...(product ? [`section:${product}`] : []),
    ],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'section'],
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
  settings: SearchSettings,
): Promise<SearchResult> {
  const {results} = await service.search({requests: [requestFor(ask, settings)]});
  if (!results[0]) {
    throw new Error('The search service answered nothing.');
  }
  return results[0];
}

/** Words to try after `query` has found nothing; the parts of the site if the service knows none. */
export async function suggestions(service: SearchClient, query: string): Promise<string[]> {
  const found = await service.suggest(query).catch((): string[] => []);
  return found.length > 0 ? found : sections.slice(0, 3).map(({name}) => name);
}
