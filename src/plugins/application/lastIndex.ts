import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFile} from '../../search/records/file';
import {writeBuilt} from '../finish/writeBuilt';

/**
 * Gives the development server the index of the last build, or one that says that there is none:
 * the pages that it would be made from are never written during `npm start`.
 *
 * @param outDir - folder of the last build
 * @param folder - folder that the server serves below the base address
 */
export async function copyLastIndex(outDir: string, folder: string): Promise<void> {
  const none = (): string => JSON.stringify([{missing: true}]);
  const last = await readFile(path.join(outDir, indexFile)).catch(none);
  await writeBuilt(folder, indexFile, last);
}
