import type {Plugin} from '@docusaurus/types';
import {requireMatches} from './requireMatches';

/** Parts of the site that have a style sheet each, by its name, and their modules. */
const parts: Record<string, RegExp> = {
  cards: /[\\/]instruments[\\/]kit[\\/]cards\./,
  kit: /[\\/]src[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/]/,
  testbench: /[\\/]src[\\/]instruments[\\/]testbench[\\/]/,
  simulators: /[\\/]src[\\/]instruments[\\/]simulators[\\/]/,
  search: /[\\/]src[\\/]search[\\/]/,
  blog: /[\\/](?:Blog\w*|ArticlePicture)[\\/]|[\\/]css[\\/]articles\./,
  text: /[\\/](?:CodeFigure|TaskList)[\\/]|[\\/]css[\\/]text\./,
  figures: /[\\/](?:Details|Tabs|TabItem|Diagram|PageActions|Term)[\\/]/,
  content: /[\\/]src[\\/](?:components|offline)[\\/]|[\\/]css[\\/]beams\./,
};

/** Styles in one place only that are smaller, in bytes, aren't worth a file. */
const minSize = 1000;

interface StyleModule {
  identifier: () => string;
  size: () => number;
}
interface Context {
  chunkGraph: {getModuleChunksIterable: (module: StyleModule) => Iterable<{name?: string}>};
}

/** Names of the chunks that import a style; that of the application, which every page loads, is `main`. */
const chunksOf = (module: StyleModule, {chunkGraph}: Context): (string | undefined)[] =>
  [...chunkGraph.getModuleChunksIterable(module)].map(({name}) => name);

const partOf = (module: StyleModule): string | undefined =>
  Object.keys(parts).find((name) => parts[name]?.test(module.identifier()));

/** Whether a style belongs in the common sheet. */
function isCommon(module: StyleModule, context: Context): boolean {
  const chunks = chunksOf(module, context);
  const isSmall = !partOf(module) && (chunks.length > 1 || module.size() < minSize);
  return isSmall || chunks.includes('main');
}

/** Scripts that several pages share, by the name of their group. */
const sharedScripts: Record<string, {test: RegExp; minChunks: number}> = {
  diagram: {test: /[\\/]src[\\/]components[\\/]Diagram[\\/][^.]+\.tsx?$/, minChunks: 2},
  trees: {test: /[\\/]src[\\/]components[\\/]Troubleshooter[\\/][^.]+\.tsx?$/, minChunks: 2},
  // Each further calculator is 6 kB smaller, and the whole site by as much for each page that has one.
  calculator: {
    test: /[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/](?!units|pictures|Plot|InstrumentCards)\w+\.tsx?$/,
    minChunks: 2,
  },
  // Small lists that pages of the blog request together: a file for each would make the table of chunks
  // longer, which every page loads.
  blog: {test: /[\\/]blog(?:Metadata|-post-list)[^\\/]*\.json$/, minChunks: 1},
  // Below a folder, names begin with its path.
  'blog-lists': {test: /[\\/]p[\\/](?:[^\\/]+-)?blog-(?!archive)[^\\/]*\.json$/, minChunks: 1},
};

/** What must be among the modules, so that each group has something in it. */
const required = {
  ...Object.fromEntries(
    Object.entries(parts).map(([part, {source}]) => [part, new RegExp(`(?:${source}).*[.]css`)]),
  ),
  ...Object.fromEntries(Object.entries(sharedScripts).map(([script, {test}]) => [script, test])),
};

/**
 * Splits the style sheet of the application, of which a page needs half, into a common one and one for each
 * part; `src/plugins/finish/styles` gives pages those that they need. Scripts that many pages share are one
 * file where that costs the other pages neither a request nor a byte.
 */
export default function styleParts(): Plugin {
  const plugin = 'style-parts';
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;
  const shared = Object.entries(sharedScripts).map(
    ([name, script]) => [name, {...script, name, chunks: 'async', enforce: true}] as const,
  );
  const cacheGroups = {
    // What only one part uses of a library isn't a request of its own.
    defaultVendors: {test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10},
    ...Object.fromEntries(shared),
    styles: {...group, name: 'styles', test: isCommon},
    parts: {
      ...group,
      test: (module: StyleModule, context: Context) =>
        partOf(module) !== undefined && !chunksOf(module, context).includes('main'),
      name: partOf,
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
