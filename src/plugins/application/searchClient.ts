import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {algoliaSettings} from '../../config/search';
import {synonymsFile} from '../finish/search';
import {indexFile} from '../../search/records/file';
import {writeBuilt} from '../finish/writeBuilt';
import {previewFolder} from './preview';

/**
 * Copies the index of the last build for the dev server, which can't generate one since it writes no pages;
 * without a build, a placeholder that marks the index as missing.
 *
 * @param folder - that the dev server serves below the base URL
 */
export async function copyLastIndex(outDir: string, folder: string): Promise<void> {
  const none = (): string => JSON.stringify([{missing: true}]);
  const last = await readFile(path.join(outDir, indexFile)).catch(none);
  await writeBuilt(folder, indexFile, last);
}

/**
 * Bundles only the search client that this build is configured for, and adds the route of the search page.
 * With hosted search, the search theme adds the route.
 */
export default function searchClient(context: LoadContext): Plugin {
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
