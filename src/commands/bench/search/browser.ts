import type {Browser, Page} from '@playwright/test';
import {listen} from '../../shared/server.mjs';
import {createCompressedServer} from '../compressedServer';
import {launch, openPhone, quiet} from '../phone';
import {median, type Table} from '../table';
import {percentile} from './measure';

/** How often the window is opened for the first time; the median is printed. */
const runs = 5;

const start = '/videosync/introduction';

/** What is typed, letter by letter. */
const typed = [
  'dmx address',
  'video stutters',
  'no light at all',
  'beamer abstand',
  'how do i record the output',
  'fixtrue ptach',
];

/** Times of one first visit, from the wish for the window, in milliseconds. */
interface Opening {
  first: number;
  everything: number;
}

/** Opens the window and types at once; says when hits are there, and when all texts are searched. */
async function openWindow(browser: Browser, origin: string): Promise<Opening> {
  const phone = await openPhone(browser);
  const {page, session} = phone;
  try {
    await page.goto(origin + start, {waitUntil: 'load'});
    await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(
      () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
    );
    await quiet(phone);
    // The network counts here; the speed of the processor in the other measurement.
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    const wanted = await page.evaluate(() => performance.now());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('universe');
    const when = async (there: () => boolean): Promise<number> => {
      await page.waitForFunction(there, undefined, {polling: 'raf'});
      return (await page.evaluate(() => performance.now())) - wanted;
    };
    const first = await when(() => document.querySelector('dialog [role="option"]') !== null);
    const everything = await when(
      () => document.querySelector('dialog[data-coverage="everything"]') !== null,
    );
    return {first, everything};
  } finally {
    await phone.close();
  }
}

/** Runs in the page: times from each key to the frame in which the list for it is painted. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(window, {keyTimes: times});
  document.addEventListener(
    'keydown',
    ({timeStamp, key}) => {
      // A blank at the end asks nothing new, and the field is emptied by a key too.
      if (key.trim().length !== 1) {
        return;
      }
      let wasBusy = false;
      const observer = new MutationObserver(() => {
        // The list itself is busy while rows are drawn that are out of sight.
        const isBusy =
          document.querySelector('dialog [aria-busy="true"]:not([role="listbox"])') !== null;
        if (wasBusy && !isBusy) {
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is the first task after the frame.
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => times.push(performance.now() - timeStamp);
            port2.postMessage('painted');
          });
        }
        wasBusy ||= isBusy;
      });
      observer.observe(document.body, {childList: true, subtree: true, attributes: true});
    },
    true,
  );
}

const keyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as {keyTimes: number[]}).keyTimes);

/** Types with everything loaded, each key when the answer to the one before is painted. */
async function typeAll(browser: Browser, origin: string): Promise<number[]> {
  const phone = await openPhone(browser);
  const {page} = phone;
  try {
    await page.goto(origin + start, {waitUntil: 'load'});
    await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(
      () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
    );
    await page.keyboard.press('Control+k');
    const box = page.locator('dialog input[role="combobox"]');
    await box.fill('universe');
    await page.waitForSelector('dialog[data-coverage="everything"]');
    await quiet(phone);
    await page.evaluate(watchKeys);
    let count = 0;
    for (const query of typed) {
      await box.fill('');
      for (const key of query.trim()) {
        await box.press(key === ' ' ? 'Space' : key);
        count += key === ' ' ? 0 : 1;
        await page.waitForFunction(
          (wanted) => (window as unknown as {keyTimes: number[]}).keyTimes.length >= wanted,
          count,
        );
      }
    }
    return await keyTimes(page);
  } finally {
    await phone.close();
  }
}

/** What readers wait for, measured in the browser on the built site. */
export async function browserTimes(outDir: string): Promise<Table> {
  const server = createCompressedServer([{address: '/', folder: outDir}]);
  const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const browser = await launch();
  try {
    const openings: Opening[] = [];
    // The first one fills the server's memory and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      openings.push(await openWindow(browser, origin));
    }
    openings.shift();
    const keys = await typeAll(browser, origin);
    const ms = (value: number): string => value.toFixed(0);
    return {
      title: 'In the browser',
      rows: [
        ['', 'ms', 'aim'],
        ['key to painted list, CPU ÷4, p50', ms(percentile(keys, 0.5)), '50'],
        ['key to painted list, CPU ÷4, p95', ms(percentile(keys, 0.95)), '100'],
        ['slow 4G, opening to first results', ms(median(openings.map((one) => one.first))), '900'],
        [
          'slow 4G, opening to every text searched',
          ms(median(openings.map((one) => one.everything))),
          '1800',
        ],
      ],
      notes: [`${keys.length} keys, ${runs} first visits. Only on an idle computer.`],
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
