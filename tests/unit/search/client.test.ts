import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {liteClient} from 'algoliasearch/lite';
import {
  byPage,
  createHit,
  hostedClient,
  type HostedHit,
  parsePieces,
} from '../../../src/search/client/hostedClient';
import {getAddress, getHeading, getPageAddress, getView} from '../../../src/search/client/hits';
import {addDirectHits, directHits} from '../../../src/search/client/directHits';
import {LocalEngine, readLines} from '../../../src/search/engine/localEngine';
import type {
  Coverage,
  Hit,
  SearchClient,
  SearchQuery,
  SearchResult,
} from '../../../src/search/engine/types';
import {pack} from '../../../src/search/records/file';
import {createHierarchy} from '../../../src/search/records/types';
import {readAlgoliaSettings} from '../../../src/config/search';
import {type AlgoliaServer, startAlgoliaServer} from '../../support/algolia-server';
import {createQuery, markedText, pages, records, siteLocation} from './samples';

describe('settings', () => {
  const all = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'};
  it('select Algolia if all three are set, and the local search if none is', () => {
    expect(readAlgoliaSettings({})).toBeUndefined();
    expect(readAlgoliaSettings({ALGOLIA_APP_ID: ' '})).toBeUndefined();
    expect(readAlgoliaSettings(all)).toEqual({appId: 'A', apiKey: 'k', indexName: 'i'});
  });
  it.each(Object.keys(all))('are incomplete without %s', (name) => {
    expect(() => readAlgoliaSettings({...all, [name]: ''})).toThrow(`${name} is missing`);
  });
  it.each(['has space', 'evil.com/', 'A;b'])('do not accept %j', (value) => {
    expect(() => readAlgoliaSettings({...all, ALGOLIA_APP_ID: value})).toThrow('ALGOLIA_APP_ID is');
  });
});

describe('hits', () => {
  const url = 'https://docs.example/a/b#c';
  const hosted: HostedHit = {
    ...{objectID: '1', url, type: 'lvl2', hierarchy: createHierarchy(['V', 'Page', 'Part <x>'])},
    _highlightResult: {hierarchy: {lvl2: {value: '<mark>Part</mark> &lt;x&gt;'}, lvl3: {}}},
    _snippetResult: {content: {value: 'no'}, description: {value: '<mark>yes</mark>'}},
  };
  const hit = createHit(hosted);
  it('show title, path and marked heading', () => {
    const {title, crumb, place: path} = getView(hit);
    expect([title, crumb?.section, ...path].map(markedText)).toEqual(['Page', 'V', '[Part] <x>']);
    expect(getHeading(hit)).toBe('Part <x>');
  });
  it('of Algolia have the snippet with a word of the query, or else the description', () => {
    expect(markedText(hit.snippet)).toBe('[yes]');
    const both = {content: {value: 'no'}, description: {value: 'neither'}};
    expect(markedText(createHit({...hosted, _snippetResult: both}).snippet)).toBe('neither');
  });
  it('of Algolia have no markup except marks', () => {
    expect(markedText(parsePieces('<img src=x><mark>a</mark><script>'))).toBe(
      '<img src=x>[a]<script>',
    );
  });
  it('do not repeat the title as the section', () => {
    const same: Hit = {...hit, hierarchy: createHierarchy(['Page', 'Page']), type: 'lvl1'};
    expect(getView(same)).toMatchObject({crumb: undefined, place: []});
  });
  it('link only to this site', () => {
    expect(getAddress(hit)).toBe('/a/b#c');
    expect(getAddress({url: '/stored#x'})).toBe('/stored#x');
    expect(getAddress({url: 'http://['})).toBe('/');
  });
});

describe('the calculator for a query', () => {
  const site = 'https://docs.example/base/';
  const other = {objectID: 'x', url: `${site}handbook/tools/tempo`, hierarchy: {lvl1: 'Tempo'}};
  const calculatorPage = {
    objectID: 'y',
    url: `${site}handbook/tools/dip-switch#formula`,
    hierarchy: {},
  };
  const search = (query: string, change: object = {}, hits = [other, calculatorPage] as Hit[]) =>
    addDirectHits(
      {hits, nbHits: hits.length},
      directHits({query, product: '', ...change}, site),
      query,
    );
  it.each([
    ['dip 213', {}, ['task:dip-switch', 'x']],
    ['dip 213', {product: 'handbook'}, ['task:dip-switch', 'x']],
    ['dip 213', {product: 'videosync'}, ['x', 'y']],
    ['dip switch', {}, ['x', 'y']],
    ['sacn 7', {}, [expect.stringContaining('task:sacn'), 'x', 'y']],
  ])('is included once for %s with %j', (query, change, ids) => {
    const {hits, nbHits} = search(query, change);
    expect(hits.map(({objectID}) => objectID)).toEqual(ids);
    expect(nbHits).toBe(ids.length);
  });
  it('follows a release with the query as its version', () => {
    const release = (text: string): Hit => ({
      ...(other as Hit),
      url: `${site}release-notes/videosync/2.0`,
      headings: {lvl2: [{text, isMarked: true}]},
    });
    const first = (query: string, hit: Hit) => search(query, {}, [hit]).hits[0]?.objectID;
    expect(first('2.0.12', release('2.0.12'))).toBe('x');
    expect(first('2:0:12', release('2:0:12'))).toBe('task:port-address');
    expect(first('2.0.12', release('2.0.1'))).toBe('task:port-address');
    expect(first('2.0.12', {...release('2.0.12'), url: `${site}a`})).toBe('task:port-address');
  });
  it('has a link with the value of the query', () => {
    const [first] = search('dip 213').hits;
    expect(first && getAddress(first)).toBe(
      '/base/handbook/tools/dip-switch#dip-switch?address=213',
    );
    expect(first).toMatchObject({kind: 'calculator', hierarchy: {lvl1: 'DIP switch calculator'}});
  });
});

describe('commands', () => {
  const site = 'https://docs.example/base/';
  const result = {
    hits: records.slice(0, 2).map((record) => ({...record})),
    nbHits: 2,
  };
  const commandsFor = (query: string, product = '') =>
    addDirectHits(result, directHits({query, product}, site), query).hits.map(
      ({objectID}) => objectID.startsWith('command:') && objectID.slice(8),
    );
  it.each([
    ['dark', 'dark'],
    ['Dark mode', 'dark'],
    ['turn on the dark theme', 'dark'],
    ['light mode', 'light'],
    ['stage mode', 'stage'],
    ['bigger text', 'text'],
    ['font size', 'text'],
    ['print this page', 'print'],
    ['save offline', 'offline'],
    ['copy link', 'copy'],
    ['email support', 'email'],
    ['contact', 'email'],
  ])('for %s, %s is first', (query, id) => {
    expect(commandsFor(query)[0]).toBe(id);
    expect(commandsFor(query, 'videosync')[0]).toBe(false);
  });
  it.each(['light', 'stage'])('for %s follow the best page', (query) => {
    expect(commandsFor(query).slice(0, 2)).toEqual([false, query]);
    expect(directHits({query, product: ''}, site).isAmbiguous).toBe(true);
  });
  it.each([
    'light flickers',
    'dark lamp',
    'print shader',
    'midi copy',
    'stage plan',
    'text device',
  ])('are not included for %s', (query) => {
    expect(commandsFor(query)).toEqual([false, false]);
  });
  it('for a feature with a page are a link', () => {
    const [hit] = directHits({query: 'offline', product: ''}, site).hits;
    expect(hit).toMatchObject({url: `${site}offline`});
    expect(hit?.command).toBeUndefined();
  });
});

describe('local engine', () => {
  const lines = pack(pages, siteLocation, [])
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .filter((line) => line.length > 1);
  const start = () => {
    const engine = new LocalEngine();
    /** All answers to a query: coverage and number of pages. */
    const search = async (query: string) => {
      const answers: [Coverage | undefined, number][] = [];
      await engine.search(createQuery(query), ({coverage, nbHits}) =>
        answers.push([coverage, nbHits]),
      );
      return answers;
    };
    return {engine, search};
  };
  async function* streamLines(all: string[]): AsyncGenerator<string> {
    yield* await Promise.resolve(all);
  }

  it('reads lines from chunks of any size', async () => {
    const text = pack(pages, siteLocation, []);
    const chunks = new ReadableStream<string>({
      start(controller) {
        for (let at = 0; at < text.length; at += 7) {
          controller.enqueue(text.slice(at, at + 7));
        }
        controller.close();
      },
    });
    const actual: string[] = [];
    for await (const line of readLines(chunks)) {
      actual.push(line);
    }
    expect(actual).toEqual(lines);
  });

  it('answers from headings that have a word of the query, then from everything for the last query', async () => {
    const {engine, search} = start();
    const reading = engine.read(streamLines(lines));
    const queries = ['syphon', 'receiver', 'fixtures'].map(search);
    await reading;
    const anyCount = expect.any(Number) as number;
    expect(await Promise.all(queries)).toEqual([
      [['headings', anyCount]],
      [],
      [
        ['headings', anyCount],
        ['everything', anyCount],
      ],
    ]);
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });

  it.each([
    ['is empty', []],
    ['is not JSON', ['<html>']],
    ['has another format', ['{"a":1}']],
    ['does not exist yet', ['{"missing":true}']],
  ])('rejects if the file %s, and answers after the next attempt', async (_, broken: string[]) => {
    const {engine, search} = start();
    const reading = engine.read(streamLines(broken));
    await expect(Promise.all([reading, search('syphon')])).rejects.toThrow();
    // Until then, a search rejects instead of waiting.
    await expect(search('syphon')).rejects.toThrow();
    await engine.read(streamLines(lines));
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });

  it('answers from headings if the texts are incomplete', async () => {
    const {engine, search} = start();
    await expect(engine.read(streamLines(lines.slice(0, 3)))).rejects.toThrow('not complete');
    expect(await search('receiver')).toEqual([['partial', 0]]);
    await engine.read(streamLines(lines));
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });
});

describe('hosted client, with the Algolia client and a mock server', () => {
  let server: AlgoliaServer;
  const facetFilters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  const connect = () =>
    hostedClient('docs', facetFilters, () =>
      Promise.resolve(
        liteClient('APP', 'search-key', {
          hosts: [{url: server.host, accept: 'readWrite', protocol: 'http'}],
        }),
      ),
    );
  const getAnswer = async (client: SearchClient, query: SearchQuery): Promise<SearchResult> => {
    const onAnswer = vi.fn<(result: SearchResult) => void>();
    await client.search(query, onAnswer);
    return onAnswer.mock.lastCall?.[0] ?? {hits: [], nbHits: -1};
  };
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

  it('sends the search key, filters and limits', async () => {
    const {hits} = await getAnswer(connect(), createQuery('syphon', {product: 'videosync'}));
    expect(hits[0]?.objectID).toBe('/videosync/basics/spout-syphon');
    expect(server.received[0]).toMatchObject({path: '/1/indexes/*/queries', key: 'search-key'});
    const all = [...facetFilters, 'section:videosync'];
    expect(server.received[0]?.body).toMatchObject({
      requests: [{indexName: 'docs', query: 'syphon', hitsPerPage: 20, facetFilters: all}],
    });
  });

  it('groups the records of a page', async () => {
    const {hits, nbHits} = await getAnswer(connect(), createQuery('fixture patch'));
    expect(new Set(hits.map(getPageAddress)).size).toBe(hits.length);
    expect(nbHits).toBe(hits.length);
    expect(hits[0]?.sections?.length).toBeGreaterThan(0);
    expect(byPage([{url: 'https://a/b#c'}, {url: 'https://a/b#d'}] as Hit[])).toHaveLength(1);
  });

  it('suggests titles without results', async () => {
    server.intercept = ({body}) =>
      JSON.stringify(body).includes('optionalWords') ? undefined : '{"results":[{"hits":[]}]}';
    const {suggestions} = await getAnswer(connect(), createQuery('syphon'));
    expect(suggestions).toContain('Spout and Syphon');
  });

  it.each([
    ['rejects the key', 403],
    ['is overloaded', 503],
    ['closes the connection', 'hang up'],
    ['does not send JSON', '<html>'],
    ['sends another format', '{"results":[{"message":"no"}]}'],
  ])('rejects if the service %s', async (_, fault) => {
    server.intercept = () => fault;
    await expect(getAnswer(connect(), createQuery('x'))).rejects.toThrow();
  });

  it('loads the client again after that failed', async () => {
    let attempts = 0;
    const client = hostedClient('docs', [], () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('lost'))
        : Promise.resolve({search: () => Promise.resolve({results: [{hits: []}]})});
    });
    await expect(getAnswer(client, createQuery('x'))).rejects.toThrow('lost');
    expect(await getAnswer(client, createQuery('x'))).toMatchObject({hits: []});
  });
});
