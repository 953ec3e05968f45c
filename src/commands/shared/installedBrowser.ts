import {existsSync} from 'node:fs';
import os from 'node:os';
import places from './browsers.json';

const usual: Partial<Record<string, string[]>> = places;

/**
 * The Chromium that is there: nothing is installed, because `npm test` does that first.
 *
 * @returns its file; where there is none, the usual one, so that the message names it
 */
export function installedBrowser(): string {
  return (
    process.env['CHROMIUM_PATH'] ??
    usual[os.platform()]?.find((file) => existsSync(file)) ??
    '/usr/bin/chromium'
  );
}
