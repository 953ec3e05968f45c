import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {page, smallSite, writeFiles} from '../../support/smallSite';

const root = path.resolve(__dirname, '../../..');
const start = path.join(root, 'src/commands/run.mjs');

let site = '';

/** Runs a command in the copy of a small site. */
function run(
  command: string,
  ...[first, ...rest]: (string | {cwd: string})[]
): {status: number | null; output: string} {
  const cwd = typeof first === 'object' ? first.cwd : site;
  const options = [...(typeof first === 'string' ? [first] : []), ...(rest as string[])];
  const {status, stdout, stderr} = spawnSync(process.execPath, [start, command, ...options], {
    cwd,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'check-'));
  cpSync(path.join(root, 'tests/fixtures/check/glossary-terms/bad'), site, {recursive: true});
  rmSync(path.join(site, 'fixed'), {recursive: true});
  cpSync(path.join(root, '.cspell'), path.join(site, '.cspell'), {recursive: true});
  for (const file of ['cspell.json', '.markdownlint-cli2.mjs']) {
    cpSync(path.join(root, file), path.join(site, file));
  }
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

describe('npm run check', () => {
  test('prints findings with file and line, and fails', () => {
    const {status, output} = run('check', 'docs/b.md');
    expect(output).toMatch(
      /^docs\/b\.md:8: "OSC" is used here for the first time and not explained\./m,
    );
    expect(output).not.toMatch(/^docs\/a\.mdx/m);
    expect(status).toBe(1);
  });

  test('says what it does not understand', () => {
    const {status, output} = run('check', '--fxi');
    expect(output).toContain('Not known: --fxi');
    expect(status).toBe(2);
  });

  test('fixes what is mechanical, round by round, and leaves the rest', () => {
    const {status, output} = run('check', '--fix');
    expect(output).toMatch(/\d+ fixed\./);
    expect(output).not.toContain('not explained');
    expect(output).toContain('The glossary has no term "unknown"');
    expect(readFileSync(path.join(site, 'docs/b.md'), 'utf8')).toContain(
      '[OSC](/handbook/glossary#osc)',
    );
    expect(status).toBe(1);
  });
});

describe('npm run ledger', () => {
  let small = '';
  const ledger = (): string => readFileSync(path.join(small, 'src/check/addresses.txt'), 'utf8');

  beforeAll(() => {
    small = smallSite();
  });

  afterAll(() => rmSync(small, {recursive: true, force: true}));

  test('writes nothing while the check finds a mistake, and names it', () => {
    const before = ledger();
    writeFiles(small, {'docs/videosync/a.mdx': page('See [it](/nowhere).')});
    const {status, output} = run('ledger', {cwd: small});
    expect(output).toContain('docs/videosync/a.mdx:8: There is no page at /nowhere.');
    expect(output).toContain('Nothing was written.');
    expect(status).toBe(1);
    expect(ledger()).toBe(before);
    rmSync(path.join(small, 'docs/videosync/a.mdx'));
  });

  test('prints what it added, and the line that a page lacks which was renamed', () => {
    const text = page('## Patching a light\n\nA text.');
    writeFiles(small, {'docs/videosync/patch.mdx': text});
    expect(run('ledger', {cwd: small}).output).toMatch(
      /^\+\/videosync\/patch\n\+\/videosync\/patch#patching-a-light$/m,
    );
    renameSync(
      path.join(small, 'docs/videosync/patch.mdx'),
      path.join(small, 'docs/handbook/patch.mdx'),
    );
    const {output} = run('ledger', {cwd: small});
    expect(output).toContain("{from: '/videosync/patch', to: '/handbook/patch'},");
  });

  test('says how it is called', () => {
    const {status, output} = run('ledger', {cwd: small}, '--help');
    expect(output).toContain('Usage: npm run ledger');
    expect(status).toBe(0);
  });
});

describe('npm run content:report', () => {
  test('prints its sums', () => {
    expect(run('content-report')).toEqual({
      status: 0,
      output: expect.stringMatching(/2 pages, \d+ words/),
    });
  });

  test('says how it is called', () => {
    expect(run('content-report', '--json')).toMatchObject({status: 2});
  });
});
