import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {readRouteChunks} from '../../after-build/routeChunks';
import type {AfterBuild} from '../../after-build/site';
import {sizesOf} from '../../offline/manifest';
import {writeOffline} from './write';

/**
 * The after-build step that writes the worker and its manifest. Every file that readers load has to
 * be there and final; only link images, compressed copies and the host's own files may come later.
 *
 * @param isOn - false ships the worker that removes installed ones
 */
export default function offlineFiles(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  isOn: boolean,
): AfterBuild {
  return {
    name: 'offline',
    async postBuild({outDir}) {
      const routes = await readRouteChunks(generatedFilesDir);
      const manifest = await writeOffline({siteDir, outDir, base: baseUrl, isOn, routes});
      const all = manifest && sizesOf(manifest).groups['all'];
      logger.info(
        all
          ? `Offline: ${all.files} files, ${(all.wire / 1e6).toFixed(2)} MB over the wire.`
          : 'Offline: switched off; installed workers remove themselves.',
      );
    },
  };
}
