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

function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Names of tests that may be skipped, each with its reason. */
const skips = JSON.parse(readFileSync(path.join(root, 'tests', 'skips.json'), 'utf8'));

function countSkips(names) {
  const unexplained = names.filter((name) => !skips[name]);
  failures.push(
    ...unexplained.map((name) => ({name, message: 'Skipped, and tests/skips.json has no reason.'})),
  );
  for (const name of names) {
    console.log(
      `skipped: ${name} (${skips[name] ?? 'no reason in tests/skips.json: counted as failed'})`,
    );
  }
  return unexplained.length;
}

/** The runner ended before it could write down what it found. */
function withoutReport(name) {
  failures.push({name, message: 'There is no report: the runner ended early. See above.'});
  return {passed: 0, failed: 1};
}

/** Too little coverage fails the stage as a whole, although every test in it has passed. */
async function vitest(run, kind, ...options) {
  const file = path.join(results, `${kind}.json`);
  const ok = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options],
    {
      TEST_KIND: kind,
    },
  );
  const data = report(file);
  if (!data) {
    return withoutReport(`${kind} tests`);
  }
  const skipped = data.testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'pending' || status === 'skipped' || status === 'todo')
    .map(({fullName}) => fullName);
  const failed = data.numFailedTests + countSkips(skipped);
  for (const {name, status, message, assertionResults} of data.testResults) {
    const bad = assertionResults.filter((result) => result.status === 'failed');
    failures.push(
      ...bad.map(({fullName, failureMessages}) => ({
        name: fullName,
        message: beginning(failureMessages[0]),
      })),
    );
    if (status === 'failed' && bad.length === 0) {
      failures.push({name: path.relative(root, name), message: beginning(message)});
    }
  }
  if (!ok && failed === 0) {
    failures.push({name: `${kind} tests`, message: 'All passed, but the run was not accepted.'});
  }
  // A file that cannot be loaded has no tests to fail.
  const broken = data.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const nothingRan = data.numPassedTests + failed + broken === 0;
  return {
    passed: data.numPassedTests,
    failed: Math.max(failed + broken + (nothingRan ? 1 : 0), ok ? 0 : 1),
  };
}

async function playwright(run) {
  const file = path.join(results, 'browser.json');
  const ok = await run('playwright', ['test', '-c', 'tests/browser/playwright.config.ts']);
  const data = report(file);
  if (!data) {
    return withoutReport('browser tests');
  }
  for (const {message} of data.errors ?? []) {
    failures.push({name: 'browser tests', message: beginning(message)});
  }
  const titles = [];
  const visit = (suite, above) => {
    const title = [...above, suite.title].filter(Boolean);
    suite.specs?.forEach((spec) => {
      const name = [...title, spec.title].join(' › ');
      if (spec.tests.some(({status}) => status === 'skipped')) {
        titles.push(name);
      }
      for (const {status, results: tries} of spec.tests) {
        const messages = tries.flatMap(({errors}) => errors.map(({message}) => beginning(message)));
        if (status === 'unexpected') {
          failures.push({name, message: messages.join('\n')});
        }
      }
    });
    suite.suites?.forEach((inner) => visit(inner, title));
  };
  data.suites.forEach((suite) => visit(suite, []));
  const {expected: passed, unexpected} = data.stats;
  const failed = unexpected + countSkips(titles);
  return {
    passed,
    failed: Math.max(failed + (passed + failed === 0 ? 1 : 0), ok ? 0 : 1),
  };
}

/**
 * Installs the engines that this machine lacks, where that may be done without a question. It goes on
 * beside the first stages, because it waits for the network most of the time.
 */
function installEngines() {
  const packages = engines.flatMap((engine) => {
    const {missing, packages} = findEngine(engine);
    return missing ? packages : [];
  });
  return new Promise((resolve) => {
    if (packages.length === 0) {
      resolve();
      return;
    }
    const apt = path.join(root, 'tests', 'support', 'apt.mjs');
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
    // The generator writes into build/ at once: what npm run site knows of it holds no longer.
    rmSync(path.join(root, '.cache', 'built'), {force: true});
    const remember = startState(root);
    const isBuilt = await whole('build', 'docusaurus', ['build'], []);
    if (isBuilt) {
      remember();
    }
    await stage('unit tests', (run) => vitest(run, 'unit', '--coverage'), []);
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
