import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Rejects symbolic links in `static`: their targets would be published, wherever on the machine they are.
 *
 * @throws Error that names them
 */
export async function rejectSymlinks(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, 'static');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => path.relative(siteDir, path.join(parentPath, name)));
  if (links.length > 0) {
    throw new Error(
      `${links.join(', ')}: a symbolic link would publish its target. Replace it with a copy of the file, or remove it.`,
    );
  }
}
