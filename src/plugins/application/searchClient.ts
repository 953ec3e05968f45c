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
 * Gives the preview the index of the last build, or one that says that there is none: the pages that it
 * would be made from are never written there.
 *
 * @param folder - what the preview serves below the base address
 */
export async function copyLastIndex(outDir: string, folder: string): Promise<void> {
  const none = (): string => JSON.stringify([{missing: true}]);
  const last = await readFile(path.join(outDir, indexFile)).catch(none);
  await writeBuilt(folder, indexFile, last);
}

/**
 * Gives the browser code the search client that this build was made for, and only that one; and the
 * search page its address. With a hosted search the search theme adds the page.
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
