import type {Server} from 'node:http';

/** Closes a server with its open connections; resolves when its port is free. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
