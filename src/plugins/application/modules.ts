import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {requireMatches} from './requireMatches';

/**
 * Shaders are imported as texts, and some modules of Docusaurus are replaced in browsers: see the table of
 * departures in `src/plugins/README.md`. A build fails when one of them isn't found any more.
 */
export default function modules({siteDir}: LoadContext): Plugin {
  const name = 'modules';
  const ours = path.join(siteDir, 'src', 'clientModules', 'app');
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const shaders = {test: /\.[fv]s$/, type: 'asset/source'};
      const alias = {'prism-react-renderer$': path.join(ours, 'noHighlighter.ts')};
      if (isServer) {
        return {module: {rules: [shaders]}, resolve: {alias}};
      }
      if (isProduction && !JSON.stringify(config.entry).includes('clientEntry.js')) {
        throw new Error('The entry of Docusaurus has another name: see src/plugins/README.md.');
      }
      const sorting = /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;
      const windowSize = new NormalModuleReplacementPlugin(
        /^\.{1,2}\/hooks\/useWindowSize$/,
        path.join(ours, 'useWindowSize.ts'),
      );
      const required = {
        'sorts without a language': sorting,
        'compares widths in em': /[\\/]clientModules[\\/]app[\\/]useWindowSize\.ts$/,
        'replaces prism-react-renderer': /[\\/]clientModules[\\/]app[\\/]noHighlighter\.ts$/,
      };
      return {
        ...(isProduction && {entry: path.join(ours, '..', 'start.ts')}),
        mergeStrategy: {entry: 'replace'},
        module: {
          rules: [shaders, {test: sorting, loader: path.join(__dirname, 'sortByCodeUnits.mjs')}],
        },
        resolve: {alias},
        plugins: [windowSize, ...(isProduction ? [requireMatches(name, required)] : [])],
      };
    },
  };
}
