import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Refuses links in `static`: what they lead to would be published, wherever on the machine it is.
 *
 * @throws Error that names them
 */
export async function refuseStaticLinks(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, 'static');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => path.relative(siteDir, path.join(parentPath, name)));
  if (links.length > 0) {
    throw new Error(
      `${links.join(', ')}: a link, and what it leads to would be published. Put the file itself there, or remove the link.`,
    );
  }
}
