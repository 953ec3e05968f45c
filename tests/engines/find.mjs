import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {systemBrowser} from '../support/browser.mjs';

/**
 * `minimum` is Chromium without the features that the minimum supported browsers lack; `webkit` is Safari on a
 * Mac, and WebKit's test browser elsewhere.
 *
 * @typedef {'minimum' | 'firefox' | 'webkit'} Engine
 */

/** @type {Engine[]} */
export const engines = ['minimum', 'firefox', 'webkit'];

const exists = (file) => file !== undefined && existsSync(file);

/** WebKit's test browser lies in a folder that carries the machine's architecture. */
function miniBrowser() {
  const lib = '/usr/lib';
  return (existsSync(lib) ? readdirSync(lib) : [])
    .map((folder) => path.join(lib, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(exists);
}

const onMac = process.platform === 'darwin';
const firefox = onMac
  ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
  : ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/**
 * Where the programs of an engine are on this machine.
 *
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} [environment] - `CHROMIUM_PATH` and `FIREFOX_PATH` name other programs
 * @returns {{files?: string[], missing?: string, packages: string[]}} the programs, or what to
 *   install; and Debian's packages that bring them
 */
export function findEngine(engine, environment = process.env) {
  const {files, packages} = {
    minimum: {
      files: [environment['CHROMIUM_PATH'] ?? systemBrowser()],
      packages: ['chromium-headless-shell'],
    },
    firefox: {
      files: [environment['FIREFOX_PATH'] ?? firefox.find(exists)],
      packages: ['firefox-esr'],
    },
    webkit: {
      files: onMac
        ? ['/usr/bin/safaridriver']
        : ['/usr/bin/WebKitWebDriver', miniBrowser(), '/usr/bin/xvfb-run'],
      packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    },
  }[engine];
  const missing = `not installed (Debian, Ubuntu: apt-get install ${packages.join(' ')})`;
  return files.every(exists) ? {files, packages} : {missing, packages};
}
