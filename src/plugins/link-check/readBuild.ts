import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readPage, type PageLinks} from './html';

/** Address of a built HTML file, without the base address's folder: `x.html`, `x/index.html` → `/x`. */
export function addressOfFile(file: string, baseUrl: string): string {
  const unix = file.split(path.sep).join('/');
  const address = unix.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `${baseUrl}${address}`.replace(/(.)\/$/, '$1');
}

/** The pages and forwarding pages of a build, read once. */
export interface BuiltSite {
  pages: Map<string, PageLinks>;
  redirects: Map<string, string>;
}

/**
 * Reads every HTML file of a build.
 *
 * @param outDir - the build
 * @param baseUrl - path below which the site is served
 */
export async function readBuild(outDir: string, baseUrl: string): Promise<BuiltSite> {
  const files = (await readdir(outDir, {recursive: true}))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const site: BuiltSite = {pages: new Map(), redirects: new Map()};
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const address = addressOfFile(file, baseUrl);
    const target = /<a id="target" href="([^"]+)"/.exec(html)?.[1];
    if (html.includes('http-equiv="refresh"') && target) {
      site.redirects.set(decodeURI(address), target.replace(/(.)\/$/, '$1'));
    } else {
      site.pages.set(address, readPage(html));
    }
  }
  return site;
}
