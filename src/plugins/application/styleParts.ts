import type {Plugin} from '@docusaurus/types';

/** Rooms whose styles make a sheet each, for their own pages. */
const rooms = /[\\/]src[\\/]instruments[\\/](kit|calculators|testbench|simulators)[\\/]/;

/** In bytes: less is not worth a request. */
const smallest = 1000;

interface StyleModule {
  identifier: () => string;
  size: () => number;
}
interface Context {
  chunkGraph: {getModuleChunksIterable: (module: StyleModule) => Iterable<{name?: string}>};
}

/** Whether the first sheet of every page has it: what the application or several of its parts use. */
function isCommon(module: StyleModule, {chunkGraph}: Context): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return (
    !rooms.test(module.identifier()) &&
    (chunks.length > 1 || module.size() < smallest || chunks.some(({name}) => name === 'main'))
  );
}

/**
 * Splits the style sheet of the application, of which a page needs half: one common sheet, and one each of
 * the parts that have styles of their own. Pages name those that they need: see `src/plugins/finish/styles`.
 */
export default function styleParts(): Plugin {
  const group = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;
  return {
    name: 'style-parts',
    configureWebpack: (_config, isServer): object =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {...group, name: 'styles', test: isCommon},
                  rooms: {
                    ...group,
                    test: rooms,
                    name: (module: StyleModule) => rooms.exec(module.identifier())?.[1],
                  },
                },
              },
            },
          },
  };
}
