import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {aptInstall} from './apt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Usual places of a Chromium, by system. The one without windows is first: a new page costs it 0.3
 * seconds of a processor, and 2 the one with windows, so all browser tests take half of the time.
 */
const places = JSON.parse(
  readFileSync(new URL('../../src/commands/shared/browsers.json', import.meta.url), 'utf8'),
);

/** Debian's own Chromium with windows, beside which its smaller package can be installed. */
const hasWindows = /\/usr\/bin\/chromium(?:-browser)?$/;

/** The first Chromium in the usual places, if there is one. */
export const systemBrowser = () => (places[os.platform()] ?? []).find((file) => existsSync(file));

/** An old Debian has no package of the smaller one. */
function fromApt() {
  if (!aptInstall(['chromium-headless-shell'])) {
    aptInstall(['chromium']);
  }
  return systemBrowser();
}

/** Playwright's own download; its connection is given up after 30 s without progress. */
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
  // Not before: this file is read before the dependencies are installed.
  const file = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Looks for a Chromium: `CHROMIUM_PATH`, the usual places of the system, Debian's smaller package
 * where it may be installed, Playwright's own download.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{apt?: () => string | undefined, playwright?: () => string | undefined, system?: readonly string[]}} [ways]
 * @returns {{path?: string, problem?: string}} where it is, or what to install
 */
export function findBrowser(environment = process.env, ways = {}) {
  const asked = environment['CHROMIUM_PATH'];
  if (asked) {
    return existsSync(asked)
      ? {path: asked}
      : {problem: `CHROMIUM_PATH is ${asked}, but there is no such file.`};
  }
  const system = ways.system ? ways.system.find((file) => existsSync(file)) : systemBrowser();
  const isSmall = system && !hasWindows.test(system);
  const executable =
    (isSmall ? system : (ways.apt ?? fromApt)()) ?? system ?? (ways.playwright ?? fromPlaywright)();
  return executable
    ? {path: executable}
    : {
        problem:
          'No Chromium was found, and none could be installed. Install one (Debian, Ubuntu: apt-get install chromium; ' +
          'macOS, Windows: Google Chrome), or name it: CHROMIUM_PATH=/path/to/chromium npm test',
      };
}
