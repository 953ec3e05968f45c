import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Root of the project. */
export const root = path.resolve(__dirname, '..', '..');

/** Folder of the build that the tests read. */
export const siteDir = process.env['SITE_DIR'] ?? path.join(root, 'build');

/** Path of the HTML file for an address; undefined if there is none. */
export function findFile(address: string, folder = siteDir): string | undefined {
  const relative = address.replace(/^\//, '');
  return [`${relative}.html`, path.join(relative, 'index.html')]
    .map((file) => path.join(folder, file))
    .find((file) => existsSync(file));
}

/**
 * HTML of the page at an address.
 *
 * @throws Error if there is none
 */
export function readHtml(address: string, folder = siteDir): string {
  const file = findFile(address, folder);
  if (!file) {
    throw new Error(`There is no page ${address} in ${folder}.`);
  }
  return readFileSync(file, 'utf8');
}

/** Paths of the pages in the sitemap. */
export function sitemap(folder = siteDir): string[] {
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

/** Addresses that the site must have. */
export interface Contract {
  pages: string[];
  blogTags: string[];
  blogPosts: string[];
  sidebars: Record<string, string[]>;
  redirects: [string, string][];
  externalRedirects: string[];
}

export const contract = JSON.parse(
  readFileSync(path.join(root, 'tests', 'contract', 'routes.json'), 'utf8'),
) as Contract;

/** Posts with `unlisted` in their front matter: they have an address, but aren't in lists, feeds or the sitemap. */
export const unlistedPosts = ['/blog/strip-remix'];

/** Addresses of the contract that aren't redirects. */
export const contractPages = [
  ...contract.pages,
  ...contract.blogTags,
  ...contract.blogPosts,
  ...Object.values(contract.sidebars).flat(),
];
