import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of a build, and creates its folders.
 *
 * @param file - its path below `outDir`
 */
export async function writeBuilt(
  outDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const full = path.join(outDir, file);
  await mkdir(path.dirname(full), {recursive: true});
  await writeFile(full, content);
}
