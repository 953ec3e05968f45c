import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {similarity} from '../../src/search/engine/rank';
import {stems} from '../../src/search/engine/tokens';
import {weights} from '../../src/search/engine/weights';
import type {SearchRecord} from '../../src/search/records/types';
import {root} from '../support/build';
import type {Engine, PageQuery} from './search';
import type {Table} from './table';

/** Ranking weights that are varied, one at a time; not those that require a new index. */
type Weight = Exclude<keyof typeof weights, 'fields'>;

const factors = [0.7, 1.4];
const foldCount = 5;

/** Topic of a query: section and category of the first relevant page. */
const getTopic = ({relevant: [page = '']}: PageQuery): string =>
  page.split('/').slice(1, 3).join('/');

/** Splits queries into folds by topic. Returns the fold of each query. */
export function assignFolds(queries: readonly PageQuery[]): number[] {
  const counts = new Map<string, number>();
  queries.map(getTopic).forEach((topic) => counts.set(topic, (counts.get(topic) ?? 0) + 1));
  const sizes = Array.from({length: foldCount}, () => 0);
  const folds = new Map<string, number>();
  // Assign the largest topic first, each to the smallest fold.
  for (const [topic, count] of [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const fold = sizes.indexOf(Math.min(...sizes));
    folds.set(topic, fold);
    sizes[fold] = (sizes[fold] ?? 0) + count;
  }
  return queries.map((query) => folds.get(getTopic(query)) ?? 0);
}

/** Minimum similarity of a keyword to a query that it may have been written for. */
const minSimilarity = 0.6;

/** Records without keywords that are similar to a query, as if nobody had anticipated any of them. */
export function removeKeywordsLike(
  records: readonly SearchRecord[],
  queries: readonly Pick<PageQuery, 'query'>[],
): SearchRecord[] {
  const queryStems = queries.map(({query}) => stems(query));
  return records.map((record) => ({
    ...record,
    keywords: record.keywords.filter((keyword) => {
      const keywordStems = stems(keyword);
      return !queryStems.some((query) => similarity(query, keywordStems) >= minSimilarity);
    }),
  }));
}

/** Topics as queries, each with the page that covers it. They come from manuals, not from readers of the site. */
export function readTopics(): PageQuery[] {
  const text = readFileSync(path.join(root, 'src', 'data', 'topics.yml'), 'utf8');
  const sources = Object.values(parse(text) as Record<string, Record<string, string>>);
  return sources.flatMap((topics) =>
    Object.entries(topics)
      .filter(([, target]) => target.startsWith('/'))
      .map(([query, target]) => ({
        query,
        relevant: [target.replace(/#.*/, '')],
        group: 'topics',
      })),
  );
}

/** Rank of the first relevant page for each query, from 1; Infinity if there is none. */
async function getRanks(
  engine: Engine,
  queries: readonly PageQuery[],
  getPage: (record: number) => string,
): Promise<number[]> {
  const ranks: number[] = [];
  for (const {query, relevant} of queries) {
    const pages = await engine.search(query);
    const index = pages.findIndex(([record = -1]) => relevant.includes(getPage(record)));
    ranks.push(index < 0 ? Infinity : index + 1);
  }
  return ranks;
}

/** Ranks of queries without the keywords like them, and of topics. */
export async function measureUnanticipated(
  engine: Engine,
  queries: readonly PageQuery[],
  topics: readonly PageQuery[],
  getPage: (record: number) => string,
): Promise<Table> {
  return {
    title: 'Without keywords that are similar to a query',
    rows: [
      ['', 'first', 'first three'],
      createRow(`${queries.length} queries`, await getRanks(engine, queries, getPage)),
      createRow(`${topics.length} topics`, await getRanks(engine, topics, getPage)),
    ],
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A row with the shares of queries whose first result, or one of the first three, is relevant. */
const createRow = (name: string, ranks: readonly number[]): string[] => [
  name,
  ...[1, 3].map((max) => mean(ranks.map((rank) => Number(rank <= max))).toFixed(3)),
];

/**
 * Cross-validates the weights: in each of five rounds, the best of several settings for four folds is measured on
 * the fifth.
 */
export async function crossValidate(
  engine: Engine,
  queries: readonly PageQuery[],
  getPage: (record: number) => string,
): Promise<Table> {
  const settings = new Map([['unchanged', await getRanks(engine, queries, getPage)]]);
  for (const name of Object.keys(weights).filter((key): key is Weight => key !== 'fields')) {
    const value = weights[name];
    for (const factor of factors) {
      weights[name] = value * factor;
      settings.set(`${name} × ${factor}`, await getRanks(engine, queries, getPage));
    }
    weights[name] = value;
  }
  const folds = assignFolds(queries);
  const bestSettings = Array.from({length: foldCount}, (_, fold) => {
    const score = (ranks: readonly number[]): number =>
      mean(ranks.filter((_rank, index) => folds[index] !== fold).map((rank) => 1 / rank));
    return [...settings].reduce((best, next) => (score(next[1]) > score(best[1]) ? next : best));
  });
  const heldOut = queries.map(
    (_, index) => bestSettings[folds[index] ?? 0]?.[1][index] ?? Infinity,
  );
  return {
    title: `Weights, cross-validated with ${queries.length} queries in ${foldCount} folds by topic`,
    rows: [
      ['', 'first', 'first three'],
      createRow('unchanged', settings.get('unchanged') ?? []),
      createRow('best for four folds, measured on the fifth', heldOut),
    ],
    notes: [`Best settings: ${bestSettings.map(([name]) => name).join('; ')}.`],
  };
}
