import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {siteDir} from '../support/build';
import {copyProject} from '../support/project';

/*
 * The same source gives the same bytes, so that readers download again only what has changed. The
 * build under test is compared with one in another folder, begun without any cache on a day 40 days
 * later, and with a second one there that finds the caches of the first.
 */
const minutes = 60_000;

/** Sha-256 of every file below a folder, by its path. */
function tree(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
        return [path.relative(folder, file), hash] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
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

/** The environment without what the test runner adds to it. */
const withoutRunner = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*|TEST_KIND)$/.test(name)),
);

describe('the same source', () => {
  let copy: string;
  const build = (): void => {
    const clock = path.join(copy, 'later.cjs');
    writeFileSync(clock, laterClock);
    const {status, stdout, stderr} = spawnSync(process.execPath, ['src/commands/build.mjs'], {
      cwd: copy,
      encoding: 'utf8',
      env: {...withoutRunner, NODE_OPTIONS: `--require ${clock}`},
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, `${stdout}\n${stderr}`.slice(-3000)).toBe(0);
  };
  beforeAll(() => {
    copy = copyProject('whole');
  }, 10 * minutes);
  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it(
    'gives the same bytes in another folder, on another day, without a cache',
    () => {
      build();
      expect(differences(tree(siteDir), tree(path.join(copy, 'build')))).toEqual([]);
    },
    10 * minutes,
  );

  it(
    'gives the same bytes when it is built again with what the first build has kept',
    () => {
      build();
      expect(differences(tree(siteDir), tree(path.join(copy, 'build')))).toEqual([]);
    },
    10 * minutes,
  );

  it('would notice one changed byte and one missing file', () => {
    const before = tree(siteDir);
    const [first = '', second = ''] = Object.keys(before);
    const {[second]: _, ...rest} = before;
    expect(differences(before, {...rest, [first]: 'changed'})).toEqual([first, second]);
  });
});
