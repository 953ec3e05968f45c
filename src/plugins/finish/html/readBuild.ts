import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {withoutSlash} from '../../withoutSlash';
import {readPage, type PageFacts} from './readPage';

/** A page of a build. */
export interface BuiltPage extends PageFacts {
  /** Address with the base address, without a slash at the end: `/`, `/base/videosync/introduction`. */
  address: string;
  /** The same below the base address: `/`, `/videosync/introduction`. */
  path: string;
  /** Path of the file below the build, with forward slashes. */
  file: string;
}

/** The pages of a build, sorted by address, and the addresses that forward to one of them. */
export interface BuiltSite {
  pages: readonly BuiltPage[];
  /** Old address → where its page leads, both with the base address. */
  redirects: ReadonlyMap<string, string>;
}

/** Address of a built HTML file: `x.html` and `x/index.html` are `/x`. */
const addressOfFile = (file: string, baseUrl: string): string =>
  withoutSlash(baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));

/** Files of a build whose name fits, with forward slashes, sorted. */
export async function filesOf(outDir: string, name: RegExp): Promise<string[]> {
  const files = await Globby('**', {cwd: outDir, dot: true});
  return files.filter((file) => name.test(file)).sort();
}

/** Texts of these files, by their path below the build. */
export async function textsOf(outDir: string, name: RegExp): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await filesOf(outDir, name)) {
    texts.set(file, await readFile(path.join(outDir, file), 'utf8'));
  }
  return texts;
}

/**
 * Reads every HTML file of a build.
 *
 * @param outDir - the build
 * @param baseUrl - path below which the site is served, with a slash at both ends
 */
export async function readBuild(outDir: string, baseUrl: string): Promise<BuiltSite> {
  const pages: BuiltPage[] = [];
  const redirects = new Map<string, string>();
  for (const [file, html] of await textsOf(outDir, /\.html$/)) {
    const facts = readPage(html);
    const address = addressOfFile(file, baseUrl);
    if (facts.forwardsTo === undefined) {
      const below = withoutSlash(`/${address.slice(baseUrl.length)}`);
      pages.push({...facts, address, file, path: below});
    } else {
      redirects.set(decodeURI(address), facts.forwardsTo);
    }
  }
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  return {pages, redirects};
}

/** Files that are no pages of their own. */
const notPages = new Set(['404.html', 'offline-fallback.html']);

/** Whether a page is one that readers look for. */
export function isContent({file, title}: BuiltPage): boolean {
  return !notPages.has(file) && title !== '';
}
