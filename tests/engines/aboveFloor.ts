import {createRequire} from 'node:module';
import type {CompatData, Identifier, SupportStatement} from '@mdn/browser-compat-data';
import {browserslist} from '../../package.json';

/** Something that is in the data, but has to stay for the browser that the test runs in. */
const kept = new Set([
  // Chromium asks for these policies where the content security policy does.
  'Window.trustedTypes',
  'TrustedTypePolicyFactory',
]);

const bcdNames: Record<string, keyof CompatData['browsers']> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};
const floor = browserslist.production.map((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  return {browser: bcdNames[name] ?? 'chrome', version: Number(version)};
});

function isIn(statement: SupportStatement | undefined, version: number): boolean {
  const [newest] = Array.isArray(statement) ? statement : [statement];
  const added = newest?.version_added;
  return (
    typeof added === 'string' &&
    Number.parseFloat(added.replace('≤', '')) <= version &&
    !newest?.flags
  );
}

const isAbove = ({__compat: compat}: Identifier): boolean =>
  compat !== undefined &&
  floor.some(({browser, version}) => !isIn(compat.support[browser], version));

/**
 * A script that removes every function, property and class of the platform that one of the browsers
 * of the floor does not have.
 *
 * @see https://github.com/mdn/browser-compat-data
 */
export function aboveFloor(): string {
  const data = createRequire(__filename)('@mdn/browser-compat-data') as CompatData;
  const names: [string, string?][] = [];
  for (const group of [data.api, data.javascript.builtins]) {
    for (const [owner, identifier] of Object.entries(group as Record<string, Identifier>)) {
      if (isAbove(identifier) && !kept.has(owner)) {
        names.push([owner]);
        continue;
      }
      for (const [key, member] of Object.entries(identifier)) {
        const name = key.replace(/_static$/, '');
        if (/^\w+$/.test(name) && !/_event$|^__/.test(key) && name !== owner) {
          if (isAbove(member as Identifier) && !kept.has(`${owner}.${name}`)) {
            names.push([owner, name]);
          }
        }
      }
    }
  }
  return `(${String(remove)})(${JSON.stringify(names)})`;
}

function remove(names: [string, string?][]): void {
  const all = globalThis as unknown as Record<string, Record<string, object> | undefined>;
  for (const [owner, name] of names) {
    if (name === undefined) {
      delete all[owner];
    } else if (/^(?:Window|WorkerGlobalScope|_globals)$/.test(owner)) {
      delete all[name];
    } else {
      const {[owner]: found} = all;
      delete found?.[name];
      delete (found?.['prototype'] as Record<string, unknown> | undefined)?.[name];
    }
  }
}
