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

/** Path of WebKit's test browser, which is in a folder named after the architecture. */
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
 * Finds the installed programs of an engine.
 *
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} [environment] - `CHROMIUM_PATH` and `FIREFOX_PATH` override the paths
 * @returns {{files?: string[], missing?: string, packages: string[]}} paths of the
 *   programs, or a message with what to install; and the Debian packages that contain them
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
