import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {copyProject} from '../support/copyProject';
import {siteDir} from '../support/build';

/*
 * Builds in one folder are reproducible, so that readers only download changed files again: without a cache, and
 * on a later day with the cache of the first build.
 */
const minutes = 60_000;

/** SHA-256 of every file below a folder, by path. */
function hashFiles(folder: string): Record<string, string> {
  const computeHash = (file: string): string =>
    createHash('sha256').update(readFileSync(file)).digest('hex');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .sort()
    .filter((file) => statSync(path.join(folder, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, computeHash(path.join(folder, file))]));
}

/** Files that are in only one of two builds, or differ. */
function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}

/** A module that sets the clock forward in every process that loads it. `new Date(value)` is unchanged. */
const laterClock = `
const later = 40 * 24 * 60 * 60 * 1000;
globalThis.Date = new Proxy(Date, {
  construct: (Clock, args, target) =>
    Reflect.construct(Clock, args.length === 0 ? [Clock.now() + later] : args, target),
  get: (Clock, name) => (name === 'now' ? () => Clock.now() + later : Reflect.get(Clock, name)),
});
`;

it(
  'a second build on another day, with the cache of the first, has the same bytes',
  () => {
    const copy = copyProject({pages: 'shortened', packages: 'own'});
    onTestFinished(() => copy.remove());
    const build = (variables?: Record<string, string>): Record<string, string> => {
      const {ok, output, folder} = copy.build(variables);
      expect(ok, output.slice(-3000)).toBe(true);
      return hashFiles(folder);
    };
    const cold = build();
    copy.write('later.cjs', laterClock);
    const warm = build({NODE_OPTIONS: `--require ${path.join(copy.folder, 'later.cjs')}`});
    expect(differences(cold, warm)).toEqual([]);
  },
  20 * minutes,
);

it('would notice a changed and a missing file', () => {
  const before = hashFiles(siteDir);
  const [first = '', second = ''] = Object.keys(before);
  const {[second]: _, ...rest} = before;
  expect(differences(before, {...rest, [first]: 'changed'})).toEqual([first, second]);
});
