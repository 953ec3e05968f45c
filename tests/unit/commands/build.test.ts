import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
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

/** A stand-in for Docusaurus, which does what a test says. */
function generator(code: string): void {
  writeFiles(folder, {
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': `import {mkdirSync, writeFileSync} from 'node:fs';\nconst out = process.argv.at(-1);\n${code}\n`,
    'build/index.html': 'old',
  });
}

function run(command: string): [status: number | null, output: string] {
  const file = path.join(root, `src/commands/${command}.mjs`);
  const options = {cwd: folder, encoding: 'utf8'} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, [file], options);
  return [status, stdout + stderr];
}

const page = (): string => readFileSync(path.join(folder, 'build/index.html'), 'utf8');
const writes = "mkdirSync(out, {recursive: true}); writeFileSync(out + '/index.html', 'new');";

describe('npm run build', () => {
  it('puts the new site in the place of the old one when it is complete', () => {
    generator(writes);
    expect(run('build')).toEqual([0, 'The site is in build/.\n']);
    expect(page()).toBe('new');
    expect(isBuilt(folder)).toBe(true);
  });

  it.each([
    ['fails', 'process.exit(1);', 1],
    ['is interrupted', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);", 130],
  ])('leaves the old site alone when it %s', (_, end, status) => {
    generator(writes + end);
    expect(run('build')[0]).toBe(status);
    expect(page()).toBe('old');
    expect(readdirSync(path.join(folder, '.cache'))).toEqual([]);
  });

  const says = "console.log('docs/a.mdx:7: No page', process.argv[2]);";
  const found = 'What npm run check says about the sources:\n\ndocs/a.mdx:7: No page check\n\n';
  const fails = 'process.exit(1);';
  it.each([
    ['a mistake that stops it', fails, says + fails, 1, `The build stopped. ${found}`],
    ['one that does not', '', says + fails, 0, `It has mistakes. ${found}`],
    ['no mistake', '', says, 0, 'The site is in build/.\n'],
  ])('prints what the check says of %s', (_, end, check, status, message) => {
    generator(writes + end);
    writeFiles(folder, {'src/commands/run.mjs': check});
    const [ended, output] = run('build');
    expect(ended).toBe(status);
    expect(output.endsWith(message)).toBe(true);
  });

  it('names a link that leads nowhere, and is not stopped by the hidden ones of editors', () => {
    generator(writes);
    writeFiles(folder, {'docs/a.mdx': ''});
    symlinkSync('writer@machine.1234', path.join(folder, 'docs/.#a.mdx'));
    expect(run('build')[0]).toBe(0);
    symlinkSync('gone.mdx', path.join(folder, 'docs/b.mdx'));
    expect(run('build')).toEqual([1, expect.stringMatching(/^docs.b\.mdx: a link that leads/)]);
  });

  it('ends when another build runs in the folder, and not when that one was ended', () => {
    generator(writes);
    writeFiles(folder, {'.cache/building': String(process.pid)});
    const running = `A build is running in this folder already (process ${process.pid})`;
    expect(run('build')).toEqual([1, expect.stringContaining(running)]);
    expect(page()).toBe('old');
    const {pid} = spawnSync(process.execPath, ['--version']);
    writeFiles(folder, {'.cache/building': String(pid)});
    expect(run('build')[0]).toBe(0);
  });
});

it.each([
  ['build', 'The packages are not installed. Run npm ci first.\n'],
  ['serve', 'There is no built site in build/. Run npm run build first.\n'],
])('npm run %s says what has to be done before', (command, message) => {
  expect(run(command)).toEqual([1, message]);
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
    const lock = (file: string, packages: object): void =>
      writeFiles(folder, {[file]: JSON.stringify({packages})});
    const a = {'node_modules/a': {version: '1.0.0'}};
    const other = {'node_modules/b': {version: '2.0.0', optional: true}};
    lock('package-lock.json', {'': {}, ...a, ...other});
    expect(isInstalled(folder)).toBe(false);
    lock('node_modules/.package-lock.json', a);
    expect(isInstalled(folder)).toBe(true);
    lock('node_modules/.package-lock.json', {'node_modules/a': {version: '0.9.0'}});
    expect(isInstalled(folder)).toBe(false);
  });

  it('reads where to serve from the environment', () => {
    expect(place({})).toEqual({port: 3000, host: 'localhost', base: '/'});
    expect(place({PORT: '0', HOST: '0.0.0.0', BASE_URL: '/docs/'}).host).toBe('0.0.0.0');
    expect(() => place({PORT: 'x'})).toThrow('PORT is "x"');
  });
});
