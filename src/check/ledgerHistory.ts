import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
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

/** What git prints, or nothing where it has nothing to say. */
function git(root: string, options: string[], index?: string): string {
  const {status, stdout} = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: {...process.env, ...(index ? {GIT_INDEX_FILE: index} : {})},
  });
  return status === 0 ? stdout : '';
}

/** Lines of `git … --name-status`, as old and new name of what was renamed. */
function renamesIn(output: string): [from: string, to: string][] {
  return [...output.matchAll(/^R\d*\t(.+)\t(.+)$/gm)].map(([, from = '', to = '']) => [from, to]);
}

/**
 * Pages that were renamed, by their old name, newest name last followed: in the commits, and in
 * what is not committed yet, whether git was told of it or not.
 *
 * @param root - the project
 */
export function renamedPages(root: string): Map<string, string> {
  const index = git(root, ['rev-parse', '--git-path', 'index']).trim();
  if (!existsSync(path.join(root, '.git')) || !index) {
    return new Map();
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'renames-'));
  try {
    // A copy of the index, so that what the writer has staged stays as it is.
    const copy = path.join(folder, 'index');
    copyFileSync(path.resolve(root, index), copy);
    const places = ['docs', 'blog', 'src/pages'].filter((place) =>
      existsSync(path.join(root, place)),
    );
    git(root, ['add', '--all', '--', ...places], copy);
    const options = ['--find-renames=40%', '--diff-filter=R', '--name-status'];
    const steps = [
      ...renamesIn(git(root, ['log', '--reverse', '--format=', ...options, '--', ...places])),
      ...renamesIn(git(root, ['diff', '--cached', ...options, 'HEAD', '--', ...places], copy)),
    ];
    const names = new Map<string, string>();
    for (const [from, to] of steps) {
      for (const [first, last] of names) {
        if (last === from) {
          names.set(first, to);
        }
      }
      names.set(from, to);
    }
    return names;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
