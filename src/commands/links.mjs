/** npm run links: requests all links of the last build, including external ones. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {lastBuild} from './shared/finished.mjs';
import {start} from './shared/start.mjs';

const usage = `Usage: npm run links
Requests every link of the last build, including links to other sites, and prints the broken ones.
Needs a network connection, and takes a few minutes.`;

async function run() {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const folder = lastBuild();
  const {createSiteServer, listen} = await import('./shared/server.mjs');
  const server = createSiteServer(folder);
  const port = await listen(server, 0, '127.0.0.1');
  console.log('Requesting every link, which takes a few minutes …');
  const tool = path.resolve('node_modules', 'linkinator', 'build', 'src', 'cli.js');
  const child = spawn(process.execPath, [tool, `http://127.0.0.1:${port}`], {stdio: 'inherit'});
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  server.closeAllConnections();
  server.close();
}

await start(run);
