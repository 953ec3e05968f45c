import {transformSync} from 'esbuild';

/** The part of the bundler that is used here. */
interface Compilation {
  getAssets: () => readonly {name: string; source: {source: () => string | Buffer}}[];
  updateAsset: (name: string, source: never, info?: object) => void;
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, then: () => void) => void}};
}
interface Compiler {
  hooks: {compilation: {tap: (name: string, then: (compilation: Compilation) => void) => void}};
  webpack: {sources: {RawSource: new (text: string) => object}};
}

const name = 'stable-runtime';

/** Before minification (400), and after hashes of contents have taken their places (2500). */
const stages = {beforeMinification: 300, afterHashes: 2600};

/**
 * Minifies the bundler's runtime after the names of all files are final. It lists these names, and
 * the minifier gives the shortest names to variables by how often each letter occurs; but until then
 * the list has provisional hashes, which depend on the folder of the project: the same source would
 * give other bytes in another folder.
 *
 * @param banner - comment that the file begins with
 */
export function stableRuntime(banner: string): {apply: (compiler: Compiler) => void} {
  return {
    apply({hooks, webpack: {sources}}) {
      hooks.compilation.tap(name, (compilation) => {
        const runtimes = (): ReturnType<Compilation['getAssets']> =>
          compilation.getAssets().filter((asset) => /\bruntime~[^/]*\.js$/.test(asset.name));
        const {processAssets} = compilation.hooks;
        processAssets.tap({name, stage: stages.beforeMinification}, () => {
          for (const asset of runtimes()) {
            compilation.updateAsset(asset.name, asset.source as never, {minimized: true});
          }
        });
        processAssets.tap({name, stage: stages.afterHashes}, () => {
          for (const asset of runtimes()) {
            const {code} = transformSync(asset.source.source().toString(), {
              minify: true,
              target: 'es2022',
            });
            const source = new sources.RawSource(`${banner}\n${code}`);
            compilation.updateAsset(asset.name, source as never);
          }
        });
      });
    },
  };
}
