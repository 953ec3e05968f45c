import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {redirects} from '../../redirects';
import {nginxFile} from '../../src/plugins/finish/hosting/nginx';
import {siteRedirects} from '../../src/plugins/siteRedirects';
import {type Nginx, startNginx} from '../support/nginx';
import addresses from '../fixtures/nginx.json';
import {root, siteDir} from '../support/build';
import {type BuiltPage, builtPages, hostingHeaders} from '../support/delivered';

/** A copy of the built site, served by nginx with the configuration of the build. */
const site = mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
let nginx: Nginx;
let pages: BuiltPage[];

interface Response {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request. Unlike `fetch`, it doesn't follow redirects, decompress the body or normalise the address.
 */
async function send(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  const {hostname, port} = new URL(nginx.origin);
  const request = http.request({hostname, port, path: address, headers, method}).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return {status: response.statusCode ?? 0, headers: response.headers, body};
}

/** Sends a raw request, which HTTP clients would refuse, and returns the raw response. */
async function sendRaw(request: string): Promise<string> {
  const {hostname, port} = new URL(nginx.origin);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  return Buffer.concat(await socket.toArray()).toString();
}

const withSlash = (address: string): string => (address === '/' ? '/' : `${address}/`);
/** Address of the main script, or of the common style sheet. */
const asset = (kind: 'css' | 'js'): string => {
  const names = readdirSync(path.join(site, 'assets', kind));
  return `/assets/${kind}/${names.find((name) => /^(?:main|styles)\.\w+\.(?:css|js)$/.test(name))}`;
};

beforeAll(async () => {
  cpSync(siteDir, site, {recursive: true, preserveTimestamps: true});
  for (const file of ['videosync/introduction.html', asset('js'), asset('css')]) {
    const text = readFileSync(path.join(site, file));
    writeFileSync(path.join(site, `${file}.br`), brotliCompressSync(text));
    writeFileSync(path.join(site, `${file}.gz`), gzipSync(text));
  }
  nginx = await startNginx(site);
  pages = await builtPages(site);
}, 600_000);
afterAll(async () => {
  await nginx?.stop();
  rmSync(site, {recursive: true});
});

describe('pages', () => {
  it('have the same HTML with and without a trailing slash', async () => {
    for (const {address, html} of pages.filter(({isRedirect}) => !isRedirect)) {
      for (const form of [address, withSlash(address)]) {
        const {status, headers, body} = await send(encodeURI(form));
        expect([form, status, body.toString()]).toEqual([form, 200, html]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
    expect(pages.length).toBeGreaterThan(50);
  });

  it('have one address; other spellings, and files for hosts, are 404 with the not-found page', async () => {
    const notFound = readFileSync(path.join(site, '404.html'), 'utf8');
    const policy: unknown = expect.any(String);
    for (const address of [...addresses.missing, `${asset('js')}.br`]) {
      const {status, headers, body} = await send(address);
      expect([address, status, body.toString()]).toEqual([address, 404, notFound]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': policy,
      });
    }
    for (const address of addresses.existing) {
      expect([address, (await send(address)).status]).toEqual([address, 200]);
    }
  });

  it('are complemented by robots.txt, which names the sitemap, and favicon.ico', async () => {
    const robots = (await send('/robots.txt')).body.toString();
    expect(new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname).toBe('/sitemap.xml');
    const icon = await send('/favicon.ico');
    expect(icon.body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('unsupported requests', () => {
  it('have a response with the allowed methods, also at a redirected address', async () => {
    for (const address of ['/', '/videosync', '/no/such/page', asset('js')]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const {status, headers, body} = await send(address, {}, method);
        expect([address, method, status]).toEqual([address, method, 405]);
        expect(headers).toMatchObject({allow: 'GET, HEAD', 'cache-control': 'no-store'});
        expect(headers['location']).toBeUndefined();
        expect(body.length).toBeLessThan(200);
      }
    }
    expect((await send('/', {}, 'HEAD')).status).toBe(200);
    expect((await send('/')).headers['allow']).toBeUndefined();
  });

  it('have the headers of every page, also if nginx rejects them before its rules', async () => {
    const policy = hostingHeaders(site)('/')['Permissions-Policy'];
    for (const [start, status] of [
      ['TRACE / HTTP/1.1', 405],
      ['CONNECT / HTTP/1.1', 405],
      ['GET / HTTP/2.1', 505],
      [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}`, 400],
      [`GET /${'x'.repeat(40_000)} HTTP/1.1`, 414],
    ] as const) {
      const response = await sendRaw(`${start}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(response).toContain(`\r\nPermissions-Policy: ${policy}\r\n`);
      expect(response).toContain('\r\nCache-Control: no-store\r\n');
    }
  });

  it('for a range get the whole file, with each header once', async () => {
    const requestHeaders = {'accept-encoding': 'identity'};
    const complete = await send('/videosync/introduction', requestHeaders);
    for (const range of ['bytes=5-1', 'bytes=999999999-', 'bytes=0-1', 'bytes=-5', 'a-b']) {
      const {status, headers, body} = await send('/videosync/introduction', {
        ...requestHeaders,
        range,
      });
      expect([range, status, body.length]).toEqual([range, 200, complete.body.length]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });
});

it('redirects have the status 301, with and without a trailing slash, and keep the query', async () => {
  const all = siteRedirects(root, redirects);
  expect(all.length).toBeGreaterThan(30);
  for (const {from, to} of all) {
    for (const form of [from, withSlash(from)].map(encodeURI)) {
      for (const query of ['', '?a=1&b=%20x']) {
        const {status, headers} = await send(form + query);
        expect([form, status, headers.location]).toEqual([form, 301, to + query]);
      }
    }
  }
});

describe('caching', () => {
  it('is permanent for hashed files, and revalidates all others', async () => {
    const files = [asset('js'), asset('css')];
    for (const address of [
      ...files,
      '/',
      '/videosync/introduction',
      '/favicon.svg',
      '/sitemap.xml',
    ]) {
      const expected = files.includes(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([address, (await send(address)).headers['cache-control']]).toEqual([
        address,
        expected,
      ]);
    }
  });

  it('responds with 304 to an unchanged ETag', async () => {
    // One with precompressed files, and one that is compressed on the fly.
    for (const address of ['/videosync/introduction', '/']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const requestHeaders = {'accept-encoding': encoding};
        const {etag = ''} = (await send(address, requestHeaders)).headers;
        expect(etag).not.toBe('');
        const again = await send(address, {...requestHeaders, 'if-none-match': etag});
        expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
      }
    }
  });
});

it('compresses text on the fly, but not images', async () => {
  const requestHeaders = {'accept-encoding': 'gzip, br'};
  for (const address of ['/', '/sw.js', '/sitemap.xml', '/videosync/introduction.md']) {
    const {headers, body} = await send(address, requestHeaders);
    expect([address, headers['content-encoding']]).toEqual([address, 'gzip']);
    expect(gunzipSync(body).equals((await send(address)).body)).toBe(true);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  const image = await send('/icons/apple-touch-icon.png', requestHeaders);
  expect([image.status, image.headers['content-encoding']]).toEqual([200, undefined]);
});

it('prefers precompressed files, brotli before gzip, with a Vary header', async () => {
  for (const address of ['/videosync/introduction', asset('js'), asset('css')]) {
    const plain = await send(address, {'accept-encoding': 'identity'});
    const brotli = await send(address, {'accept-encoding': 'gzip, br'});
    const gzip = await send(address, {'accept-encoding': 'gzip'});
    expect(
      [plain, brotli, gzip].map(({headers}) => headers['content-encoding']),
      address,
    ).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
    for (const {headers} of [brotli, gzip]) {
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  }
});

it('sends the same headers as other hosts for pages, files, redirects and errors', async () => {
  const getHeaders = hostingHeaders(site);
  expect(Object.keys(getHeaders('/')).length).toBeGreaterThanOrEqual(7);
  const bench = '/handbook/test-bench';
  for (const address of [
    ...['/', asset('js'), '/favicon.svg', '/videosync', '/no/such/page'],
    ...[bench, `${bench}/midi`, `${bench}/midi/`, `${bench}/none`],
    ...['/handbook/explorers/virtual-rig', '/handbook/explorers'],
  ]) {
    const {headers} = await send(address);
    for (const [name, value] of Object.entries(getHeaders(address))) {
      expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
    expect(headers['server']).toBe('nginx');
  }
});

it('serves a site below a folder, whose home page keeps its slash', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-folder-'));
  const file = {baseUrl: '/docs/', headers: {}, redirects: [], pages: []};
  for (const [name, text] of Object.entries({
    'docs/index.html': 'home',
    'docs/a.html': 'page',
    'docs/404.html': 'missing',
    'hosting/nginx.conf': nginxFile(file),
  })) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const {origin, stop} = await startNginx(folder);
  const answers = ['/docs/', '/docs', '/docs/a', '/docs/a/', '/docs/b/', '/docs-old'].map(
    async (address) => {
      const {status, headers} = await fetch(origin + address, {redirect: 'manual'});
      return [address, status, headers.get('location')];
    },
  );
  expect(await Promise.all(answers)).toEqual([
    ['/docs/', 200, null],
    ['/docs', 301, '/docs/'],
    ['/docs/a', 200, null],
    ['/docs/a/', 200, null],
    ['/docs/b/', 404, null],
    ['/docs-old', 404, null],
  ]);
  await stop();
  rmSync(folder, {recursive: true});
});
