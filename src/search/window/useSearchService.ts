import {useMemo} from 'react';
import {useRequestContext} from '@search-provider';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchClient} from '../client';
import type {RequestContext} from '../client/provider';
import type {SearchClient} from '../engine/types';

/** The search service of this build, and what its queries carry; the same objects on every render. */
export function useSearchService(): {client: SearchClient; context: RequestContext} {
  const {siteConfig} = useDocusaurusContext();
  const {indexName, facetFilters, toAddress} = useRequestContext();
  const filters = JSON.stringify(facetFilters);
  const context = useMemo(
    () => ({
      indexName,
      facetFilters: JSON.parse(filters) as RequestContext['facetFilters'],
      toAddress,
    }),
    [indexName, filters, toAddress],
  );
  return {client: searchClient(siteConfig), context};
}
