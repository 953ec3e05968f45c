import {readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {siteDir} from './build';

/** A page of the build: its address below the base URL, and its HTML. */
export interface BuiltPage {
  address: string;
  file: string;
  html: string;
  /** Whether it only forwards to another page. */
  isRedirect: boolean;
}

/** Every HTML file of a build, in the order of the addresses; without the not-found page. */
export async function builtPages(folder = siteDir): Promise<BuiltPage[]> {
  const entries = await readdir(folder, {recursive: true});
  const files = entries.map((file) => file.split(path.sep).join('/'));
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').sort();
  return Promise.all(
    pages.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      const address = `/${file}`.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1');
      return {address, file, html, isRedirect: html.includes('http-equiv="refresh"')};
    }),
  );
}

/** Headers by pattern, as a `_headers` file lists them. */
export type HeaderRules = {pattern: string; headers: Record<string, string>}[];

/** Reads the text of a `_headers` file (Netlify, Cloudflare Pages). */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) {
      const rule = rules.at(-1);
      if (rule) {
        rule.headers[header[1] ?? ''] = header[2] ?? '';
      }
    } else if (line.startsWith('/')) {
      rules.push({pattern: line.trim(), headers: {}});
    }
  }
  return rules;
}

/** The headers that a build's `_headers` file gives to an address. */
export function hostingHeaders(folder = siteDir): (address: string) => Record<string, string> {
  const rules = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  return (asked) => {
    const address = asked.replace(/[?#].*$/, '');
    const matching = rules.filter(({pattern}) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
    return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
  };
}
