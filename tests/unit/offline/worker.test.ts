import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheNames} from '../../../src/config/caches';
import {
  computeHash,
  createResponse,
  fakeBuild,
  origin,
  page,
  type StartedWorker,
  startWorker,
} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

const html = {headers: {'content-type': 'text/html'}};
const script = {headers: {'content-type': 'text/javascript'}};
const assets = (...names: string[]): string[] => names.map((name) => `${origin}/assets/${name}`);
const [asset = ''] = assets('js/a.01234567.js');

/** A network that has every page and script of the site. */
const network = (url: URL): Response =>
  url.pathname.endsWith('.js')
    ? createResponse('1', script)
    : createResponse(page(url.pathname), html);
const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Files that the worker stores without a request from the reader. */
const savedFiles = ({cachedUrls}: StartedWorker): string[] => [
  ...cachedUrls(cacheNames.read),
  ...cachedUrls(cacheNames.assets),
];

describe('a request or response of another origin', () => {
  const evil = 'https://evil.example/x';

  it('is not stored, unlike a page of the site', async () => {
    const worker = await startWorker(network);
    const foreign = 'https://evil.example/assets/js/b.01234567.js';
    await worker.postMessage({type: 'read', address: `${origin}/a`, assets: [asset, foreign]});
    expect(savedFiles(worker)).toEqual([`${origin}/a`, asset]);
    expect(worker.requests).toEqual([`${origin}/a`, asset]);
  });

  it.each(['//evil.example/x', '/%2Fevil.example/x', '///evil.example/x', '/\\evil.example/x'])(
    'is not caused by an address such as %s',
    async (path) => {
      const worker = await startWorker(network);
      const address = `${origin}${path}`;
      await worker.postMessage({
        type: 'read',
        address,
        assets: [`${origin}//evil.example/a.01234567.js`],
      });
      await worker.fetch(address);
      expect(worker.requests.filter((one) => new URL(one).origin !== origin)).toEqual([]);
      expect(savedFiles(worker)).toEqual([]);
    },
  );

  it.each<[string, {url: string; type?: ResponseType; body?: string}]>([
    ['has another origin', {url: evil}],
    ['has the type cors', {url: `${origin}/a`, type: 'cors'}],
    ['is another page', {url: `${origin}/b`}],
    ['is the login page of a captive portal', {url: `${origin}/a`, body: '<h1>Log in</h1>'}],
  ])('is not stored if the response %s', async (_reason, {body = page('A'), ...init}) => {
    const worker = await startWorker((url) =>
      url.pathname === '/a'
        ? createResponse(body, {...html, ...init})
        : createResponse('1', {...script, ...init}),
    );
    await worker.postMessage({type: 'read', address: `${origin}/a`, assets: [asset]});
    expect(savedFiles(worker)).toEqual([]);
    await worker.fetch('/a');
    await worker.fetch(asset, 'no-cors');
    expect(savedFiles(worker)).toEqual([]);
  });
});

describe('the response', () => {
  it('is a copy if the network fails, also without a rejected preload', async () => {
    let current: (url: URL) => Response = network;
    const worker = await startWorker((url) => current(url));
    await worker.fetch('/a');
    const busy = (): Response => createResponse('busy', {status: 503});
    const limited = (): Response => createResponse('slow down', {...html, status: 429});
    for (const failing of [noNetwork, () => Response.error(), limited, busy]) {
      current = failing;
      const response = await worker.fetch('/a');
      expect([response?.status, await response?.text()]).toEqual([200, page('/a')]);
    }
    const missing = await worker.fetch('/b');
    expect([missing?.status, await missing?.text()]).toEqual([503, 'busy']);
  });

  it('is never a damaged copy, which is removed', async () => {
    const headers = {...html.headers, 'content-encoding': 'br', 'content-security-policy': 'x'};
    let current = (): Response => createResponse(page('A'), {headers});
    const worker = await startWorker(() => current());
    await worker.fetch('/a');
    current = noNetwork;
    const intact = await worker.fetch('/a');
    expect(await intact?.text()).toBe(page('A'));
    expect(intact?.headers.get('content-security-policy')).toBe('x');
    expect(intact?.headers.has('content-encoding')).toBe(false);
    const cache = await worker.cache(cacheNames.read);
    await cache.put(`${origin}/a`, new Response(page('B'), {headers: intact?.headers ?? {}}));
    expect((await worker.fetch('/a'))?.status).toBe(503);
    expect(savedFiles(worker)).toEqual([]);
  });

  it('is the page for unsaved addresses without network and copy', async () => {
    const worker = await startWorker((url) => (url.pathname === '/a' ? network(url) : noNetwork()));
    await worker.fetch('/a');
    const response = await worker.fetch('/b');
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain('<a href="/a">');
  });

  it('is stored for the last 60 pages, by their last visit', async () => {
    const worker = await startWorker(network);
    for (let number = 0; number <= 60; number += 1) {
      await worker.fetch(`/${number}`);
      await worker.fetch('/again');
    }
    const pages = savedFiles(worker);
    expect([pages.length, pages[0], pages.at(-1)]).toEqual([60, `${origin}/2`, `${origin}/again`]);
  });

  it('is cache first for hashed files, and network first for others', async () => {
    let current: (url: URL) => Response = network;
    const worker = await startWorker((url) => current(url));
    for (const _ of ['first', 'again']) {
      await worker.fetch(asset, 'no-cors');
      await worker.fetch('/early.js', 'no-cors');
    }
    expect(worker.requests).toEqual([asset, `${origin}/early.js`, `${origin}/early.js`]);
    // A page requests a file with `reload` if the copy did not work.
    await worker.fetch(asset, 'cors', '', 'reload');
    expect(worker.requests.at(-1)).toBe(asset);
    current = noNetwork;
    expect((await worker.fetch(asset, 'cors', '', 'reload'))?.status).toBe(200);
    current = network;
    await (await worker.cache(cacheNames.assets)).delete(asset);
    expect((await worker.fetch(asset, 'no-cors'))?.status).toBe(200);
  });
});

describe('behind a captive portal, which responds with its login page', () => {
  const [index, icon, font] = ['search-index.json', 'icon.svg', 'assets/a.01234567.js'] as const;
  const build = fakeBuild({one: ['x']}, {files: {[index]: '{}', [icon]: 'icon', [font]: '1'}});
  const login = '<title>Log in</title>';

  it.each<[string, () => Response]>([
    ['with the status 200', () => createResponse(login, html)],
    ['with the status 403', () => createResponse(login, {...html, status: 403})],
    ['without a content type', () => createResponse(login, {status: 511})],
    [
      'with an empty type and the status 200',
      () => createResponse(login, {headers: {'content-type': ''}}),
    ],
    ['in XHTML', () => createResponse(login, {headers: {'content-type': 'application/xhtml+xml'}})],
    [
      'with a redirect to another site',
      () => createResponse(login, {url: 'https://portal.example/', type: 'opaque'}),
    ],
  ])('%s, saved files are served', async (_title, portal) => {
    let isLoginRequired = false;
    const worker = await startWorker((url) => (isLoginRequired ? portal() : build.network(url)));
    await worker.postMessage({type: 'save', group: 'all'});
    isLoginRequired = true;
    const texts = [
      worker.fetch(`/${index}`, 'cors', ''),
      worker.fetch(`/${icon}`, 'no-cors', 'image'),
      worker.fetch(`/${font}`, 'cors', 'script', 'reload'),
    ].map(async (response) => (await response)?.text());
    expect(await Promise.all(texts)).toEqual(['{}', 'icon', '1']);
    // Other files come from the network, and are not stored.
    await worker.fetch('/assets/b.01234567.js', 'cors', 'script');
    expect(worker.cachedUrls(cacheNames.assets)).toEqual([]);
    const other = await worker.fetch('/other.json', 'cors', '');
    expect(await other?.text()).toBe(login);
  });
});

it('the not-found page is not stored, even with status 200', async () => {
  const notFound = '<div id="__docusaurus"><main class="x" data-not-found="true">';
  const worker = await startWorker(() => createResponse(notFound, html));
  await worker.fetch('/no-such-page');
  await worker.postMessage({type: 'read', address: `${origin}/no-such-page`, assets: []});
  expect(savedFiles(worker)).toEqual([]);
});

it.each([
  ...['', 'null', '{"version":"x","groups":[],"pages":[null],"files":[]}', '{"pages":{}}'],
  '{"version":"x","groups":[null],"pages":[["x","y",1,1,{}]],"files":[5]}',
])('the stored manifest %j does not break the page for unsaved addresses', async (text) => {
  const worker = await startWorker(noNetwork);
  await (
    await worker.cache(cacheNames.state)
  ).put(`${origin}/__offline/manifest`, new Response(text));
  expect((await worker.fetch('/x'))?.status).toBe(503);
  await worker.postMessage({type: 'status'});
  expect(worker.messages.at(-1)).toMatchObject({groups: {}});
});

describe('saving', () => {
  const manifest = JSON.stringify({
    version: '0123456789abcdef',
    groups: ['one', 'two'],
    pages: [
      // The hash is that of the stored text: see `savedCopy`.
      ['one/x', computeHash(page('one')), 1, 1, 1],
      ['two/x', computeHash(page('two')), 1, 1, 2],
    ],
    files: [],
  });
  const site = (url: URL): Response =>
    url.pathname.endsWith('.json')
      ? createResponse(manifest)
      : createResponse(page(url.pathname.split('/')[2] ?? ''), {
          headers: {'content-type': 'text/plain'},
        });
  const save = (group: string): object => ({type: 'save', group});
  const stateKey = `${origin}/__offline/state`;

  it('stores the headers of a page', async () => {
    const [name, text] = ['handbook/test-bench/midi', page('handbook')];
    const list = JSON.stringify({
      ...(JSON.parse(manifest) as object),
      pages: [[name, computeHash(text), 1, 1, 1]],
    });
    const worker = await startWorker((url) =>
      createResponse(url.pathname.endsWith('.json') ? list : text),
    );
    await worker.postMessage(save('one'));
    const saved = await (await worker.cache(cacheNames.saved)).match(`${origin}/${name}`);
    expect(saved?.headers.get('permissions-policy')).toContain('midi=(self)');
    expect(saved?.headers.get('content-type')).toContain('text/html');
  });

  it('includes a second product that is requested at any time while the first is saved', async () => {
    // The second request arrives between any two steps of the first.
    for (let steps = 0; steps < 60; steps += 4) {
      const worker = await startWorker(site);
      const first = worker.postMessage(save('one'));
      for (let step = 0; step < steps; step += 1) {
        await Promise.resolve();
        await new Promise(setImmediate);
      }
      await Promise.all([first, worker.postMessage(save('two'))]);
      expect([steps, worker.cachedUrls(cacheNames.saved).length]).toEqual([steps, 2]);
      const state = await (await worker.cache(cacheNames.state)).match(stateKey);
      expect(await state?.json()).toMatchObject({saved: {one: {}, two: {}}});
    }
  });

  it('a new build keeps hashed files of the previous one for open pages, but no old page', async () => {
    const list = (hashes: string[], names: string[]): string =>
      JSON.stringify({
        version: computeHash(names.join()),
        groups: [],
        pages: [['', computeHash('1'), 1, 1, 0]],
        files: names.map((name, index) => [name, hashes[index], 1, 1, 0]),
      });
    const names = ['assets/js/a.01234567.js', 'icon.svg'];
    let text = list([computeHash('1'), computeHash('1')], names);
    const worker = await startWorker((url) =>
      createResponse(url.pathname.endsWith('.json') ? text : '1'),
    );
    await worker.postMessage(save('all'));
    text = list([computeHash('1')], ['assets/js/b.01234567.js']);
    await worker.postMessage({type: 'resume'});
    expect(worker.cachedUrls(cacheNames.saved)).toEqual([
      `${origin}/`,
      ...assets('js/b.01234567.js'),
    ]);
    expect(worker.cachedUrls(cacheNames.assets)).toEqual(assets('js/a.01234567.js'));
  });

  it('reports files that the browser has removed, and downloads them again', async () => {
    const worker = await startWorker(site);
    await worker.postMessage(save('one'));
    await (await worker.cache(cacheNames.saved)).delete(`${origin}/one/x`);
    const one = {wanted: true, missingFiles: 1, savedAt: expect.any(Number) as number};
    await worker.postMessage({type: 'status'});
    expect(worker.messages.at(-1)).toMatchObject({groups: {one}, saving: false});
    await worker.postMessage({type: 'resume'});
    expect(worker.messages.at(-1)).toMatchObject({groups: {one: {...one, missingFiles: 0}}});
  });

  it('stops at the login page of a captive portal, like without a connection', async () => {
    let isLoggedIn = true;
    const worker = await startWorker((url) => {
      const isFirst = isLoggedIn;
      isLoggedIn = false;
      return isFirst ? site(url) : createResponse('<title>Log in</title>', html);
    });
    await worker.postMessage(save('one'));
    expect(worker.cachedUrls(cacheNames.saved)).toEqual([]);
    expect(worker.messages.at(-1)).toMatchObject({problem: 'network'});
  });

  it('stops at a limit of requests, like without a connection', async () => {
    let count = 0;
    const worker = await startWorker((url) => {
      count += 1;
      return count < 3 ? site(url) : createResponse('slow down', {status: 429});
    });
    await worker.postMessage(save('all'));
    expect(worker.messages.at(-1)).toMatchObject({problem: 'network', unsaved: []});
  });

  it('ignores a group that only a page of another build has', async () => {
    const worker = await startWorker(site);
    await worker.postMessage(save('one'));
    await worker.postMessage(save('gone'));
    const state = await (await worker.cache(cacheNames.state)).match(stateKey);
    expect(await state?.json()).toMatchObject({wanted: ['one']});
  });

  it('saves the new build if the site is updated meanwhile', async () => {
    let text = page('one');
    const worker = await startWorker((url) => {
      if (url.pathname.endsWith('.json')) {
        const [version, pages] = [computeHash(text), [['x', computeHash(text), 1, 1, 0]]];
        return createResponse(JSON.stringify({version, groups: [], files: [], pages}));
      }
      text = page('two');
      return createResponse(text);
    });
    await worker.postMessage(save('all'));
    const saved = await (await worker.cache(cacheNames.saved)).match(`${origin}/x`);
    expect(await saved?.text()).toBe(text);
    expect(worker.messages.at(-1)).toMatchObject({saving: false, problem: null});
  });

  it('serves a saved page if the network is slow, but not one that was only visited', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    let slow = 0;
    const worker = await startWorker(async (url) => {
      await new Promise((resolve) => (slow > 0 ? setTimeout(resolve, slow) : resolve(undefined)));
      return url.pathname.includes('offline') ? site(url) : createResponse(page(`${slow}`), html);
    });
    await worker.postMessage(save('one'));
    await worker.fetch('/read');
    slow = 3001;
    const opened = ['/one/x', '/read'].map((address) => worker.fetch(address));
    await vi.advanceTimersByTimeAsync(slow);
    const texts = opened.map(async (response) => (await response)?.text());
    expect(await Promise.all(texts)).toEqual([page('one'), page('3001')]);
    vi.useRealTimers();
  });

  it('continues on request while a failing attempt is still running', async () => {
    let isDown = true;
    let resumed: Promise<void> | undefined;
    const worker = await startWorker((url) => {
      if (isDown && !url.pathname.endsWith('.json')) {
        isDown = false;
        resumed = worker.postMessage({type: 'resume'});
        throw new TypeError('Failed to fetch');
      }
      return site(url);
    });
    await worker.postMessage(save('one'));
    await resumed;
    expect(worker.cachedUrls(cacheNames.saved)).toEqual([`${origin}/one/x`]);
  });
});
