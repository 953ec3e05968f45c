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
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'text/xml; charset=utf-8',
};

/** Whether an error means that there is no such file. */
const isMissing = ({code}) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code);

/** Reads the file of an address like a static host; undefined if there is none. */
async function findFile(folder, pathname) {
  // Hidden files are private; `//` would start another host in a link.
  if (/\/\.|\/\//.test(pathname)) {
    return undefined;
  }
  const below = pathname.replace(/\/$/, '');
  // Pages respond with and without a trailing slash, other files only without.
  const names = [`${below}.html`, `${below}/index.html`];
  for (const name of below === pathname ? [below, ...names] : names) {
    try {
      const file = await realpath(path.join(folder, name));
      // A symbolic link may point outside the folder.
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
 * Serves a build like a static host: `/x` and `/x/` respond with x.html or x/index.html, unknown addresses with the
 * not-found page and status 404. Ranges are ignored. Files may change while it runs, as during a build; an unreadable
 * one responds with 500.
 *
 * @param {string} folder - the built site
 * @param {{headers?: (address: string) => Record<string, string>, base?: string}} [options]
 *   `headers` returns headers for an address; `base` is the base URL of the site
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
      const file = address.startsWith(base)
        ? await findFile(folder, decodePath(address.slice(base.length - 1)))
        : undefined;
      if (!file) {
        const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
        send(404, types['.html'], 'no-store', Buffer.from(page));
        return;
      }
      const etag = `"${createHash('sha1').update(file.body).digest('hex')}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      const cache = response.getHeader('cache-control') ?? 'no-cache';
      send(200, file.type ?? 'application/octet-stream', cache, file.body);
    } catch ({code}) {
      send(500, types['.txt'], 'no-store', Buffer.from(`This file can't be read: ${code}\n`));
    }
  };
  return createServer((request, response) => void answer(request, response));
}

export {listen} from './listen.mjs';
