import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../../config/search';
import {collectRecords} from '../../search/records/collect';
import {copyLastIndex} from './lastIndex';
import {readSynonyms} from './synonyms';
import {writeIndex} from './write';

/**
 * Makes the search index from the final HTML of a build, and gives the browser code the search
 * provider that this build was made for. Only that provider's code is in the bundle.
 */
export function searchIndexPlugin(context: LoadContext, settings: SearchSettings): Plugin {
  const {siteDir, siteConfig, baseUrl, outDir, generatedFilesDir} = context;
  const lastIndex = path.join(generatedFilesDir, 'last-search-index');
  const isBuild = process.env['NODE_ENV'] === 'production';
  const synonymsFile = path.join(siteDir, 'src', 'search', 'synonyms.yml');
  const provider = settings.provider === 'algolia' ? 'providerAlgolia' : 'providerEmbedded';
  return {
    name: 'search-index',
    async contentLoaded({actions}) {
      actions.setGlobalData(settings);
      if (!isBuild) {
        await copyLastIndex(outDir, lastIndex);
      }
    },
    configureWebpack() {
      const alias = {
        '@search-provider$': path.join(siteDir, 'src', 'search', 'client', `${provider}.ts`),
      };
      return {
        resolve: {alias},
        // Read by `docusaurus start`, which adds it to its own folders.
        ...(isBuild
          ? {}
          : {devServer: {static: [{directory: lastIndex, publicPath: baseUrl, watch: false}]}}),
      };
    },
    getPathsToWatch: () => [synonymsFile],
    async postBuild({routesPaths}) {
      const place = {origin: siteConfig.url, baseUrl};
      const synonyms = readSynonyms(await readFile(synonymsFile, 'utf8'));
      const records = await collectRecords(outDir, routesPaths, place);
      await writeIndex(outDir, records, place, synonyms);
      logger.info(`Search: ${records.length} records indexed.`);
    },
  };
}
