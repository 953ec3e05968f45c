import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {requireMatches} from './requireMatches';

/**
 * Imports shaders as strings, and replaces some modules of Docusaurus in the browser bundle: see the table of
 * departures in `src/plugins/README.md`. The build fails if a module to replace is missing.
 */
export default function modules({siteDir}: LoadContext): Plugin {
  const name = 'modules';
  const replacements = path.join(siteDir, 'src', 'clientModules', 'app');
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const shaders = {test: /\.[fv]s$/, type: 'asset/source'};
      const alias = {'prism-react-renderer$': path.join(replacements, 'noHighlighter.ts')};
      if (isServer) {
        return {module: {rules: [shaders]}, resolve: {alias}};
      }
      if (isProduction && !JSON.stringify(config.entry).includes('clientEntry.js')) {
        throw new Error('The client entry of Docusaurus was not found: see src/plugins/README.md.');
      }
      const sortModule = /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/;
      const windowSize = new NormalModuleReplacementPlugin(
        /^\.{1,2}\/hooks\/useWindowSize$/,
        path.join(replacements, 'useWindowSize.ts'),
      );
      const required = {
        'sorts without localeCompare': sortModule,
        'compares widths in em': /[\\/]clientModules[\\/]app[\\/]useWindowSize\.ts$/,
        'replaces prism-react-renderer': /[\\/]clientModules[\\/]app[\\/]noHighlighter\.ts$/,
      };
      return {
        ...(isProduction && {entry: path.join(replacements, '..', 'start.ts')}),
        mergeStrategy: {entry: 'replace'},
        module: {
          rules: [shaders, {test: sortModule, loader: path.join(__dirname, 'sortByCodeUnits.mjs')}],
        },
        resolve: {alias},
        plugins: [windowSize, ...(isProduction ? [requireMatches(name, required)] : [])],
      };
    },
  };
}
