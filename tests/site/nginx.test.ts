import {readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {siteRedirects} from '../../redirects';
import {startNginx, type Nginx} from '../../src/commands/shared/nginx';
import {root, siteDir as site} from '../support/build';
import {builtPages, deliveredHeaders, type BuiltPage} from '../support/delivered';

/** The built site behind the real nginx, with the include that the build writes. */
let nginx: Nginx;
let pages: BuiltPage[];

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks without following redirects and without undoing compression, unlike `fetch`. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(nginx.origin + address, {headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
  });
}

const withSlash = (address: string): string => (address === '/' ? '/' : `${address}/`);
const asset = (ending: string): string => {
  const folder = ending === '.css' ? 'css' : 'js';
  const name = readdirSync(path.join(site, 'assets', folder)).find((file) =>
    file.startsWith(ending === '.css' ? 'styles' : 'main'),
  );
  return `/assets/${folder}/${name}`;
};

beforeAll(async () => {
  nginx = await startNginx(site);
  pages = await builtPages(site);
}, 600_000);
afterAll(() => nginx?.stop());

describe('pages', () => {
  it('answer with and without slash, with the same HTML', async () => {
    const wrong: string[] = [];
    for (const {address, html} of pages.filter(({forwards}) => !forwards)) {
      for (const form of [address, withSlash(address)]) {
        const {status, headers, body} = await ask(encodeURI(form));
        if (
          status !== 200 ||
          body.toString('utf8') !== html ||
          headers['content-type'] !== 'text/html; charset=utf-8'
        ) {
          wrong.push(`${form}: ${status} ${headers['content-type']}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(50);
  });

  it('that do not exist answer 404 with the not-found page', async () => {
    const notFound = readFileSync(path.join(site, '404.html'), 'utf8');
    for (const address of [
      '/no/such/page',
      '/no/such/page/',
      '/assets/js/gone.12345678.js',
      '/videosync/Introduction',
    ]) {
      const {status, headers, body} = await ask(address);
      expect([address, status]).toEqual([address, 404]);
      expect(body.toString('utf8')).toBe(notFound);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBeDefined();
    }
  });

  it('do not include what is for hosts only, nor hidden files', async () => {
    for (const address of [
      '/_headers',
      '/_redirects',
      '/vercel.json',
      '/hosting/nginx.conf',
      '/.git/config',
      '/404.html',
    ]) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  });
});

describe('redirects', () => {
  const all = siteRedirects(root);

  it('are real ones, from both forms of the address, and keep the query', async () => {
    const wrong: string[] = [];
    for (const {from, to} of all) {
      for (const form of [from, withSlash(from)]) {
        for (const query of ['', '?a=1&b=%20x']) {
          const {status, headers} = await ask(encodeURI(form) + query);
          if (status !== 301 || headers.location !== to + query) {
            wrong.push(`${form}${query}: ${status} ${headers.location}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(30);
  });

  it('lead to a page that answers', async () => {
    for (const {to} of all.filter(({to}) => to.startsWith('/'))) {
      expect([to, (await ask(to)).status]).toEqual([to, 200]);
    }
  });
});

describe('caching', () => {
  it('keeps hashed files for ever, and asks again for everything else', async () => {
    for (const address of [asset('.js'), asset('.css')]) {
      expect((await ask(address)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    }
    for (const address of ['/', '/videosync/introduction', '/favicon.svg', '/sitemap.xml']) {
      expect([address, (await ask(address)).headers['cache-control']]).toEqual([
        address,
        'no-cache',
      ]);
    }
  });

  it('answers 304 when nothing has changed', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await ask('/videosync/introduction', {'accept-encoding': encoding});
      const etag = first.headers.etag ?? '';
      expect(etag).not.toBe('');
      const again = await ask('/videosync/introduction', {
        'accept-encoding': encoding,
        'if-none-match': etag,
      });
      expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
    }
  });
});

describe('compression', () => {
  it('sends the precompressed files, brotli before gzip, and says what they vary by', async () => {
    for (const address of ['/videosync/introduction', asset('.js'), asset('.css')]) {
      const plain = await ask(address, {'accept-encoding': 'identity'});
      const brotli = await ask(address, {'accept-encoding': 'gzip, br'});
      const gzip = await ask(address, {'accept-encoding': 'gzip'});
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect([
        address,
        brotli.headers['content-encoding'],
        gzip.headers['content-encoding'],
      ]).toEqual([address, 'br', 'gzip']);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
      expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
      for (const {headers} of [brotli, gzip]) {
        expect(headers.vary).toMatch(/accept-encoding/i);
      }
    }
  });
});

describe('headers', () => {
  it('are those of the other hosts, on pages, files, redirects and errors alike', async () => {
    const expected = deliveredHeaders(site)('/');
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(7);
    for (const address of ['/', asset('.js'), '/favicon.svg', '/videosync', '/no/such/page']) {
      const {headers} = await ask(address);
      for (const [name, value] of Object.entries(expected)) {
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
      }
      expect(headers['server']).toBe('nginx');
    }
  });
});
