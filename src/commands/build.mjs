/**
 * npm run build: builds the site beside the old one, and puts it into build/ when it is complete.
 * What a build that fails or is interrupted leaves is the old build/.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deadLinks, startState} from './shared/built.mjs';
import {notInstalled, start} from './shared/start.mjs';

const root = process.cwd();
const cache = path.join(root, '.cache');
const next = path.join(cache, 'next');
const lock = path.join(cache, 'building');

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Makes sure that no other build runs in this folder: both would write the same files. */
function takeLock() {
  mkdirSync(cache, {recursive: true});
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
  } catch {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (isRunning(pid)) {
      throw new Error(
        `A build is running in this folder already (process ${pid}). Wait for it, or stop it.`,
      );
    }
    // Its process was ended from outside.
    writeFileSync(lock, String(process.pid));
  }
}

function tool(name) {
  return path.join(root, 'node_modules', ...name.split('/'));
}

/** Runs Docusaurus, and stops it when this is stopped. */
function generate(options) {
  const child = spawn(
    process.execPath,
    [tool('@docusaurus/core/bin/docusaurus.mjs'), 'build', ...options],
    {cwd: root, stdio: 'inherit'},
  );
  const stop = (signal) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 130));
  });
}

/**
 * Runs the check beside Docusaurus: that names addresses and sees only what stops it, the check names
 * the file and line of every mistake.
 *
 * @returns what it printed, or nothing if there is no mistake
 */
function check() {
  if (!existsSync(path.join(root, 'src/commands/run.mjs'))) {
    return Promise.resolve('');
  }
  const child = spawn(process.execPath, [path.join(root, 'src/commands/run.mjs'), 'check'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', ({message}) => resolve(message));
    child.once('close', (status) => resolve(status === 0 ? '' : output));
  });
}

function replaceBuild() {
  const build = path.join(root, 'build');
  const old = path.join(cache, 'old');
  rmSync(old, {recursive: true, force: true});
  if (existsSync(build)) {
    renameSync(build, old);
  }
  renameSync(next, build);
  rmSync(old, {recursive: true, force: true});
}

async function run() {
  if (!existsSync(tool('@docusaurus/core'))) {
    throw new Error(notInstalled);
  }
  const options = process.argv.slice(2);
  // Help, and a folder of one's own, are Docusaurus's.
  if (options.length > 0) {
    process.exitCode = await generate(options);
    return;
  }
  const dead = deadLinks(root);
  if (dead.length > 0) {
    throw new Error(
      `${dead.join(', ')}: a link that leads nowhere. Remove it, or put back the file that it names.`,
    );
  }
  takeLock();
  const remember = startState(root);
  let status = 1;
  const checking = check();
  try {
    status = await generate(['--out-dir', next]);
    if (status === 0) {
      replaceBuild();
      remember();
      console.log('The site is in build/.');
    }
  } finally {
    rmSync(next, {recursive: true, force: true});
    rmSync(lock, {force: true});
  }
  const findings = status === 130 ? '' : await checking;
  if (findings) {
    const outcome = status === 0 ? 'It has mistakes' : 'The build stopped';
    console.error(`\n${outcome}. What npm run check says about the sources:\n\n${findings}`);
  }
  process.exitCode = status;
}

await start(run);
