import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {push, type PushOptions, uploadProblem} from '../../../src/search/push/push';
import {hostedSynonyms} from '../../../src/search/push/settings';
import {filesWith} from '../../../src/search/push/source';
import type {SearchRecord} from '../../../src/search/records/types';
import {type AlgoliaServer, startAlgoliaServer} from '../../support/algolia-server';
import {createFolder} from '../../support/createFolder';
import {records} from './samples';

const createMany = (count: number): SearchRecord[] =>
  Array.from({length: count}, (_, index) => ({
    ...(records[0] as SearchRecord),
    objectID: `/r${index}`,
  }));

describe('records for Algolia', () => {
  it('are rejected if they are too few or too large', () => {
    expect(uploadProblem(records, records.length)).toBeUndefined();
    expect(uploadProblem(records, records.length * 2)).toBeUndefined();
    expect(uploadProblem(records, records.length * 2 + 1)).toContain('fewer than half');
    expect(uploadProblem([], 0)).toContain('no records');
    const long = {...(records[0] as SearchRecord), content: 'long "text" '.repeat(2000)};
    expect(uploadProblem([long], 0)).toContain('larger');
  });

  it('have synonyms and one-way synonyms', () => {
    const groups = [{words: ['a', 'b']}, {from: 'c', words: ['d']}, {read: ['e', 'f'], as: 'g'}];
    expect(hostedSynonyms(groups)).toEqual([
      {objectID: 'synonyms-1', type: 'synonym', synonyms: ['a', 'b']},
      {objectID: 'synonyms-2', type: 'onewaysynonym', input: 'c', synonyms: ['d']},
      {objectID: 'synonyms-3-1', type: 'onewaysynonym', input: 'e', synonyms: ['g']},
      {objectID: 'synonyms-3-2', type: 'onewaysynonym', input: 'f', synonyms: ['g']},
    ]);
  });
});

describe('search:push', () => {
  let server: AlgoliaServer;
  let lines: string[];
  const options = (more: Partial<PushOptions> = {}): PushOptions => ({
    client: algoliasearch('APP', 'write-key', {
      hosts: [{url: server.host, accept: 'readWrite', protocol: 'http'}],
    }),
    indexName: 'docs',
    records,
    synonyms: [{words: ['lag', 'delay']}],
    dryRun: false,
    force: false,
    log: (line) => lines.push(line),
    ...more,
  });
  const createOldIndex = (count: number) => ({
    records: new Map(createMany(count).map((record) => [record.objectID, record])),
    settings: {old: true},
    synonyms: ['old'],
    rules: ['a rule'],
  });
  beforeEach(async () => {
    server = await startAlgoliaServer();
    lines = [];
  });
  afterEach(() => server.close());

  it('replaces records, settings and synonyms in one operation', async () => {
    server.indices.set('docs', createOldIndex(4));
    await push(options({records: createMany(1200)}));
    expect([...server.indices.keys()]).toEqual(['docs']);
    const index = server.indices.get('docs');
    expect(index?.records.size).toBe(1200);
    expect(index?.settings).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']),
    });
    expect(index?.synonyms).toHaveLength(1);
    expect(index?.rules).toEqual(['a rule']);
    expect(lines.at(-1)).toBe('"docs" now has the new records, settings and 1 synonyms.');
    expect(server.received.every(({key}) => key === 'write-key')).toBe(true);
    const writes = server.received.filter(({method}) => method !== 'GET').slice(1);
    // Only the last operation, a move, changes the index that readers search.
    expect(writes.filter(({path: address}) => !/_tmp_/.test(address))).toMatchObject([
      {body: {operation: 'copy', scope: ['rules']}},
    ]);
    expect(writes.at(-1)).toMatchObject({body: {operation: 'move', destination: 'docs'}});
  });

  it('changes nothing in a dry run', async () => {
    server.indices.set('docs', createOldIndex(3));
    await push(options({dryRun: true}));
    expect(server.indices.get('docs')).toEqual(createOldIndex(3));
    expect(server.received).toHaveLength(1);
    expect(lines.at(-1)).toContain('Dry run');
  });

  it('rejects fewer than half of the records, unless forced', async () => {
    server.indices.set('docs', createOldIndex(100));
    await expect(push(options())).rejects.toThrow('Nothing was changed');
    expect(server.indices.get('docs')?.records.size).toBe(100);
    await push(options({force: true}));
    expect(server.indices.get('docs')?.records.size).toBe(records.length);
  });

  it.each(['rules', 'settings', 'synonyms', 'batch', 'move'])(
    'changes nothing if %s fails',
    async (step) => {
      server.indices.set('docs', createOldIndex(5));
      server.intercept = ({path: address, body}) =>
        address.includes(step) || JSON.stringify(body)?.includes(`"${step}"`) ? 400 : undefined;
      await expect(push(options())).rejects.toThrow(/400.*Nothing was changed/);
      expect([...server.indices.keys()]).toEqual(['docs']);
      expect(server.indices.get('docs')).toEqual(createOldIndex(5));
    },
  );

  it.each<[string, number | string, RegExp]>([
    ['a key without permissions', 403, /ALGOLIA_WRITE_KEY/],
    ['a host that sends HTML', '<!doctype html>', /ALGOLIA_HOST/],
    ['a host that is down', 'hang up', /ALGOLIA_APP_ID and ALGOLIA_HOST/],
  ])('names the environment variable for %s', async (_, response, message) => {
    server.intercept = () => response;
    await expect(push(options())).rejects.toThrow(message);
  });
});

describe('filesWith', () => {
  const file = path.join('assets', 'js', 'main.js');
  const folder = createFolder({[file]: 'const key="s3cret-write-key"', 'index.html': '<p>nothing'});

  it('returns the files that contain a secret', async () => {
    expect(await filesWith(folder, 's3cret-write-key')).toEqual([file]);
    expect(await filesWith(folder, 'another-key')).toEqual([]);
  });
});
