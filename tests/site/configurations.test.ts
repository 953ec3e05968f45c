import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {filesWith} from '../../src/search/push/source';
import {startNginx} from '../support/nginx';
import {builtPages, deliveredHeaders, type BuiltPage} from '../support/delivered';
import {elementsOf} from '../support/html';
import {copyProject} from '../support/copyProject';
import {builtVariant, variants, type VariantName} from '../support/variant';

/** The site built with each choice that its environment offers; see src/config/environment.ts. */
const minutes = 60_000;

/** A variant's folder and pages. */
async function built(name: VariantName): Promise<{folder: string; pages: BuiltPage[]}> {
  const folder = builtVariant(name);
  const pages = await builtPages(folder);
  expect(pages.length).toBeGreaterThan(100);
  return {folder, pages};
}

/** Addresses in a page that begin with a slash: of links, scripts, styles, pictures. */
function ownAddresses(html: string): string[] {
  return elementsOf(html, 'a', 'link', 'script', 'img', 'source').flatMap(({attributes}) => {
    const {href, src, srcset} = attributes;
    return [href, src, srcset].filter((address) => address?.startsWith('/') === true) as string[];
  });
}

const canonicalOf = (html: string): string =>
  elementsOf(html, 'link').find(({attributes}) => attributes['rel'] === 'canonical')?.attributes[
    'href'
  ] ?? '';

const textOf = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

describe('another address', () => {
  const base = variants.moved.variables.BASE_URL;
  let folder: string;
  let pages: BuiltPage[];
  beforeAll(async () => {
    ({folder, pages} = await built('moved'));
  }, 5 * minutes);

  it('is in every link, file, canonical address and feed', () => {
    const outside = pages.flatMap(({address, html}) =>
      ownAddresses(html)
        .filter((own) => !own.startsWith(base))
        .map((own) => `${address}: ${own}`),
    );
    expect(outside).toEqual([]);
    const wrong = pages.filter(
      ({html, forwards}) =>
        !forwards &&
        !canonicalOf(html).startsWith('https://docs.example.org/help/') &&
        canonicalOf(html) !== 'https://docs.example.org/help',
    );
    expect(wrong.map(({address}) => address)).toEqual([]);
    for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml']) {
      expect(textOf(folder, file)).toContain('https://docs.example.org/help/');
      expect(textOf(folder, file)).not.toContain('support.showsync.com');
    }
  });

  it('is in the hosting files', () => {
    expect(textOf(folder, '_headers')).toMatch(/^\/help\/\*$/m);
    expect(textOf(folder, '_redirects')).toMatch(
      /^\/help\/beam \/help\/beam-for-live\/introduction 301$/m,
    );
    expect(textOf(folder, 'hosting/nginx.conf')).toContain('try_files /help/404.html =404;');
    const {redirects} = JSON.parse(textOf(folder, 'vercel.json')) as {
      redirects: {source: string; destination: string}[];
    };
    expect(redirects).toContainEqual({
      source: '/help/beam',
      destination: '/help/beam-for-live/introduction',
      statusCode: 301,
    });
  });
});

describe('without a history and without services', () => {
  it('has no date of the last change, and speaks to no other server', async () => {
    const {folder, pages} = await built('moved');
    expect(
      pages.filter(({html}) => html.includes('theme-last-updated')).map(({address}) => address),
    ).toEqual([]);
    expect(deliveredHeaders(folder)('/help/')['Content-Security-Policy']).toContain(
      "connect-src 'self';",
    );
    const home = pages.find(({address}) => address === '/')?.html ?? '';
    expect(elementsOf(home, 'footer')[0]?.text).not.toMatch(/Chat|Social/);
  });
});

describe('with a slash at the end of addresses', () => {
  let folder: string;
  let pages: BuiltPage[];
  beforeAll(async () => {
    ({folder, pages} = await built('services'));
  }, 5 * minutes);

  it('has it in every link, canonical address and redirect', () => {
    const ofPage = (address: string): boolean =>
      !/\.[a-z0-9]+$/.test(address.replace(/[?#].*$/, ''));
    const without = pages.flatMap(({address, html}) =>
      elementsOf(html, 'a')
        .map(({attributes}) => attributes['href'] ?? '')
        .filter((href) => href.startsWith('/') && ofPage(href) && !/\/(?:[?#]|$)/.test(href))
        .map((href) => `${address}: ${href}`),
    );
    expect(without).toEqual([]);
    for (const {html, address, forwards} of pages) {
      if (!forwards) {
        expect([address, canonicalOf(html)]).toEqual([address, expect.stringMatching(/\/$/)]);
      }
    }
    expect(textOf(folder, '_redirects')).toMatch(/^\/beam \/beam-for-live\/introduction\/ 301$/m);
    expect(JSON.parse(textOf(folder, 'vercel.json'))).toMatchObject({trailingSlash: true});
  });

  it(
    'answers both forms on a real server',
    async () => {
      const nginx = await startNginx(folder);
      try {
        for (const address of [
          '/videosync/introduction',
          '/videosync/introduction/',
          '/blog',
          '/blog/',
        ]) {
          expect([address, (await fetch(nginx.origin + address)).status]).toEqual([address, 200]);
        }
        const redirect = await fetch(`${nginx.origin}/beam?x=1`, {redirect: 'manual'});
        expect([redirect.status, redirect.headers.get('location')]).toEqual([
          301,
          '/beam-for-live/introduction/?x=1',
        ]);
      } finally {
        await nginx.stop();
      }
    },
    minutes,
  );
});

describe('with services, community links and a history', () => {
  let folder: string;
  let pages: BuiltPage[];
  beforeAll(async () => {
    ({folder, pages} = await built('services'));
  }, 5 * minutes);

  it('allows connections to exactly these servers', () => {
    const policy = deliveredHeaders(folder)('/')['Content-Security-Policy'] ?? '';
    const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src'));
    expect(connect?.split(' ').slice(1).sort()).toEqual([
      "'self'",
      'https://requests.example.org',
      'https://testapp123-1.algolianet.com',
      'https://testapp123-2.algolianet.com',
      'https://testapp123-3.algolianet.com',
      'https://testapp123-dsn.algolia.net',
    ]);
    expect(textOf(folder, 'hosting/nginx.conf')).toContain('https://testapp123-dsn.algolia.net');
  });

  it('has the key that may write in no file', async () => {
    expect(await filesWith(folder, 'key-that-may-write')).toEqual([]);
    expect(await filesWith(folder, 'search-only-key')).not.toEqual([]);
  });

  it('shows the community links in the footer', () => {
    const home = pages.find(({address}) => address === '/')?.html ?? '';
    const links = elementsOf(home, 'a').map(({attributes}) => attributes['href']);
    expect(links).toContain('https://chat.example.org/room');
    expect(links).toContain('https://social.example.org/@showsync');
  });

  it('says when a page was last changed', () => {
    const page = pages.find(({address}) => address === '/videosync/introduction')?.html ?? '';
    expect(page).toContain('theme-last-updated');
  });
});

describe('a choice that cannot be', () => {
  it(
    'stops the build, in words',
    () => {
      const copy = copyProject();
      const {ok, output} = copy.build({BASE_URL: 'help', SITE_URL: 'docs.example.org'});
      copy.remove();
      expect(ok).toBe(false);
      expect(output).toMatch(/SITE_URL is "docs\.example\.org"|BASE_URL is "help"/);
    },
    minutes,
  );
});
