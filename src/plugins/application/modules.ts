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
      return {
        ...(!isServer &&
          process.env['NODE_ENV'] === 'production' && {entry: path.join(ours, '..', 'start.ts')}),
        mergeStrategy: {entry: 'replace'},
        module: {
          rules: [
            {test: /\.[fv]s$/, type: 'asset/source'},
            ...(isServer
              ? []
              : [
                  {
                    test: path.join(generatedFilesDir, 'registry.js'),
                    loader: path.join(__dirname, 'registryLoader.mjs'),
                  },
                ]),
          ],
        },
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(ours, 'noHighlighter.ts'),
            ...(!isServer && {tslib$: path.join(ours, 'importDefault.ts')}),
          },
        },
        plugins: isServer
          ? []
          : [
              new NormalModuleReplacementPlugin(
                /^\.{1,2}\/hooks\/useWindowSize$/,
                path.join(ours, 'useWindowSize.ts'),
              ),
            ],
      };
    },
  };
}
