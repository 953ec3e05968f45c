import type {Plugin} from '@docusaurus/types';
import {requireMatches} from './requireMatches';

/** Patterns of the modules of each style sheet except the common one, by name of the sheet. */
const parts: Record<string, RegExp> = {
  cards: /[\\/]instruments[\\/]kit[\\/]cards\./,
  kit: /[\\/]src[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/]/,
  testbench: /[\\/]src[\\/]instruments[\\/]testbench[\\/]/,
  simulators: /[\\/]src[\\/]instruments[\\/]simulators[\\/]/,
  search: /[\\/]src[\\/]search[\\/]/,
  blog: /[\\/](?:Blog\w*|ArticlePicture)[\\/]|[\\/]css[\\/]articles\./,
  text: /[\\/](?:CodeFigure|TaskList)[\\/]|[\\/]css[\\/]text\./,
  figures: /[\\/](?:Details|Tabs|TabItem|Diagram|PageActions|RelatedParts|Term)[\\/]/,
  content: /[\\/]src[\\/](?:components|offline)[\\/]|[\\/]css[\\/]beams\./,
};

/** Bytes; styles of a single chunk that are smaller aren't worth a file of their own. */
const minSize = 1000;

interface StyleModule {
  identifier: () => string;
  size: () => number;
}
interface Context {
  chunkGraph: {getModuleChunksIterable: (module: StyleModule) => Iterable<{name?: string}>};
}

/** Names of the chunks that import a style. `main` is the entry chunk, which every page loads. */
const getChunks = (module: StyleModule, {chunkGraph}: Context): (string | undefined)[] =>
  [...chunkGraph.getModuleChunksIterable(module)].map(({name}) => name);

const getPart = (module: StyleModule): string | undefined =>
  Object.keys(parts).find((name) => parts[name]?.test(module.identifier()));

/** Whether a style goes to the common sheet. */
function isCommon(module: StyleModule, context: Context): boolean {
  const chunks = getChunks(module, context);
  const isSmall = !getPart(module) && (chunks.length > 1 || module.size() < minSize);
  return isSmall || chunks.includes('main');
}

/** Cache groups for scripts that several pages share, by chunk name. */
const sharedScripts: Record<string, {test: RegExp; minChunks: number}> = {
  diagram: {test: /[\\/]src[\\/]components[\\/]Diagram[\\/][^.]+\.tsx?$/, minChunks: 2},
  trees: {test: /[\\/]src[\\/]components[\\/]Troubleshooter[\\/][^.]+\.tsx?$/, minChunks: 2},
  // Makes the chunk of each calculator 6 kB smaller.
  calculator: {
    test: /[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/](?!units|pictures|Plot|InstrumentCards)\w+\.tsx?$/,
    minChunks: 2,
  },
  // Small lists that blog pages request together: a file for each would lengthen the chunk map, which every
  // page loads.
  blog: {test: /[\\/]blog(?:Metadata|-post-list)[^\\/]*\.json$/, minChunks: 1},
  // With a base URL below the root, names begin with its path.
  'blog-lists': {test: /[\\/]p[\\/](?:[^\\/]+-)?blog-(?!archive)[^\\/]*\.json$/, minChunks: 1},
};

/** Patterns that must match at least one module each, so that no group is empty. */
const required = {
  ...Object.fromEntries(
    Object.entries(parts).map(([part, {source}]) => [part, new RegExp(`(?:${source}).*[.]css`)]),
  ),
  ...Object.fromEntries(Object.entries(sharedScripts).map(([script, {test}]) => [script, test])),
};

/**
 * Splits the application's style sheet, of which a page needs half, into a common sheet and one per part;
 * `src/plugins/finish/styles` links the ones that a page needs. Scripts that many pages share become one chunk
 * where other pages pay neither a request nor a byte for it.
 */
export default function styleParts(): Plugin {
  const plugin = 'style-parts';
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;
  const shared = Object.entries(sharedScripts).map(
    ([name, script]) => [name, {...script, name, chunks: 'async', enforce: true}] as const,
  );
  const cacheGroups = {
    // A library that only one chunk uses stays in that chunk, which saves a request.
    defaultVendors: {test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10},
    ...Object.fromEntries(shared),
    styles: {...group, name: 'styles', test: isCommon},
    parts: {
      ...group,
      test: (module: StyleModule, context: Context) =>
        getPart(module) !== undefined && !getChunks(module, context).includes('main'),
      name: getPart,
    },
  };
  return {
    name: plugin,
    configureWebpack: (_config, isServer): object =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups}},
            plugins:
              process.env['NODE_ENV'] === 'production' ? [requireMatches(plugin, required)] : [],
          },
  };
}
