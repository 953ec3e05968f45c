import {cpSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');

/** What a copy of the project is made without. */
const leftOut = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'coverage',
  'test-results',
  '.cache',
]);

/** Copies the project's sources into a temporary folder; the installed packages are shared. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'project-copy-'));
  for (const entry of readdirSync(root).filter((name) => !leftOut.has(name))) {
    cpSync(path.join(root, entry), path.join(copy, entry), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
