import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');

let site = '';

/** Runs a command in the copy of a small site. */
function run(command: string, ...options: string[]): {status: number | null; output: string} {
  const file = path.join(root, 'src/commands', command);
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, file, ...options], {
    cwd: site,
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
    const {status, output} = run('check.ts', 'docs/b.md');
    expect(output).toMatch(
      /^docs\/b\.md:8: "OSC" is used here for the first time and not explained\./m,
    );
    expect(output).not.toContain('docs/a.mdx');
    expect(status).toBe(1);
  });

  test('says what it does not understand', () => {
    const {status, output} = run('check.ts', '--fxi');
    expect(output).toContain('Not known: --fxi');
    expect(status).toBe(2);
  });

  test('fixes what is mechanical, round by round, and leaves the rest', () => {
    const {status, output} = run('check.ts', '--fix');
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
  test('adds addresses, and refuses to drop one', () => {
    cpSync(path.join(root, 'tests/fixtures/check/ledger/bad/src'), path.join(site, 'src'), {
      recursive: true,
    });
    const refused = run('ledger.ts');
    expect(refused.output).toMatch(
      /Add to fixed in redirects\.ts:\n {2}\{from: '\/lights\/fixture-patch'/,
    );
    expect(refused.status).toBe(1);

    const ledger = path.join(site, 'src/check/addresses.txt');
    writeFileSync(ledger, '/a\n/a#gone\n');
    const withoutAnchor = run('ledger.ts');
    expect(withoutAnchor.output).toMatch(
      /Add to anchorRedirects in redirects\.ts:\n {2}\{from: '\/a#gone', to: '\/a/,
    );
    expect(withoutAnchor.status).toBe(1);
    expect(readFileSync(ledger, 'utf8')).toBe('/a\n/a#gone\n');

    writeFileSync(ledger, '/a\n');
    const updated = run('ledger.ts');
    expect(updated.output).toContain('4 added; 5 addresses and anchors');
    expect(readFileSync(ledger, 'utf8')).toMatch(/^\/a\n/m);
    expect(updated.status).toBe(0);
  });
});

describe('npm run content:report', () => {
  test('writes text and CSV', () => {
    const csv = path.join(site, 'report.csv');
    const {status, output} = run('content-report.ts', '--csv', csv);
    expect(output).toMatch(/2 pages, \d+ words/);
    expect(readFileSync(csv, 'utf8')).toMatch(/^product,page,/);
    expect(status).toBe(0);
  });

  test('says how it is called', () => {
    expect(run('content-report.ts', '--csv')).toMatchObject({status: 2});
  });
});
