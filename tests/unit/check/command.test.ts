import {spawnSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {root} from '../../support/build';
import {page, smallSite, writeFiles} from '../../support/smallSite';

const site = smallSite();
afterAll(() => rmSync(site, {recursive: true, force: true}));

const file = (name: string): string => path.join(site, name);
const ledger = (): string => readFileSync(file('src/check/addresses.txt'), 'utf8');

/** Runs a command in the small site. The tests share it, so each one starts where the previous one ended. */
function run(...command: string[]): {status: number | null; output: string} {
  const start = path.join(root, 'src/commands/run.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [start, ...command], {
    cwd: site,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

test.each([
  ['check', '--fxi', 2, 'Unknown option: --fxi'],
  ['ledger', '--help', 0, 'Usage: npm run ledger'],
  ['content-report', '--json', 2, 'Usage: npm run content:report'],
])('%s %s exits with %i and prints %j', (command, option, status, message) => {
  expect(run(command, option)).toEqual({status, output: expect.stringContaining(message)});
});

describe('npm run check', () => {
  test('prints findings with file and line, and exits with 1', () => {
    writeFiles(site, {
      'docs/videosync/a.mdx': page('See [it](/nowhere).'),
      'docs/videosync/b.md': page('Messages come as OSC.'),
    });
    const {status, output} = run('check', 'docs/videosync/b.md');
    expect(output).toMatch(/^docs\/videosync\/b\.md:8: "OSC" is not explained at its first use\./m);
    expect(output).not.toMatch(/a\.mdx/);
    expect(status).toBe(1);
  });

  test('applies automatic fixes with --fix, and prints the remaining findings', () => {
    const {status, output} = run('check', '--fix');
    expect(output).toMatch(/\d+ fixed\./);
    expect(output).not.toContain('not explained');
    expect(output).toContain('There is no page at /nowhere');
    expect(readFileSync(file('docs/videosync/b.md'), 'utf8')).toContain(
      '[OSC](/handbook/glossary#osc)',
    );
    expect(status).toBe(1);
  });
});

describe('npm run ledger', () => {
  test('prints the findings of the check, and writes nothing while there are any', () => {
    const before = ledger();
    const {status, output} = run('ledger');
    expect(output).toContain('docs/videosync/a.mdx:8: There is no page at /nowhere.');
    expect(output).toContain('Nothing was written.');
    expect(status).toBe(1);
    expect(ledger()).toBe(before);
    rmSync(file('docs/videosync/a.mdx'));
  });

  test('prints the added entries, and the missing redirect of a renamed page', () => {
    writeFiles(site, {'docs/videosync/patch.mdx': page('## Patching a light\n\nA text.')});
    expect(run('ledger').output).toMatch(
      /^\+\/videosync\/patch\n\+\/videosync\/patch#patching-a-light$/m,
    );
    renameSync(file('docs/videosync/patch.mdx'), file('docs/handbook/patch.mdx'));
    expect(run('ledger').output).toContain("{from: '/videosync/patch', to: '/handbook/patch'},");
  });
});

test('npm run content:report prints totals', () => {
  const {status, output} = run('content-report');
  expect(output).toMatch(/5 pages, \d+ words/);
  expect(status).toBe(0);
});
