import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const isThere = (file) => file !== undefined && existsSync(file);

/** WebKit's test browser lies in a folder that carries the machine's architecture. */
function miniBrowser() {
  const lib = '/usr/lib';
  return (existsSync(lib) ? readdirSync(lib) : [])
    .map((folder) => path.join(lib, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(isThere);
}

/**
 * Where the programs of an engine are on this machine.
 *
 * @param {'chromium' | 'firefox' | 'webkit' | 'floor'} engine - `floor` is Chromium without everything
 *   that is younger than the floor of browsers
 * @param {NodeJS.ProcessEnv} [environment] - `CHROMIUM_PATH` and `FIREFOX_PATH` name other programs
 * @returns {{files?: string[], missing?: string}} the programs, or what to install
 */
export function findEngine(engine, environment = process.env) {
  const wanted = {
    chromium: [environment['CHROMIUM_PATH'] ?? '/usr/bin/chromium'],
    firefox: [
      environment['FIREFOX_PATH'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isThere),
    ],
    webkit: ['/usr/bin/xvfb-run', '/usr/bin/WebKitWebDriver', miniBrowser()],
  }[engine === 'floor' ? 'chromium' : engine];
  if (wanted.every(isThere)) {
    return {files: wanted};
  }
  const packages = {
    chromium: 'chromium',
    floor: 'chromium',
    firefox: 'firefox-esr',
    webkit: 'webkit2gtk-driver xvfb xauth',
  }[engine];
  return {missing: `not installed (Debian, Ubuntu: apt-get install ${packages})`};
}
