import {execFileSync} from 'node:child_process';

/**
 * The commit that a folder is at, as git shortens it.
 *
 * @returns nothing where there is no git or no commit
 */
export function commitOf(folder: string): string | undefined {
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
