import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../bundleScript';
import {writeBuilt} from '../finish/writeBuilt';

/**
 * Writes the script that reads timecode in the thread of the sound, and tells the page its address. The
 * bundler of the application can't make it: its chunks need things that worklets don't have.
 */
export default async function ltcWorklet(context: LoadContext): Promise<Plugin> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const script = await bundleScript(siteDir, 'src/instruments/testbench/ltc/worklet.ts', 'ltc');
  const write = (folder: string): Promise<void> => writeBuilt(folder, script.file, script.content);
  const preview = path.join(generatedFilesDir, 'ltc-worklet');
  const isBuild = process.env['NODE_ENV'] === 'production';
  return {
    name: 'ltc-worklet',
    async contentLoaded() {
      if (!isBuild) {
        await write(preview);
      }
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {
        plugins: [new DefinePlugin({ltcWorkletAddress: JSON.stringify(baseUrl + script.file)})],
        // Read by `docusaurus start`, which adds it to its own folders.
        ...(isBuild
          ? {}
          : {devServer: {static: [{directory: preview, publicPath: baseUrl, watch: false}]}}),
      };
    },
    async postBuild({outDir}) {
      await write(outDir);
    },
  };
}
