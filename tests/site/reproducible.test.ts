import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {copyProject} from '../support/copyProject';
import {siteDir} from '../support/build';

/*
 * The same source gives the same bytes in one folder, so that readers download again only what has
 * changed: begun without any cache, and again with what the first build has kept, on a later day.
 */
const minutes = 60_000;

/** Sha-256 of every file below a folder, by its path. */
function tree(folder: string): Record<string, string> {
  const computeHash = (file: string): string =>
    createHash('sha256').update(readFileSync(file)).digest('hex');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .sort()
    .filter((file) => statSync(path.join(folder, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, computeHash(path.join(folder, file))]));
}

/** Files that two trees do not share, or that differ. */
function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}

/** A module that moves the clock of every process that loads it; dates stay dates to all others. */
const laterClock = `
const later = 40 * 24 * 60 * 60 * 1000;
globalThis.Date = new Proxy(Date, {
  construct: (Clock, given, target) =>
    Reflect.construct(Clock, given.length === 0 ? [Clock.now() + later] : given, target),
  get: (Clock, name) => (name === 'now' ? () => Clock.now() + later : Reflect.get(Clock, name)),
});
`;

it(
  'the same source gives the same bytes when it is built again, with the caches of the first build, on another day',
  () => {
    const copy = copyProject({pages: 'shortened', packages: 'own'});
    onTestFinished(() => copy.remove());
    const build = (variables?: Record<string, string>): Record<string, string> => {
      const {ok, output, folder} = copy.build(variables);
      expect(ok, output.slice(-3000)).toBe(true);
      return tree(folder);
    };
    const cold = build();
    copy.write('later.cjs', laterClock);
    const warm = build({NODE_OPTIONS: `--require ${path.join(copy.folder, 'later.cjs')}`});
    expect(differences(cold, warm)).toEqual([]);
  },
  20 * minutes,
);

it('would notice one changed byte and one missing file', () => {
  const before = tree(siteDir);
  const [first = '', second = ''] = Object.keys(before);
  const {[second]: _, ...rest} = before;
  expect(differences(before, {...rest, [first]: 'changed'})).toEqual([first, second]);
});
