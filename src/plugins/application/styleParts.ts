import type {Plugin} from '@docusaurus/types';

/** Parts of the site whose styles make a sheet each, for the pages that show something of them. */
const parts: Record<string, RegExp> = {
  cards: /[\\/]instruments[\\/]kit[\\/]cards\./,
  kit: /[\\/]src[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/]/,
  calculators: /[\\/]src[\\/]instruments[\\/]calculators[\\/]/,
  testbench: /[\\/]src[\\/]instruments[\\/]testbench[\\/]/,
  simulators: /[\\/]src[\\/]instruments[\\/]simulators[\\/]/,
  search: /[\\/]src[\\/]search[\\/]/,
  blog: /[\\/](?:Blog\w*|ArticlePicture)[\\/]|[\\/]css[\\/]articles\./,
  text: /[\\/](?:CodeFigure|TaskList)[\\/]|[\\/]css[\\/]text\./,
  figures: /[\\/](?:Details|Tabs|TabItem|Diagram|PageActions|Term)[\\/]/,
  content: /[\\/]src[\\/](?:components|offline)[\\/]|[\\/]css[\\/]beams\./,
};

/** In bytes: less is not worth a file. */
const smallest = 1000;

interface StyleModule {
  identifier: () => string;
  size: () => number;
}
interface Context {
  chunkGraph: {getModuleChunksIterable: (module: StyleModule) => Iterable<{name?: string}>};
}

/** Names of the chunks that bring a style; the application itself, which every page has, is `main`. */
const chunksOf = (module: StyleModule, {chunkGraph}: Context): (string | undefined)[] =>
  [...chunkGraph.getModuleChunksIterable(module)].map(({name}) => name);

const partOf = (module: StyleModule): string | undefined =>
  Object.keys(parts).find((name) => parts[name]?.test(module.identifier()));

/** Whether the first sheet of every page has it. */
function isCommon(module: StyleModule, context: Context): boolean {
  const chunks = chunksOf(module, context);
  const isSmall = !partOf(module) && (chunks.length > 1 || module.size() < smallest);
  return isSmall || chunks.includes('main');
}

/**
 * Splits the style sheet of the application, of which a page needs half: one common sheet, and one each of
 * the parts that have styles of their own. Pages have those that they need: see `src/plugins/finish/styles`.
 * Scripts that many pages share are a file of their own where that makes neither a request nor a byte more
 * for the pages that have less.
 */
export default function styleParts(): Plugin {
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;
  const shared = {chunks: 'async', minChunks: 2, enforce: true} as const;
  const cacheGroups = {
    // What of a library only one part uses is no request of its own.
    defaultVendors: {test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10},
    // What some pages show is once on the site, not in each of them.
    diagram: {
      ...shared,
      name: 'diagram',
      test: /[\\/]src[\\/]components[\\/]Diagram[\\/][^.]+\.tsx?$/,
    },
    trees: {...shared, test: /[\\/]src[\\/]components[\\/]Troubleshooter[\\/][^.]+\.tsx?$/},
    // With it, the next calculator is 6 kB smaller, and the whole site by those of all pages that have one.
    frame: {
      ...shared,
      name: 'calculator',
      test: /[\\/](?:instruments[\\/]kit|components[\\/]fields)[\\/](?!units|pictures|Plot|InstrumentCards)\w+\.tsx?$/,
    },
    // What pages of the blog know of the others: small, asked for together, and each file of its own
    // makes the table of chunks longer, which every page has.
    blog: {
      ...shared,
      minChunks: 1,
      name: 'blog',
      test: /[\\/]blog(?:Metadata|-post-list)[^\\/]*\.json$/,
    },
    blogLists: {
      ...shared,
      minChunks: 1,
      name: 'blog-lists',
      test: /[\\/]p[\\/]blog-(?!archive)[^\\/]*\.json$/,
    },
    styles: {...group, name: 'styles', test: isCommon},
    parts: {
      ...group,
      test: (module: StyleModule, context: Context) =>
        partOf(module) !== undefined && !chunksOf(module, context).includes('main'),
      name: partOf,
    },
  };
  return {
    name: 'style-parts',
    configureWebpack: (_config, isServer): object =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
  };
}
