import {createClient, useInContext} from '@search-provider';
import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sections} from '../../config/products';
import type {SearchClient} from '../engine/types';

let client: SearchClient | undefined;

/** The one client of the application. */
export function searchClient(config: DocusaurusConfig): SearchClient {
  return (client ??= createClient(config));
}

/** The client for this page; the same object on every render. */
export function useSearchClient(): SearchClient {
  return useInContext(searchClient(useDocusaurusContext().siteConfig));
}

/** Queries to try after `query` has found nothing; the parts of the site if the service knows none. */
export async function suggestions(service: SearchClient, query: string): Promise<string[]> {
  const found = await service.suggest(query).catch((): string[] => []);
  return found.length > 0 ? found : sections.slice(0, 3).map(({name}) => name);
}
