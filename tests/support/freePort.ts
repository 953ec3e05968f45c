import {createServer} from 'node:http';
import {listen} from '../../src/commands/shared/server.mjs';
import {closeServer} from './closeServer';

/** Finds a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server);
  return port;
}
