/** npm run links: requests every link of the last build, those to other sites included. */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {nodeProblem} from './shared/install.mjs';

const usage = `Usage: npm run links
Requests every link of the last build, those to other sites included, and prints those that lead
nowhere. Needs a network; takes some minutes.`;

async function run() {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const problem =
    nodeProblem(process.version) ??
    (existsSync(path.resolve('build', 'index.html'))
      ? undefined
      : 'There is no built site in build/. Run npm run build first.');
  if (problem) {
    throw new Error(problem);
  }
  const {createSiteServer, listen} = await import('./shared/server.mjs');
  const server = createSiteServer(path.resolve('build'));
  const port = await listen(server, 0, '127.0.0.1');
  console.log('Requesting every link; this takes some minutes …');
  const tool = path.resolve('node_modules', 'linkinator', 'build', 'src', 'cli.js');
  const child = spawn(process.execPath, [tool, `http://127.0.0.1:${port}`], {stdio: 'inherit'});
  process.exitCode = await new Promise((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  server.closeAllConnections();
  server.close();
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
