import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {algoliaSettings} from '../../config/search';
import {onDemand} from '../../shared/recovery';
import {algoliaClient, type LiteClient} from './algolia';
import type {RequestContext, SearchProvider} from './provider';

/** The build with a hosted service; its client comes with the first query. */
export const createClient: SearchProvider['createClient'] = ({themeConfig}) => {
  const {appId, apiKey, indexName} = algoliaSettings(themeConfig) ?? {};
  if (!appId || !apiKey || !indexName) {
    throw new Error('This build has no settings for the hosted search.');
  }
  return algoliaClient(indexName, async () => {
    const {liteClient} = await onDemand(() => import('algoliasearch/lite'));
    return liteClient(appId, apiKey) as unknown as LiteClient;
  });
};

export const useRequestContext: SearchProvider['useRequestContext'] = () => {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return {
    indexName: algoliaSettings(themeConfig)?.indexName ?? '',
    facetFilters: useAlgoliaContextualFacetFilters() as RequestContext['facetFilters'],
    toAddress: useSearchResultUrlProcessor(),
  };
};
