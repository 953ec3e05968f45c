import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import {algoliaSettings} from '../../config/search';
import type {SearchClient} from '../engine/types';
import {hostedClient} from './hostedClient';

const {appId = '', apiKey = '', indexName = ''} = algoliaSettings(siteConfig.themeConfig) ?? {};

/** What the theme's metadata says of a page in this language; the documentation has one version. */
const facetFilters = [
  `language:${i18n.currentLocale}`,
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

/** The client of a build with a hosted service, whose library is loaded with the first query. */
export const searchClient: SearchClient = hostedClient(indexName, facetFilters, async () => {
  const {liteClient} = await import('algoliasearch/lite');
  return liteClient(appId, apiKey);
});
