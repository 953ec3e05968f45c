import {spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {installOnce} from './shared/install.mjs';
import {listen} from './shared/listen.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

async function run() {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${process.env['PORT']}"; it must be a whole number up to 65535.`);
  }
  const host = process.env['HOST'] ?? 'localhost';
  const base = process.env['BASE_URL'] ?? '/';
  // Asks for the port before anything that takes time, so that a port in use is told at once.
  const reservation = createServer();
  const used = await listen(reservation, port, host);
  installOnce(root);
  const {status} = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  reservation.close();
  if (status !== 0) {
    throw new Error('The site was not built; the messages above say what to fix.');
  }
  const {createSiteServer} = await import('./shared/server.mjs');
  await listen(createSiteServer(path.join(root, 'build'), {base}), used, host);
  console.log(`The site is at http://localhost:${used}${base} (stop with Ctrl + C)`);
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
