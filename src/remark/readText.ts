import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Root of the project. Commands are bundled, so the folder of this file may be that of any file in `src/*`. */
export const project = path.resolve(__dirname, '../..');

/** Normalizes line endings to LF: a clone on Windows may have CRLF. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/** Reads a text file with LF line endings. */
export const readText = (file: string): string => withLf(readFileSync(file, 'utf8'));

/** Splits the source of a page into its parsed front matter and the rest. */
export function splitFrontMatter(text: string): [Record<string, unknown>, content: string] {
  const [block = '', yaml = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return [(parse(yaml) ?? {}) as Record<string, unknown>, text.slice(block.length)];
}

/** Lists files below a folder whose path matches, relative to the root of the project, sorted. */
export function filesIn(siteDir: string, folder: string, name: RegExp): string[] {
  const full = path.join(siteDir, folder);
  const names = existsSync(full) ? readdirSync(full, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => name.test(file))
    .sort();
}
