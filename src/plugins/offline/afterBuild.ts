import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRouteChunks} from '../../after-build/routeChunks';
import {sizesOf} from '../../offline/manifest';
import {writeOffline} from './write';

/**
 * The after-build step that writes the worker and its manifest. Every file that readers load has to
 * be there and final; only compressed copies and the host's own files may come later.
 *
 * @param isOn - false ships the worker that removes installed ones
 */
export default function offlineFiles(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  isOn: boolean,
): Pick<Plugin, 'name' | 'postBuild'> {
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
