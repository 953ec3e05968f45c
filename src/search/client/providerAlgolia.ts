import {useMemo} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {algoliaSettings} from '../../config/search';
import {onDemand} from '../../components/shared/recovery';
import {algoliaClient, inContext, type FacetFilters} from './algolia';
import type {SearchProvider} from './provider';

/** The build with a hosted service; its client comes with the first query. */
export const createClient: SearchProvider['createClient'] = ({themeConfig}) => {
  const {appId, apiKey, indexName} = algoliaSettings(themeConfig) ?? {};
  if (!appId || !apiKey || !indexName) {
    throw new Error('This build has no settings for the hosted search.');
  }
  return algoliaClient(indexName, async () => {
    const {liteClient} = await onDemand(() => import('algoliasearch/lite'));
    return liteClient(appId, apiKey);
  });
};

export const useInContext: SearchProvider['useInContext'] = (client) => {
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const toAddress = useSearchResultUrlProcessor();
  return useMemo(
    () => inContext(client, JSON.parse(filters) as FacetFilters, toAddress),
    [client, filters, toAddress],
  );
};
