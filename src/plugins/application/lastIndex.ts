import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFile} from '../../search/records/file';

/**
 * Gives the development server the index of the last build, or one that says that there is none:
 * the pages that it would be made from are never written during `npm start`.
 *
 * @param outDir - folder of the last build
 * @param folder - folder that the server serves below the base address
 */
export async function copyLastIndex(outDir: string, folder: string): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  try {
    await cp(path.join(outDir, indexFile), path.join(folder, indexFile));
  } catch {
    await writeFile(path.join(folder, indexFile), JSON.stringify([{missing: true}]));
  }
}
