import {createRequire} from 'node:module';
import type {CompatData, Identifier, SupportStatement} from '@mdn/browser-compat-data';
import {browserslist} from '../../package.json';

/** Trusted Types must stay, because the content security policy requires them in Chromium. */
const ignored = /^trusted/i;

/** The minimum supported browsers, with their ids in the compatibility data. */
const minimum = browserslist.production.map((query) => {
  const [name = '', version = ''] = query.replace('ios_saf', 'safari_ios').split(' >= ');
  return {browser: name as keyof CompatData['browsers'], version: Number(version)};
});

/** Whether a version of a browser supports a feature, at least partially, without a flag. */
function isSupported(support: SupportStatement | undefined, version: number): boolean {
  const toNumber = (text: unknown): number =>
    typeof text === 'string' ? Number.parseFloat(text.replace('≤', '')) : NaN;
  return [support ?? []]
    .flat()
    .some(
      ({version_added: added, version_removed: removed, flags}) =>
        toNumber(added) <= version && !(toNumber(removed) <= version) && !flags,
    );
}

const isNewer = ({__compat: compat}: Identifier): boolean =>
  compat !== undefined &&
  minimum.some(({browser, version}) => !isSupported(compat.support[browser], version));

const globals = /^(?:Window|WorkerGlobalScope|_globals)$/;

/** Property paths of a member, from the global object. */
function getPaths(owner: string, key: string, isPlatform: boolean): string[][] {
  if (globals.test(owner)) {
    return [[key]];
  }
  // The data of JavaScript doesn't distinguish static methods from those of the prototype.
  const isStatic = key.endsWith('_static');
  return [
    ...(isStatic || !isPlatform ? [[owner, key.replace(/_static$/, '')]] : []),
    ...(isStatic ? [] : [[owner, 'prototype', key]]),
  ];
}

/**
 * Creates a script that removes each function, property and class that any of the minimum supported browsers lacks.
 *
 * @see https://github.com/mdn/browser-compat-data
 */
export function removeNewerFeatures(): string {
  const data = createRequire(__filename)('@mdn/browser-compat-data') as CompatData;
  const paths: string[][] = [];
  for (const group of [data.api, data.javascript.builtins]) {
    for (const [owner, identifier] of Object.entries(group as Record<string, Identifier>)) {
      if (ignored.test(owner)) {
        continue;
      }
      if (isNewer(identifier)) {
        paths.push([owner]);
        continue;
      }
      for (const [key, member] of Object.entries(identifier)) {
        const isMember = /^\w+$/.test(key) && !/_event$|^__/.test(key) && key !== owner;
        if (isMember && !ignored.test(key) && isNewer(member as Identifier)) {
          paths.push(...getPaths(owner, key, group === data.api));
        }
      }
    }
  }
  return `(${String(remove)})(${JSON.stringify(paths)})`;
}

function remove(paths: string[][]): void {
  for (const path of paths) {
    const owners = path.slice(0, -1);
    const owner = owners.reduce<Record<string, unknown> | undefined>(
      (at, name) => at?.[name] as Record<string, unknown> | undefined,
      globalThis as unknown as Record<string, unknown>,
    );
    delete owner?.[path.at(-1) ?? ''];
  }
}
