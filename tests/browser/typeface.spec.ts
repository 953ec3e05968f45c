import {expect, test, type Page} from '@playwright/test';
import {cacheNames} from '../../src/config/caches';
import * as storageKeys from '../../src/config/storageKeys';
import {typeface} from '../../src/config/typeface';
import {siteDir} from '../support/build';
import {startServer, type TestServer} from '../support/offline';
import {hydrate} from '../support/site';

const file = `/${typeface}`;
const address = '/handbook/tools/power';

let server: TestServer;
let errors: string[];

test.beforeEach(async ({page}) => {
  server = await startServer(siteDir);
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
    ).observe({type: 'layout-shift', buffered: true});
  });
});
test.afterEach(async () => {
  await server.stop();
  expect(errors).toEqual([]);
});

/** Opens the page for the first time and waits until the next load may show the typeface. */
async function visit(page: Page): Promise<void> {
  await page.goto(server.origin + address);
  await page.waitForFunction(([key, value]) => localStorage.getItem(key) === value, [
    storageKeys.typeface,
    typeface,
  ] as const);
}

/** Loads the page again and waits for its fonts; what the application does later is no matter of theirs. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What the page is shown in, how wide its heading is, and what moved since it was opened. */
const look = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return {
      isMarked: document.documentElement.hasAttribute('data-typeface'),
      faces: [...document.fonts].map(({family, status}) => `${family} ${status}`),
      width: range.getBoundingClientRect().width,
      shifts: (window as unknown as {shifts: number[]}).shifts,
    };
  });

const ofSystem = {isMarked: false, faces: []};
const ofSite = {isMarked: true, faces: ['Inter loaded'], shifts: []};

test('a first visit loads it when all is done, and the next one shows it from the worker', async ({
  page,
}) => {
  await visit(page);
  const first = await look(page);
  expect(first).toMatchObject(ofSystem);
  const isLate = await page.evaluate((name) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const font = performance
      .getEntriesByType('resource')
      .find((entry) => entry.name.endsWith(name));
    return (font?.startTime ?? 0) > (navigation?.loadEventEnd ?? Infinity);
  }, file);
  expect(isLate).toBe(true);
  expect(server.asked.filter((asked) => asked === file)).toHaveLength(1);

  server.forget();
  await reload(page);
  const next = await look(page);
  expect(next).toMatchObject(ofSite);
  expect(next.width).not.toBe(first.width);
  expect(await page.evaluate(() => document.fonts.check('400 17px Inter'))).toBe(true);
  expect(server.asked).not.toContain(file);
});

test('a copy that is gone comes for the next page, and moves nothing on this one', async ({
  page,
}) => {
  await visit(page);
  const {width} = await look(page);
  await page.evaluate((name) => caches.delete(name), cacheNames.assets);
  await reload(page);
  expect(await look(page)).toMatchObject({...ofSite, faces: ['Inter error'], width});
  await page.waitForFunction((name) => caches.match(name), file);
  await reload(page);
  expect(await look(page)).toMatchObject(ofSite);
});

test('without storage it is neither loaded nor shown', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  for (const _ of ['first', 'next']) {
    await page.goto(server.origin + address);
    await hydrate(page);
    await page.waitForFunction(async ([cache, name]) => (await caches.open(cache)).match(name), [
      cacheNames.read,
      server.origin + address,
    ] as const);
    expect(await look(page)).toMatchObject(ofSystem);
  }
  expect(server.asked).not.toContain(file);
});

test('would notice what moves', async ({page}) => {
  await page.goto(server.origin + address);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('h1')?.before(block);
  });
  await expect.poll(async () => (await look(page)).shifts.length).toBeGreaterThan(0);
});
