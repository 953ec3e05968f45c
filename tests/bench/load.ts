import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {listen} from '../../src/commands/shared/server.mjs';
import {createCompressedServer} from './compressedServer';
import {launch, observed, openPhone, phone, quiet, type PhonePage} from './phone';
import {median, type Bench, type Table} from './table';
import {markWanted, recordTasks, type Task} from './tasks';

const root = path.resolve(__dirname, '..', '..');

/** How often each page is loaded; the median is printed. */
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** Pages that stand for their kind. The first one has a hand-written counterpart. */
const pages = [
  ['docs page', '/videosync/basics/recording-output'],
  ['home', '/'],
  ['blog post', '/blog/a-brief-history-of-videosync'],
  ['tools page', '/handbook/tools'],
] as const;

const handWritten = '/hand-written/recording-output';

/** What one visit costs. Times in milliseconds, sizes in bytes as they went over the wire. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  bytesAtLoad: number;
  requestsBeforeIntent: number;
  blockingBefore: number;
  bytesAtEnd: number;
  requestsAtEnd: number;
  longestTask: number;
  blockingOnArrival: number;
  /** From the wish for the application until it answers. */
  arrival: number;
  shift: number;
}

/** The part of each task that is over 50 ms, added up (web.dev, Total Blocking Time). */
function blocking(tasks: readonly Task[]): number {
  return tasks.reduce((sum, {ms}) => sum + Math.max(0, ms - 50), 0);
}

async function loadPage(visitor: PhonePage, address: string): Promise<number> {
  await visitor.page.goto(address, {waitUntil: 'load'});
  return visitor.bytes();
}

/** A reader who has just come: the page, then the first sign of intent, then everything. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const visitor = await openPhone(browser);
  const {page} = visitor;
  try {
    const recording = await recordTasks(visitor.session);
    const bytesAtLoad = await loadPage(visitor, address);
    // The last candidate of the largest paint; the application comes by itself a second later.
    await page.waitForTimeout(400);
    const before = await observed(page);
    const requestsBeforeIntent = visitor.requests.length;
    await page.evaluate(markWanted);
    const wanted = await page.evaluate(() => {
      document.dispatchEvent(new Event('pointerdown'));
      return performance.now();
    });
    const hasApplication = (await page.locator('#app-scripts').count()) > 0;
    let arrival = 0;
    if (hasApplication) {
      await page.waitForFunction(
        () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
      );
      arrival = (await page.evaluate(() => performance.now())) - wanted;
    }
    await quiet(visitor);
    const {shift} = await observed(page);
    const tasks = await recording.stop();
    return {
      firstPaint: before.paints.find(({name}) => name === 'first-contentful-paint')?.at ?? NaN,
      largestPaint: before.largest.at(-1)?.at ?? NaN,
      bytesAtLoad,
      requestsBeforeIntent,
      blockingBefore: blocking(tasks.before),
      bytesAtEnd: visitor.bytes(),
      requestsAtEnd: visitor.requests.length,
      longestTask: Math.max(0, ...tasks.arrival.map(({ms}) => ms)),
      blockingOnArrival: blocking(tasks.arrival),
      arrival,
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
    await loadPage(visitor, address);
    await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
    await page.waitForFunction(
      () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
    );
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

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const ms = (value: number): string => value.toFixed(0);

function tableOf(results: readonly (readonly [string, Visit[]])[]): Table {
  const middle = (visits: Visit[], key: keyof Visit): number =>
    median(visits.map((one) => one[key]));
  const reference = results[0]?.[1] ?? [];
  return {
    title: `First visit (${phone.width} px, CPU ÷${phone.slowdown}, ${phone.bitsPerSecond / 1e6} Mbit/s, ${phone.roundTripMs} ms; medians of ${runs})`,
    rows: [
      [
        'page',
        'FCP ms',
        'LCP ms',
        'FCP of hand-written',
        'LCP of hand-written',
        'kB by load',
        'requests before intent',
        'blocking before',
        'kB in all',
        'requests in all',
        'longest task',
        'blocking on arrival',
        'arrival ms',
        'shift',
      ],
      ...results.map(([name, visits]) => [
        name,
        ms(middle(visits, 'firstPaint')),
        ms(middle(visits, 'largestPaint')),
        (middle(visits, 'firstPaint') / middle(reference, 'firstPaint')).toFixed(2),
        (middle(visits, 'largestPaint') / middle(reference, 'largestPaint')).toFixed(2),
        kilobytes(middle(visits, 'bytesAtLoad')),
        ms(middle(visits, 'requestsBeforeIntent')),
        ms(middle(visits, 'blockingBefore')),
        kilobytes(middle(visits, 'bytesAtEnd')),
        ms(middle(visits, 'requestsAtEnd')),
        ms(middle(visits, 'longestTask')),
        ms(middle(visits, 'blockingOnArrival')),
        ms(middle(visits, 'arrival')),
        middle(visits, 'shift').toFixed(4),
      ]),
    ],
    notes: [
      'Aims: FCP ≤ 1.3 and LCP ≤ 1.6 of the hand-written page, ≤ 32 kB by load, ≤ 175 kB and ≤ 10 requests in all,',
      '  no blocking before, no task over 80 ms and ≤ 100 ms of blocking on arrival, shift ≤ 0.001.',
      'Tasks are in processor time. The other times depend on what else this computer does: compare',
      '  rows of one run, not runs.',
    ],
  };
}

/** `npm run bench:load`; `SITE_DIR` names another build, `BENCH_RUNS` another count. */
export const load: Bench = {
  name: 'load',
  about: 'what a first visit costs on a mid-range phone, beside a hand-written page',
  async run() {
    const site = process.env['SITE_DIR'] ?? path.join(root, 'build');
    if (!existsSync(path.join(site, 'index.html'))) {
      throw new Error(`There is no built site in ${site}. Run npm run build first.`);
    }
    const server = createCompressedServer([
      {address: '/hand-written/', folder: path.join(root, 'tests', 'fixtures', 'hand-written')},
      {address: '/', folder: site},
    ]);
    const port = await listen(server, 0, '127.0.0.1');
    const origin = `http://127.0.0.1:${port}`;
    const browser = await launch();
    try {
      const all = [['hand-written', handWritten], ...pages] as const;
      const results = all.map(([name]) => [name, [] as Visit[]] as const);
      const clicks: {fetched: number; unfetched: number}[] = [];
      // The first round fills the server's memory and is not counted; then in turns, so that a
      // busy minute of the computer hits all pages alike.
      for (let round = 0; round <= runs; round += 1) {
        for (const [at, [, address]] of all.entries()) {
          const one = await visit(browser, origin + address);
          if (round > 0) {
            results[at]?.[1].push(one);
          }
        }
        const click = await follow(browser, origin + pages[0][1]).catch((error: unknown) => {
          console.warn(`The next page could not be measured: ${String(error)}`);
          return undefined;
        });
        if (round > 0 && click) {
          clicks.push(click);
        }
      }
      const style = readFileSync(
        path.join(root, 'tests', 'fixtures', 'hand-written', 'style.css'),
      ).length;
      return [
        tableOf(results),
        {
          title: `Next page, from the click to the paint (CPU ÷${phone.slowdown})`,
          rows: [
            ['', 'ms', 'aim'],
            ['fetched on intent', ms(median(clicks.map(({fetched}) => fetched))), '120'],
            ['not fetched', ms(median(clicks.map(({unfetched}) => unfetched))), '500'],
          ],
          notes: [`The hand-written page's style has ${style} bytes.`],
        },
      ];
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  },
};
