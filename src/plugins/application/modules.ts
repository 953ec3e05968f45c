import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The application imports shaders as texts, and parts of the generator's browser code are replaced:
 * - its entry, in a build: `start.ts` evaluates it in several tasks;
 * - its table of the parts of pages: `registryLoader.mjs` takes out what only the build reads;
 * - `useWindowSize` compares pixels, which the style sheets do not (`breakpoints.ts`);
 * - `prism-react-renderer` (21 kB packed) highlights code in the browser; here that is done at build time;
 * - `tslib` (3 kB packed) is there for one of its functions.
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
      const registry = {
        test: path.join(generatedFilesDir, 'registry.js'),
        loader: path.join(__dirname, 'registryLoader.mjs'),
      };
      const windowSize = new NormalModuleReplacementPlugin(
        /^\.{1,2}\/hooks\/useWindowSize$/,
        path.join(ours, 'useWindowSize.ts'),
      );
      const isBuild = process.env['NODE_ENV'] === 'production';
      return {
        ...(isBuild && {entry: path.join(ours, '..', 'start.ts')}),
        mergeStrategy: {entry: 'replace'},
        module: {rules: [shaders, registry]},
        resolve: {alias: {...alias, tslib$: path.join(ours, 'importDefault.ts')}},
        plugins: [windowSize],
      };
    },
  };
}
