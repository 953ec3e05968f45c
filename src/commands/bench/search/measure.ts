import type {GeneratedQueries, RecordQuery} from './queries';

/** Something that answers a query with results, best first: the records that each of them shows. */
export interface Engine {
  name: string;
  search: (query: string) => number[][] | Promise<number[][]>;
}

/** A query of a technician, with the addresses of the pages that answer it. */
export interface PageQuery {
  query: string;
  relevant: string[];
  group: string;
}

export interface Row {
  engine: string;
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

/** Time that a part of the values stays below. */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Measures one engine. `pageOf` gives the address of a record's page. */
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
    engine: engine.name,
    ...ranks,
    withoutHit: empty / all,
    first,
    firstThree,
    p95: percentile(times, 0.95),
  };
}

/** Page queries whose pages are all missing from the records cannot be answered by anyone. */
export function answerable(queries: PageQuery[], pages: ReadonlySet<string>): PageQuery[] {
  return queries.filter(({relevant}) => relevant.some((page) => pages.has(page)));
}
