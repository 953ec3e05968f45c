import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stableRuntime} from './stableRuntime';
import {writeLean} from './writeLean';

/** Modules that other code imports by this name, and what stands for them everywhere. */
const everywhere: [RegExp, string][] = [
  [/^\.\/utils\/IntlUtils$/, 'IntlUtils.ts'],
  [/^@theme\/Loading$/, 'Loading.tsx'],
];

/** The same, in browsers. */
const inBrowsers: [RegExp, string][] = [
  [/^\.\/docusaurus$/, 'intentPrefetch.ts'],
  [/^\.\/PendingNavigation$/, 'PendingNavigation.jsx'],
  [/^\.\.\/\.\.\/utils\/reactUtils$/, 'reactUtils.ts'],
];

/** The same, in what readers get; the writer's preview keeps the originals. */
const inProduction: [RegExp, string][] = [
  [/^react(-dom)?$/, path.join('react', 'index.js')],
  [/^react-dom\/client$/, path.join('react', 'client.ts')],
  [/^tslib$/, 'tslib.ts'],
  [/^\.\/preload$/, 'preload.ts'],
  [/^\.\/BaseUrlIssueBanner$/, 'BaseUrlIssueBanner.ts'],
];

/**
 * Tells the browser to compile a file's functions while it is downloaded, on another thread, instead
 * of one by one when they are first called. Nearly all are called when the application arrives.
 *
 * @see https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Replaces a few modules of the generator's browser code:
 * - the highlighter, which runs at build time only;
 * - the progress bar, which injects HTML strings;
 * - prefetching, which should follow intent instead of the viewport;
 * - helpers of the theme that are slow when they are first called;
 * - a banner that the configuration switches off;
 * - what stands for a page while it loads, which brings styles of its own;
 * - pending navigation, whose reload after a lost chunk needs a guard against loops;
 * - React itself, which renders pages at build time and is Preact in the reader's browser (the
 *   writer's preview keeps React, for its messages and its refreshing of edits);
 * - generated data, of which the browser gets only what it uses;
 * - and minifies the runtime when the names of files are final.
 */
export default function clientSeams(context: LoadContext): Plugin {
  const client = path.join(context.siteDir, 'src', 'client');
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  return {
    name: 'client-seams',
    configureWebpack(config, isServer, {currentBundler}) {
      const {BannerPlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const ours = ([pattern, file]: [RegExp, string]) =>
        new NormalModuleReplacementPlugin(pattern, (resource) => {
          const ownFile = path.join(client, file);
          // What stands for a package may take parts of it from the package.
          if (resource.contextInfo.issuer !== ownFile) {
            resource.request = ownFile;
          }
        });
      const packages = (): InstanceType<typeof NormalModuleReplacementPlugin>[] => [
        new NormalModuleReplacementPlugin(/^react\/jsx-runtime$/, 'preact/jsx-runtime'),
        ...Object.entries(writeLean(context)).map(
          ([name, file]) => new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), file),
        ),
      ];
      // Pictures in Markdown name a loader by its place on this machine, from which the numbers of
      // modules are made: the same source would give other bytes in another folder.
      const placeless = new NormalModuleReplacementPlugin(/^!.*[?&]fallback=/, (resource) => {
        resource.request = resource.request.replace(/([?&]fallback=)[^&!]+/, '$1file-loader');
      });
      const hints = new BannerPlugin({
        banner: compileHint,
        raw: true,
        test: /\.js$/,
        // After the minifier, which would take the comment away.
        stage: 500,
      });
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(client, 'noHighlighter.ts'),
            nprogress$: path.join(client, 'progressBar.ts'),
            'theme-common-react-utils$': path.join(themeCommon, 'utils', 'reactUtils.js'),
          },
        },
        plugins: isServer
          ? everywhere.map(ours)
          : [
              placeless,
              ...[...everywhere, ...inBrowsers].map(ours),
              ...(config.mode === 'production'
                ? [...inProduction.map(ours), ...packages(), hints, stableRuntime(compileHint)]
                : []),
            ],
        output: isServer ? {} : {trustedTypes: {policyName: 'site'}},
      };
    },
  };
}
