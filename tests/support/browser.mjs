import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {aptInstall} from './apt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Usual paths of Chromium, by platform. The headless shell is first: opening a page takes it 0.3 s of CPU time
 * instead of 2 s, which halves the duration of all browser tests.
 */
const paths = JSON.parse(
  readFileSync(new URL('../../src/commands/shared/browsers.json', import.meta.url), 'utf8'),
);

/** Debian's full Chromium; its headless shell is a separate package. */
const fullChromium = /\/usr\/bin\/chromium(?:-browser)?$/;

/** Path of the first installed Chromium, or undefined. */
export const systemBrowser = () => (paths[os.platform()] ?? []).find((file) => existsSync(file));

/** Installs Debian's headless shell, or the full Chromium where an old release doesn't have that package. */
function fromApt() {
  if (!aptInstall(['chromium-headless-shell'])) {
    aptInstall(['chromium']);
  }
  return systemBrowser();
}

/** Downloads Playwright's Chromium; gives up after 30 s without progress. */
function fromPlaywright() {
  console.log('Downloading Playwright’s Chromium …');
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const {status} = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '30000'},
    timeout: 10 * 60 * 1000,
  });
  if (status !== 0) {
    return undefined;
  }
  // Not imported at the top, because this module runs before the dependencies are installed.
  const file = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Finds or installs a Chromium. In this order: `CHROMIUM_PATH`, an installed headless shell, Debian's packages,
 * another installed Chromium, Playwright's download.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{apt?: () => string | undefined, playwright?: () => string | undefined, system?: readonly string[]}} [ways] - replacements for tests
 * @returns {{path?: string, problem?: string}} its path, or a message with what to install
 */
export function findBrowser(environment = process.env, ways = {}) {
  const requested = environment['CHROMIUM_PATH'];
  if (requested) {
    return existsSync(requested)
      ? {path: requested}
      : {problem: `CHROMIUM_PATH is ${requested}, but there is no such file.`};
  }
  const system = ways.system ? ways.system.find((file) => existsSync(file)) : systemBrowser();
  const isHeadlessShell = system && !fullChromium.test(system);
  const executable =
    (isHeadlessShell ? system : (ways.apt ?? fromApt)()) ??
    system ??
    (ways.playwright ?? fromPlaywright)();
  return executable
    ? {path: executable}
    : {
        problem:
          'No Chromium was found, and none could be installed. Install one (Debian, Ubuntu: apt-get install chromium; ' +
          'macOS, Windows: Google Chrome), or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
      };
}
