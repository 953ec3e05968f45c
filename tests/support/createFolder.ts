import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {writeFiles} from './smallSite';

/**
 * Creates a temporary folder, which is removed after all tests of the file.
 *
 * @param files - contents, by path relative to the folder
 * @returns its path
 */
export function createFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}
