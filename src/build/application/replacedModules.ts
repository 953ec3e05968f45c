import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModule} from './replaceModule';

/**
 * The few modules of the generator's browser code that are replaced:
 * - `PendingNavigation` reloads the page when a part of the next one is lost, for ever if need be, and
 *   also without a connection; ours keeps the page that is being read;
 * - `useWindowSize` compares pixels, which the style sheets do not (`breakpoints.ts`);
 * - `nprogress` makes its bar of a string of HTML, which Trusted Types refuse;
 * - `prism-react-renderer` (21 kB) highlights code in the browser; here that is done at build time.
 */
export default function replacedModules({siteDir}: LoadContext): Plugin {
  const ours = path.join(siteDir, 'src', 'browser', 'app');
  return {
    name: 'replaced-modules',
    configureWebpack(_config, isServer, {currentBundler}) {
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(ours, 'noHighlighter.ts'),
            nprogress$: path.join(ours, 'progressBar.ts'),
          },
        },
        ...(isServer
          ? {}
          : {
              plugins: [
                replaceModule(currentBundler.instance.NormalModuleReplacementPlugin, {
                  original: require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
                  ours: path.join(ours, 'PendingNavigation.jsx'),
                }),
                replaceModule(currentBundler.instance.NormalModuleReplacementPlugin, {
                  original: path.join(
                    path.dirname(require.resolve('@docusaurus/theme-common')),
                    'hooks',
                    'useWindowSize.js',
                  ),
                  ours: path.join(ours, 'useWindowSize.ts'),
                }),
              ],
              output: {trustedTypes: {policyName: 'site'}},
            }),
      };
    },
  };
}
