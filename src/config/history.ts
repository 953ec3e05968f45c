import {execFileSync} from 'node:child_process';

/**
 * Whether git knows the history of a folder. A site that was unpacked from an archive is built
 * without "Last updated".
 */
export function hasHistory(folder: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: folder, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
