import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {liteClient} from 'algoliasearch/lite';
import {
  byPage,
  createHit,
  hostedClient,
  parsePieces,
  type HostedHit,
} from '../../../src/search/client/hostedClient';
import {getAddress, getHeading, getPageAddress, getView} from '../../../src/search/client/hits';
import {addDirectHits, directHits} from '../../../src/search/client/directHits';
import {readLines, LocalEngine} from '../../../src/search/engine/localEngine';
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
import {startAlgoliaServer, type AlgoliaServer} from '../../support/algolia-server';
import {asking, pages, place, records, markedText} from './samples';

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
  it.each(['has space', 'evil.com/', 'A;b'])('refuse %j by name', (value) => {
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
  it('show heading, place and what was found', () => {
    const {title, crumb, place: way} = getView(hit);
    expect([title, crumb?.section, ...way].map(markedText)).toEqual(['Page', 'V', '[Part] <x>']);
    expect(getHeading(hit)).toBe('Part <x>');
  });
  it('of the service have the text with a word of the query, else the description', () => {
    expect(markedText(hit.snippet)).toBe('[yes]');
    const both = {content: {value: 'no'}, description: {value: 'neither'}};
    expect(markedText(createHit({...hosted, _snippetResult: both}).snippet)).toBe('neither');
  });
  it('of the service have no markup but marks', () => {
    expect(markedText(parsePieces('<img src=x><mark>a</mark><script>'))).toBe(
      '<img src=x>[a]<script>',
    );
  });
  it('name no part of the site that is called as the page', () => {
    const same: Hit = {...hit, hierarchy: createHierarchy(['Page', 'Page']), type: 'lvl1'};
    expect(getView(same)).toMatchObject({crumb: undefined, place: []});
  });
  it('lead to this site', () => {
    expect(getAddress(hit)).toBe('/a/b#c');
    expect(getAddress({url: '/stored#x'})).toBe('/stored#x');
    expect(getAddress({url: 'http://['})).toBe('/');
  });
});

describe('the tool that a query is a task for', () => {
  const site = 'https://docs.example/base/';
  const other = {objectID: 'x', url: `${site}handbook/tools/tempo`, hierarchy: {lvl1: 'Tempo'}};
  const own = {objectID: 'y', url: `${site}handbook/tools/dip-switch#formula`, hierarchy: {}};
  const asked = (query: string, change: object = {}, hits = [other, own] as Hit[]) =>
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
  ])('is there once and first for %s with %j', (query, change, ids) => {
    const {hits, nbHits} = asked(query, change);
    expect(hits.map(({objectID}) => objectID)).toEqual(ids);
    expect(nbHits).toBe(ids.length);
  });
  it('comes after a release with that number as its version', () => {
    const release = (text: string): Hit => ({
      ...(other as Hit),
      url: `${site}release-notes/videosync/2.0`,
      headings: {lvl2: [{text, isMarked: true}]},
    });
    const first = (query: string, hit: Hit) => asked(query, {}, [hit]).hits[0]?.objectID;
    expect(first('2.0.12', release('2.0.12'))).toBe('x');
    expect(first('2:0:12', release('2:0:12'))).toBe('task:port-address');
    expect(first('2.0.12', release('2.0.1'))).toBe('task:port-address');
    expect(first('2.0.12', {...release('2.0.12'), url: `${site}a`})).toBe('task:port-address');
  });
  it('has its value in its address', () => {
    const [first] = asked('dip 213').hits;
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
  const asked = (query: string, product = '') =>
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
  ])('%s is first', (query, id) => {
    expect(asked(query)[0]).toBe(id);
    expect(asked(query, 'videosync')[0]).toBe(false);
  });
  it.each(['light', 'stage'])('%s is after the best page', (query) => {
    expect(asked(query).slice(0, 2)).toEqual([false, query]);
    expect(directHits({query, product: ''}, site).isAmbiguous).toBe(true);
  });
  it.each([
    'light flickers',
    'dark lamp',
    'print shader',
    'midi copy',
    'stage plan',
    'text device',
  ])('%s means pages', (query) => {
    expect(asked(query)).toEqual([false, false]);
  });
  it('lead to a page, if that does it, without its other row', () => {
    const [hit] = directHits({query: 'offline', product: ''}, site).hits;
    expect(hit).toMatchObject({url: `${site}offline`});
    expect(hit?.command).toBeUndefined();
  });
});

describe('local engine', () => {
  const lines = pack(pages, place, [])
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .filter((line) => line.length > 1);
  const start = () => {
    const engine = new LocalEngine();
    /** All answers to a query, as what was searched and how many pages it found. */
    const search = async (query: string) => {
      const answers: [Coverage | undefined, number][] = [];
      await engine.search(asking(query), ({coverage, nbHits}) => answers.push([coverage, nbHits]));
      return answers;
    };
    return {engine, search};
  };
  async function* from(all: string[]): AsyncGenerator<string> {
    yield* await Promise.resolve(all);
  }

  it('reads the file as it arrives, wherever it is cut', async () => {
    const text = pack(pages, place, []);
    const pieces = new ReadableStream<string>({
      start(controller) {
        for (let at = 0; at < text.length; at += 7) {
          controller.enqueue(text.slice(at, at + 7));
        }
        controller.close();
      },
    });
    const read: string[] = [];
    for await (const line of readLines(pieces)) {
      read.push(line);
    }
    expect(read).toEqual(lines);
  });

  it('answers from headings if they have a word, then from everything if nothing else was asked', async () => {
    const {engine, search} = start();
    const reading = engine.read(from(lines));
    const queries = ['syphon', 'receiver', 'fixtures'].map(search);
    await reading;
    const some = expect.any(Number) as number;
    expect(await Promise.all(queries)).toEqual([
      [['headings', some]],
      [],
      [
        ['headings', some],
        ['everything', some],
      ],
    ]);
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });

  it.each([
    ['is empty', []],
    ['is no JSON', ['<html>']],
    ['is something else', ['{"a":1}']],
    ['does not exist yet', ['{"missing":true}']],
  ])('fails when the file %s, and answers from the next one', async (_, broken: string[]) => {
    const {engine, search} = start();
    const reading = engine.read(from(broken));
    await expect(Promise.all([reading, search('syphon')])).rejects.toThrow();
    // Before anyone has asked for the file again: it must not wait for nothing.
    await expect(search('syphon')).rejects.toThrow();
    await engine.read(from(lines));
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });

  it('keeps answering from headings when the texts break off', async () => {
    const {engine, search} = start();
    await expect(engine.read(from(lines.slice(0, 3)))).rejects.toThrow('not complete');
    expect(await search('receiver')).toEqual([['partial', 0]]);
    await engine.read(from(lines));
    expect(await search('receiver')).toEqual([['everything', 1]]);
  });
});

describe('hosted client, through the real one, against a server', () => {
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

  it('asks with the search key, filters and limits', async () => {
    const {hits} = await getAnswer(connect(), asking('syphon', {product: 'videosync'}));
    expect(hits[0]?.objectID).toBe('/videosync/basics/spout-syphon');
    expect(server.received[0]).toMatchObject({path: '/1/indexes/*/queries', key: 'search-key'});
    const all = [...facetFilters, 'section:videosync'];
    expect(server.received[0]?.body).toMatchObject({
      requests: [{indexName: 'docs', query: 'syphon', hitsPerPage: 20, facetFilters: all}],
    });
  });

  it('puts the records of a page together', async () => {
    const {hits, nbHits} = await getAnswer(connect(), asking('fixture patch'));
    expect(new Set(hits.map(getPageAddress)).size).toBe(hits.length);
    expect(nbHits).toBe(hits.length);
    expect(hits[0]?.sections?.length).toBeGreaterThan(0);
    expect(byPage([{url: 'https://a/b#c'}, {url: 'https://a/b#d'}] as Hit[])).toHaveLength(1);
  });

  it('suggests titles when nothing was found', async () => {
    server.intercept = ({body}) =>
      JSON.stringify(body).includes('optionalWords') ? undefined : '{"results":[{"hits":[]}]}';
    const {suggestions} = await getAnswer(connect(), asking('syphon'));
    expect(suggestions).toContain('Spout and Syphon');
  });

  it.each([
    ['refuses the key', 403],
    ['is overloaded', 503],
    ['hangs up', 'hang up'],
    ['sends no JSON', '<html>'],
    ['sends something else', '{"results":[{"message":"no"}]}'],
  ])('fails when the service %s', async (_, trouble) => {
    server.intercept = () => trouble;
    await expect(getAnswer(connect(), asking('x'))).rejects.toThrow();
  });

  it('tries to get the client again after it could not be loaded', async () => {
    let attempts = 0;
    const client = hostedClient('docs', [], () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('lost'))
        : Promise.resolve({search: () => Promise.resolve({results: [{hits: []}]})});
    });
    await expect(getAnswer(client, asking('x'))).rejects.toThrow('lost');
    expect(await getAnswer(client, asking('x'))).toMatchObject({hits: []});
  });
});
