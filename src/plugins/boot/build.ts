import {createHash} from 'node:crypto';
import path from 'node:path';
import {build} from 'esbuild';

/** A script that is built apart from the application. */
export interface BuiltScript {
  /** File name below the output folder, with a hash of the content. */
  file: string;
  content: string;
}

/**
 * Bundles the boot script: what a page needs before, or without, the application.
 *
 * @param siteDir - root of the project
 */
export async function buildBoot(siteDir: string): Promise<BuiltScript> {
  const result = await build({
    entryPoints: [path.join(siteDir, 'src', 'boot', 'main.ts')],
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const content = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {file: `assets/js/boot.${hash}.js`, content};
}
