import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isBuilt, startState} from '../../../src/commands/shared/built.mjs';
import {isFinished, lastBuild, replaceSite} from '../../../src/commands/shared/finished.mjs';
import {isInstalled} from '../../../src/commands/shared/install.mjs';
import {getServerOptions} from '../../../src/commands/shared/serve.mjs';
import {diskProblem, fileProblem, requireSpace} from '../../../src/commands/shared/writable.mjs';
import {root} from '../../support/build';
import {writeFiles} from '../../support/smallSite';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-command-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/**
 * Replaces Docusaurus and the steps after it by scripts.
 *
 * @param docusaurus - code of the first; `out` is the folder that it builds into
 * @param finish - code of the second
 */
function standIns(docusaurus: string, finish = 'markFinished(out);'): void {
  const own = (file: string): string => JSON.stringify(path.join(root, 'src/commands', file));
  const head = `import {mkdirSync, writeFileSync} from 'node:fs';\nconst out = process.argv.at(-1);\n`;
  writeFiles(folder, {
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': `${head}${docusaurus}\n`,
    'src/commands/finish.mjs': `import {markFinished} from ${own('shared/finished.mjs')};\n${head}${finish}\n`,
    'src/commands/run.mjs': '',
    'build/index.html': 'old',
    'build/.finished': '',
  });
}

const run = (command: string, ...options: string[]): [status: number | null, output: string] => {
  const file = path.join(root, `src/commands/${command}.mjs`);
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
};

const page = (): string => readFileSync(path.join(folder, 'build/index.html'), 'utf8');
const writes = "mkdirSync(out, {recursive: true}); writeFileSync(out + '/index.html', 'new');";
const waits = 'setInterval(() => {}, 1000);';
/** What Docusaurus does on a signal: it exits with status 0. */
const exitsCleanly =
  "process.on('SIGTERM', () => process.exit()).on('SIGINT', () => process.exit());";

describe('npm run build', () => {
  it('replaces the old site with the new one when it is complete', () => {
    standIns(writes);
    expect(run('build')).toEqual([0, 'The site is in build/.\n']);
    expect(page()).toBe('new');
    expect(isBuilt(folder)).toBe(true);
  });

  const unfinished = 'The build ended before its last step. The previous build is unchanged.\n';
  it.each<[what: string, docusaurus: string, finish: string, result: unknown]>([
    ['Docusaurus fails', writes + 'process.exit(1);', '', [1, '']],
    [
      'Docusaurus is stopped',
      `${writes}process.kill(process.pid, 'SIGTERM');${waits}`,
      '',
      [130, ''],
    ],
    ['a later step fails', writes, 'process.exit(1);', [1, '']],
    ['a later step exits early, with status 0', writes, 'process.exit(0);', [1, unfinished]],
  ])('leaves the old site when %s', (_, docusaurus, finish, result) => {
    standIns(docusaurus, finish);
    expect(run('build')).toEqual(result);
    expect(page()).toBe('old');
    expect(readdirSync(path.join(folder, '.cache'))).toEqual([]);
  });

  const step = (name: string): string => `console.log('${name}');`;
  it.each([
    {signal: 'SIGINT', name: 'docusaurus'},
    {signal: 'SIGTERM', name: 'finish'},
    {signal: 'SIGHUP', name: 'docusaurus'},
  ] as const)(
    'ends with 130 on $signal during $name, and leaves the old site',
    async ({signal, name}) => {
      const stops = exitsCleanly + step(name) + waits;
      const [docusaurus, finish] = name === 'finish' ? [writes, stops] : [writes + stops, ''];
      standIns(docusaurus, finish);
      const build = spawn(process.execPath, [path.join(root, 'src/commands/build.mjs')], {
        cwd: folder,
      });
      build.stdout.once('data', () => build.kill(signal));
      const [status] = (await once(build, 'exit')) as [number];
      expect(status).toBe(130);
      expect(page()).toBe('old');
      expect(readdirSync(path.join(folder, '.cache'))).toEqual([]);
    },
  );

  it('waits for what a killed build has left running, and replaces nothing meanwhile', async () => {
    standIns(`${writes}console.log(process.pid);${waits}`);
    const build = spawn(process.execPath, [path.join(root, 'src/commands/build.mjs')], {
      cwd: folder,
    });
    const [output] = (await once(build.stdout, 'data')) as [Buffer];
    build.kill('SIGKILL');
    await once(build, 'exit');
    const pid = Number(output.toString());
    expect(run('build')).toEqual([1, expect.stringContaining(`in this folder (process ${pid})`)]);
    process.kill(pid, 'SIGKILL');
    standIns(writes);
    await vi.waitFor(() => expect(run('build')[0]).toBe(0), {timeout: 30_000});
    expect(page()).toBe('new');
  });

  it('puts the old site back when the new one can’t be moved, or when it was killed in between', () => {
    standIns('');
    const [build, next, old] = ['build', 'next', 'old'].map((name) => path.join(folder, name));
    writeFiles(folder, {'next/.finished': '', 'next/index.html': 'new'});
    const rename = vi.fn(renameSync);
    const places = {next: String(next), old: String(old)};
    const mark = path.join(folder, 'build/.finished');
    for (const remove of [() => undefined, () => rmSync(mark)]) {
      // What docusaurus build alone has written has no mark, and isn't lost either.
      remove();
      rename.mockReset();
      rename.mockImplementation(renameSync).mockImplementationOnce(renameSync);
      rename.mockImplementationOnce(() => {
        throw new Error('locked');
      });
      expect(() => replaceSite(build, places, rename)).toThrow('locked');
      expect(page()).toBe('old');
    }
    writeFileSync(mark, '');
    mkdirSync(path.join(folder, '.cache'));
    renameSync(String(build), path.join(folder, '.cache/old'));
    expect(lastBuild(build)).toBe(build);
    expect(page()).toBe('old');
  });

  it('builds into another folder, unless that holds something else', () => {
    standIns(writes);
    expect(run('build', '--out-dir', 'docs', '--no-check')).toEqual([0, 'The site is in docs/.\n']);
    expect(run('build', '--out-dir', 'docs')[0]).toBe(0);
    expect([page(), isFinished(path.join(folder, 'docs')), isBuilt(folder)]).toEqual([
      'old',
      true,
      false,
    ]);
    writeFiles(folder, {'sources/a.txt': ''});
    expect(run('build', '--out-dir', 'sources')).toEqual([
      1,
      expect.stringContaining('contains other files'),
    ]);
    expect(readdirSync(path.join(folder, 'sources'))).toEqual(['a.txt']);
  });

  it('reports in one sentence that the disk is full or that a folder isn’t writable', () => {
    expect(() => requireSpace('/', 20e6)).toThrow(
      /^The disk has 20 MB of free space, but a build needs \d+ MB\./,
    );
    expect(diskProblem('/x', 1000)).toMatch(/^\/x: the disk is full\./);
    expect(diskProblem('/x', 20e6)).toBeUndefined();
    const problem = (code: string): string | undefined => fileProblem({code, path: '/x/build'});
    expect(problem('EACCES')).toMatch(
      /^\/x\/build: you don’t have permission to write there\.[^\n]*$/,
    );
    for (const code of ['EEXIST', 'ENOTDIR', 'EISDIR', 'EMFILE', 'ELOOP', 'EBUSY']) {
      expect(problem(code)).toMatch(/^\/x\/build: [^\n]*\.$/);
    }
    expect(problem('ENOENT')).toBeUndefined();
    standIns(writes);
    // Nobody may write into this file system of the kernel.
    symlinkSync('/sys', path.join(folder, '.cache'));
    expect(run('build')).toEqual([1, expect.stringMatching(/^[^\n]*\/(?:sys|\.cache)[^\n]*\.\n$/)]);
    expect(page()).toBe('old');
  });

  const says = "console.log('docs/a.mdx:7: No page', process.argv[2]);";
  const printed = 'Findings of npm run check:\n\ndocs/a.mdx:7: No page check\n\n';
  const fails = 'process.exit(1);';
  it.each([
    ['a mistake that stops it', fails, says + fails, 1, `The build failed. ${printed}`],
    ['one that does not', '', says + fails, 0, `The build has mistakes. ${printed}`],
    ['no mistake', '', says, 0, 'The site is in build/.\n'],
  ])('prints what the check says of %s', (_, end, check, status, message) => {
    standIns(writes + end);
    writeFiles(folder, {'src/commands/run.mjs': check});
    const [ended, output] = run('build');
    expect(ended).toBe(status);
    expect(output.endsWith(message)).toBe(true);
  });

  it('reports a broken symbolic link, and ignores the hidden ones of editors', () => {
    standIns(writes);
    writeFiles(folder, {'docs/a.mdx': ''});
    symlinkSync('writer@machine.1234', path.join(folder, 'docs/.#a.mdx'));
    expect(run('build')[0]).toBe(0);
    symlinkSync('gone.mdx', path.join(folder, 'docs/b.mdx'));
    expect(run('build')).toEqual([1, expect.stringMatching(/^docs.b\.mdx: broken symbolic link/)]);
    rmSync(path.join(folder, '.cache'), {recursive: true});
    symlinkSync('gone', path.join(folder, '.cache'));
    expect(run('build')).toEqual([1, expect.stringMatching(/\.cache: broken symbolic link/)]);
  });

  it('ends when another build runs in the folder, and not when that one was ended', () => {
    standIns(writes);
    writeFiles(folder, {'.cache/building': String(process.pid)});
    const running = `A build is already running in this folder (process ${process.pid})`;
    expect(run('build')).toEqual([1, expect.stringContaining(running)]);
    expect(page()).toBe('old');
    const {pid} = spawnSync(process.execPath, ['--version']);
    // The file may be cut off or damaged, too; kill would take -1 for all processes.
    for (const lock of [String(pid), '', '-1', '1.5', 'x']) {
      writeFiles(folder, {'.cache/building': lock});
      expect([lock, run('build')[0]]).toEqual([lock, 0]);
    }
    for (const target of ['gone', 'building']) {
      symlinkSync(target, path.join(folder, '.cache/building'));
      expect([target, run('build')[0]]).toEqual([target, 0]);
    }
  });

  it('keeps a symbolic link or file that is where the site goes', () => {
    standIns(writes);
    const build = path.join(folder, 'build');
    renameSync(build, path.join(folder, 'site'));
    for (const target of ['site', 'gone']) {
      symlinkSync(target, build);
      expect(run('build')).toEqual([1, expect.stringContaining('build is a symbolic link')]);
      expect(readlinkSync(build)).toBe(target);
      rmSync(build);
    }
    symlinkSync('site', path.join(folder, 'other'));
    expect(run('build', '--out-dir', 'other')[0]).toBe(1);
    writeFileSync(build, 'notes');
    expect(run('build')).toEqual([1, expect.stringContaining('build is a file')]);
    expect(readFileSync(build, 'utf8')).toBe('notes');
  });
});

it.each([
  ['build', 'The packages are not installed. Run npm ci first.\n'],
  ['serve', 'Run npm run build first.\n'],
])('npm run %s says what has to be done before', (command, message) => {
  expect(run(command)).toEqual([1, expect.stringContaining(message)]);
});

it('nothing serves what docusaurus build alone has written', () => {
  writeFiles(folder, {'build/index.html': ''});
  expect(run('serve')).toEqual([1, expect.stringContaining("isn't complete: docusaurus build")]);
});

describe('what npm run site can leave out', () => {
  it('builds again when a page, a setting or the build itself has changed', () => {
    writeFiles(folder, {'docs/a.mdx': 'One.', 'package.json': '{}', 'build/.finished': ''});
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
    expect(getServerOptions({})).toEqual({port: 3000, host: 'localhost', base: '/'});
    expect(getServerOptions({PORT: '0', HOST: '0.0.0.0', BASE_URL: '/docs/'}).host).toBe('0.0.0.0');
    expect(() => getServerOptions({PORT: 'x'})).toThrow('PORT is "x"');
  });
});
