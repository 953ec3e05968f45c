import {readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {siteRedirects} from '../../redirects';
import {startNginx, type Nginx} from '../support/nginx';
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

/**
 * Asks without following redirects, without undoing compression and without making the address
 * normal, unlike `fetch`.
 */
function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(nginx.origin);
    const options = {hostname, port, path: address, headers, method};
    const request = http.request(options, (response) => {
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
    request.end();
  });
}

/** Sends a request that no client would make, and reads the answer. */
function askRaw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(nginx.origin);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

const withSlash = (address: string): string => (address === '/' ? '/' : `${address}/`);
const asset = (ending: string): string => {
  const folder = ending === '.css' ? 'css' : 'js';
  const name = readdirSync(path.join(site, 'assets', folder)).find(
    (file) => /^(?:main|styles)\./.test(file) && file.endsWith(ending),
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
      expect(headers['cache-control']).toBe('no-store');
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
      '/404',
      '/404/',
      '/videosync/introduction.html.br',
      '/videosync/introduction.html.gz',
      `${asset('.js')}.br`,
    ]) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  });

  it('have one address: other spellings of it are not found, where the application would not find it', async () => {
    for (const address of [
      '//videosync//introduction',
      '/videosync%2fintroduction',
      '/videosync%2Fintroduction',
      '/videosync%5cintroduction',
      '/videosync/introduction/////',
      '/index',
      '/index/',
      '/index?a=/b',
      '/blog/index',
      '/%69ndex',
      '/videosync/introduction.html',
      '/videosync/introduction.html/',
      '/videosync/introduction.%68tml?a',
      '/handbook/test-bench.html',
      '/handbook/test-bench/midi.html',
      '/handbook/test-bench/midi.html/',
      '/index.html',
      '/sw.js/',
      '/offline-manifest.json/',
      '/bad-request',
      '/bad-request/',
    ]) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
    for (const address of ['/videosync/introduction?next=//x%2fy', '/search?q=a%2Fb']) {
      expect([address, (await ask(address)).status]).toEqual([address, 200]);
    }
  });

  it('have robots.txt, favicon.ico and the sitemap beside them', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.status).toBe(200);
    const sitemap = /^Sitemap: (.+)$/m.exec(robots.body.toString())?.[1] ?? '';
    expect((await ask(new URL(sitemap).pathname)).status).toBe(200);
    const icon = await ask('/favicon.ico');
    expect(icon.status).toBe(200);
    expect(icon.body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('other requests', () => {
  it('are told what is allowed, also at an old address', async () => {
    for (const address of ['/', '/videosync', '/no/such/page', asset('.js')]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const {status, headers, body} = await ask(address, {}, method);
        expect([address, method, status]).toEqual([address, method, 405]);
        expect(headers['allow']).toBe('GET, HEAD');
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['location']).toBeUndefined();
        expect(body.length).toBeLessThan(200);
      }
    }
    expect((await ask('/', {}, 'HEAD')).status).toBe(200);
    expect((await ask('/')).headers['allow']).toBeUndefined();
  });

  it('that nginx refuses before its rules get the headers of every page too', async () => {
    const policy = deliveredHeaders(site)('/')['Permissions-Policy'];
    for (const [start, status] of [
      ['TRACE / HTTP/1.1', 405],
      ['CONNECT / HTTP/1.1', 405],
      ['GET / HTTP/2.1', 505],
      [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}`, 400],
    ] as const) {
      const answer = await askRaw(`${start}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain(`\r\nPermissions-Policy: ${policy}\r\n`);
      expect(answer).toContain('\r\nCache-Control: no-store\r\n');
    }
  });

  it('for a part of a file get the whole, with each header once', async () => {
    const whole = await ask('/videosync/introduction', {'accept-encoding': 'identity'});
    for (const range of ['bytes=5-1', 'bytes=999999999-', 'bytes=0-1', 'bytes=-5', 'a-b']) {
      const {status, headers, body} = await ask('/videosync/introduction', {
        range,
        'accept-encoding': 'identity',
      });
      expect([range, status, body.length]).toEqual([range, 200, whole.body.length]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('that are too long are refused, and the refusal is not kept', async () => {
    const {status, headers, body} = await ask(`/${'x'.repeat(40_000)}`);
    expect(status).toBe(414);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.length).toBeLessThan(200);
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
    const headersOf = deliveredHeaders(site);
    expect(Object.keys(headersOf('/')).length).toBeGreaterThanOrEqual(7);
    const bench = '/handbook/test-bench';
    for (const address of [
      ...['/', asset('.js'), '/favicon.svg', '/videosync', '/no/such/page'],
      ...[bench, `${bench}/midi`, `${bench}/midi/`, `${bench}/none`],
    ]) {
      const {headers} = await ask(address);
      for (const [name, value] of Object.entries(headersOf(address))) {
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
      }
      expect(headers['server']).toBe('nginx');
    }
  });
});
