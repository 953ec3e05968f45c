import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '../../config/search';
import {searchClient} from '../client';
import type {SearchClient} from '../client/types';

/** The search service of this build and its settings. */
export function useSearchService(): {client: SearchClient; settings: SearchSettings} {
  const {siteConfig} = useDocusaurusContext();
  const settings = usePluginData('search-index') as SearchSettings;
  return {client: searchClient(siteConfig.baseUrl, settings), settings};
}
