import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {algoliaSettings} from '../../config/search';
import {synonymsFile} from '../finish/search';
import {copyLastIndex} from './lastIndex';

/**
 * Gives the browser code the search client that this build was made for, and only that one; and the
 * search page its address. With a hosted search the search theme adds the page.
 */
export function searchClient(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, outDir, generatedFilesDir} = context;
  const lastIndex = path.join(generatedFilesDir, 'last-search-index');
  const isBuild = process.env['NODE_ENV'] === 'production';
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
      if (!isBuild) {
        await copyLastIndex(outDir, lastIndex);
      }
    },
    configureWebpack() {
      return {
        resolve: {alias: {'@search-client$': client}},
        // Read by `docusaurus start`, which adds it to its own folders.
        ...(isBuild
          ? {}
          : {devServer: {static: [{directory: lastIndex, publicPath: baseUrl, watch: false}]}}),
      };
    },
    getPathsToWatch: () => [path.join(siteDir, synonymsFile)],
  };
}
