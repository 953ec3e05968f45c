import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {algoliaSettings} from '../../config/search';
import {synonymsFile} from '../finish/search';
import {copyLastIndex} from './lastIndex';
import {previewFolder} from './preview';

/**
 * Gives the browser code the search client that this build was made for, and only that one; and the
 * search page its address. With a hosted search the search theme adds the page.
 */
export function searchClient(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, outDir} = context;
  const isHosted = algoliaSettings(siteConfig.themeConfig) !== undefined;
  const client = path.join(siteDir, 'src', 'search', 'client', isHosted ? 'hosted' : 'embedded');
  return {
    name: 'search-client',
    async contentLoaded({actions}) {
      if (!isHosted) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, 'search']),
          component: '@theme/SearchPage',
          exact: true,
        });
      }
      if (process.env['NODE_ENV'] !== 'production') {
        await copyLastIndex(outDir, previewFolder(context));
      }
    },
    configureWebpack: () => ({resolve: {alias: {'@search-client$': client}}}),
    getPathsToWatch: () => [path.join(siteDir, synonymsFile)],
  };
}
