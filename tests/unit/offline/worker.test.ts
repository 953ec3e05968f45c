import {afterEach, describe, expect, it, vi} from 'vitest';
import {cacheNames} from '../../../src/config/storageKeys';
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
