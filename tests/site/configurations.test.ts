import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {filesWith} from '../../src/search/push/source';
import {startNginx} from '../../src/commands/shared/nginx';
import {builtPages, deliveredHeaders, type BuiltPage} from '../support/delivered';
import {elementsOf} from '../support/html';
import {
  copyProject,
  type BuildResult,
  type ProjectCopy,
} from '../../src/commands/shared/copyProject';

/** The site built with each choice that its environment offers; see src/config/environment.ts. */
const minutes = 60_000;
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({pages: 'cut'});
});
afterAll(() => copy.remove());

/** Builds, and reads the pages. */
async function built(
  variables: Record<string, string>,
): Promise<{result: BuildResult; pages: BuiltPage[]}> {
  const result = copy.build(variables);
  expect(result.ok, result.output.slice(-4000)).toBe(true);
  const pages = await builtPages(result.folder);
  expect(pages.length).toBeGreaterThan(100);
  return {result, pages};
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

const textOf = (result: BuildResult, file: string): string =>
  readFileSync(path.join(result.folder, file), 'utf8');

function scriptsOf(result: BuildResult): string {
  const folder = path.join(result.folder, 'assets', 'js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

describe('another address', () => {
  const base = '/help/';
  let result: BuildResult;
  let pages: BuiltPage[];
  beforeAll(async () => {
    ({result, pages} = await built({SITE_URL: 'https://docs.example.org', BASE_URL: base}));
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
      expect(textOf(result, file)).toContain('https://docs.example.org/help/');
      expect(textOf(result, file)).not.toContain('support.showsync.com');
    }
  });

  it('is in the hosting files', () => {
    expect(textOf(result, '_headers')).toMatch(/^\/help\/\*$/m);
    expect(textOf(result, '_redirects')).toMatch(
      /^\/help\/beam \/help\/beam-for-live\/introduction 301$/m,
    );
    expect(textOf(result, 'hosting/nginx.conf')).toContain('try_files /help/404.html =404;');
    const {redirects} = JSON.parse(textOf(result, 'vercel.json')) as {
      redirects: {source: string; destination: string}[];
    };
    expect(redirects).toContainEqual({
      source: '/help/beam',
      destination: '/help/beam-for-live/introduction',
      statusCode: 301,
    });
  });

  it('answers there, and only there', async () => {
    const {createSiteServer, listen} = await import('../../src/commands/shared/server.mjs');
    const server: Server = createSiteServer(result.folder, {base});
    const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const status = async (address: string): Promise<number> =>
      (await fetch(origin + address)).status;
    try {
      const page = pages.find(({address}) => address === '/videosync/introduction');
      const files = ownAddresses(page?.html ?? '').map((address) => address.replace(/#.*$/, ''));
      for (const address of new Set([base, '/help/videosync/introduction', ...files])) {
        expect([address, await status(address)]).toEqual([address, 200]);
      }
      expect(await status('/videosync/introduction')).toBe(404);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('without a history and without services', () => {
  it('has no date of the last change, and speaks to no other server', async () => {
    // The build of the other address is one of this kind too.
    const result = {folder: path.join(copy.folder, 'build')};
    const pages = await builtPages(result.folder);
    expect(
      pages.filter(({html}) => html.includes('theme-last-updated')).map(({address}) => address),
    ).toEqual([]);
    expect(deliveredHeaders(result.folder)('/help/')['Content-Security-Policy']).toContain(
      "connect-src 'self';",
    );
    const home = pages.find(({address}) => address === '/')?.html ?? '';
    expect(elementsOf(home, 'footer')[0]?.text).not.toMatch(/Chat|Social/);
  });
});

describe('with a slash at the end of addresses', () => {
  let result: BuildResult;
  let pages: BuiltPage[];
  beforeAll(async () => {
    ({result, pages} = await built({TRAILING_SLASH: 'true'}));
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
    expect(textOf(result, '_redirects')).toMatch(/^\/beam \/beam-for-live\/introduction\/ 301$/m);
    expect(JSON.parse(textOf(result, 'vercel.json'))).toMatchObject({trailingSlash: true});
  });

  it(
    'answers both forms on a real server',
    async () => {
      const nginx = await startNginx(result.folder);
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
  let result: BuildResult;
  let pages: BuiltPage[];
  beforeAll(async () => {
    const git = (...words: string[]): void => {
      const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
      const {status, stderr} = spawnSync('git', [...identity, ...words], {
        cwd: copy.folder,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    };
    git('init', '-q');
    git('add', 'docs', 'blog');
    git('commit', '-q', '-m', 'Pages');
    ({result, pages} = await built({
      ALGOLIA_APP_ID: 'TESTAPP123',
      ALGOLIA_SEARCH_API_KEY: 'search-only-key',
      ALGOLIA_INDEX_NAME: 'docs-test',
      ALGOLIA_WRITE_KEY: 'key-that-may-write',
      REQUEST_ENDPOINT: 'https://requests.example.org/fixture/new?source=docs',
      CHAT_URL: 'https://chat.example.org/room',
      SOCIAL_URL: 'https://social.example.org/@showsync',
    }));
  }, 5 * minutes);

  it('allows connections to exactly these servers', () => {
    const policy = deliveredHeaders(result.folder)('/')['Content-Security-Policy'] ?? '';
    const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src'));
    expect(connect?.split(' ').slice(1).sort()).toEqual([
      "'self'",
      'https://requests.example.org',
      'https://testapp123-1.algolianet.com',
      'https://testapp123-2.algolianet.com',
      'https://testapp123-3.algolianet.com',
      'https://testapp123-dsn.algolia.net',
    ]);
    expect(textOf(result, 'hosting/nginx.conf')).toContain('https://testapp123-dsn.algolia.net');
  });

  it('has the hosted search and the endpoint in its scripts', () => {
    const scripts = scriptsOf(result);
    for (const text of [
      'TESTAPP123',
      'search-only-key',
      'docs-test',
      'https://requests.example.org/fixture/new?source=docs',
    ]) {
      expect(scripts).toContain(text);
    }
  });

  it('has the key that may write in no file', async () => {
    expect(await filesWith(result.folder, 'key-that-may-write')).toEqual([]);
    expect(await filesWith(result.folder, 'search-only-key')).not.toEqual([]);
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
  it.each([
    [{BASE_URL: 'help'}, /BASE_URL is "help"; it must start and end with a slash/],
    [{SITE_URL: 'docs.example.org'}, /SITE_URL is "docs\.example\.org"/],
    [{TRAILING_SLASH: 'perhaps'}, /TRAILING_SLASH is "perhaps"; it must be true or false/],
    [{ALGOLIA_APP_ID: 'TESTAPP123'}, /ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing/],
  ])(
    '%o is told in words',
    (variables, message) => {
      const {ok, output} = copy.build(variables);
      expect(ok).toBe(false);
      expect(output).toMatch(message);
      expect(existsSync(path.join(copy.folder, 'docusaurus.config.ts'))).toBe(true);
    },
    minutes,
  );
});
