import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {root, siteDir} from './build';

/**
 * A build for tests, which is written once for each build of the site and shared by all workers. Nothing may change it.
 *
 * @param name - name of its folder
 * @param settings - written again if these have changed
 * @param write - writes it into an empty folder
 * @returns its folder
 */
export async function cachedBuild(
  name: string,
  settings: unknown,
  write: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = path.join(root, '.cache', 'variants', name);
  const stamp = `${folder}.json`;
  const key = JSON.stringify([statSync(path.join(siteDir, 'index.html')).mtimeMs, settings]);
  const isWritten = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
  if (isWritten()) {
    return folder;
  }
  // Renamed when complete, because another worker may be looking for it.
  mkdirSync(path.dirname(folder), {recursive: true});
  const complete = mkdtempSync(`${folder}-`);
  try {
    await write(complete);
    // Another worker may have written it in the meantime, and may serve it already.
    if (!isWritten()) {
      rmSync(folder, {recursive: true, force: true});
      renameSync(complete, folder);
      writeFileSync(stamp, key);
    }
  } finally {
    rmSync(complete, {recursive: true, force: true});
  }
  return folder;
}
