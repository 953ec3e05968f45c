import {createHash} from 'node:crypto';
import path from 'node:path';
import {build} from 'esbuild';
import {browserslist} from '../../package.json';

/** The floor of package.json in the words of esbuild: `ios_saf >= 16.4` is `ios16.4`. */
const floor = browserslist.production.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/**
 * Bundles a script or a style sheet of ours that is no part of the application.
 *
 * @param siteDir - root of the project
 * @param entry - its file, from there
 * @param define - expressions that are written out
 * @returns the text, without a blank at its ends
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
    target: floor,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"', ...define},
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

/** First digits of the hash of a text, as file names carry it. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Bundles a script that pages load by its own address.
 *
 * @param name - begins the name of the file
 * @returns its path below the output folder, with a hash of the content
 */
export async function bundleScript(
  siteDir: string,
  entry: string,
  name: string,
): Promise<{file: string; content: string}> {
  const content = await bundleText(siteDir, entry);
  return {file: `assets/js/${name}.${shortHash(content)}.js`, content};
}
