import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isBuilt} from './shared/built.mjs';
import {installOnce} from './shared/install.mjs';
import {listen} from './shared/listen.mjs';
import {getServerOptions, serve} from './shared/serve.mjs';
import {start} from './shared/start.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Installs and builds if necessary. */
function prepare() {
  installOnce(root);
  if (isBuilt(root)) {
    console.log('Nothing has changed since the last build.');
    return;
  }
  const {status} = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error('The build failed; see the messages above.');
  }
}

async function run() {
  const {port, host, base} = getServerOptions();
  // Reserves the port first, so that a port in use is reported before the build.
  const reservation = createServer();
  const used = await listen(reservation, port, host);
  try {
    prepare();
  } finally {
    // A listening server would keep the process alive.
    reservation.close();
  }
  await serve(root, {port: used, host, base});
}

await start(run);
