import {once} from 'node:events';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {redirects} from '../../redirects';
import {siteRedirects} from '../../src/plugins/siteRedirects';
import {startNginx, type Nginx} from '../support/nginx';
import addresses from '../fixtures/nginx.json';
import {root, siteDir} from '../support/build';
import {builtPages, hostingHeaders, type BuiltPage} from '../support/delivered';

/** A copy of the built site behind the real nginx, with the include that the build writes. */
const site = mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
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
async function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const {hostname, port} = new URL(nginx.origin);
  const request = http.request({hostname, port, path: address, headers, method}).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return {status: response.statusCode ?? 0, headers: response.headers, body};
}

/** Sends a request that no client would make, and reads the answer. */
async function askRaw(request: string): Promise<string> {
  const {hostname, port} = new URL(nginx.origin);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  return Buffer.concat(await socket.toArray()).toString();
}

const withSlash = (address: string): string => (address === '/' ? '/' : `${address}/`);
/** Address of the application's script, or of the style sheet of every page. */
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
  it('answer with and without slash, with the same HTML', async () => {
    for (const {address, html} of pages.filter(({isRedirect}) => !isRedirect)) {
      for (const form of [address, withSlash(address)]) {
        const {status, headers, body} = await ask(encodeURI(form));
        expect([form, status, body.toString()]).toEqual([form, 200, html]);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
    expect(pages.length).toBeGreaterThan(50);
  });

  it('have one address; other spellings, and what is for hosts only, answer 404 with the not-found page', async () => {
    const notFound = readFileSync(path.join(site, '404.html'), 'utf8');
    const policy: unknown = expect.any(String);
    for (const address of [...addresses.gone, `${asset('js')}.br`]) {
      const {status, headers, body} = await ask(address);
      expect([address, status, body.toString()]).toEqual([address, 404, notFound]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': policy,
      });
    }
    for (const address of addresses.there) {
      expect([address, (await ask(address)).status]).toEqual([address, 200]);
    }
  });

  it('have robots.txt, which leads to the sitemap, and favicon.ico beside them', async () => {
    const robots = (await ask('/robots.txt')).body.toString();
    expect(new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname).toBe('/sitemap.xml');
    const icon = await ask('/favicon.ico');
    expect(icon.body.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('other requests', () => {
  it('are told what is allowed, also at an old address', async () => {
    for (const address of ['/', '/videosync', '/no/such/page', asset('js')]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const {status, headers, body} = await ask(address, {}, method);
        expect([address, method, status]).toEqual([address, method, 405]);
        expect(headers).toMatchObject({allow: 'GET, HEAD', 'cache-control': 'no-store'});
        expect(headers['location']).toBeUndefined();
        expect(body.length).toBeLessThan(200);
      }
    }
    expect((await ask('/', {}, 'HEAD')).status).toBe(200);
    expect((await ask('/')).headers['allow']).toBeUndefined();
  });

  it('that nginx refuses before its rules get the headers of every page too', async () => {
    const policy = hostingHeaders(site)('/')['Permissions-Policy'];
    for (const [start, status] of [
      ['TRACE / HTTP/1.1', 405],
      ['CONNECT / HTTP/1.1', 405],
      ['GET / HTTP/2.1', 505],
      [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}`, 400],
      [`GET /${'x'.repeat(40_000)} HTTP/1.1`, 414],
    ] as const) {
      const answer = await askRaw(`${start}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain(`\r\nPermissions-Policy: ${policy}\r\n`);
      expect(answer).toContain('\r\nCache-Control: no-store\r\n');
    }
  });

  it('for a part of a file get the whole, with each header once', async () => {
    const asked = {'accept-encoding': 'identity'};
    const whole = await ask('/videosync/introduction', asked);
    for (const range of ['bytes=5-1', 'bytes=999999999-', 'bytes=0-1', 'bytes=-5', 'a-b']) {
      const {status, headers, body} = await ask('/videosync/introduction', {...asked, range});
      expect([range, status, body.length]).toEqual([range, 200, whole.body.length]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });
});

it('redirects are real ones, from both forms of the address, and keep the query', async () => {
  const all = siteRedirects(root, redirects);
  expect(all.length).toBeGreaterThan(30);
  for (const {from, to} of all) {
    for (const form of [from, withSlash(from)].map(encodeURI)) {
      for (const query of ['', '?a=1&b=%20x']) {
        const {status, headers} = await ask(form + query);
        expect([form, status, headers.location]).toEqual([form, 301, to + query]);
      }
    }
  }
});

describe('caching', () => {
  it('keeps hashed files for ever, and asks again for everything else', async () => {
    const files = [asset('js'), asset('css')];
    for (const address of [
      ...files,
      '/',
      '/videosync/introduction',
      '/favicon.svg',
      '/sitemap.xml',
    ]) {
      const expected = files.includes(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([address, (await ask(address)).headers['cache-control']]).toEqual([address, expected]);
    }
  });

  it('answers 304 when nothing has changed', async () => {
    // One with packed copies, and one that is packed as it is sent.
    for (const address of ['/videosync/introduction', '/']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const asked = {'accept-encoding': encoding};
        const {etag = ''} = (await ask(address, asked)).headers;
        expect(etag).not.toBe('');
        const again = await ask(address, {...asked, 'if-none-match': etag});
        expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
      }
    }
  });
});

it('packs texts as it sends them, and pictures not', async () => {
  const asked = {'accept-encoding': 'gzip, br'};
  for (const address of ['/', '/sw.js', '/sitemap.xml', '/videosync/introduction.md']) {
    const {headers, body} = await ask(address, asked);
    expect([address, headers['content-encoding']]).toEqual([address, 'gzip']);
    expect(gunzipSync(body).equals((await ask(address)).body)).toBe(true);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  const picture = await ask('/icons/apple-touch-icon.png', asked);
  expect([picture.status, picture.headers['content-encoding']]).toEqual([200, undefined]);
});

it('sends packed copies where there are any, brotli before gzip, and says what they vary by', async () => {
  for (const address of ['/videosync/introduction', asset('js'), asset('css')]) {
    const plain = await ask(address, {'accept-encoding': 'identity'});
    const brotli = await ask(address, {'accept-encoding': 'gzip, br'});
    const gzip = await ask(address, {'accept-encoding': 'gzip'});
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

it('sends the headers of the other hosts, on pages, files, redirects and errors alike', async () => {
  const getHeaders = hostingHeaders(site);
  expect(Object.keys(getHeaders('/')).length).toBeGreaterThanOrEqual(7);
  const bench = '/handbook/test-bench';
  for (const address of [
    ...['/', asset('js'), '/favicon.svg', '/videosync', '/no/such/page'],
    ...[bench, `${bench}/midi`, `${bench}/midi/`, `${bench}/none`],
    ...['/handbook/explorers/virtual-rig', '/handbook/explorers'],
  ]) {
    const {headers} = await ask(address);
    for (const [name, value] of Object.entries(getHeaders(address))) {
      expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
    expect(headers['server']).toBe('nginx');
  }
});
