import path from 'node:path';
import {listen} from './listen.mjs';
import {createSiteServer} from './server.mjs';

/**
 * Options of the server from the environment: `PORT`, `HOST` and `BASE_URL`.
 *
 * @throws Error if the port is invalid
 */
export function getServerOptions(environment = process.env) {
  const port = Number(environment['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${environment['PORT']}"; it must be a whole number up to 65535.`);
  }
  return {port, host: environment['HOST'] ?? 'localhost', base: environment['BASE_URL'] ?? '/'};
}

/** Serves the built site of a project until the process ends. */
export async function serve(root, {port, host, base} = getServerOptions()) {
  const used = await listen(createSiteServer(path.join(root, 'build'), {base}), port, host);
  const name = ['localhost', '127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`The site is at http://${name}:${used}${base} (stop with Ctrl + C)`);
}
