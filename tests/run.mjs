import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {findBrowser} from './support/browser.mjs';
import {startState} from '../src/commands/shared/built.mjs';
import {installOnce} from '../src/commands/shared/install.mjs';
import {engines, findEngine} from './engines/find.mjs';

/*
 * npm test: installs what the tests need, then runs type check, lint and content check beside the
 * build and the unit tests, then site tests, browser tests and the scenarios in every engine. Every
 * stage is run even if one before it failed, except that nothing can be tested on a site that was not
 * built. The last line counts.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const results = path.join(root, 'test-results');
const totals = {passed: 0, failed: 0};
/** What went wrong, said again at the very end: the log of a whole run is long, and often cut. */
const failures = [];

/** The first lines of a message, without the terminal's colours. */
function beginning(message) {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 12)
    .join('\n');
}

/**
 * Runs a program of the project.
 *
 * @param {Buffer[]} [said] - takes what it says; without it the terminal does, at once
 * @returns {Promise<boolean>} whether it ended well
 */
function command(said, name, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...env},
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (text) => said.push(text));
    child.stderr?.on('data', (text) => said.push(text));
    child.on('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
}

/**
 * Runs a stage and counts what it found.
 *
 * @param {(run: (name: string, args: string[], env?: object) => Promise<boolean>) => Promise<{passed: number, failed: number}>} task
 * @param {Buffer[]} [said] - keeps what its programs say until its end, for a stage that is not alone
 */
async function stage(name, task, said) {
  const start = Date.now();
  if (!said) {
    console.log(`\n== ${name}`);
  }
  const {passed, failed} = await task((...args) => command(said, ...args));
  totals.passed += passed;
  totals.failed += failed;
  if (said) {
    console.log(`\n== ${name}\n${Buffer.concat(said).toString()}`);
  }
  console.log(
    `== ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`,
  );
  return failed === 0;
}

/** A stage that is one program, which either passes or fails as a whole. */
function whole(name, program, args, said) {
  return stage(
    name,
    async (run) => {
      if (await run(program, args)) {
        return {passed: 1, failed: 0};
      }
      failures.push({name, message: 'What it found stands above, at the heading of this stage.'});
      return {passed: 0, failed: 1};
    },
    said,
  );
}

/** Names of tests that may be skipped, each with its reason. */
const skips = JSON.parse(readFileSync(path.join(root, 'tests', 'skips.json'), 'utf8'));

/** Tests of a report of Vitest. A file that cannot be loaded has none, and counts as one. */
function testsOfVitest({testResults}) {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const tests = assertionResults.map((result) => ({
      name: result.fullName,
      status: ['passed', 'failed'].find((known) => known === result.status) ?? 'skipped',
      message: beginning(result.failureMessages?.[0]),
    }));
    return status === 'failed' && !tests.some((test) => test.status === 'failed')
      ? [...tests, {name: path.relative(root, name), status, message: beginning(message)}]
      : tests;
  });
}

/** Tests of a report of Playwright; an error outside of them counts as one. */
function testsOfPlaywright({suites, errors = []}) {
  const told = (list) => list.map(({message}) => beginning(message)).join('\n');
  const visit = (suite, above) => {
    const title = [...above, suite.title].filter(Boolean);
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({status, results: tries}) => ({
        name: [...title, spec.title].join(' › '),
        status: {expected: 'passed', skipped: 'skipped'}[status] ?? 'failed',
        message: told(tries.flatMap((one) => one.errors)),
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => visit(inner, title))];
  };
  const outside = errors.map((error) => ({
    name: 'browser tests',
    status: 'failed',
    message: told([error]),
  }));
  return [...suites.flatMap((suite) => visit(suite, [])), ...outside];
}

/**
 * Counts the tests of a report, notes those that failed, and names those that were skipped.
 *
 * @param {string} name - of the stage
 * @param {boolean} ok - whether the runner ended well: too little coverage fails it, although every
 *   test has passed
 */
function count(name, ok, file, testsOf) {
  if (!existsSync(file)) {
    failures.push({name, message: 'There is no report: the runner ended early. See above.'});
    return {passed: 0, failed: 1};
  }
  const tests = testsOf(JSON.parse(readFileSync(file, 'utf8')));
  const bad = tests.filter(({status}) => status === 'failed');
  for (const {name: skipped} of tests.filter(({status}) => status === 'skipped')) {
    const reason = skips[skipped] ?? 'no reason in tests/skips.json: counted as failed';
    console.log(`skipped: ${skipped} (${reason})`);
    if (!skips[skipped]) {
      bad.push({name: skipped, message: 'Skipped, and tests/skips.json has no reason.'});
    }
  }
  const passed = tests.filter(({status}) => status === 'passed').length;
  if (bad.length === 0 && (!ok || passed === 0)) {
    bad.push({name, message: 'All passed, but the run was not accepted.'});
  }
  failures.push(...bad);
  return {passed, failed: bad.length};
}

async function vitest(run, kind, ...options) {
  const file = path.join(results, `${kind}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', ...report, ...options], {TEST_KIND: kind});
  return count(`${kind} tests`, ok, file, testsOfVitest);
}

async function playwright(run) {
  const ok = await run('playwright', ['test', '-c', 'tests/browser/playwright.config.ts']);
  return count('browser tests', ok, path.join(results, 'browser.json'), testsOfPlaywright);
}

/**
 * Installs the engines that this machine lacks, where that may be done without a question. It goes on
 * beside the first stages, because it waits for the network most of the time.
 */
function installEngines() {
  const packages = engines
    .map((engine) => findEngine(engine))
    .flatMap(({missing, packages}) => (missing ? packages : []));
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

  // Most of these use one core, so two of them go on beside each other.
  const reading = async () => {
    await whole('types', 'tsc', ['--noEmit'], []);
    await whole('lint: scripts', 'eslint', ['.'], []);
    await whole('lint: styles', 'stylelint', ['src/**/*.css'], []);
    await whole('format', 'prettier', ['--check', '.', '--log-level', 'warn'], []);
    await whole('unused code and dependencies', 'knip', [], []);
    await whole('rooms', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs'], []);
    await whole('content', 'tsx', ['src/commands/run.mjs', 'check'], []);
  };
  const building = async () => {
    // Docusaurus writes into build/ at once: what npm run site knows of it holds no longer.
    rmSync(path.join(root, '.cache', 'built'), {force: true});
    const remember = startState(root);
    const isBuilt = await whole('build', 'docusaurus', ['build'], []);
    if (isBuilt) {
      remember();
    }
    // The stages of `reading` end first: two test files at a time use the core that they leave.
    await stage('unit tests', (run) => vitest(run, 'unit', '--coverage', '--maxWorkers=2'), []);
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([building(), reading()]);
  await installing;
  if (isBuilt) {
    // A build that a test makes uses one core most of the time, so two test files go on beside each other.
    await stage('site tests', (run) => vitest(run, 'site', '--maxWorkers=2'));
    const browser = findBrowser();
    if (browser.path) {
      process.env['CHROMIUM_PATH'] = browser.path;
      await stage('browser tests', playwright);
    } else {
      failures.push({name: 'browser tests', message: browser.problem});
      totals.failed += 1;
    }
    const there = engines.filter((engine) => !findEngine(engine).missing);
    if (there.length > 0) {
      const files = there.map((engine) => `tests/engines/${engine}.test.ts`);
      await stage('engines', (run) =>
        vitest(run, 'engines', `--maxWorkers=${files.length}`, ...files),
      );
    }
  }
}

run()
  .catch((error) => {
    failures.push({name: 'the run itself', message: beginning(String(error?.stack ?? error))});
    totals.failed += 1;
  })
  .finally(() => {
    if (totals.passed + totals.failed === 0) {
      totals.failed = 1;
    }
    process.exitCode = totals.failed === 0 ? 0 : 1;
    for (const {name, message} of failures) {
      console.log(`\nFAILED: ${name}\n${message.replaceAll(/^/gm, '  ')}`);
    }
    for (const engine of engines) {
      const {missing} = findEngine(engine);
      if (missing) {
        console.log(`\nSKIPPED: the scenarios in ${engine}: ${missing}`);
      }
    }
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  });
