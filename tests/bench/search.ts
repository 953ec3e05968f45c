import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import {rank} from '../../src/search/engine/rank';
import {readBuild} from '../../src/search/push/source';
import {indexFile} from '../../src/search/records/file';
import type {SearchRecord, SynonymGroup} from '../../src/search/records/types';
import {root, siteDir} from '../support/build';
import {crossValidate} from './heldOut';
import type {Table} from './table';

/** A query whose right answer is one record. */
interface RecordQuery {
  query: string;
  /** Number of the record. */
  wanted: number;
}

/** Kinds of query that are made from the site's own text. */
type Kind = 'exact' | 'cut' | 'typo' | 'body';

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One wrong letter: lost, added, exchanged for another, or swapped with its neighbour. */
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

function cutLastWord(title: string): string | undefined {
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
 * Makes queries from the headings that occur once on the site (as they are, with the last word cut,
 * with one typo) and from three words of a text, the same for the same records.
 */
export function generateQueries(records: SearchRecord[]): Record<Kind, RecordQuery[]> {
  const random = randomFrom(7);
  const numbered = records.map((record, wanted) => ({record, wanted}));
  const headings = numbered
    .filter(({record}) => record.kind === 'heading')
    .map(({record, wanted}) => ({text: record.hierarchy[record.type] ?? '', wanted}));
  const count = new Map<string, number>();
  for (const {text} of headings) {
    count.set(text.toLowerCase(), (count.get(text.toLowerCase()) ?? 0) + 1);
  }
  const unique = headings.filter(
    ({text}) => text.length > 3 && count.get(text.toLowerCase()) === 1,
  );
  const bodies = numbered
    .map(({record, wanted}) => ({text: record.content ?? '', wanted}))
    .filter(({text}) => text.split(/\s+/).length >= 15);
  const from = (
    list: {text: string; wanted: number}[],
    make: (text: string) => string | undefined,
  ): RecordQuery[] =>
    list.flatMap(({text, wanted}) => {
      const query = make(text);
      return query === undefined ? [] : [{query, wanted}];
    });
  return {
    exact: from(unique, (title) => title),
    cut: from(unique, cutLastWord),
    typo: from(unique, (title) => misspellOne(title, random)),
    body: from(bodies, (text) => threeWords(text, random)),
  };
}

/** Something that answers a query with results, best first: the records that each of them shows. */
export interface Engine {
  search: (query: string) => number[][] | Promise<number[][]>;
}

/** A query of a technician, with the addresses of the pages that answer it. */
export interface PageQuery {
  query: string;
  relevant: string[];
  group: string;
}

/** What was measured; for the generated queries the mean reciprocal rank of each kind. */
export interface Row extends Record<Kind, number> {
  /** Share of all generated queries without any hit. */
  withoutHit: number;
  /** Share of page queries whose first hit, or one of the first three, is right; by group. */
  first: Record<string, number>;
  firstThree: Record<string, number>;
  /** Time that 95 % of all queries stay below, in milliseconds. */
  p95: number;
}

/** Hits that count. */
const depth = 20;

/** Measures an engine. `getPage` gives the address of a record's page. */
export async function measure(
  engine: Engine,
  generated: Record<Kind, RecordQuery[]>,
  pageQueries: PageQuery[],
  getPage: (record: number) => string,
): Promise<Row> {
  const times: number[] = [];
  let empty = 0;
  const ask = async (query: string): Promise<number[][]> => {
    const start = performance.now();
    const pages = await engine.search(query);
    times.push(performance.now() - start);
    return pages.slice(0, depth);
  };
  const meanRank = async (queries: RecordQuery[]): Promise<number> => {
    let sum = 0;
    for (const {query, wanted} of queries) {
      const pages = await ask(query);
      empty += pages.length === 0 ? 1 : 0;
      const at = pages.findIndex((records) => records.includes(wanted));
      sum += at < 0 ? 0 : 1 / (at + 1);
    }
    return sum / Math.max(1, queries.length);
  };
  const ranks = {
    exact: await meanRank(generated.exact),
    cut: await meanRank(generated.cut),
    typo: await meanRank(generated.typo),
    body: await meanRank(generated.body),
  };
  const withoutHit = empty / Object.values(generated).flat().length;
  const first: Record<string, number> = {};
  const firstThree: Record<string, number> = {};
  for (const group of new Set(pageQueries.map((one) => one.group))) {
    const queries = pageQueries.filter((one) => one.group === group);
    const places: number[] = [];
    for (const {query, relevant} of queries) {
      const pages = await ask(query);
      const at = pages.findIndex(([record = -1]) => relevant.includes(getPage(record)));
      places.push(at < 0 ? Infinity : at);
    }
    first[group] = places.filter((at) => at < 1).length / queries.length;
    firstThree[group] = places.filter((at) => at < 3).length / queries.length;
  }
  return {
    ...ranks,
    withoutHit,
    first,
    firstThree,
    p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** Records shown for a page: the best one, and three sections below it. */
const recordsPerPage = 4;

/** The site's own engine. */
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

/** `npm run bench:search`; `SITE_DIR` names another build. Tests check the minimums. */
export async function search(): Promise<Table[]> {
  const {records, synonyms} = await readBuild(siteDir);
  const list = JSON.parse(
    readFileSync(path.join(root, 'tests', 'search', 'queries.json'), 'utf8'),
  ) as PageQuery[];
  const engine = createEngine(records, synonyms);
  const getPage = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';
  const generated = generateQueries(records);
  // The first round warms up.
  await measure(engine, generated, [], getPage);
  const row = await measure(engine, generated, list, getPage);
  const number = (value = 0): string => value.toFixed(3);
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
        `Mean reciprocal ranks: exact ${number(row.exact)}, cut ${number(row.cut)}, typo ${number(row.typo)}, body ${number(row.body)}; without a hit ${number(row.withoutHit)}.`,
        `95 % of the queries take less than ${row.p95.toFixed(2)} ms; the index weighs ${(bytes / 1000).toFixed(1)} kB (brotli).`,
      ],
    },
    await crossValidate(engine, list, getPage),
  ];
}
