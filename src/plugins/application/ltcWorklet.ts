import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../bundleScript';
import {writeBuilt} from '../finish/writeBuilt';
import {previewFolder} from './preview';

/**
 * Writes the script that reads timecode in the thread of the sound, and tells the page its address. The
 * bundler of the application can't make it: its chunks need things that worklets don't have.
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
