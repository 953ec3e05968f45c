import {createServer} from 'node:http';
import {readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site the way a static host does: `/x` and `/x/` answer with x.html or
 * x/index.html, anything unknown with the not-found page and status 404, and always the whole file.
 *
 * @param {string} folder - the built site
 * @param {{headers?: (address: string) => Record<string, string>, base?: string}} [options]
 *   `headers` gives headers for an address; `base` is the address below which the site is served
 * @returns {import('node:http').Server} not listening yet
 */
export function createSiteServer(folder, options = {}) {
  const base = options.base ?? '/';
  const notFoundFile = path.join(folder, '404.html');
  const files = sirv(folder, {extensions: ['html'], etag: true, dev: true, dotfiles: false});
  return createServer((request, response) => {
    const url = request.url ?? '/';
    const notFound = () => {
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(existsSync(notFoundFile) ? readFileSync(notFoundFile) : 'Not found');
    };
    for (const [name, value] of Object.entries(options.headers?.(url) ?? {})) {
      response.setHeader(name, value);
    }
    if (!url.startsWith(base)) {
      notFound();
      return;
    }
    request.url = url.slice(base.length - 1);
    // sirv takes a range as it comes, and one that ends before it begins ends the process.
    delete request.headers.range;
    files(request, response, notFound);
  });
}

export {listen} from './listen.mjs';
