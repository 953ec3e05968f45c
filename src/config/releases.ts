import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Products whose release notes are one page a version. */
export const versionedProducts = ['videosync', 'beam-for-live', 'beam-for-max'] as const;

/**
 * Orders versions: numbers by value, and a pre-release ("2.0-beta") before its release ("2.0").
 *
 * @returns negative, zero or positive, as `Array.prototype.sort` wants it
 */
export function compareVersions(a: string, b: string): number {
  const [numbersOfA = '', stageOfA] = a.split('-', 2);
  const [numbersOfB = '', stageOfB] = b.split('-', 2);
  const left = numbersOfA.split('.').map(Number);
  const right = numbersOfB.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  if (stageOfA === stageOfB) {
    return 0;
  }
  if (stageOfA === undefined) {
    return 1;
  }
  if (stageOfB === undefined) {
    return -1;
  }
  return stageOfA < stageOfB ? -1 : 1;
}

/**
 * Versions of a product that have a page, newest first; a draft is no page yet. A new version file changes the answer, so
 * everything that says "latest" follows the files.
 *
 * @param siteDir - root of the project
 * @param product - folder below docs/release-notes
 */
export function describedVersions(siteDir: string, product: string): string[] {
  const folder = path.join(siteDir, 'docs', 'release-notes', product);
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder)
    .filter((file) => /^\d.*\.mdx?$/.test(file))
    .filter((file) => {
      const [, frontMatter = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---\s*$/m);
      return !/^draft: true\s*$/m.test(frontMatter);
    })
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort((a, b) => compareVersions(b, a));
}
