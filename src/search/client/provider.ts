import type {DocusaurusConfig} from '@docusaurus/types';
import type {SearchClient} from '../engine/types';

/** The module that the build chooses as `@search-provider`. */
export interface SearchProvider {
  createClient: (config: DocusaurusConfig) => SearchClient;
  /** A hook: the client for the language and version of this page. The same object on every render. */
  useInContext: (client: SearchClient) => SearchClient;
}
