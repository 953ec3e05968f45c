import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A text with LF line ends: a clone on Windows may have others, which no reader means. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/** Text of a file, with LF line ends. */
export const readText = (file: string): string => withLf(readFileSync(file, 'utf8'));

/** Front matter of a page's text, and what comes after it. */
export function splitFrontMatter(text: string): [Record<string, unknown>, content: string] {
  const [block = '', yaml = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return [(parse(yaml) ?? {}) as Record<string, unknown>, text.slice(block.length)];
}

/** Files below a folder of a project whose name fits, as paths from its root, sorted. */
export function filesIn(siteDir: string, folder: string, name: RegExp): string[] {
  const full = path.join(siteDir, folder);
  const names = existsSync(full) ? readdirSync(full, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => name.test(file))
    .sort();
}
