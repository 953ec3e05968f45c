import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Rule = NonNullable<NonNullable<Parameters<ConfigureWebpack>[0]['module']>['rules']>[number];

/** Source that draws with components. Style sheets take a drawing's address. */
const components = /\.(?:tsx?|jsx?|mdx?)$/i;

/**
 * Compiles drawings and styles without the two slowest tools of the generator, which took half of
 * the time of bundling:
 * - an SVG file that source code imports is a component; SVGR writes it as JSX, and SWC compiles
 *   that like all other source (the generator's own plugin, which the preset's option `svgr`
 *   switches off, has Babel do it, once for the server and once for browsers);
 * - `postcss-preset-env` is left out: Lightning CSS, which minifies the styles, writes them for the
 *   same browsers.
 */
export default function loaders(): Plugin {
  return {
    name: 'loaders',
    configureWebpack(config, isServer, {getJSLoader}) {
      const {test} = getFileLoaderUtils(isServer).rules.svgs();
      const rules = config.module?.rules ?? [];
      const index = rules.findIndex(
        (rule) => String((rule as {test?: RegExp} | undefined)?.test) === String(test),
      );
      if (index === -1) {
        throw new Error(
          'The rule for SVG files was not found in the configuration of the bundler. ' +
            'Look in src/plugins/loaders for how the new version of Docusaurus names it.',
        );
      }
      // Another rule would be applied as well as this one.
      rules[index] = {
        test: /\.svg$/i,
        oneOf: [
          {
            issuer: components,
            use: [getJSLoader({isServer}), {loader: path.join(__dirname, 'drawing.mjs')}],
          },
          rules[index],
        ],
      } as Rule;
      return {};
    },
    configurePostCss(options) {
      const plugins = options.plugins.filter(
        (plugin) => !(Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]))),
      );
      if (plugins.length === options.plugins.length) {
        throw new Error(
          'postcss-preset-env was not found among the plugins of PostCSS. ' +
            'Look in src/plugins/loaders for how the new version of Docusaurus names it.',
        );
      }
      return {...options, config: false, plugins};
    },
  };
}
