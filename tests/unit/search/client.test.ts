import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {liteClient} from 'algoliasearch/lite';
import {algoliaClient, type LiteClient} from '../../../src/search/client/algolia';
import {embeddedClient, type Thread} from '../../../src/search/client/embedded';
import {passes} from '../../../src/search/engine/facets';
import {addressOf, foundWords, viewOf} from '../../../src/search/client/hits';
import type {FromWorker, ToWorker} from '../../../src/search/client/messages';
import {queriesOf} from '../../../src/search/engine/requests';
import type {Hit} from '../../../src/search/engine/types';
import {LocalEngine} from '../../../src/search/engine/localEngine';
import type {Coverage} from '../../../src/search/engine/types';
import {pack} from '../../../src/search/records/tiers';
import {readAlgoliaSettings} from '../../../src/config/search';
import {startAlgoliaServer, type AlgoliaServer} from '../../support/algolia-server';
import {place, records} from './samples';

describe('requests', () => {
  it('are read in both forms', () => {
    const expected = [{indexName: 'i', params: {query: 'q', page: 1}}];
    expect(queriesOf({requests: [{indexName: 'i', query: 'q', page: 1}]})).toEqual(expected);
    expect(queriesOf([{indexName: 'i', params: {query: 'q', page: 1}}])).toEqual(expected);
  });
});

describe('facet filters', () => {
  const values = {language: 'en', docusaurus_tag: 'default', section: 'a', keywords: ['x', 'y']};
  it.each([
    [undefined, true],
    [[], true],
    ['language:en', true],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:de'], false],
    [['language:en', ['docusaurus_tag:other']], false],
    [[['section:b', 'section:a']], true],
    [['section:-a'], false],
    [['section:-b'], true],
    [['keywords:y'], true],
    [[[]], true],
    [['nonsense'], false],
  ])('%j: %s', (filters, expected) => {
    expect(passes(filters as never, values)).toBe(expected);
  });
});

describe('settings', () => {
  const all = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'};
  it('choose the hosted search with all three, the embedded one with none', () => {
    expect(readAlgoliaSettings({})).toBeUndefined();
    expect(readAlgoliaSettings({ALGOLIA_APP_ID: ' '})).toBeUndefined();
    expect(readAlgoliaSettings(all)).toEqual({appId: 'A', apiKey: 'k', indexName: 'i'});
  });
  it.each(Object.keys(all))('fail without %s and name it', (name) => {
    expect(() => readAlgoliaSettings({...all, [name]: ''})).toThrow(`${name} is missing`);
  });
});

describe('hits', () => {
  const hit: Hit = {
    objectID: '1',
    url: 'https://docs.example/a/b#c',
    anchor: 'c',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'V',
      lvl1: 'Page',
      lvl2: 'Part <x>',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    _highlightResult: {
      hierarchy: {lvl2: {value: '<mark>Part</mark> &lt;x&gt;', matchLevel: 'full'}},
    },
    _snippetResult: {
      content: {value: 'no', matchLevel: 'none'},
      description: {value: '<mark>yes</mark>', matchLevel: 'full'},
    },
  };
  it('show heading, place and what was found', () => {
    expect(viewOf(hit)).toEqual({
      trail: [[{text: 'V', isMarked: false}], [{text: 'Page', isMarked: false}]],
      title: [
        {text: 'Part', isMarked: true},
        {text: ' <x>', isMarked: false},
      ],
      snippet: [{text: 'yes', isMarked: true}],
    });
    expect(foundWords(hit)).toEqual(['part', 'yes']);
  });
  it('of the type content are shown by their deepest heading', () => {
    expect(viewOf({...hit, type: 'content' as never}).title[0]?.text).toBe('Part');
  });
  it('lead to this site', () => {
    expect(addressOf(hit)).toBe('/a/b#c');
    expect(addressOf({url: '/stored#x'})).toBe('/stored#x');
    expect(addressOf({url: 'http://['})).toBe('/');
    expect(addressOf({url: 'javascript:alert(1)'})).not.toContain('javascript:');
  });
});

describe('local engine', () => {
  const {headings, texts} = pack(records, place, []);
  const entry = {headings: 'h', texts: 't', records: records.length};
  const start = (files: Record<string, () => unknown>) => {
    const coverage: Coverage[] = [];
    const asked: string[] = [];
    const engine = new LocalEngine({
      load: async (file) => {
        asked.push(file);
        return files[file]?.();
      },
      pause: () => Promise.resolve(),
      onCoverage: (next) => coverage.push(next),
    });
    return {
      engine,
      coverage,
      asked,
      search: (query: string) => engine.search([{indexName: 'i', params: {query}}]),
    };
  };
  const good = {'search-index.json': () => entry, h: () => headings, t: () => texts};
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('suggests words of the headings', async () => {
    const {engine} = start(good);
    expect(await engine.suggest('syfon')).toContain('Syphon');
  });

  it('answers with headings first, then with everything', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const {coverage, search, asked} = start({...good, t: () => gate.then(() => texts)});
    expect((await search('syphon'))[0]?.nbHits).toBeGreaterThan(0);
    expect((await search('receiver'))[0]?.nbHits).toBe(0);
    expect(coverage).toEqual(['headings']);
    release();
    await expect.poll(() => coverage.at(-1)).toBe('everything');
    expect((await search('receiver'))[0]?.nbHits).toBeGreaterThan(0);
    expect(asked).toEqual(['search-index.json', 'h', 't']);
  });

  it.each([
    ['the entry is missing', {'search-index.json': () => Promise.reject(new Error('offline'))}],
    ['the entry is something else', {'search-index.json': () => ({a: 1})}],
    ['the headings are something else', {h: () => []}],
    ['there is no index yet', {'search-index.json': () => ({missing: true})}],
  ])('fails when %s, and tries again', async (_, broken: Record<string, () => unknown>) => {
    const files: Record<string, () => unknown> = {...good, ...broken};
    const {search} = start(files);
    await expect(search('syphon')).rejects.toThrow();
    Object.assign(files, good);
    expect((await search('syphon'))[0]?.nbHits).toBeGreaterThan(0);
  });

  it.each([
    ['are lost', () => Promise.reject(new Error('offline'))],
    ['belong to other headings', () => ({content: ['x'], unconfirmed: []})],
  ])(
    'keeps answering with headings when the texts %s, and fetches them with the next query',
    async (_, broken) => {
      const files: Record<string, () => unknown> = {...good, t: broken};
      const {search, coverage} = start(files);
      await search('syphon');
      await expect.poll(() => coverage.at(-1)).toBe('partial');
      Object.assign(files, good);
      await search('syphon');
      await settled();
      await expect.poll(() => coverage.at(-1)).toBe('everything');
    },
  );
});

describe('embedded client', () => {
  class FakeThread implements Thread {
    onmessage: Thread['onmessage'] = null;
    onerror: Thread['onerror'] = null;
    sent: ToWorker[] = [];
    isOver = false;
    postMessage(message: ToWorker): void {
      this.sent.push(message);
    }
    terminate(): void {
      this.isOver = true;
    }
    say(data: FromWorker): void {
      this.onmessage?.({data} as MessageEvent<FromWorker>);
    }
  }
  const request = {requests: [{indexName: 'i', query: 'q'}]};

  it('asks its thread and hands answers to who asked', async () => {
    const thread = new FakeThread();
    const client = embeddedClient('/base/', () => thread);
    const first = client.search(request);
    const second = client.suggest('w');
    expect(thread.sent[0]).toEqual({kind: 'start', baseUrl: '/base/'});
    thread.say({kind: 'answer', id: 2, value: ['word']});
    thread.say({kind: 'answer', id: 1, value: []});
    expect(await second).toEqual(['word']);
    expect(await first).toEqual({results: []});
  });

  it('passes failures and coverage on', async () => {
    const thread = new FakeThread();
    const client = embeddedClient('/', () => thread);
    let changes = 0;
    const stop = client.onGrown(() => (changes += 1));
    const asked = client.search(request);
    thread.say({kind: 'coverage', coverage: 'headings'});
    thread.say({kind: 'failure', id: 1, name: 'NoIndexError', message: 'none'});
    await expect(asked).rejects.toMatchObject({name: 'NoIndexError', message: 'none'});
    stop();
    thread.say({kind: 'coverage', coverage: 'everything'});
    expect([changes, client.coverage]).toEqual([1, 'everything']);
  });

  it('fails what waits when the thread dies, and starts another', async () => {
    const threads: FakeThread[] = [];
    const client = embeddedClient('/', () => {
      threads.push(new FakeThread());
      return threads.at(-1) as FakeThread;
    });
    const asked = client.search(request);
    threads[0]?.onerror?.({message: 'blocked'} as ErrorEvent);
    await expect(asked).rejects.toThrow('blocked');
    expect(threads[0]?.isOver).toBe(true);
    const again = client.search(request);
    threads[1]?.say({kind: 'answer', id: 2, value: []});
    expect(await again).toEqual({results: []});
  });

  it('fails when no thread can be started, and warming up never throws', async () => {
    const client = embeddedClient('/', () => {
      throw new Error('no workers here');
    });
    client.warm();
    await expect(client.search(request)).rejects.toThrow('no workers here');
  });
});

describe('hosted client, through the real one, against a server', () => {
  let server: AlgoliaServer;
  const connect = () =>
    algoliaClient('docs', () =>
      Promise.resolve(
        liteClient('APP', 'search-key', {
          hosts: [{url: server.host, accept: 'readWrite', protocol: 'http'}],
        }) as unknown as LiteClient,
      ),
    );
  beforeEach(async () => {
    server = await startAlgoliaServer();
    server.indices.set('docs', {
      records: new Map(records.map((record) => [record.objectID, record])),
      settings: {},
      synonyms: [],
      rules: [],
    });
  });
  afterEach(() => server.close());

  it('asks with the search key, filters and limits', async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    const {results} = await connect().search({
      requests: [{indexName: 'docs', query: 'syphon', hitsPerPage: 20, facetFilters}],
    });
    expect(results[0]?.hits[0]?.objectID).toBe('/videosync/basics/spout-syphon');
    expect(server.received[0]).toMatchObject({path: '/1/indexes/*/queries', key: 'search-key'});
    expect(server.received[0]?.body).toMatchObject({
      requests: [{indexName: 'docs', query: 'syphon', hitsPerPage: 20, facetFilters}],
    });
  });

  it('takes the other form of request, and several queries in order', async () => {
    const {results} = await connect().search([
      {indexName: 'docs', params: {query: 'syphon'}},
      {indexName: 'docs', params: {query: 'unicast'}},
    ]);
    expect(results.map(({query}) => query)).toEqual(['syphon', 'unicast']);
  });

  it('suggests titles', async () => {
    expect(await connect().suggest('syphon nowhere')).toContain('Spout and Syphon');
  });

  it.each([
    ['refuses the key', 403],
    ['is overloaded', 503],
    ['hangs up', 'hang up'],
    ['sends no JSON', '<html>'],
    ['sends something else', '{"results":[{"message":"no"}]}'],
  ])('fails when the service %s', async (_, trouble) => {
    server.interfere = () => trouble;
    await expect(connect().search({requests: [{indexName: 'docs', query: 'x'}]})).rejects.toThrow();
  });

  it('fails when the index is missing', async () => {
    await expect(connect().search({requests: [{indexName: 'none', query: 'x'}]})).rejects.toThrow(
      'does not exist',
    );
  });

  it('tries to get the client again after it could not be loaded', async () => {
    let attempts = 0;
    const client = algoliaClient('docs', () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('lost'))
        : Promise.resolve({search: () => Promise.resolve({results: [{hits: []}]})});
    });
    await expect(client.search([])).rejects.toThrow('lost');
    expect((await client.search([])).results).toHaveLength(1);
  });
});
