import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {writeFiles} from './smallSite';

/**
 * A temporary folder, which goes when the tests of the file are done.
 *
 * @param files - contents by their path in the folder
 */
export function createFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}
