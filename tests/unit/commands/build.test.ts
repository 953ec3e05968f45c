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
 * Replaces Docusaurus and the steps after it with scripts.
 *
 * @param docusaurus - code of the first script; `out` is the folder that it builds into
 * @param finish - code of the second script
 */
function stubSteps(docusaurus: string, finish = 'markFinished(out);'): void {
  const specifier = (file: string): string => JSON.stringify(path.join(root, 'src/commands', file));
  const head = `import {mkdirSync, writeFileSync} from 'node:fs';\nconst out = process.argv.at(-1);\n`;
  writeFiles(folder, {
    'node_modules/@docusaurus/core/bin/docusaurus.mjs': `${head}${docusaurus}\n`,
    'src/commands/finish.mjs': `import {markFinished} from ${specifier('shared/finished.mjs')};\n${head}${finish}\n`,
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
/** On a signal, Docusaurus exits with status 0. */
const exitsCleanly =
  "process.on('SIGTERM', () => process.exit()).on('SIGINT', () => process.exit());";

describe('npm run build', () => {
  it('replaces the previous site after a complete build', () => {
    stubSteps(writes);
    expect(run('build')).toEqual([0, 'The site is in build/.\n']);
    expect(page()).toBe('new');
    expect(isBuilt(folder)).toBe(true);
  });

  const unfinished = 'The build ended before its last step. The previous build is unchanged.\n';
  it.each<[failure: string, docusaurus: string, finish: string, result: unknown]>([
    ['Docusaurus fails', writes + 'process.exit(1);', '', [1, '']],
    [
      'Docusaurus is stopped',
      `${writes}process.kill(process.pid, 'SIGTERM');${waits}`,
      '',
      [130, ''],
    ],
    [
      'Docusaurus crashes',
      `${writes}process.kill(process.pid, 'SIGKILL');${waits}`,
      '',
      [1, 'docusaurus.mjs was ended by SIGKILL, often for lack of memory.\n'],
    ],
    ['a later step fails', writes, 'process.exit(1);', [1, '']],
    ['a later step exits early with status 0', writes, 'process.exit(0);', [1, unfinished]],
  ])('leaves the previous site unchanged if %s', (_, docusaurus, finish, result) => {
    stubSteps(docusaurus, finish);
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
    'exits with 130 on $signal during $name, and leaves the previous site unchanged',
    async ({signal, name}) => {
      const stops = exitsCleanly + step(name) + waits;
      const [docusaurus, finish] = name === 'finish' ? [writes, stops] : [writes + stops, ''];
      stubSteps(docusaurus, finish);
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

  it('refuses to run while a process of a killed build is still running', async () => {
    stubSteps(`${writes}console.log(process.pid);${waits}`);
    const build = spawn(process.execPath, [path.join(root, 'src/commands/build.mjs')], {
      cwd: folder,
    });
    const [output] = (await once(build.stdout, 'data')) as [Buffer];
    build.kill('SIGKILL');
    await once(build, 'exit');
    const pid = Number(output.toString());
    expect(run('build')).toEqual([1, expect.stringContaining(`in this folder (process ${pid})`)]);
    process.kill(pid, 'SIGKILL');
    stubSteps(writes);
    await vi.waitFor(() => expect(run('build')[0]).toBe(0), {timeout: 30_000});
    expect(page()).toBe('new');
  });

  it('restores the previous site if the new one can’t be moved, or if the build was killed while moving', () => {
    stubSteps('');
    const [build, next, old] = ['build', 'next', 'old'].map((name) => path.join(folder, name));
    writeFiles(folder, {'next/.finished': '', 'next/index.html': 'new'});
    const rename = vi.fn(renameSync);
    const folders = {next: String(next), old: String(old)};
    const mark = path.join(folder, 'build/.finished');
    for (const remove of [() => undefined, () => rmSync(mark)]) {
      // Without the mark, the folder was written by `docusaurus build`, and is restored, too.
      remove();
      rename.mockReset();
      rename.mockImplementation(renameSync).mockImplementationOnce(renameSync);
      rename.mockImplementationOnce(() => {
        throw new Error('locked');
      });
      expect(() => replaceSite(build, folders, rename)).toThrow('locked');
      expect(page()).toBe('old');
    }
    writeFileSync(mark, '');
    mkdirSync(path.join(folder, '.cache'));
    renameSync(String(build), path.join(folder, '.cache/old'));
    expect(lastBuild(build)).toBe(build);
    expect(page()).toBe('old');
  });

  it('builds into another folder unless that contains other files', () => {
    stubSteps(writes);
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

  it('refuses to build into a folder that the next build replaces, or without a folder', () => {
    stubSteps(writes);
    for (const outDir of ['build/x', '.cache', '.cache/next', '.docusaurus/x']) {
      expect(run('build', '--out-dir', outDir)).toEqual([
        1,
        expect.stringContaining('a folder that builds replace'),
      ]);
    }
    for (const options of [['--out-dir'], ['--out-dir', '--no-check']]) {
      expect(run('build', ...options)).toEqual([1, expect.stringContaining('needs a folder')]);
    }
    expect(run('build', '--out-dir=docs')).toEqual([0, 'The site is in docs/.\n']);
    expect(page()).toBe('old');
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
    stubSteps(writes);
    // Not even root can create files in sysfs.
    symlinkSync('/sys', path.join(folder, '.cache'));
    expect(run('build')).toEqual([1, expect.stringMatching(/^[^\n]*\/(?:sys|\.cache)[^\n]*\.\n$/)]);
    expect(page()).toBe('old');
  });

  const prints = "console.log('docs/a.mdx:7: No page', process.argv[2]);";
  const findings = 'Findings of npm run check:\n\ndocs/a.mdx:7: No page check\n\n';
  const fails = 'process.exit(1);';
  it.each([
    ['a failed build', fails, prints + fails, 1, `The build failed. ${findings}`],
    ['a build with mistakes', '', prints + fails, 0, `The build has mistakes. ${findings}`],
    ['a build without mistakes', '', prints, 0, 'The site is in build/.\n'],
  ])('prints the findings of %s', (_, exit, check, status, message) => {
    stubSteps(writes + exit);
    writeFiles(folder, {'src/commands/run.mjs': check});
    const [actualStatus, output] = run('build');
    expect(actualStatus).toBe(status);
    expect(output.endsWith(message)).toBe(true);
  });

  it('reports a broken symbolic link, and ignores the lock files of editors', () => {
    stubSteps(writes);
    writeFiles(folder, {'docs/a.mdx': ''});
    symlinkSync('writer@machine.1234', path.join(folder, 'docs/.#a.mdx'));
    expect(run('build')[0]).toBe(0);
    symlinkSync('gone.mdx', path.join(folder, 'docs/b.mdx'));
    expect(run('build')).toEqual([1, expect.stringMatching(/^docs.b\.mdx: broken symbolic link/)]);
    rmSync(path.join(folder, '.cache'), {recursive: true});
    symlinkSync('gone', path.join(folder, '.cache'));
    expect(run('build')).toEqual([1, expect.stringMatching(/\.cache: broken symbolic link/)]);
  });

  it('refuses to run while another build is running, and ignores the lock of one that has ended', () => {
    stubSteps(writes);
    writeFiles(folder, {'.cache/building': String(process.pid)});
    const running = `A build is already running in this folder (process ${process.pid})`;
    expect(run('build')).toEqual([1, expect.stringContaining(running)]);
    expect(page()).toBe('old');
    const {pid} = spawnSync(process.execPath, ['--version']);
    // The lock may be truncated or damaged. A PID of -1 would stand for all processes.
    for (const lock of [String(pid), '', '-1', '1.5', 'x']) {
      writeFiles(folder, {'.cache/building': lock});
      expect([lock, run('build')[0]]).toEqual([lock, 0]);
    }
    for (const target of ['gone', 'building']) {
      symlinkSync(target, path.join(folder, '.cache/building'));
      expect([target, run('build')[0]]).toEqual([target, 0]);
    }
  });

  it('refuses to replace a symbolic link or a file', () => {
    stubSteps(writes);
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
])('npm run %s names the command to run first', (command, message) => {
  expect(run(command)).toEqual([1, expect.stringContaining(message)]);
});

it('npm run serve refuses a folder that docusaurus build wrote', () => {
  writeFiles(folder, {'build/index.html': ''});
  expect(run('serve')).toEqual([1, expect.stringContaining("isn't complete: docusaurus build")]);
});

describe('npm run site', () => {
  it('builds again if a page or setting has changed, or the build is missing', () => {
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

  it('installs packages only if one is missing or outdated', () => {
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

  it('reads port, host and base URL from the environment', () => {
    expect(getServerOptions({})).toEqual({port: 3000, host: 'localhost', base: '/'});
    expect(getServerOptions({PORT: '0', HOST: '0.0.0.0', BASE_URL: '/docs/'}).host).toBe('0.0.0.0');
    expect(() => getServerOptions({PORT: 'x'})).toThrow('PORT is "x"');
  });
});
