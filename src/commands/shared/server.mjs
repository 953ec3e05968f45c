import {createHash} from 'node:crypto';
import {readFile, realpath} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';

const types = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'text/xml; charset=utf-8',
};

/** No such file, or a folder, or a name that no file can have. */
const isMissing = ({code}) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code);

/** The file of an address as a static host finds it, whole; undefined if there is none. */
async function fileOf(folder, pathname) {
  // Hidden files are not for readers; `//` is another site in a link.
  if (/\/\.|\/\//.test(pathname)) {
    return undefined;
  }
  const below = pathname.replace(/\/$/, '');
  // A page answers with and without a slash at its end, a file such as the worker only without.
  const names = [`${below}.html`, `${below}/index.html`];
  for (const name of below === pathname ? [below, ...names] : names) {
    try {
      const file = await realpath(path.join(folder, name));
      // A link may lead out of the folder.
      if (file.startsWith((await realpath(folder)) + path.sep)) {
        return {type: types[path.extname(file)], body: await readFile(file)};
      }
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    }
  }
  return undefined;
}

function decodePath(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Serves a built site the way a static host does: `/x` and `/x/` answer with x.html or
 * x/index.html, anything unknown with the not-found page and status 404, and always the whole file.
 * Files may come and go meanwhile, as they do while a site is built; one that can't be read is
 * answered with 500.
 *
 * @param {string} folder - the built site
 * @param {{headers?: (address: string) => Record<string, string>, base?: string}} [options]
 *   `headers` gives headers for an address; `base` is the address below which the site is served
 * @returns {import('node:http').Server} not listening yet
 */
export function createSiteServer(folder, {headers, base = '/'} = {}) {
  const answer = async (request, response) => {
    const url = request.url ?? '/';
    const [address = ''] = url.split(/[?#]/);
    for (const [name, value] of Object.entries(headers?.(url) ?? {})) {
      response.setHeader(name, value);
    }
    const send = (status, type, cache, body) => {
      const length = {'content-length': body.length};
      response
        .writeHead(status, {'content-type': type, 'cache-control': cache, ...length})
        .end(body);
    };
    try {
      const found = address.startsWith(base)
        ? await fileOf(folder, decodePath(address.slice(base.length - 1)))
        : undefined;
      if (!found) {
        const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
        send(404, types['.html'], 'no-store', Buffer.from(page));
        return;
      }
      const etag = `"${createHash('sha1').update(found.body).digest('hex')}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      const cache = response.getHeader('cache-control') ?? 'no-cache';
      send(200, found.type ?? 'application/octet-stream', cache, found.body);
    } catch ({code}) {
      send(500, types['.txt'], 'no-store', Buffer.from(`This file can't be read: ${code}\n`));
    }
  };
  return createServer((request, response) => void answer(request, response));
}

export {listen} from './listen.mjs';
