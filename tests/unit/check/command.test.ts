import {spawnSync} from 'node:child_process';
import {readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, test, vi} from 'vitest';
import {root} from '../../support/build';
import {page, smallSite, writeFiles} from '../../support/smallSite';

const site = smallSite();
afterAll(() => rmSync(site, {recursive: true, force: true}));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const file = (name: string): string => path.join(site, name);
const ledger = (): string => readFileSync(file('src/check/addresses.txt'), 'utf8');

const commands = {
  check: () => import('../../../src/commands/check'),
  ledger: () => import('../../../src/commands/ledger'),
  'content-report': () => import('../../../src/commands/content-report'),
};

/**
 * Runs a command in the small site, in this process, which loads its modules and dictionaries once. The tests share the
 * site, so each one starts where the previous one ended.
 */
async function run(
  command: keyof typeof commands,
  ...options: string[]
): Promise<{status: unknown; output: string}> {
  const lines: string[] = [];
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', command, ...options]);
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
  }
  process.exitCode = 0;
  await (await commands[command]()).run();
  return {status: process.exitCode, output: lines.join('\n')};
}

test('src/commands/run.mjs runs a command with its options, and exits with its status', () => {
  const start = path.join(root, 'src/commands/run.mjs');
  const options = {cwd: site, encoding: 'utf8'} as const;
  const {status, stderr} = spawnSync(process.execPath, [start, 'check', '--fxi'], options);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Unknown option: --fxi')]);
});

test.each([
  ['ledger', '--help', 0, 'Usage: npm run ledger'],
  ['content-report', '--json', 2, 'Usage: npm run content:report'],
] as const)('%s %s exits with %i and prints %j', async (command, option, status, message) => {
  expect(await run(command, option)).toEqual({status, output: expect.stringContaining(message)});
});

describe('npm run check', () => {
  test('prints findings with file and line, and exits with 1', async () => {
    writeFiles(site, {
      'docs/videosync/a.mdx': page('See [it](/nowhere).'),
      'docs/videosync/b.md': page('Messages come as OSC.'),
    });
    const {status, output} = await run('check', 'docs/videosync/b.md');
    expect(output).toMatch(/^docs\/videosync\/b\.md:8: "OSC" is not explained at its first use\./m);
    expect(output).not.toMatch(/a\.mdx/);
    expect(status).toBe(1);
  });

  test('applies automatic fixes with --fix, and prints the remaining findings', async () => {
    const {status, output} = await run('check', '--fix');
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
  test('prints the findings of the check, and writes nothing while there are any', async () => {
    const before = ledger();
    const {status, output} = await run('ledger');
    expect(output).toContain('docs/videosync/a.mdx:8: There is no page at /nowhere.');
    expect(output).toContain('Nothing was written.');
    expect(status).toBe(1);
    expect(ledger()).toBe(before);
    rmSync(file('docs/videosync/a.mdx'));
  });

  test('prints the added entries, and the missing redirect of a renamed page', async () => {
    writeFiles(site, {'docs/videosync/patch.mdx': page('## Patching a light\n\nA text.')});
    expect((await run('ledger')).output).toMatch(
      /^\+\/videosync\/patch\n\+\/videosync\/patch#patching-a-light$/m,
    );
    renameSync(file('docs/videosync/patch.mdx'), file('docs/handbook/patch.mdx'));
    expect((await run('ledger')).output).toContain(
      "{from: '/videosync/patch', to: '/handbook/patch'},",
    );
  });
});

test('npm run content:report prints totals', async () => {
  const {status, output} = await run('content-report');
  expect(output).toMatch(/5 pages, \d+ words/);
  expect(status).toBe(0);
});
