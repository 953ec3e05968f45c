import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** A package of the lockfile, as far as its licence goes. */
export interface LockedPackage {
  name: string;
  version: string;
  licence: string | undefined;
}

const free = 'permissive: use, change and share with the notice kept';
const data = 'data, used while building; none of it is served';

/** Licences that may be among the dependencies, each with the reason. */
export const allowedLicences: Readonly<Record<string, string>> = {
  MIT: free,
  'MIT-0': free,
  ISC: free,
  '0BSD': free,
  'BSD-2-Clause': free,
  'BSD-3-Clause': free,
  'Apache-2.0': `${free}, with a patent grant`,
  'BlueOak-1.0.0': free,
  'Python-2.0': free,
  WTFPL: free,
  'CC0-1.0': 'given up to the public',
  'MPL-2.0': 'copyleft by file: used unchanged, so nothing of ours is affected',
  'LGPL-3.0-or-later':
    'copyleft by library: part of sharp, used unchanged while building; none of it is served',
  'OFL-1.1': 'fonts: drawn into link images while building; the font files are not served',
  'CC-BY-4.0': `attribution; ${data}`,
};

/** Packages whose licence is not in their lockfile entry, or not one of the above: each looked at by hand. */
export const exceptions: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': `CC BY-SA 4.0: a word list for the spelling check; ${data}`,
  eval: 'MIT: named in its `licenses` field, an old form',
  format: 'MIT: named in its `licenses` field, an old form',
  'require-like': 'MIT: named in its readme',
  'svg-tags': 'MIT: named in its `licenses` field, an old form',
};

interface Lockfile {
  packages: Record<string, {version?: string; license?: string; link?: boolean}>;
}

/** Packages of a lockfile, without the project itself. */
export function lockedPackages(lockfile: Lockfile): LockedPackage[] {
  return Object.entries(lockfile.packages)
    .filter(([place, {link}]) => place !== '' && !link)
    .map(([place, {version = '', license}]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }));
}

/**
 * Whether an SPDX expression can be met with the allowed licences: one of the choices of an `OR`,
 * all parts of an `AND`.
 */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(plain)) {
    return false;
  }
  return plain
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((name) => Object.hasOwn(allowedLicences, name)),
    );
}

/** What is wrong with the licences of some packages, a sentence each; also exceptions that nobody needs. */
export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  const needed = new Set<string>();
  const problems = packages.flatMap(({name, version, licence}) => {
    if (licence !== undefined && isAllowed(licence)) {
      return [];
    }
    if (Object.hasOwn(exceptions, name)) {
      needed.add(name);
      return [];
    }
    return [
      `${name} ${version}: ${licence ? `the licence ${licence} is not on the list` : 'no licence is named'}. Read it, then add it to src/commands/licences.ts with the reason, or use another package.`,
    ];
  });
  const unused = Object.keys(exceptions).filter((name) => !needed.has(name));
  return [
    ...problems,
    ...unused.map((name) => `${name}: the exception is not needed any more; remove it.`),
  ];
}

/** Reads the packages of a project. */
export function readLockfile(root: string): LockedPackage[] {
  return lockedPackages(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile,
  );
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const packages = readLockfile(process.cwd());
  const problems = licenceProblems(packages);
  console.log(
    problems.length > 0
      ? problems.join('\n')
      : `${packages.length} packages, all licences allowed.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
