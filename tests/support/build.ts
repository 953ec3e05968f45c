import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Root of the project. */
export const root = path.resolve(__dirname, '..', '..');

/** The built site that the tests read. */
export const siteDir = process.env['SITE_DIR'] ?? path.join(root, 'build');

/** File that is served at an address of the build; undefined if there is none. */
export function findFile(address: string, folder = siteDir): string | undefined {
  const relative = address.replace(/^\//, '');
  return [`${relative}.html`, path.join(relative, 'index.html')]
    .map((file) => path.join(folder, file))
    .find((file) => existsSync(file));
}

/** HTML of an address. */
export function readHtml(address: string, folder = siteDir): string {
  const file = findFile(address, folder);
  if (!file) {
    throw new Error(`Nothing in ${folder} answers ${address}`);
  }
  return readFileSync(file, 'utf8');
}

/** Addresses of the sitemap, without the origin. */
export function sitemap(folder = siteDir): string[] {
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

/** The contract's addresses, as the project keeps them. */
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

/** Posts that keep their address and are in no list, feed or site map (`unlisted` in front matter). */
export const unlistedPosts = ['/blog/strip-remix'];

/** Every address of the contract that is a page. */
export const contractPages = [
  ...contract.pages,
  ...contract.blogTags,
  ...contract.blogPosts,
  ...Object.values(contract.sidebars).flat(),
];
