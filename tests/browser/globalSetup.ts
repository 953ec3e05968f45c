import {lastBuild} from '../../src/commands/shared/finished.mjs';
import {siteDir} from '../support/build';
import {closeServer} from '../support/closeServer';
import {hostingHeaders} from '../support/delivered';

/**
 * Serves the built site to all browser tests on a free loopback port, with the headers of its hosting files, so
 * that violations of the content security policy are console errors. Its origin is in the environment variable
 * `SITE_ORIGIN`.
 *
 * @returns a function that stops the server
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  lastBuild(siteDir);
  const {createSiteServer, listen} = await import('../../src/commands/shared/server.mjs');
  const server = createSiteServer(siteDir, {headers: hostingHeaders()});
  const port = await listen(server, 0, '127.0.0.1');
  process.env['SITE_ORIGIN'] = `http://127.0.0.1:${port}`;
  return () => closeServer(server);
}
