/**
 * npm run build [-- --out-dir <folder>] [--no-check]: builds the site in a staging folder, and replaces the old
 * build when it is complete. A build that fails or is interrupted leaves the old one untouched. Other options are
 * passed to `docusaurus build`.
 */
import {spawn} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {deadLinks, startState} from './shared/built.mjs';
import {
  isReplaceable,
  placesBeside,
  replaceSite,
  requireFolder,
  restoreSite,
} from './shared/finished.mjs';
import {nameInLock, takeLock} from './shared/lock.mjs';
import {notInstalled, start} from './shared/start.mjs';
import {deadLink, diskProblem, requireSpace, requireWritable} from './shared/writable.mjs';

const root = process.cwd();
/** Exit status of an interrupted command: 128 + SIGINT. */
const interrupted = 130;

/** Signals that end a process without anyone asking for it. */
const crashes = ['SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP'];

/** Child processes of this build. */
const children = new Set();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true;
    children.forEach((child) => child.kill(signal));
  });
}

/**
 * Runs a script with Node. Signals to this process are forwarded to it.
 *
 * @param onOutput - receives its output, which otherwise goes to the terminal
 * @returns its exit status, or 130 if either process was interrupted
 */
function runScript(file, options, onOutput) {
  const child = spawn(process.execPath, [path.join(root, file), ...options], {
    cwd: root,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  children.add(child);
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status, signal) => {
      const isCrash = !isInterrupted && crashes.includes(signal);
      if (isCrash) {
        console.error(`${path.basename(file)} was ended by ${signal}, often for lack of memory.`);
      }
      resolve(isCrash ? 1 : isInterrupted ? interrupted : (status ?? interrupted));
    });
  });
  return {pid: child.pid, ended: ended.finally(() => children.delete(child))};
}

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Runs scripts one after the other until one fails. */
async function runSteps(steps) {
  let status = 0;
  for (const [file, ...options] of steps) {
    if (status === 0) {
      const {pid, ended} = runScript(file, options);
      // A killed build leaves its child processes running; the next build must wait for them.
      nameInLock(root, pid);
      status = await ended;
    }
  }
  return status;
}

/**
 * Runs the check in parallel to Docusaurus, whose errors often lack file and line.
 *
 * @returns its output; empty if there are no findings
 */
async function check() {
  let output = '';
  const {ended} = runScript('src/commands/run.mjs', ['check'], (text) => (output += text));
  return (await ended) === 0 ? '' : output;
}

/** Separates the options of this command from those for Docusaurus. */
function readOptions(all) {
  const options = all.flatMap((option) => option.split(/(?<=^--out-dir)=/));
  const take = (name, count) => {
    const index = options.indexOf(name);
    return index < 0 ? [] : options.splice(index, count);
  };
  const [name, outDir = name ? '-' : 'build'] = take('--out-dir', 2);
  if (outDir.startsWith('-')) {
    throw new Error('--out-dir needs a folder, as in --out-dir site.');
  }
  return {
    folder: path.resolve(root, outDir),
    isChecked: take('--no-check', 1).length === 0,
    forDocusaurus: options,
  };
}

function prepare(folder, places) {
  const dead = deadLinks(root);
  if (dead.length > 0) {
    throw new Error(`${dead.join(', ')}: ${deadLink}`);
  }
  const isInside = ['build', '.cache', '.docusaurus'].some((name) =>
    `${folder}${path.sep}`.startsWith(path.join(root, name, path.sep)),
  );
  if (isInside && folder !== path.join(root, 'build')) {
    throw new Error(`${folder} is in a folder that builds replace. Use another folder.`);
  }
  restoreSite(folder, places.old);
  if (folder !== path.join(root, 'build') && !isReplaceable(folder)) {
    throw new Error(
      `${folder} contains other files, which a build would remove. Use another folder.`,
    );
  }
  // Left over from killed builds.
  rmSync(places.next, {recursive: true, force: true});
  // Proves that Docusaurus has finished, so one of an earlier build must not remain.
  rmSync(path.join(root, '.cache', 'finish.json'), {recursive: true, force: true});
}

async function run() {
  if (!existsSync(path.join(root, docusaurus))) {
    throw new Error(notInstalled);
  }
  const {folder, isChecked, forDocusaurus} = readOptions(process.argv.slice(2));
  if (forDocusaurus.includes('--help')) {
    process.exitCode = await runScript(docusaurus, ['build', '--help']).ended;
    return;
  }
  const places = placesBeside(root, folder);
  requireFolder(folder);
  requireWritable([
    root,
    ...['.cache', '.docusaurus'].map((name) => path.join(root, name)),
    path.dirname(folder),
  ]);
  requireSpace(root);
  const releaseLock = takeLock(root);
  let status = 1;
  let checking = Promise.resolve('');
  try {
    prepare(folder, places);
    const saveState = startState(root);
    checking = isChecked ? check() : checking;
    status = await runSteps([
      [docusaurus, 'build', ...forDocusaurus, '--out-dir', places.next],
      ['src/commands/finish.mjs', places.next],
    ]);
    const problem = status === 0 || status === interrupted ? undefined : diskProblem(root);
    if (problem) {
      console.error(problem);
    }
    if (status === 0) {
      replaceSite(folder, places);
      if (folder === path.join(root, 'build')) {
        saveState();
      }
      console.log(`The site is in ${path.relative(root, folder)}/.`);
    }
  } finally {
    rmSync(places.next, {recursive: true, force: true});
    releaseLock();
  }
  const findings = status === interrupted ? '' : await checking;
  if (findings && !isInterrupted) {
    const outcome = status === 0 ? 'The build has mistakes' : 'The build failed';
    console.error(`\n${outcome}. Findings of npm run check:\n\n${findings}`);
  }
  process.exitCode = status;
}

await start(run);
