import {createHash} from 'node:crypto';
import {mostInlineScripts, type PolicyNeeds} from '../../../config/headers';
import type {BuiltPage} from '../html/readBuild';

/** The source expression that allows an inline script with exactly this text. */
export function hashSource(script: string): string {
  // The HTML parser turns line ends into single line feeds before the script is hashed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * What the policy must allow for the pages and scripts of a build.
 *
 * @param pages - all pages of the build
 * @param connect - origins that its environment names
 * @throws Error that names the page and what it contains, when no policy could allow it
 */
export function readNeeds(
  pages: readonly Pick<BuiltPage, 'file' | 'scripts' | 'forbidden'>[],
  connect: readonly string[],
): Omit<PolicyNeeds, 'styleHashes'> {
  const hashes = new Map<string, string>();
  const problems: string[] = [];
  for (const {file, scripts, forbidden} of pages) {
    problems.push(...forbidden.map((what) => `${file} contains ${what}`));
    for (const script of scripts) {
      hashes.set(hashSource(script), file);
    }
  }
  if (hashes.size > mostInlineScripts) {
    const pages = [...new Set(hashes.values())].slice(0, 8).join(', ');
    problems.push(
      `There are ${hashes.size} different inline scripts, last seen on ${pages}; ${mostInlineScripts} are allowed, with the same bytes on every page`,
    );
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join('\n  ');
    throw new Error(
      `The content security policy would break ${problems.length} places. Use classes instead of styles, and files instead of inline scripts:\n  ${shown}`,
    );
  }
  return {
    scriptHashes: [...hashes.keys()].sort(),
    connect: [...new Set(connect)].sort(),
  };
}
