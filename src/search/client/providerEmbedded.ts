import {embeddedClient} from './embedded';
import type {RequestContext, SearchProvider} from './provider';

/** The build without a hosted service. */
export const createClient: SearchProvider['createClient'] = ({baseUrl}) =>
  embeddedClient(baseUrl, () => new Worker(new URL('./worker.ts', import.meta.url)));

const context: RequestContext = {
  indexName: 'embedded',
  // As the search theme would send them: there is one language and one version.
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  toAddress: (url) => url,
};

export const useRequestContext: SearchProvider['useRequestContext'] = () => context;
