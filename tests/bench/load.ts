import {existsSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {listen} from '../../src/commands/shared/server.mjs';
import {root, siteDir} from '../support/build';
import {closeServer} from '../support/closeServer';
import {measureInteractions} from './interactions';
import {createPackedServer, packedCopy} from './packedServer';
import {
  launch,
  observed,
  openPhone,
  phone,
  type PhonePage,
  quiet,
  readTasks,
  traced,
} from './phone';
import {starlightSite} from './starlight';
import {median, type Table} from './table';

/** How often each page is loaded; the median is printed. */
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** Another build to compare this one with, in the same run. */
const baseDir = process.env['BASE_DIR'];

const fixture = path.join(root, 'tests', 'fixtures', 'hand-written');

/** Pages that stand for their kind. The first two have the text of the third: written by hand, and by Starlight. */
const pages = {
  'hand-written': '/hand-written/recording-output',
  Starlight: '/starlight/',
  'docs page': '/videosync/basics/recording-output',
  home: '/',
  'blog post': '/blog/a-brief-history-of-videosync',
  'tools page': '/handbook/tools',
  calculator: '/handbook/tools/power',
  instruments: '/beam-for-live/device-reference/instruments',
  'longest page': '/handbook/background/artnet-in-depth',
};

/** What one visit costs, by the heading of its column: times in milliseconds, sizes as they went over the wire. */
type Visit = Record<string, number>;

const share = ' of hand-written';

/** Columns of the table, with their decimals. */
const columns = {
  'FCP ms': 0,
  'LCP ms': 0,
  [`FCP${share}`]: 2,
  [`LCP${share}`]: 2,
  'kB in all': 1,
  requests: 0,
  'longest task': 0,
  blocking: 0,
  'hydrated ms': 0,
  shift: 4,
};

/** The part of each task that is over 50 ms, added up (web.dev, Total Blocking Time). */
function blocking(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
}

async function hydrated({page}: PhonePage): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
  );
}

/** A reader's first visit, until nothing is loaded any more. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const visitor = await openPhone(browser);
  const {page} = visitor;
  try {
    await browser.startTracing(page, traced);
    await page.goto(address, {waitUntil: 'load'});
    let hydratedAt = 0;
    if ((await page.locator('#__docusaurus').count()) > 0) {
      await hydrated(visitor);
      hydratedAt = await page.evaluate(() => performance.now());
    }
    await quiet(visitor);
    const {firstPaint, largestPaint, shift} = await observed(page);
    await page.evaluate(() => performance.mark('measured'));
    const tasks = readTasks(await browser.stopTracing());
    return {
      'FCP ms': firstPaint,
      'LCP ms': largestPaint,
      'kB in all': visitor.bytes() / 1000,
      requests: visitor.sizes.size,
      'longest task': Math.max(0, ...tasks),
      blocking: blocking(tasks),
      'hydrated ms': hydratedAt,
      shift,
    };
  } finally {
    await visitor.close();
  }
}

/** Clicks a link and waits until the next page's heading is painted. Runs in the page. */
function clickAndWait(selector: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  const title = document.querySelector('h1')?.textContent;
  return new Promise((resolve, reject) => {
    if (!link) {
      reject(new Error(`There is no ${selector}`));
      return;
    }
    const observer = new MutationObserver(() => {
      const now = document.querySelector('h1')?.textContent;
      if (now && now !== title) {
        observer.disconnect();
        // A message is the first task after the frame; a timer would also count the effects of the
        // new page, which run when it is painted.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage('painted');
        });
      }
    });
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
    const start = performance.now();
    link.click();
  });
}

/** From the click to the paint of the next page: fetched on intent, and without any sign before. */
async function follow(
  browser: Browser,
  address: string,
): Promise<{fetched: number; unfetched: number}> {
  const visitor = await openPhone(browser);
  const {page} = visitor;
  try {
    await page.goto(address, {waitUntil: 'load'});
    await hydrated(visitor);
    await quiet(visitor);
    const next = '.pagination-nav__link--next';
    await page.locator(next).hover();
    await quiet(visitor);
    const fetched = await page.evaluate(clickAndWait, next);
    await quiet(visitor);
    await page.mouse.move(1, 1);
    const unfetched = await page.evaluate(clickAndWait, next);
    return {fetched, unfetched};
  } finally {
    await visitor.close();
  }
}

function createTable(visits: ReadonlyMap<string, readonly Visit[]>): Table {
  const cell = (page: string, column: string): number => {
    const middle = (of: string): number =>
      median((visits.get(of) ?? []).map((one) => one[column.replace(share, ' ms')] ?? NaN));
    return middle(page) / (column.endsWith(share) ? middle('hand-written') : 1);
  };
  return {
    title: `First visit (${phone.width} px, CPU ÷${phone.slowdown}, ${phone.bitsPerSecond / 1e6} Mbit/s, ${phone.roundTripMs} ms; medians of ${runs})`,
    rows: [
      ['page', ...Object.keys(columns)],
      ...[...visits.keys()].map((page) => [
        page,
        ...Object.entries(columns).map(([name, decimals]) => cell(page, name).toFixed(decimals)),
      ]),
    ],
    notes: [
      'Aims: FCP ≤ 1.3 and LCP ≤ 1.6 of the hand-written page, ≤ 205 kB (222 on the longest page), no task over',
      '  100 ms, shift ≤ 0.001.',
      'Tasks are in processor time. The other times depend on what else this computer does: compare',
      '  rows of one run, not runs.',
    ],
  };
}

interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves folders as one site, packed, until it is closed. */
async function serveSite(folders: Readonly<Record<string, string>>): Promise<Served> {
  const copy = await packedCopy(folders);
  const server = createPackedServer(copy);
  return {
    origin: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    close: async () => {
      await closeServer(server);
      rmSync(copy, {recursive: true});
    },
  };
}

/** `npm run bench:load`; `SITE_DIR` names another build, `BASE_DIR` one to compare it with, `BENCH_RUNS` another count. */
export async function load(): Promise<Table[]> {
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    throw new Error(`There is no built site in ${siteDir}. Run npm run build first.`);
  }
  const markdown = path.join(siteDir, `${pages['docs page']}.md`);
  const sites = [
    await serveSite({
      '.': siteDir,
      'hand-written': fixture,
      starlight: starlightSite(markdown),
    }),
    ...(baseDir ? [await serveSite({'.': baseDir})] : []),
  ];
  const [{origin}] = sites as [Served];
  const base = sites[1]?.origin;
  const browser = await launch();
  try {
    const own = Object.entries(pages);
    const compared = base ? own.slice(2).map(([name, at]) => [`${name}, base`, at] as const) : [];
    const visits = new Map([...own, ...compared].map(([name]) => [name, [] as Visit[]]));
    const clicks: {fetched: number; unfetched: number}[] = [];
    // The first round warms up and is not counted; then in turns, so that a busy minute of the
    // computer hits all pages alike.
    for (let round = 0; round <= runs; round += 1) {
      const rows = [
        ...own.map(([name, address]) => [name, origin + address] as const),
        ...compared.map(([name, address]) => [name, `${base}${address}`] as const),
      ];
      for (const [name, address] of rows) {
        const one = await visit(browser, address);
        if (round > 0) {
          visits.get(name)?.push(one);
        }
      }
      const click = await follow(browser, origin + pages['docs page']).catch((error: unknown) => {
        console.warn(`The next page could not be measured: ${String(error)}`);
        return undefined;
      });
      if (round > 0 && click) {
        clicks.push(click);
      }
    }
    const middle = (of: 'fetched' | 'unfetched'): string =>
      median(clicks.map((click) => click[of])).toFixed(0);
    return [
      createTable(visits),
      {
        title: `Next page, from the click to the paint (CPU ÷${phone.slowdown})`,
        rows: [
          ['', 'ms', 'aim'],
          ['fetched on intent', middle('fetched'), '120'],
          ['not fetched', middle('unfetched'), '500'],
        ],
        notes: [
          `The hand-written page's style has ${statSync(path.join(fixture, 'style.css')).size} bytes.`,
        ],
      },
      await measureInteractions(browser, origin, 2 * runs),
    ];
  } finally {
    await browser.close();
    await Promise.all(sites.map(({close}) => close()));
  }
}
