import type {DocusaurusConfig} from '@docusaurus/types';
import type {FacetFilters, SearchClient} from '../engine/types';

/** What every query of a build carries, and how its answers are read. */
export interface RequestContext {
  indexName: string;
  /** Language and version of the documentation, as the hosted service takes them. */
  facetFilters: Exclude<FacetFilters, string>;
  /** Where a hit leads on this site, from the full address in its record. */
  toAddress: (url: string) => string;
}

/** The module that the build chooses as `@search-provider`. */
export interface SearchProvider {
  createClient: (config: DocusaurusConfig) => SearchClient;
  useRequestContext: () => RequestContext;
}
