import {createHash} from 'node:crypto';
import path from 'node:path';
import {build} from 'esbuild';
import {browserslist} from '../../package.json';

/** Minimum browsers of package.json as esbuild targets: `ios16.4` for `ios_saf >= 16.4`. */
const target = browserslist.production.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/**
 * Bundles a script or style sheet outside the application.
 *
 * @param siteDir - root of the project
 * @param entry - path of the entry file, relative to `siteDir`
 * @param define - constants to inline, as esbuild's `define`
 * @returns the bundle, trimmed
 */
export async function bundleText(
  siteDir: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [path.join(siteDir, entry)],
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"', ...define},
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

/** Content hash for file names. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Bundles a script that pages load from a URL of its own.
 *
 * @param name - start of the file name
 * @returns its path below the output folder, with a content hash
 */
export async function bundleScript(
  siteDir: string,
  entry: string,
  name: string,
): Promise<{file: string; content: string}> {
  const content = await bundleText(siteDir, entry);
  return {file: `assets/js/${name}.${shortHash(content)}.js`, content};
}
