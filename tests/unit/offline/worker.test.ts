import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheNames} from '../../../src/config/caches';
import {answer, origin, page, startWorker} from '../../support/worker';

afterEach(() => vi.unstubAllGlobals());

const html = {headers: {'content-type': 'text/html'}};
const script = {headers: {'content-type': 'text/javascript'}};
const assets = (...names: string[]): string[] => names.map((name) => `${origin}/assets/${name}`);

describe('what is not ours', () => {
  const evil = 'https://evil.example/x';

  it('is kept by nobody, although a page of ours is', async () => {
    const worker = await startWorker((url) =>
      url.pathname.endsWith('.js')
        ? answer('1', {url: url.href, ...script})
        : answer(page('A'), {url: url.href, ...html}),
    );
    await worker.tell({
      type: 'read',
      address: `${origin}/a`,
      assets: [...assets('js/a.01234567.js'), 'https://evil.example/assets/js/b.01234567.js'],
    });
    expect(worker.stored(cacheNames.read)).toEqual([`${origin}/a`]);
    expect(worker.stored(cacheNames.assets)).toEqual(assets('js/a.01234567.js'));
    expect(worker.asked).toEqual([`${origin}/a`, ...assets('js/a.01234567.js')]);
  });

  it.each(['//evil.example/x', '/%2Fevil.example/x', '///evil.example/x', '/\\evil.example/x'])(
    'is not fetched for an address such as %s',
    async (path) => {
      const worker = await startWorker((url) => answer(page('A'), {url: url.href, ...html}));
      const address = `${origin}${path}`;
      await worker.tell({type: 'read', address, assets: [`${origin}//evil.example/a.01234567.js`]});
      await worker.open(address);
      expect(worker.asked.filter((one) => new URL(one).origin !== origin)).toEqual([]);
      expect(worker.stored(cacheNames.read)).toEqual([]);
      expect(worker.stored(cacheNames.assets)).toEqual([]);
    },
  );

  it.each([
    ['came from elsewhere', {url: evil}],
    ['is another kind of answer', {url: `${origin}/a`, type: 'cors' as const}],
    ['is another page', {url: `${origin}/b`}],
  ])('is not kept when an answer %s', async (_why, where) => {
    const worker = await startWorker((url) =>
      url.pathname === '/a'
        ? answer(page('A'), {...html, ...where})
        : answer('1', {...script, ...where}),
    );
    await worker.tell({type: 'read', address: `${origin}/a`, assets: assets('js/a.01234567.js')});
    expect(worker.stored(cacheNames.read)).toEqual([]);
    expect(worker.stored(cacheNames.assets)).toEqual([]);
    await worker.open('/a');
    await worker.open('/assets/js/a.01234567.js', 'no-cors');
    expect(worker.stored(cacheNames.read)).toEqual([]);
    expect(worker.stored(cacheNames.assets)).toEqual([]);
  });
});

describe('answers', () => {
  const anyPage = (url: URL): Response => answer(page(url.pathname), {url: url.href, ...html});

  it('with a copy when the network fails, also where a failed preload is no rejection', async () => {
    let network = anyPage;
    const worker = await startWorker((url) => network(url));
    await worker.open('/a');
    for (const failing of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.error(),
      (url: URL) => answer('busy', {url: url.href, status: 503}),
    ]) {
      network = failing as typeof network;
      const response = await worker.open('/a');
      expect([response?.status, await response?.text()]).toEqual([200, page('/a')]);
    }
    const missing = await worker.open('/b');
    expect([missing?.status, await missing?.text()]).toEqual([503, 'busy']);
  });

  it('with no copy whose body is damaged, and removes it', async () => {
    let network = (url: URL): Response =>
      answer(page('A'), {
        url: url.href,
        headers: {...html.headers, 'content-encoding': 'br', 'content-security-policy': 'x'},
      });
    const worker = await startWorker((url) => network(url));
    await worker.open('/a');
    network = () => Response.error();
    const good = await worker.open('/a');
    expect(await good?.text()).toBe(page('A'));
    expect(good?.headers.get('content-security-policy')).toBe('x');
    expect(good?.headers.has('content-encoding')).toBe(false);
    await (
      await worker.cache(cacheNames.read)
    ).put(`${origin}/a`, new Response(page('B'), {headers: good?.headers ?? {}}));
    expect((await worker.open('/a'))?.status).toBe(503);
    expect(worker.stored(cacheNames.read)).toEqual([]);
  });

  it('with the page that says so when there is neither network nor copy', async () => {
    const worker = await startWorker((url) => {
      if (url.pathname === '/a') {
        return anyPage(url);
      }
      throw new TypeError('Failed to fetch');
    });
    await worker.open('/a');
    const response = await worker.open('/b');
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain('<a href="/a">');
  });

  it('keeping the last 60 pages, by when they were read', async () => {
    const worker = await startWorker(anyPage);
    for (let number = 0; number <= 60; number += 1) {
      await worker.open(`/${number}`);
      await worker.open('/again');
    }
    const stored = worker.stored(cacheNames.read);
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([
      60,
      `${origin}/2`,
      `${origin}/again`,
    ]);
  });

  it('with a font from storage only, and keeps it for the next page', async () => {
    const [address = ''] = assets('fonts/inter-01234567.woff2');
    const worker = await startWorker((url) =>
      answer('1', {url: url.href, headers: {'content-type': 'font/woff2'}}),
    );
    expect((await worker.open(address, 'cors', 'font'))?.type).toBe('error');
    expect(worker.stored(cacheNames.assets)).toEqual([address]);
    expect((await worker.open(address, 'cors', 'font'))?.status).toBe(200);
    expect(worker.asked).toEqual([address]);
  });

  it('with a hashed file from storage, with others from the network first', async () => {
    const worker = await startWorker((url) => answer('1', {url: url.href, ...script}));
    for (let time = 0; time < 2; time += 1) {
      await worker.open('/assets/js/a.01234567.js', 'no-cors');
      await worker.open('/early.js', 'no-cors');
    }
    expect(worker.asked).toEqual([
      ...assets('js/a.01234567.js'),
      `${origin}/early.js`,
      `${origin}/early.js`,
    ]);
  });
});

describe('saving', () => {
  const hashOf = (text: string): string =>
    createHash('sha256').update(text).digest('hex').slice(0, 16);
  const manifest = JSON.stringify({
    version: '0123456789abcdef',
    groups: ['one', 'two'],
    pages: [
      // As they are saved: see `savedCopy`.
      ['one/x', hashOf(page('one')), 1, 1, 1],
      ['two/x', hashOf(page('two')), 1, 1, 2],
    ],
    files: [],
  });
  const network = (url: URL): Response =>
    url.pathname.endsWith('.json')
      ? answer(manifest, {url: url.href})
      : answer(page(url.pathname.split('/')[2] ?? ''), {
          url: url.href,
          headers: {'content-type': 'text/plain'},
        });
  const save = (group: string): object => ({type: 'save', group});
  const stateKey = `${origin}/__offline/state`;

  it('of two products that were pressed at once keeps both', async () => {
    const worker = await startWorker(network);
    await Promise.all([worker.tell(save('one')), worker.tell(save('two'))]);
    expect(worker.stored(cacheNames.saved).sort()).toEqual([`${origin}/one/x`, `${origin}/two/x`]);
    const saved = await (await worker.cache(cacheNames.saved)).match(`${origin}/one/x`);
    expect(saved?.headers.get('content-type')).toContain('text/html');
    expect(saved?.headers.get('permissions-policy')).toBeNull();
    const state = await (await worker.cache(cacheNames.state)).match(stateKey);
    expect(await state?.json()).toMatchObject({
      wanted: ['one', 'two'],
      saved: {one: {}, two: {}},
    });
  });

  it('of a page with headers of its own has them too', async () => {
    const [name, text] = ['handbook/test-bench/midi', page('handbook')];
    const list = JSON.stringify({
      ...(JSON.parse(manifest) as object),
      pages: [[name, hashOf(text), 1, 1, 1]],
    });
    const worker = await startWorker((url) =>
      answer(url.pathname.endsWith('.json') ? list : text, {url: url.href}),
    );
    await worker.tell(save('one'));
    const saved = await (await worker.cache(cacheNames.saved)).match(`${origin}/${name}`);
    expect(saved?.headers.get('permissions-policy')).toContain('midi=(self)');
  });

  it('of a second product that is pressed as the first finishes is done, at every moment', async () => {
    // The second press falls between any two steps of the first saving.
    for (let steps = 0; steps < 60; steps += 4) {
      const worker = await startWorker(network);
      const first = worker.tell(save('one'));
      for (let step = 0; step < steps; step += 1) {
        await Promise.resolve();
        await new Promise(setImmediate);
      }
      await Promise.all([first, worker.tell(save('two'))]);
      expect([steps, worker.stored(cacheNames.saved).length]).toEqual([steps, 2]);
    }
  });

  it.each(['{"wanted":5}', '{"wanted":[{}],"saved":null}', '{"wanted":['])(
    'works although the memory is %s',
    async (text) => {
      const worker = await startWorker(network);
      await (await worker.cache(cacheNames.state)).put(stateKey, new Response(text));
      await worker.tell(save('one'));
      expect(worker.stored(cacheNames.saved)).toEqual([`${origin}/one/x`]);
      expect(worker.told.at(-1)).toMatchObject({status: {saving: false}, problem: null});
    },
  );

  it('of a new build keeps hashed files of the one before for open pages, and no old page', async () => {
    const list = (hashes: string[], names: string[]): string =>
      JSON.stringify({
        version: hashOf(names.join()),
        groups: [],
        pages: [],
        files: names.map((name, index) => [name, hashes[index], 1, 1, 0]),
      });
    const names = ['assets/js/a.01234567.js', 'icon.svg'];
    let text = list([hashOf('1'), hashOf('1')], names);
    const worker = await startWorker((url) =>
      answer(url.pathname.endsWith('.json') ? text : '1', {url: url.href}),
    );
    await worker.tell(save('all'));
    text = list([hashOf('1')], ['assets/js/b.01234567.js']);
    await worker.tell({type: 'resume'});
    expect(worker.stored(cacheNames.saved)).toEqual(assets('js/b.01234567.js'));
    expect(worker.stored(cacheNames.assets)).toEqual(assets('js/a.01234567.js'));
  });

  it('stops at the login page of a network as at a lost connection', async () => {
    let isLoggedIn = true;
    const worker = await startWorker((url) => {
      const wasLoggedIn = isLoggedIn;
      isLoggedIn = false;
      return wasLoggedIn ? network(url) : answer('<title>Log in</title>', {url: url.href, ...html});
    });
    await worker.tell(save('one'));
    expect(worker.stored(cacheNames.saved)).toEqual([]);
    expect(worker.told.at(-1)).toMatchObject({problem: 'network'});
  });

  it('goes on when it is asked to, while a try that fails is still under way', async () => {
    let isDown = true;
    let asked: Promise<void> | undefined;
    const worker = await startWorker((url) => {
      if (isDown && !url.pathname.endsWith('.json')) {
        isDown = false;
        asked = worker.tell({type: 'resume'});
        throw new TypeError('Failed to fetch');
      }
      return network(url);
    });
    await worker.tell(save('one'));
    await asked;
    expect(worker.stored(cacheNames.saved)).toEqual([`${origin}/one/x`]);
  });
});
