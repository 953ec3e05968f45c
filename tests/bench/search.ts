import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {SearchIndex} from '../../src/search/engine/searchIndex';
import {rank} from '../../src/search/engine/rank';
import {readBuild} from '../../src/search/push/source';
import {indexFile} from '../../src/search/records/file';
import type {SearchRecord, SynonymGroup} from '../../src/search/records/types';
import type {Bench} from './table';

const root = path.resolve(__dirname, '..', '..');

/** A query whose right answer is one record. */
export interface RecordQuery {
  query: string;
  /** Number of the record. */
  wanted: number;
}

/** Queries made from the site's own text, by kind. */
export interface GeneratedQueries {
  exact: RecordQuery[];
  cut: RecordQuery[];
  typo: RecordQuery[];
  body: RecordQuery[];
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const titleOf = (record: SearchRecord): string => record.hierarchy[record.type] ?? '';

/** One wrong letter: lost, added, exchanged for another, or swapped with its neighbour. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, at);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + word.slice(at + 1);
    case 1:
      return before + letter + word.slice(at);
    case 2:
      return before + letter + word.slice(at + 1);
    default:
      return before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
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
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []));
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
export function generateQueries(records: SearchRecord[], seed = 7): GeneratedQueries {
  const random = randomFrom(seed);
  const headings = records
    .map((record, wanted) => ({title: titleOf(record), kind: record.kind, wanted}))
    .filter(({kind}) => kind === 'heading');
  const count = new Map<string, number>();
  for (const {title} of headings) {
    count.set(title.toLowerCase(), (count.get(title.toLowerCase()) ?? 0) + 1);
  }
  const unique = headings.filter(
    ({title}) => title.length > 3 && count.get(title.toLowerCase()) === 1,
  );
  const from = <Entry extends {wanted: number}>(
    list: Entry[],
    make: (entry: Entry) => string | undefined,
  ): RecordQuery[] =>
    list.flatMap((entry) => {
      const query = make(entry);
      return query === undefined ? [] : [{query, wanted: entry.wanted}];
    });
  const withText = records
    .map(({content}, wanted) => ({content: content ?? '', wanted}))
    .filter(({content}) => content.split(/\s+/).length >= 15);
  return {
    exact: from(unique, ({title}) => title),
    cut: from(unique, ({title}) => cutLastWord(title)),
    typo: from(unique, ({title}) => misspellOne(title, random)),
    body: from(withText, ({content}) => threeWords(content, random)),
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

export interface Row {
  /** Mean reciprocal rank of the generated queries, by kind. */
  exact: number;
  cut: number;
  typo: number;
  body: number;
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

/** Measures an engine. `pageOf` gives the address of a record's page. */
export async function measure(
  engine: Engine,
  generated: GeneratedQueries,
  pageQueries: PageQuery[],
  pageOf: (record: number) => string,
): Promise<Row> {
  const times: number[] = [];
  let empty = 0;
  const ask = async (query: string): Promise<number[][]> => {
    const start = performance.now();
    const found = await engine.search(query);
    times.push(performance.now() - start);
    return found.slice(0, depth);
  };
  const meanRank = async (queries: RecordQuery[]): Promise<number> => {
    let sum = 0;
    for (const {query, wanted} of queries) {
      const found = await ask(query);
      empty += found.length === 0 ? 1 : 0;
      const at = found.findIndex((records) => records.includes(wanted));
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
  const all = Object.values<readonly unknown[]>({...generated}).reduce(
    (sum, {length}) => sum + length,
    0,
  );
  const first: Record<string, number> = {};
  const firstThree: Record<string, number> = {};
  for (const group of new Set(pageQueries.map((one) => one.group))) {
    const queries = pageQueries.filter((one) => one.group === group);
    let one = 0;
    let three = 0;
    for (const {query, relevant} of queries) {
      const pages = (await ask(query))
        .slice(0, 3)
        .map(([record = -1]) => relevant.includes(pageOf(record)));
      one += pages[0] ? 1 : 0;
      three += pages.includes(true) ? 1 : 0;
    }
    first[group] = one / queries.length;
    firstThree[group] = three / queries.length;
  }
  return {
    ...ranks,
    withoutHit: empty / all,
    first,
    firstThree,
    p95: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** Records that are shown of a page: the best one, and three sections below it. */
const shown = 4;

/** The site's own engine. */
export function ours(records: SearchRecord[], synonyms: SynonymGroup[]): Engine {
  const index = new SearchIndex(synonyms).add(records);
  const numbers = new Map(records.map((record, at) => [record, at]));
  return {
    search: (query) =>
      rank(index, query).pages.map((page) =>
        page.records.slice(0, shown).flatMap((record) => numbers.get(record) ?? []),
      ),
  };
}

/** `npm run bench:search`; `SITE_DIR` names another build. The floors are tests. */
export const search: Bench = {
  name: 'search',
  about: 'how well and how fast the search answers, and what its index weighs',
  async run() {
    const site = process.env['SITE_DIR'] ?? path.join(root, 'build');
    const {records, synonyms} = await readBuild(site);
    const list = JSON.parse(
      readFileSync(path.join(root, 'tests', 'search', 'queries.json'), 'utf8'),
    ) as PageQuery[];
    const engine = ours(records, synonyms);
    const pageOf = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';
    const generated = generateQueries(records);
    // The first round warms up.
    await measure(engine, generated, [], pageOf);
    const row = await measure(engine, generated, list, pageOf);
    const number = (value: number): string => value.toFixed(3);
    const bytes = brotliCompressSync(readFileSync(path.join(site, indexFile))).length;
    return [
      {
        title: `Search in ${records.length} records`,
        rows: [
          ['', 'first', 'first three'],
          ...Object.keys(row.first).map((group) => [
            group,
            number(row.first[group] ?? 0),
            number(row.firstThree[group] ?? 0),
          ]),
        ],
        notes: [
          `Mean reciprocal ranks: exact ${number(row.exact)}, cut ${number(row.cut)}, typo ${number(row.typo)}, body ${number(row.body)}; without a hit ${number(row.withoutHit)}.`,
          `95 % of the queries take less than ${row.p95.toFixed(2)} ms; the index weighs ${(bytes / 1000).toFixed(1)} kB (brotli).`,
        ],
      },
    ];
  },
};
