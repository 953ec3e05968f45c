import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {withoutSlash} from '../../withoutSlash';
import {type PageFacts, readPage} from './readPage';

/** A page of a build. */
export interface BuiltPage extends Omit<PageFacts, 'tree'> {
  /** Path with the base URL, without a trailing slash: `/`, `/base/videosync/introduction`. */
  address: string;
  /** Path below the base URL: `/`, `/videosync/introduction`. */
  path: string;
  /** Path of the file below the build, with forward slashes. */
  file: string;
}

/** A page with its syntax tree, of which one at a time is in memory. */
export type ParsedPage = BuiltPage & Pick<PageFacts, 'tree'>;

/** The pages of a build, sorted by address, and its redirects. */
export interface BuiltSite<Page extends BuiltPage = BuiltPage> {
  pages: readonly Page[];
  /** Old address → target, both with the base URL. */
  redirects: ReadonlyMap<string, string>;
}

/** Address of a built HTML file: `x.html` and `x/index.html` are `/x`. */
const addressOfFile = (file: string, baseUrl: string): string =>
  withoutSlash(baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));

/** Files of a build whose path matches, with forward slashes, sorted. */
export async function listFiles(outDir: string, name: RegExp): Promise<string[]> {
  const files = await Globby('**', {cwd: outDir, dot: true});
  return files.filter((file) => name.test(file)).sort();
}

/** Reads the files of a build whose path matches one by one, so that memory doesn't grow with their number. */
export async function* readFiles(
  outDir: string,
  name: RegExp,
): AsyncGenerator<[file: string, text: string]> {
  for (const file of await listFiles(outDir, name)) {
    yield [file, await readFile(path.join(outDir, file), 'utf8')];
  }
}

/**
 * Reads every HTML file of a build.
 *
 * @param outDir - the build
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @param extract - what to keep of each page beside the data of `BuiltPage`
 */
export async function readBuild<Extract extends object>(
  outDir: string,
  baseUrl: string,
  extract: (page: ParsedPage) => Extract,
): Promise<BuiltSite<BuiltPage & Extract>> {
  const pages: (BuiltPage & Extract)[] = [];
  const redirects = new Map<string, string>();
  for await (const [file, html] of readFiles(outDir, /\.html$/)) {
    const {tree, ...facts} = readPage(html);
    const address = addressOfFile(file, baseUrl);
    if (facts.forwardsTo === undefined) {
      const pathBelowBase = withoutSlash(`/${address.slice(baseUrl.length)}`);
      const page = {...facts, address, file, path: pathBelowBase};
      pages.push({...page, ...extract({...page, tree})});
    } else {
      redirects.set(decodeURI(address), facts.forwardsTo);
    }
  }
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  return {pages, redirects};
}

/** HTML files that have no address of their own. */
const notPages = new Set(['404.html', 'offline-fallback.html']);

/** Whether readers can navigate to a page. */
export function isContent({file, title}: Pick<BuiltPage, 'file' | 'title'>): boolean {
  return !notPages.has(file) && title !== '';
}
