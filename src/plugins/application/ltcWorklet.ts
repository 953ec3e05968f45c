import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../bundleScript';
import {writeBuilt} from '../finish/writeBuilt';
import {previewFolder} from './preview';

/**
 * Bundles the audio worklet that decodes LTC, and defines its address for the page. It can't be a chunk of
 * the application, because the chunk runtime needs globals that worklets don't have.
 */
export default async function ltcWorklet(context: LoadContext): Promise<Plugin> {
  const {siteDir, baseUrl} = context;
  const {file, content} = await bundleScript(
    siteDir,
    'src/instruments/testbench/ltc/worklet.ts',
    'ltc',
  );
  return {
    name: 'ltc-worklet',
    async contentLoaded() {
      await writeBuilt(previewFolder(context), file, content);
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {plugins: [new DefinePlugin({ltcWorkletAddress: JSON.stringify(baseUrl + file)})]};
    },
    postBuild: ({outDir}) => writeBuilt(outDir, file, content),
  };
}
