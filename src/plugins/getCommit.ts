import {execFileSync} from 'node:child_process';

/**
 * Abbreviated hash of the commit that is checked out in a folder.
 *
 * @returns undefined without git or a commit
 */
export function getCommit(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
