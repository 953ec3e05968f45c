import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {ours} from '../../src/commands/bench/search/engines';
import {measure, type PageQuery, type Row} from '../../src/commands/bench/search/measure';
import {generateQueries} from '../../src/commands/bench/search/queries';
import {readBuild} from '../../src/search/push/source';
import type {SynonymGroup} from '../../src/search/records/tiers';
import type {SearchRecord} from '../../src/search/records/types';
import {htmlOf, root, siteDir, sitemap} from '../support/build';

let records: SearchRecord[];
let synonyms: SynonymGroup[];
const list = JSON.parse(
  readFileSync(path.join(root, 'tests', 'search', 'queries.json'), 'utf8'),
) as PageQuery[];
const pageOf = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';

beforeAll(async () => {
  ({records, synonyms} = await readBuild(siteDir));
});

describe('quality of the search', () => {
  let row: Row;
  beforeAll(async () => {
    row = await measure(
      ours(records, synonyms, {name: 'this site'}),
      generateQueries(records),
      list,
      pageOf,
    );
  });

  it('knows the pages of the query list', () => {
    const pages = new Set(records.map((_, at) => pageOf(at)));
    expect(list.filter(({relevant}) => !relevant.some((page) => pages.has(page)))).toEqual([]);
    expect(list.filter(({group}) => group === 'technician').length).toBeGreaterThanOrEqual(60);
  });

  it('reaches its floors', () => {
    expect(row.first['shared']).toBeGreaterThanOrEqual(0.75);
    expect(row.firstThree['shared']).toBeGreaterThanOrEqual(0.95);
    expect(row.first['technician']).toBeGreaterThanOrEqual(0.75);
    expect(row.firstThree['technician']).toBeGreaterThanOrEqual(0.9);
    expect(row.exact).toBeGreaterThanOrEqual(0.99);
    expect(row.cut).toBeGreaterThanOrEqual(0.95);
    expect(row.typo).toBeGreaterThanOrEqual(0.9);
    expect(row.body).toBeGreaterThanOrEqual(0.8);
    expect(row.withoutHit).toBeLessThanOrEqual(0.01);
  });

  it('notices a worse engine', async () => {
    const reversed = ours(records, synonyms, {name: 'reversed'});
    const worse = await measure(
      {name: 'reversed', search: async (query) => [...(await reversed.search(query))].reverse()},
      generateQueries(records),
      list,
      pageOf,
    );
    expect(worse.exact).toBeLessThan(0.99);
    expect(worse.first['shared']).toBeLessThan(0.85);
  });
});

describe('weight of the search', () => {
  const weigh = (name: string): number => {
    const folder = path.join(siteDir, 'assets', 'search');
    const file =
      readdirSync(folder).find((one) => one.startsWith(name) && one.endsWith('.json')) ?? '';
    return brotliCompressSync(readFileSync(path.join(folder, file))).length;
  };

  it('headings stay below 40 kB, everything below 2 kB per 1,000 indexed words', () => {
    const words = records
      .flatMap((record) => [
        record.hierarchy[record.type],
        record.content,
        record.unconfirmed,
        record.description,
      ])
      .join(' ')
      .split(/\s+/).length;
    expect(weigh('headings')).toBeLessThanOrEqual(40_000);
    expect((weigh('headings') + weigh('texts')) / words).toBeLessThanOrEqual(2);
  });

  it('the window stays below 32 kB and outside the main bundle', () => {
    const folder = path.join(siteDir, 'assets', 'js');
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    const windows = files.filter((name) => read(name).includes('No recent searches'));
    expect(windows.length).toBeGreaterThan(0);
    for (const name of windows) {
      expect(name).not.toMatch(/^main\./);
      expect(gzipSync(read(name)).length).toBeLessThanOrEqual(32_000);
    }
  });
});

describe('hosts', () => {
  it('of the hosted service are not named on any page of a build without it', async () => {
    for (const address of sitemap()) {
      expect(htmlOf(address)).not.toMatch(/algolia(?:net)?\.(?:net|com)/i);
    }
  });
});
