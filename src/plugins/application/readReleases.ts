import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {compareVersions} from '../../config/releases';
import {releasedProducts, type ReleasedProduct} from '../../config/products';
import type {Release} from '../../data/types';

function isoDate(value: unknown): string | undefined {
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  return typeof value === 'string' ? value : undefined;
}

async function pagesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true});
  return entries.filter((entry) => /\.mdx?$/.test(entry)).sort();
}

/**
 * Reads all releases from the front matter of docs/release-notes, newest version first within each
 * product; products in the order of {@link releasedProducts}.
 *
 * @param siteDir - root of the project
 * @throws Error that names the page whose `release` front matter is incomplete
 */
export async function readReleases(siteDir: string): Promise<Release[]> {
  const folder = path.join(siteDir, 'docs', 'release-notes');
  const releases: Release[] = [];
  for (const page of await pagesBelow(folder)) {
    const filePath = path.join(folder, page);
    const fileContent = await readFile(filePath, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    const release = frontMatter['release'] as Record<string, unknown> | undefined;
    if (!release || frontMatter['draft'] === true) {
      continue;
    }
    const product = String(release['product']) as ReleasedProduct;
    if (!Object.hasOwn(releasedProducts, product) || typeof release['version'] !== 'string') {
      throw new Error(
        `docs/release-notes/${page}: \`release\` needs a product (one of ${Object.keys(releasedProducts).join(', ')}) ` +
          "and a version in quotes, as in {product: videosync, version: '2.1'}.",
      );
    }
    const date = isoDate(release['date']);
    releases.push({
      product,
      name: releasedProducts[product].name,
      version: release['version'],
      ...(date ? {date} : {}),
      address: `/release-notes/${page
        .replace(/\.mdx?$/, '')
        .split(path.sep)
        .join('/')}`,
      title: String(frontMatter['title']),
      description: String(frontMatter['description']),
    });
  }
  const order = Object.keys(releasedProducts);
  return releases.sort(
    (a, b) =>
      order.indexOf(a.product) - order.indexOf(b.product) || compareVersions(b.version, a.version),
  );
}

/** The newest release of each product. */
export function latestOf(releases: Release[]): Release[] {
  return releases.filter((release, index) => releases[index - 1]?.product !== release.product);
}
