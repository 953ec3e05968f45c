import {lastBuild} from '../../src/commands/shared/finished.mjs';
import {siteDir} from '../support/build';
import {closeServer} from '../support/closeServer';
import {hostingHeaders} from '../support/delivered';

/**
 * Serves the built site under the headers of its own hosting files on a free loopback port for all browser
 * tests, so that what the policy forbids is a complaint in each of them; the returned function stops
 * it. Tests read the address through `use.baseURL`, which is set in the environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  lastBuild(siteDir);
  const {createSiteServer, listen} = await import('../../src/commands/shared/server.mjs');
  const server = createSiteServer(siteDir, {headers: hostingHeaders()});
  const port = await listen(server, 0, '127.0.0.1');
  process.env['SITE_ORIGIN'] = `http://127.0.0.1:${port}`;
  return () => closeServer(server);
}
