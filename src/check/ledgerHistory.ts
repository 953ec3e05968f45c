import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Every line that a ledger has ever had, as git remembers: what one change takes out is still known
 * to the next. Empty where the project's history is not at hand, as in an unpacked archive.
 *
 * @param root - the project
 * @param file - the ledger, from the root
 */
export function committedEntries(root: string, file: string): string[] {
  if (!existsSync(path.join(root, '.git'))) {
    return [];
  }
  const {status, stdout} = spawnSync(
    'git',
    ['log', '--patch', '--format=', '--no-color', '--no-ext-diff', '--', file],
    {cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024},
  );
  return status === 0
    ? stdout
        .split('\n')
        .filter((line) => line.startsWith('+/'))
        .map((line) => line.slice(1))
    : [];
}
