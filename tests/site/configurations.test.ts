import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {beforeAll, describe, expect, it} from 'vitest';
import {attribute, readPage} from '../../src/plugins/finish/html/readPage';
import {filesWith} from '../../src/search/push/source';
import {startNginx} from '../support/nginx';
import {type BuiltPage, builtPages, hostingHeaders} from '../support/delivered';
import {elementsIn} from '../support/html';
import {builtVariant, type VariantName} from '../support/variant';

/* The site built with other environment variables; see src/config/environment.ts. */
const minutes = 60_000;

let folder: string;
let pages: (BuiltPage & {tree: Root})[];

/** Builds a variant before the tests of the current `describe`. */
const useVariant = (name: VariantName): void =>
  beforeAll(async () => {
    folder = await builtVariant(name);
    pages = (await builtPages(folder)).map((page) => ({...page, tree: readPage(page.html).tree}));
    expect(pages.length).toBeGreaterThan(100);
  }, 5 * minutes);

const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const findPage = (address: string): (typeof pages)[number] => {
  const page = pages.find((one) => one.address === address);
  return page ?? expect.fail(`There is no ${address}`);
};

/** Values of an attribute in a page, as `address of the page: value`. */
const values = ({address, tree}: (typeof pages)[number], key: string, ...names: string[]) =>
  elementsIn(tree, ...names).flatMap((element) => {
    const value = attribute(element, key);
    return value === undefined ? [] : `${address}: ${value}`;
  });

/** Canonical URLs of pages that are not redirects, as `address of the page: URL`. */
const canonicals = (): string[] =>
  pages
    .filter(({isRedirect}) => !isRedirect)
    .map(({address, tree}) => {
      const links = elementsIn(tree, 'link');
      const link = links.find((one) => attribute(one, 'rel') === 'canonical');
      return `${address}: ${link && attribute(link, 'href')}`;
    });

describe('another base URL, without a Git history and services', () => {
  useVariant('moved');

  it('is used in every link, file, canonical URL and feed', () => {
    const addresses = ['href', 'src', 'srcSet'].flatMap((key) =>
      pages.flatMap((page) => values(page, key, 'a', 'link', 'script', 'img', 'source')),
    );
    expect(addresses.filter((address) => /: \/(?!help\/)/.test(address))).toEqual([]);
    const canonical = /: https:\/\/docs\.example\.org\/help(?:\/|$)/;
    expect(canonicals().filter((one) => !canonical.test(one))).toEqual([]);
    for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml']) {
      expect(readText(file)).toContain('https://docs.example.org/help/');
      expect(readText(file)).not.toContain('support.showsync.com');
    }
  });

  it('is used in the hosting files', () => {
    const [from, to] = ['/help/beam', '/help/beam-for-live/introduction'];
    expect(readText('_headers')).toMatch(/^\/help\/\*$/m);
    expect(readText('_redirects').split('\n')).toContain(`${from} ${to} 301`);
    expect(readText('hosting/nginx.conf')).toContain('try_files /help/404.html =404;');
    expect(readText('vercel.json')).toContain(`"destination": "${to}"`);
  });

  it('shows no date of the last change, and connects to no other server', () => {
    expect(pages.filter(({html}) => html.includes('theme-last-updated'))).toEqual([]);
    const policy = hostingHeaders(folder)('/help/')['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self';");
    const footers = elementsIn(findPage('/').tree, 'footer');
    expect(footers).toHaveLength(1);
    expect(footers.map((footer) => toString(footer)).join()).not.toMatch(/Chat|Social/);
  });
});

describe('trailing slashes, services, community links and a Git history', () => {
  useVariant('services');

  it('add a slash to every link, canonical URL and redirect', () => {
    const links = pages.flatMap((page) => values(page, 'href', 'a'));
    // A file has an extension, and no slash.
    const isWrong = (link: string): boolean => /: \/(?:[^?#]*\/)?[^/.?#]+(?:[?#]|$)/.test(link);
    expect(links.filter(isWrong)).toEqual([]);
    expect(canonicals().filter((one) => !one.endsWith('/'))).toEqual([]);
    expect(readText('_redirects').split('\n')).toContain('/beam /beam-for-live/introduction/ 301');
    expect(JSON.parse(readText('vercel.json'))).toMatchObject({trailingSlash: true});
  });

  it('serve addresses with and without a slash on nginx', async () => {
    const nginx = await startNginx(folder);
    try {
      for (const address of ['/videosync/introduction', '/blog']) {
        expect((await fetch(nginx.origin + address)).status, address).toBe(200);
        expect((await fetch(`${nginx.origin}${address}/`)).status, address).toBe(200);
      }
      const redirect = await fetch(`${nginx.origin}/beam?x=1`, {redirect: 'manual'});
      expect(redirect.status).toBe(301);
      expect(redirect.headers.get('location')).toBe('/beam-for-live/introduction/?x=1');
    } finally {
      await nginx.stop();
    }
  });

  it('allow connections to exactly these servers', () => {
    const policy = hostingHeaders(folder)('/')['Content-Security-Policy'] ?? '';
    const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
    expect(sources.split(' ').sort()).toEqual([
      "'self'",
      'https://requests.example.org',
      ...['1.algolianet.com', '2.algolianet.com', '3.algolianet.com', 'dsn.algolia.net'].map(
        (host) => `https://testapp123-${host}`,
      ),
    ]);
    expect(readText('hosting/nginx.conf')).toContain('https://testapp123-dsn.algolia.net');
  });

  it('keep the write key out of all files', async () => {
    expect(await filesWith(folder, 'key-that-may-write')).toEqual([]);
    expect(await filesWith(folder, 'search-only-key')).not.toEqual([]);
  });

  it('show the community links in the footer, and the date of the last change', () => {
    const links = values(findPage('/'), 'href', 'a');
    expect(links).toContain('/: https://chat.example.org/room');
    expect(links).toContain('/: https://social.example.org/@showsync');
    expect(findPage('/videosync/introduction').html).toContain('theme-last-updated');
  });
});
