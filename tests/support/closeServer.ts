import type {Server} from 'node:http';

/** Stops a server at once: nothing listens on its port any more. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
