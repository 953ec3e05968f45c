import {existsSync} from 'node:fs';
import os from 'node:os';
import browsers from './browsers.json';

const pathsByPlatform: Partial<Record<string, string[]>> = browsers;

/**
 * Finds an installed Chromium; `npm test` installs one beforehand.
 *
 * @returns its path; without one, the default path, so that the error of the launch names it
 */
export function installedBrowser(): string {
  return (
    process.env['CHROMIUM_PATH'] ??
    pathsByPlatform[os.platform()]?.find((file) => existsSync(file)) ??
    '/usr/bin/chromium'
  );
}
