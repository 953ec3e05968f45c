import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isBuilt, startState} from '../../../src/commands/shared/built.mjs';
import {isInstalled} from '../../../src/commands/shared/install.mjs';
import {place} from '../../../src/commands/shared/serve.mjs';
import {root} from '../../support/build';
import {writeFiles} from '../../support/smallSite';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-command-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** A stand-in for the generator, which does what a test says. */
function generator(code: string): void {
  writeFiles(folder, {
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': `import {mkdirSync, writeFileSync} from 'node:fs';\nconst out = process.argv.at(-1);\n${code}\n`,
    'build/index.html': 'old',
  });
}

function run(command: string): {status: number | null; output: string} {
  const file = path.join(root, `src/commands/${command}.mjs`);
  const options = {cwd: folder, encoding: 'utf8'} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, [file], options);
  return {status, output: stdout + stderr};
}

const build = () => run('build');

const page = (): string => readFileSync(path.join(folder, 'build/index.html'), 'utf8');
const writes = "mkdirSync(out, {recursive: true}); writeFileSync(out + '/index.html', 'new');";

describe('npm run build', () => {
  it('puts the new site in the place of the old one when it is complete', () => {
    generator(writes);
    expect(build().status).toBe(0);
    expect(page()).toBe('new');
    expect(isBuilt(folder)).toBe(true);
  });

  it.each([
    ['fails', 'process.exit(1);', 1],
    ['is interrupted', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);", 130],
  ])('leaves the old site alone when it %s', (_, end, status) => {
    generator(writes + end);
    expect(build().status).toBe(status);
    expect(page()).toBe('old');
    expect(existsSync(path.join(folder, '.cache/next'))).toBe(false);
    expect(existsSync(path.join(folder, '.cache/building'))).toBe(false);
  });

  it.each([
    ['stops', 'process.exit(1);', 1, 'The build stopped.'],
    ['does not stop', '', 0, 'It has mistakes.'],
  ])('prints what the check prints, when a mistake %s it', (_, end, status, outcome) => {
    generator(writes + end);
    writeFiles(folder, {
      'src/commands/run.mjs':
        "console.log('docs/a.mdx:7: There is no page at /gone', process.argv[2]); process.exit(1);",
    });
    const built = build();
    expect(built.status).toBe(status);
    expect(built.output).toContain(
      `${outcome} What npm run check says about the sources:\n\ndocs/a.mdx:7: There is no page at /gone check\n`,
    );
  });

  it('names a link that leads nowhere, and is not stopped by the hidden ones of editors', () => {
    generator(writes);
    writeFiles(folder, {'docs/a.mdx': ''});
    symlinkSync('writer@machine.1234', path.join(folder, 'docs/.#a.mdx'));
    expect(build().status).toBe(0);
    symlinkSync('gone.mdx', path.join(folder, 'docs/b.mdx'));
    const {status, output} = build();
    expect([status, output]).toEqual([1, expect.stringMatching(/^docs.b\.mdx: a link that leads/)]);
  });

  it('prints nothing of a check that finds nothing', () => {
    generator(writes);
    writeFiles(folder, {'src/commands/run.mjs': "console.log('0 findings');"});
    expect(build().output).toBe('The site is in build/.\n');
  });

  it('ends when another build runs in the folder, and not when that one was ended', () => {
    generator(writes);
    writeFiles(folder, {'.cache/building': String(process.pid)});
    const running = `A build is running in this folder already (process ${process.pid})`;
    expect(build()).toEqual({status: 1, output: expect.stringContaining(running) as string});
    expect(page()).toBe('old');
    const {pid} = spawnSync(process.execPath, ['--version']);
    writeFiles(folder, {'.cache/building': String(pid)});
    expect(build().status).toBe(0);
  });

  it('says what to do when nothing is installed', () => {
    expect(build().output).toBe('The packages are not installed. Run npm ci first.\n');
  });
});

describe('what npm run site can leave out', () => {
  it('builds again when a page, a setting or the build itself has changed', () => {
    writeFiles(folder, {'docs/a.mdx': 'One.', 'package.json': '{}', 'build/index.html': 'x'});
    expect(isBuilt(folder, {})).toBe(false);
    startState(folder, {})();
    expect(isBuilt(folder, {HOME: '/somewhere'})).toBe(true);
    expect(isBuilt(folder, {BASE_URL: '/docs/'})).toBe(false);
    writeFileSync(path.join(folder, 'docs/a.mdx'), 'Two words.');
    expect(isBuilt(folder, {})).toBe(false);
    startState(folder, {})();
    rmSync(path.join(folder, 'build'), {recursive: true});
    expect(isBuilt(folder, {})).toBe(false);
  });

  it('installs only what npm has not installed', () => {
    const lock = (packages: object): string => JSON.stringify({packages});
    const a = {version: '1.0.0'};
    const other = {version: '2.0.0', optional: true};
    writeFiles(folder, {
      'package-lock.json': lock({'': {}, 'node_modules/a': a, 'node_modules/b': other}),
    });
    expect(isInstalled(folder)).toBe(false);
    writeFiles(folder, {'node_modules/.package-lock.json': lock({'node_modules/a': a})});
    expect(isInstalled(folder)).toBe(true);
    writeFiles(folder, {
      'node_modules/.package-lock.json': lock({'node_modules/a': {version: '0.9.0'}}),
    });
    expect(isInstalled(folder)).toBe(false);
  });

  it('reads where to serve from the environment', () => {
    expect(place({})).toEqual({port: 3000, host: 'localhost', base: '/'});
    expect(place({PORT: '0', HOST: '0.0.0.0', BASE_URL: '/docs/'}).host).toBe('0.0.0.0');
    expect(() => place({PORT: 'x'})).toThrow('PORT is "x"');
  });
});

describe('npm run serve', () => {
  it('says what to do when nothing is built', () => {
    expect(run('serve')).toEqual({
      status: 1,
      output: expect.stringContaining('Run npm run build first.') as string,
    });
  });
});
