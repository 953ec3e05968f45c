import {embeddedClient} from './embedded';
import type {RequestContext, SearchProvider} from './provider';
import {forget, thread} from './startEmbedded';

/** The build without a hosted service. */
export const createClient: SearchProvider['createClient'] = ({baseUrl}) =>
  embeddedClient(() => thread(baseUrl), forget);

const context: RequestContext = {
  indexName: 'embedded',
  // As the search theme would send them: there is one language and one version.
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  toAddress: (url) => url,
};

export const useRequestContext: SearchProvider['useRequestContext'] = () => context;
