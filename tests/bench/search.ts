import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import {rank} from '../../src/search/engine/rank';
import {readBuild} from '../../src/search/push/source';
import {indexFile} from '../../src/search/records/file';
import type {SearchRecord, SynonymGroup} from '../../src/search/records/types';
import {root, siteDir} from '../support/build';
import {crossValidate, measureUnanticipated, readTopics, removeKeywordsLike} from './heldOut';
import type {Table} from './table';

/** A query with one relevant record. */
interface RecordQuery {
  query: string;
  /** Index of the relevant record. */
  relevant: number;
}

/** Kinds of generated queries. */
type Kind = 'exact' | 'truncated' | 'typo' | 'body';

/** Samples of each text. A single one makes the mean change by .005 with the choice of the words. */
const samples = 3;

/** Hash of a text (FNV-1a, 32 bits). */
const hash = (text: string): number =>
  [...text].reduce(
    (all, one) => Math.imul(all ^ (one.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Adds a typo: removes, inserts or replaces a letter, or swaps two. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const [replaced, length] = [
    ['', 1],
    [letter, 0],
    [letter, 1],
    [word.charAt(at + 1) + word.charAt(at), 2],
  ][Math.floor(random() * 4)] as [string, number];
  return word.slice(0, at) + replaced + word.slice(at + length);
}

function truncateLastWord(title: string): string | undefined {
  const words = title.split(' ');
  const last = words.pop() ?? '';
  return last.length < 4
    ? undefined
    : [...words, last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)))].join(' ');
}

function misspellOne(title: string, random: () => number): string | undefined {
  const words = title.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{5,}$/i.test(word) ? [index] : []));
  const chosen = long[Math.floor(random() * long.length)];
  if (chosen === undefined) {
    return undefined;
  }
  words[chosen] = misspell(words[chosen] ?? '', random);
  return words.join(' ');
}

function threeWords(text: string, random: () => number): string | undefined {
  const words = [...new Set(text.match(/[A-Za-z]{4,}/g) ?? [])];
  const chosen = new Set<string>();
  while (words.length >= 6 && chosen.size < 3) {
    chosen.add(words[Math.floor(random() * words.length)] ?? '');
  }
  return chosen.size === 3 ? [...chosen].join(' ') : undefined;
}

/**
 * Generates queries from unique headings (unchanged, with a truncated last word, with a typo), and from three words
 * of a text. Deterministic for the same records.
 */
export function generateQueries(records: SearchRecord[]): Record<Kind, RecordQuery[]> {
  const random = randomFrom(7);
  const numbered = records.map((record, relevant) => ({record, relevant}));
  const headings = numbered
    .filter(({record}) => record.kind === 'heading')
    .map(({record, relevant}) => ({text: record.hierarchy[record.type] ?? '', relevant}));
  const count = new Map<string, number>();
  for (const {text} of headings) {
    count.set(text.toLowerCase(), (count.get(text.toLowerCase()) ?? 0) + 1);
  }
  const unique = headings.filter(
    ({text}) => text.length > 3 && count.get(text.toLowerCase()) === 1,
  );
  const bodies = numbered
    .map(({record, relevant}) => ({text: record.content ?? '', relevant}))
    .filter(({text}) => text.split(/\s+/).length >= 15);
  const from = (
    list: {text: string; relevant: number}[],
    createQuery: (text: string) => string | undefined,
  ): RecordQuery[] =>
    list.flatMap(({text, relevant}) => {
      const query = createQuery(text);
      return query === undefined ? [] : [{query, relevant}];
    });
  return {
    exact: from(unique, (title) => title),
    truncated: from(unique, truncateLastWord),
    typo: from(unique, (title) => misspellOne(title, random)),
    // The words depend on the text alone, so that an edit changes no other query.
    body: Array.from({length: samples}, (_, sample) =>
      from(bodies, (text) => threeWords(text, randomFrom(hash(text) + sample))),
    ).flat(),
  };
}

/**
 * A third of generated queries, for tests. It is chosen by the hash of the query, so that an edit changes no other
 * query.
 */
export const sampleQueries = (generated: Record<Kind, RecordQuery[]>): typeof generated =>
  Object.fromEntries(
    Object.entries(generated).map(([kind, queries]) => [
      kind,
      queries.filter(({query}) => hash(query) % 3 === 0),
    ]),
  ) as typeof generated;

/** A search engine. Results are pages, best first, as indices of the records that they show. */
export interface Engine {
  search: (query: string) => number[][] | Promise<number[][]>;
}

/** A query with the addresses of relevant pages. */
export interface PageQuery {
  query: string;
  relevant: string[];
  group: string;
}

/** Results: the mean reciprocal rank for each kind of generated query, and others. */
export interface Row extends Record<Kind, number> {
  /** Share of generated queries without results. */
  withoutHit: number;
  /** Share of page queries whose first result, or one of the first three, is relevant, by group. */
  first: Record<string, number>;
  firstThree: Record<string, number>;
  /** 95th percentile of the time of a query in ms. */
  p95: number;
}

/** Number of results that are evaluated. */
const depth = 20;

/** Measures an engine. `getPage` returns the address of a record's page. */
export async function measure(
  engine: Engine,
  generated: Record<Kind, RecordQuery[]>,
  pageQueries: PageQuery[],
  getPage: (record: number) => string,
): Promise<Row> {
  const times: number[] = [];
  let empty = 0;
  const searchTimed = async (query: string): Promise<number[][]> => {
    const start = performance.now();
    const pages = await engine.search(query);
    times.push(performance.now() - start);
    return pages.slice(0, depth);
  };
  const meanRank = async (queries: RecordQuery[]): Promise<number> => {
    let sum = 0;
    for (const {query, relevant} of queries) {
      const pages = await searchTimed(query);
      empty += pages.length === 0 ? 1 : 0;
      const at = pages.findIndex((records) => records.includes(relevant));
      sum += at < 0 ? 0 : 1 / (at + 1);
    }
    return sum / Math.max(1, queries.length);
  };
  const ranks = {
    exact: await meanRank(generated.exact),
    truncated: await meanRank(generated.truncated),
    typo: await meanRank(generated.typo),
    body: await meanRank(generated.body),
  };
  const withoutHit = empty / Object.values(generated).flat().length;
  const first: Record<string, number> = {};
  const firstThree: Record<string, number> = {};
  for (const group of new Set(pageQueries.map((one) => one.group))) {
    const queries = pageQueries.filter((one) => one.group === group);
    const positions: number[] = [];
    for (const {query, relevant} of queries) {
      const pages = await searchTimed(query);
      const at = pages.findIndex(([record = -1]) => relevant.includes(getPage(record)));
      positions.push(at < 0 ? Infinity : at);
    }
    first[group] = positions.filter((at) => at < 1).length / queries.length;
    firstThree[group] = positions.filter((at) => at < 3).length / queries.length;
  }
  return {
    ...ranks,
    withoutHit,
    first,
    firstThree,
    p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** Records per page: the best one and three further sections. */
const recordsPerPage = 4;

/** The search engine of the site. */
export function createEngine(records: SearchRecord[], synonyms: SynonymGroup[]): Engine {
  const index = new SearchIndex(synonyms).add(records);
  const numbers = new Map(records.map((record, position) => [record, position]));
  return {
    search: (query) =>
      rank(index, query).pages.map((page) =>
        page.records.slice(0, recordsPerPage).flatMap((record) => numbers.get(record) ?? []),
      ),
  };
}

/** `npm run bench:search`; `SITE_DIR` selects another build. `tests/site/search.test.ts` checks the minimum quality. */
export async function search(): Promise<Table[]> {
  const {records, synonyms} = await readBuild(siteDir);
  const list = JSON.parse(
    readFileSync(path.join(root, 'tests', 'search', 'queries.json'), 'utf8'),
  ) as PageQuery[];
  const engine = createEngine(records, synonyms);
  const getPage = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';
  const generated = generateQueries(records);
  // Warm-up.
  await measure(engine, generated, [], getPage);
  const row = await measure(engine, generated, list, getPage);
  const number = (value = 0): string => value.toFixed(3);
  const topics = readTopics();
  const unanticipated = removeKeywordsLike(records, [...list, ...topics]);
  const bytes = brotliCompressSync(readFileSync(path.join(siteDir, indexFile))).length;
  return [
    {
      title: `Search in ${records.length} records`,
      rows: [
        ['', 'first', 'first three'],
        ...Object.keys(row.first).map((group) => [
          group,
          number(row.first[group]),
          number(row.firstThree[group]),
        ]),
      ],
      notes: [
        `Mean reciprocal ranks: exact ${number(row.exact)}, truncated ${number(row.truncated)}, typo ${number(row.typo)}, body ${number(row.body)}; without results ${number(row.withoutHit)}.`,
        `95 % of the queries take less than ${row.p95.toFixed(2)} ms; the index has ${(bytes / 1000).toFixed(1)} kB (brotli).`,
      ],
    },
    await measureUnanticipated(createEngine(unanticipated, synonyms), list, topics, getPage),
    await crossValidate(engine, list, getPage),
  ];
}
