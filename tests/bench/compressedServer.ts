import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

const brotli = promisify(brotliCompress);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A folder below an address. The first mount whose address begins the request's answers it. */
export interface Mount {
  address: string;
  folder: string;
}

/**
 * A server as a good static host is one: brotli at its best level, files with a hash in their name
 * kept for ever, pages asked for again. Compressed files are kept in memory, so that compressing
 * takes no time of the second request. Not listening yet.
 */
export function createCompressedServer(mounts: readonly Mount[]): Server {
  const cache = new Map<string, Promise<{body: Buffer; type: string; packed: boolean}>>();
  const load = async (file: string) => {
    const content = await readFile(file);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const packed = !/^image\/(?!svg)|octet/.test(type);
    return {body: packed ? await brotli(content) : content, type, packed};
  };
  return createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const mount = mounts.find(({address}) => pathname.startsWith(address));
      const below = decodeURIComponent(pathname.slice(mount?.address.length ?? 0));
      const names = below === '' ? ['index.html'] : [below, `${below}.html`, `${below}/index.html`];
      for (const name of mount ? names : []) {
        const file = path.join(mount?.folder ?? '', name);
        const kept = cache.get(file) ?? load(file);
        cache.set(file, kept);
        const answer = await kept.catch(() => undefined);
        if (answer) {
          response.writeHead(200, {
            'content-type': answer.type,
            'content-length': answer.body.length,
            'cache-control': /\.[0-9a-f]{8}\.(?:js|css)$/.test(name)
              ? 'public, max-age=31536000, immutable'
              : 'no-cache',
            ...(answer.packed ? {'content-encoding': 'br'} : {}),
          });
          response.end(answer.body);
          return;
        }
        cache.delete(file);
      }
      response.writeHead(404).end();
    })();
  });
}
