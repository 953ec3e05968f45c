/**
 * Starts a server and waits until it listens.
 *
 * @param {import('node:http').Server} server
 * @param {number} port - 0 picks a free one
 * @param {string} host
 * @returns {Promise<number>} the port
 * @throws Error that says what to do if the port is in use or not permitted
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code;
      if (code === 'EADDRINUSE') {
        reject(
          new Error(
            `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm run site`,
          ),
        );
      } else if (code === 'EACCES') {
        reject(
          new Error(
            `You don't have permission to use port ${port}. Choose one above 1023: PORT=3000 npm run site`,
          ),
        );
      } else {
        reject(error);
      }
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
