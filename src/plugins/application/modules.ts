import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The application imports shaders as texts, and parts of Docusaurus's browser code are replaced:
 * - its entry, in a build: `start.ts` evaluates it in several tasks;
 * - its settings, data, routes and parts of pages: `browserLoader.mjs` takes out what only the build reads;
 * - `reactUtils.js` of the theme sorts names without a language: see there too;
 * - `useWindowSize` compares pixels, which the style sheets do not (`breakpoints.ts`);
 * - `prism-react-renderer` (21 kB packed) highlights code in the browser; here that is done at build time.
 */
export default function modules({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const ours = path.join(siteDir, 'src', 'clientModules', 'app');
  return {
    name: 'modules',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const shaders = {test: /\.[fv]s$/, type: 'asset/source'};
      const alias = {'prism-react-renderer$': path.join(ours, 'noHighlighter.ts')};
      if (isServer) {
        return {module: {rules: [shaders]}, resolve: {alias}};
      }
      const names = ['registry.js', 'routes.js', 'globalData.json', 'docusaurus.config.mjs'];
      const rewritten = {
        test: [
          ...names.map((name) => path.join(generatedFilesDir, name)),
          /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
        ],
        loader: path.join(__dirname, 'browserLoader.mjs'),
      };
      const windowSize = new NormalModuleReplacementPlugin(
        /^\.{1,2}\/hooks\/useWindowSize$/,
        path.join(ours, 'useWindowSize.ts'),
      );
      return {
        ...(process.env['NODE_ENV'] === 'production' && {entry: path.join(ours, '..', 'start.ts')}),
        mergeStrategy: {entry: 'replace'},
        module: {rules: [shaders, rewritten]},
        resolve: {alias},
        plugins: [windowSize],
      };
    },
  };
}
