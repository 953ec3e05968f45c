import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Products with a page of release notes for each version. */
export const versionedProducts = ['videosync', 'beam-for-live', 'beam-for-max'] as const;

const {compare} = new Intl.Collator('en', {numeric: true});

/**
 * Compares versions: numbers by value, and a pre-release ("2.0-beta") before its release ("2.0").
 *
 * @returns negative, zero or positive, as `Array.prototype.sort` expects
 */
export function compareVersions(a: string, b: string): number {
  const [numbersOfA = '', stageOfA] = a.split('-', 2);
  const [numbersOfB = '', stageOfB] = b.split('-', 2);
  return (
    compare(numbersOfA, numbersOfB) ||
    Number(stageOfA === undefined) - Number(stageOfB === undefined) ||
    compare(stageOfA ?? '', stageOfB ?? '')
  );
}

/**
 * Versions of a product that have a published page, newest first. Read from the files, so that "latest" needs
 * no upkeep.
 *
 * @param siteDir - root of the project
 * @param product - folder below docs/release-notes
 */
export function describedVersions(siteDir: string, product: string): string[] {
  const folder = path.join(siteDir, 'docs', 'release-notes', product);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => /^\d.*\.mdx?$/.test(file))
    .filter((file) => {
      const [, frontMatter = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---\s*$/m);
      return !/^draft: true\s*$/m.test(frontMatter);
    })
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort((a, b) => compareVersions(b, a));
}
