import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');

/** What a copy of the project is made without. */
const leftOut = new Set([
  'node_modules',
  'build',
  'build-print',
  '.docusaurus',
  '.git',
  'coverage',
  'test-results',
  '.cache',
]);

function copyEntry(name: string, copy: string): void {
  cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
}

/**
 * Copies the project's sources, without caches, into a temporary folder.
 *
 * @param kind - `sources` shares the installed packages through a link. `whole` has its own, as hard
 *   links where the disk allows them, and the history, from which pages take the day of their last
 *   change: a build of it is one in another folder.
 * @returns the folder; the caller removes it
 */
export function copyProject(kind: 'sources' | 'whole' = 'sources'): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  for (const entry of readdirSync(root).filter((name) => !leftOut.has(name))) {
    copyEntry(entry, copy);
  }
  const packages = path.join(copy, 'node_modules');
  if (kind === 'sources') {
    symlinkSync(path.join(root, 'node_modules'), packages);
    return copy;
  }
  if (spawnSync('cp', ['-al', path.join(root, 'node_modules'), packages]).status !== 0) {
    rmSync(packages, {recursive: true, force: true});
    copyEntry('node_modules', copy);
  }
  rmSync(path.join(packages, '.cache'), {recursive: true, force: true});
  if (existsSync(path.join(root, '.git'))) {
    copyEntry('.git', copy);
  }
  return copy;
}
