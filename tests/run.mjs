import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {findBrowser} from './support/browser.mjs';
import {installOnce} from '../src/commands/shared/install.mjs';
import {engines, findEngine} from './engines/find.mjs';

/*
 * npm test: installs the test dependencies, then runs type check, linters and content check in parallel with the
 * build and the unit tests, then site tests and the scenarios in each engine, then browser tests. A failed stage
 * doesn't stop the others, except that tests of the built site need a build.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const results = path.join(root, 'test-results');
const totals = {passed: 0, failed: 0};
/** Printed again at the end, because logs are long and often truncated. */
const failures = [];
/** Tests that only passed when they were retried. */
const unstable = [];

/** The first 12 lines of a message, without ANSI escape codes. */
function firstLines(message) {
  return stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .slice(0, 12)
    .join('\n');
}

/**
 * Runs a program of the project.
 *
 * @param {{env?: object, isBuffered?: boolean}} [options] - buffered output is only returned, for stages
 *   that run in parallel; otherwise the program writes to the terminal
 * @returns {Promise<{ok: boolean, output: string}>}
 */
function runProgram(name, args, {env = {}, isBuffered = false} = {}) {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...env},
      shell: process.platform === 'win32',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ok: false, output: String(error)}));
    child.on('close', (status) =>
      resolve({ok: status === 0, output: Buffer.concat(chunks).toString()}),
    );
  });
}

/**
 * Runs a stage and adds its counts to the totals.
 *
 * @param {() => Promise<{passed: number, failed: number, output?: string}>} task
 */
async function stage(name, task) {
  const start = Date.now();
  const {passed, failed, output} = await task();
  totals.passed += passed;
  totals.failed += failed;
  if (output !== undefined) {
    console.log(`\n== ${name}\n${output}`);
  }
  console.log(
    `== ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`,
  );
  return failed === 0;
}

/** A stage with one program, which counts as one test. */
function programStage(name, program, args) {
  return stage(name, async () => {
    const {ok, output} = await runProgram(program, args, {isBuffered: true});
    if (!ok) {
      failures.push({name, message: firstLines(output)});
    }
    return {passed: ok ? 1 : 0, failed: ok ? 0 : 1, output};
  });
}

/** Names of tests that may be skipped, each with its reason. */
const skips = JSON.parse(readFileSync(path.join(root, 'tests', 'skips.json'), 'utf8'));

/** Tests in a Vitest report. A file that can't be loaded has no tests, and counts as one. */
function parseVitestReport({testResults}) {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.map((result) => ({
      name: result.fullName,
      status: ['passed', 'failed'].find((value) => value === result.status) ?? 'skipped',
      // A test that passes when retried keeps the message of its first run.
      isUnstable: result.status === 'passed' && result.failureMessages?.length > 0,
      message: firstLines(result.failureMessages?.[0]),
    }));
    return status === 'failed' && !tests.some((test) => test.status === 'failed')
      ? [...tests, {name: path.relative(root, name), status, message: firstLines(message)}]
      : tests;
  });
}

/** Tests in a Playwright report. An error outside of tests counts as one. */
function parsePlaywrightReport({suites, errors = []}) {
  const messages = (list) => list.map(({message}) => firstLines(message)).join('\n');
  const visit = (suite, titles) => {
    const titlePath = [...titles, suite.title].filter(Boolean);
    const tests = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({status, results: attempts}) => ({
        name: [...titlePath, spec.title].join(' › '),
        status: {expected: 'passed', flaky: 'passed', skipped: 'skipped'}[status] ?? 'failed',
        isUnstable: status === 'flaky',
        message: messages(attempts.flatMap((attempt) => attempt.errors)),
      })),
    );
    return [...tests, ...(suite.suites ?? []).flatMap((inner) => visit(inner, titlePath))];
  };
  const otherErrors = errors.map((error) => ({
    name: 'browser tests',
    status: 'failed',
    message: messages([error]),
  }));
  return [...suites.flatMap((suite) => visit(suite, [])), ...otherErrors];
}

/**
 * Counts the tests in a report, records those that failed, and prints those that were skipped.
 *
 * @param {boolean} ok - whether the runner exited with status 0, which it doesn't if coverage is too low
 */
function countTests(stageName, ok, file, parseReport) {
  if (!existsSync(file)) {
    failures.push({name: stageName, message: 'The runner wrote no report. See its output above.'});
    return {passed: 0, failed: 1};
  }
  const tests = parseReport(JSON.parse(readFileSync(file, 'utf8')));
  const failed = tests.filter(({status}) => status === 'failed');
  for (const {name} of tests.filter(({status}) => status === 'skipped')) {
    const reason = skips[name] ?? 'no reason in tests/skips.json: counted as failed';
    console.log(`skipped: ${name} (${reason})`);
    if (!skips[name]) {
      failed.push({name, message: 'Skipped, and tests/skips.json has no reason.'});
    }
  }
  const passed = tests.filter(({status}) => status === 'passed').length;
  if (failed.length === 0 && (!ok || passed === 0)) {
    failed.push({name: stageName, message: 'All tests passed, but the runner failed. See above.'});
  }
  failures.push(...failed);
  unstable.push(...tests.filter(({isUnstable}) => isUnstable));
  return {passed, failed: failed.length};
}

/** Runs the tests of folders with Vitest. */
function vitestStage(kinds, options, isBuffered = false) {
  const name = `${kinds.join(' and ')} tests`;
  const file = path.join(results, `${kinds[0]}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return stage(name, async () => {
    const {ok, output} = await runProgram('vitest', ['run', ...report, ...options], {
      env: {TEST_KIND: kinds.join()},
      isBuffered,
    });
    return {...countTests(name, ok, file, parseVitestReport), ...(isBuffered && {output})};
  });
}

function playwrightStage() {
  const name = 'browser tests';
  return stage(name, async () => {
    const {ok} = await runProgram('playwright', [
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
    ]);
    return countTests(name, ok, path.join(results, 'browser.json'), parsePlaywrightReport);
  });
}

/** Installs missing browsers if that requires no password. Mostly waits for the network. */
function installEngines() {
  const packages = engines
    .map((engine) => findEngine(engine))
    .flatMap(({missing, packages: names}) => (missing ? names : []));
  const apt = path.join(root, 'tests', 'support', 'apt.mjs');
  return new Promise((resolve) => {
    spawn(process.execPath, [apt, ...packages], {stdio: 'inherit'})
      .on('error', resolve)
      .on('close', resolve);
  });
}

async function run() {
  installOnce(root);
  const installing = installEngines();
  rmSync(results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});

  // Each stage uses about one core, so two run in parallel.
  const checkSources = async () => {
    await programStage('types', 'tsc', ['--noEmit']);
    await programStage('lint: scripts', 'eslint', ['.']);
    await programStage('lint: styles', 'stylelint', ['src/**/*.css']);
    await programStage('format', 'prettier', ['--check', '.', '--log-level', 'warn']);
    await programStage('unused code and dependencies', 'knip', []);
    await programStage('imports', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs']);
    await programStage('content', 'tsx', ['src/commands/run.mjs', 'check']);
  };
  const build = async () => {
    const isBuilt = await programStage('build', 'tsx', ['src/commands/build.mjs', '--no-check']);
    // `checkSources` is complete by then, so unit tests may use both cores.
    await vitestStage(['unit'], ['--coverage', '--maxWorkers=2'], true);
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([build(), checkSources()]);
  await installing;
  if (!isBuilt) {
    return;
  }
  const browser = findBrowser();
  if (browser.path) {
    process.env['CHROMIUM_PATH'] = browser.path;
  }
  const files = engines
    .filter((engine) => !findEngine(engine).missing)
    .map((engine) => `tests/engines/${engine}.test.ts`);
  // Together, because an engine often waits, and a build in a test mostly uses one core.
  const kinds = files.length > 0 ? ['site', 'engines'] : ['site'];
  await vitestStage(kinds, ['--maxWorkers=3', 'tests/site', ...files]);
  if (browser.path) {
    await playwrightStage();
  } else {
    failures.push({name: 'browser tests', message: browser.problem});
    totals.failed += 1;
  }
}

run()
  .catch((error) => {
    failures.push({name: 'npm test', message: firstLines(String(error?.stack ?? error))});
    totals.failed += 1;
  })
  .finally(() => {
    if (totals.passed + totals.failed === 0) {
      totals.failed = 1;
    }
    process.exitCode = totals.failed === 0 ? 0 : 1;
    for (const [label, list] of Object.entries({UNSTABLE: unstable, FAILED: failures})) {
      for (const {name, message} of list) {
        console.log(`\n${label}: ${name}\n${message.replaceAll(/^/gm, '  ')}`);
      }
    }
    for (const engine of engines) {
      const {missing} = findEngine(engine);
      if (missing) {
        console.log(`\nSKIPPED: engines in ${engine}: ${missing}`);
      }
    }
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  });
