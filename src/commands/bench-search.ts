/*
 * npm run bench:search [-- --build <folder>]
 * Measures the search on the last build: quality beside other engines on the same records, time,
 * growth and weight. Prints; the floors are tests.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {lunr, ours, plainMiniSearch, tunedMiniSearch} from './bench/search/engines';
import {multiply, timesOf} from './bench/search/growth';
import {answerable, measure, type PageQuery, type Row} from './bench/search/measure';
import {pagefind} from './bench/search/pagefind';
import {generateQueries} from './bench/search/queries';
import {readBuild} from '../search/push/source';
import {indexFile} from '../search/records/file';
import {browserTimes} from './bench/search/browser';
import {format} from './bench/table';
import {installedBrowser} from './shared/installedBrowser';

const root = path.resolve(__dirname, '..', '..');
const number = (value: number): string => value.toFixed(3);

function line(row: Row): string[] {
  const groups = Object.keys(row.first).flatMap((group) => [
    number(row.first[group] ?? 0),
    number(row.firstThree[group] ?? 0),
  ]);
  return [
    row.engine,
    ...[row.exact, row.cut, row.typo, row.body, row.withoutHit].map(number),
    ...groups,
    row.p95.toFixed(2),
  ];
}

function print(rows: string[][]): void {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    );
  }
}

function printWeight(outDir: string, words: number): void {
  const bytes = brotliCompressSync(readFileSync(path.join(outDir, indexFile))).length;
  console.log(
    `\nWeight of the index (brotli): ${(bytes / 1000).toFixed(1)} kB, ` +
      `${(bytes / words).toFixed(2)} kB per 1,000 indexed words (${words} words).`,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: 'build'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(
      'Usage: npm run bench:search [-- --build <folder>]\nMeasures the search on the last build: quality, time, growth and weight.',
    );
    return;
  }
  const outDir = path.resolve(values.build);
  const {records, synonyms} = await readBuild(outDir);
  const list = JSON.parse(
    readFileSync(path.join(root, 'tests', 'search', 'queries.json'), 'utf8'),
  ) as PageQuery[];
  const pageOf = (record: number): string => records[record]?.objectID.split('#')[0] ?? '';
  const queries = answerable(list, new Set(records.map((_, at) => pageOf(at))));
  const generated = generateQueries(records);
  const groups = [...new Set(queries.map(({group}) => group))];
  console.log(
    `${records.length} records; queries: ${Object.entries<readonly unknown[]>({...generated})
      .map(([kind, made]) => `${made.length} ${kind}`)
      .join(', ')}, ${queries.length} with right pages.`,
  );
  if (queries.length < list.length) {
    console.log(`Left out because their pages are missing: ${list.length - queries.length}.`);
  }
  const rows = [
    [
      'engine',
      'exact',
      'cut',
      'typo',
      'body',
      'no hit',
      ...groups.flatMap((group) => [`${group}@1`, '@3']),
      'p95 ms',
    ],
  ];
  const missing: string[] = [];
  const engines = [
    ours(records, synonyms, 'this site'),
    ours(
      records.map((record) => ({...record, keywords: []})),
      synonyms,
      'this site, no keywords',
    ),
    ours(records, [], 'this site, no synonyms'),
    plainMiniSearch(records),
    tunedMiniSearch(records),
  ];
  const lunrEngine = await lunr(records);
  if (lunrEngine) {
    engines.push(lunrEngine);
  } else {
    missing.push('lunr');
  }
  for (const engine of engines) {
    // The first round warms up.
    await measure(engine, generated, [], pageOf);
    rows.push(line(await measure(engine, generated, queries, pageOf)));
  }
  const chromium = installedBrowser();
  const pagefindRun = existsSync(chromium) ? await pagefind(records, chromium) : undefined;
  if (pagefindRun) {
    rows.push(line(await measure(pagefindRun.engine, generated, queries, pageOf)));
    await pagefindRun.stop();
  } else {
    missing.push('Pagefind');
  }
  print(rows);
  if (missing.length > 0) {
    console.log(`Not installed, not measured: ${missing.join(', ')}.`);
  }

  const asked = [
    ...queries.map(({query}) => query),
    ...generated.exact.slice(0, 300).map(({query}) => query),
  ];
  const once = timesOf(records, asked);
  const tenfold = timesOf(multiply(records, 10), asked);
  console.log(
    `\nWhole answers: median ${once.median.toFixed(2)} ms, p95 ${once.p95.toFixed(2)} ms; with ten times the ` +
      `records median ${tenfold.median.toFixed(2)} ms, p95 ${tenfold.p95.toFixed(2)} ms ` +
      `(×${(tenfold.median / once.median).toFixed(2)}, ×${(tenfold.p95 / once.p95).toFixed(2)}).`,
  );
  const words = records.reduce(
    (sum, record) =>
      sum +
      [
        record.hierarchy[record.type],
        record.content,
        record.unconfirmed,
        record.description,
        ...record.keywords,
      ]
        .join(' ')
        .split(/\s+/)
        .filter(Boolean).length,
    0,
  );
  printWeight(outDir, words);
  console.log(`\n${format(await browserTimes(outDir))}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
