import {readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {siteDir} from './build';

/** An HTML page of the build. */
export interface BuiltPage {
  /** Path below the base URL, without the extension. */
  address: string;
  /** Path relative to the build. */
  file: string;
  html: string;
  /** Whether it only redirects to another page. */
  isRedirect: boolean;
}

/** All HTML pages of a build except 404.html, sorted by file. */
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

/** Rules of a `_headers` file: response headers by path pattern. */
export type HeaderRules = {pattern: string; headers: Record<string, string>}[];

/** Parses a `_headers` file (Netlify, Cloudflare Pages). */
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

/** Returns a function from an address to its response headers, according to the build's `_headers` file. */
export function hostingHeaders(folder = siteDir): (address: string) => Record<string, string> {
  const rules = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  return (url) => {
    const address = url.replace(/[?#].*$/, '');
    const matching = rules.filter(({pattern}) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
    return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
  };
}
