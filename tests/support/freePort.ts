import {createServer} from 'node:http';
import {listen} from '../../src/commands/shared/server.mjs';
import {closeServer} from './closeServer';

/** A port of the loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await closeServer(server);
  return port;
}
