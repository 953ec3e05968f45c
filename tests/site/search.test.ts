import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {glossary} from '../../src/data/glossary';
import {readSynonyms} from '../../src/plugins/finish/search/synonyms';
import {
  createEngine,
  generateQueries,
  measure,
  type PageQuery,
  type Row,
  sampleQueries,
} from '../bench/search';
import {answer} from '../../src/search/engine/answer';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import type {SearchResult} from '../../src/search/engine/types';
import {readBuild} from '../../src/search/push/source';
import {indexFile} from '../../src/search/records/file';
import type {SearchRecord, SynonymGroup} from '../../src/search/records/types';
import first from '../search/first.json';
import queries from '../search/queries.json';
import {readHtml, root, siteDir} from '../support/build';

let records: SearchRecord[];
let synonyms: SynonymGroup[];
let index: SearchIndex;
const list: PageQuery[] = queries;
const getPage = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';
const search = (query: string): SearchResult =>
  answer(index, {query, product: '', isLiteral: false, pages: 1});
const firstPage = (query: string): string | undefined =>
  search(query).hits[0]?.objectID.split('#')[0];

beforeAll(async () => {
  ({records, synonyms} = await readBuild(siteDir));
  index = new SearchIndex(synonyms).add(records);
});

/** Several thousand queries, which take half a minute on an idle computer. */
const measureTimeout = 900_000;

describe('search quality', () => {
  let row: Row;
  beforeAll(async () => {
    const generated = sampleQueries(generateQueries(records));
    row = await measure(createEngine(records, synonyms), generated, list, getPage);
  }, measureTimeout);

  it('is measured with enough queries, whose pages exist', () => {
    const pages = new Set(records.map((_, position) => getPage(position)));
    expect(list.filter(({relevant}) => !relevant.some((page) => pages.has(page)))).toEqual([]);
    const count = (name: string) => list.filter(({group}) => group === name).length;
    expect(count('technician')).toBeGreaterThanOrEqual(60);
    expect([count('reader'), count('unseen')]).toEqual([100, 100]);
  });

  it('includes a record for every term of the glossary', () => {
    const terms = records.filter(({kind}) => kind === 'term').map(({hierarchy}) => hierarchy.lvl3);
    expect(terms.sort()).toEqual(
      Object.values(glossary)
        .map(({term, expansion}) => (expansion ? `${term} (${expansion})` : term))
        .sort(),
    );
  });

  it.each([
    ['shared', 0.93, 0.97],
    ['technician', 0.93, 0.97],
    ['reader', 0.92, 0.97],
    ['handbook', 0.93, 0.97],
    ['walk', 0.93, 0.97],
    // Held-out queries, which were never used to tune weights.
    ['unseen', 0.92, 0.98],
    ['fresh', 0.92, 0.98],
    ['habits', 0.92, 0.98],
    ['sentences', 0.88, 0.97],
    // Collected from public threads before anyone looked at the pages.
    ['video', 0.9, 0.97],
    ['lighting', 0.84, 0.96],
  ])(
    'is sufficient for the group %s: %d first, %d in the first three',
    (group, first, firstThree) => {
      expect(row.first[group]).toBeGreaterThanOrEqual(first);
      expect(row.firstThree[group]).toBeGreaterThanOrEqual(firstThree);
    },
  );

  it('is sufficient for exact, truncated and misspelt headings, and for texts', () => {
    expect(row.exact).toBeGreaterThanOrEqual(0.98);
    expect(row.truncated).toBeGreaterThanOrEqual(0.9);
    expect(row.typo).toBeGreaterThanOrEqual(0.95);
    expect(row.body).toBeGreaterThanOrEqual(0.67);
    expect(row.withoutHit).toBeLessThanOrEqual(0.01);
  });

  it('would be insufficient for a worse engine', async () => {
    const {search} = createEngine(records, synonyms);
    const reversed = {search: async (query: string) => [...(await search(query))].reverse()};
    const exact = generateQueries(records).exact.slice(0, 100);
    const shared = list.filter(({group}) => group === 'shared');
    const generated = {exact, truncated: [], typo: [], body: []};
    const worse = await measure(reversed, generated, shared, getPage);
    expect(worse.exact).toBeLessThan(0.98);
    expect(worse.first['shared']).toBeLessThan(0.88);
  });

  it.each(first)('for %s, the first page matches %s', (query, page) => {
    expect(firstPage(query)).toMatch(new RegExp(page));
  });

  it('is the same for abbreviations and translations as for their replacement', () => {
    const text = readFileSync(path.join(root, 'src', 'search', 'synonyms.yml'), 'utf8');
    const groups = readSynonyms(text);
    const entries = groups.flatMap((group) =>
      'as' in group ? group.read.map((phrase) => [phrase, group.as] as const) : [],
    );
    expect(entries.length).toBeGreaterThanOrEqual(80);
    // Many phrases have the same replacement.
    const pages = new Map(entries.map(([, as]) => [as, firstPage(as)]));
    expect(entries.filter(([phrase, as]) => firstPage(phrase) !== pages.get(as))).toEqual([]);
    expect([...pages].filter(([, page]) => page === undefined)).toEqual([]);
  });
});

describe('snippets', () => {
  it('start at the beginning of a sentence', () => {
    const texts = records.flatMap(({content, description}) => [content ?? '', description ?? '']);
    const starts = texts
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => line.split(/(?<=[.!?…][)”"’]?)\s+/));
    const snippets = list.flatMap(({query}) =>
      search(query)
        .hits.slice(0, 5)
        .flatMap(({snippet}) => snippet?.map(({text}) => text).join('') ?? []),
    );
    expect(snippets.length).toBeGreaterThan(1000);
    const wrong = snippets.filter((snippet) => {
      const beginning = snippet.replace(/…$/, '');
      return !starts.some((start) => beginning.startsWith(start) || start.startsWith(beginning));
    });
    expect(wrong).toEqual([]);
    expect(snippets.filter((snippet) => snippet.includes('\t'))).toEqual([]);
  });
});

it('the index stays below 2 kB per 1,000 indexed words, its first line below 52.9 kB', () => {
  const text = readFileSync(path.join(siteDir, indexFile), 'utf8');
  const words = records
    .flatMap((record) => [record.hierarchy[record.type], record.content, record.description])
    .join(' ')
    .split(/\s+/).length;
  expect(brotliCompressSync(text.split('\n')[1] ?? '').length).toBeLessThanOrEqual(52_900);
  expect(brotliCompressSync(text).length / words).toBeLessThanOrEqual(2);
});

it('no style has an unqualified :has(), which would recalculate the styles of all ancestors of a result', () => {
  const folder = path.join(siteDir, 'assets', 'css');
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  expect(styles).toContain(':has(');
  expect(styles.match(/(?:^|[\s>+~,{}]):has\(/gm)).toBeNull();
});

it('the static search page has its field and products, and a note about JavaScript', () => {
  const html = readHtml('/search').replace(/<style[^]*?<\/style>/g, '');
  const at = ['<h1', 'type="search"', 'aria-label="Narrow to"', 'without-script'].map((part) =>
    html.replace(/=([\w-]+)(?=[ >])/g, '="$1"').indexOf(part),
  );
  expect(at.every((index) => index > 0)).toBe(true);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
});
