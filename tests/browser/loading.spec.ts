import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../support/build';
import {startServer} from '../support/offline';
import {packed} from '../support/packed';
import {deferred, expect, holdBack, hydrate, test, twoFrames, watchShifts} from '../support/site';

/*
 * What a reader's browser asks for, and when. Counted in files and in bytes after brotli at its
 * best level; how long it takes is for `npm run bench:load`. Specification, section 9.
 */
test.use({serviceWorkers: 'block', viewport: {width: 412, height: 900}});

const typical = [
  '/videosync/basics/recording-output',
  '/',
  '/blog/a-brief-history-of-videosync',
  '/handbook/tools',
];

/** Files of our own that were asked for, in order. */
function watch(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const isMain = (file: string): boolean => /\/main\./.test(file);

/** With data saver the application doesn't come by itself. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value});
  });

/** Bytes of files, packed. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const relative = name.endsWith('/') ? `${name}index.html` : name;
    const found = ['', '.html']
      .map((ending) => path.join(siteDir, relative + ending))
      .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
    return found ? (await packed(found, readFileSync(found))).length : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const address of typical) {
  test(`${address} costs 32 kB by its load and 175 kB in all`, async ({page}) => {
    // What is asked for was asked for by the page.
    await saveData(page);
    const files = watch(page);
    await page.goto(address, {waitUntil: 'load'});
    expect(files.filter((file) => file !== '/favicon.svg').length).toBeLessThanOrEqual(8);
    // A pointer that rests where the page appears is no sign of a reader.
    await page.evaluate(() =>
      document.dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})),
    );
    expect(files.filter(isMain)).toEqual([]);
    expect(await page.locator('script[src*="/main."]').count()).toBe(0);
    expect(await weigh(files)).toBeLessThanOrEqual(32_000);

    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(files.some(isMain)).toBe(true);
    expect(await weigh(files)).toBeLessThanOrEqual(175_000);
  });
}

test('what comes with the next piece of a page moves nothing in the bar', async ({page}) => {
  const html = readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  const cut = html.indexOf('</details>', html.indexOf('navbar__items--right'));
  expect(cut).toBeGreaterThan(0);
  const {promise, resolve} = deferred();
  const server = await startServer(siteDir);
  server.spoil = (address, response) => {
    if (address === '/') {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(html.slice(0, cut));
      void promise.then(() => response.end(html.slice(cut)));
    }
    return address === '/';
  };
  await watchShifts(page);
  await page.goto(server.origin, {waitUntil: 'commit'});
  await expect(page.locator('.navbar summary')).toBeVisible();
  await twoFrames(page);
  resolve();
  await expect(page.locator('.navbar [class*="toggleButton"]')).toBeVisible();
  await twoFrames(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: object[]}).shifts)).toEqual([]);
  await server.stop();
});

test('nothing moves while a page loads and is taken over', async ({page}) => {
  await watchShifts(page);
  for (const address of typical) {
    await page.goto(address);
    await hydrate(page);
    await expect(page.locator('[data-later]')).toHaveCount(0);
    // A busy browser draws half of the text, and the rest beside it a frame later.
    const moved = await page.evaluate(() => {
      const {shifts} = window as unknown as {shifts: (PerformanceEntry & {value: number})[]};
      const [navigation] = performance.getEntriesByType('navigation');
      const isRead = (navigation as PerformanceNavigationTiming).domInteractive;
      return shifts
        .filter(({startTime, value}) => startTime > isRead && value > 0.001)
        .map(({startTime, value}) => `${value} at ${startTime}`);
    });
    expect(moved, address).toEqual([]);
  }
});

test('the first screen comes first, unless the place in the page depends on all blocks', async ({
  page,
}) => {
  // No frame, and so no end of it.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  const later = page.locator('.markdown > :nth-child(20)');
  const address = '/handbook/background/artnet-in-depth';
  for (const [where, isFirst] of [
    [address, true],
    [`${address}#ports`, false],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(where);
    await expect(later).toHaveCSS('content-visibility', isFirst ? 'auto' : 'visible');
  }
  await page.reload();
  await expect(later).toHaveCSS('content-visibility', 'visible');
});

/** Scripts that are asked for when something happens. Asking begins in the event, or not at all. */
async function chunksOf(page: Page, happens: () => Promise<unknown>): Promise<string[]> {
  const files = watch(page);
  await happens();
  await twoFrames(page);
  return files.filter((file) => file.startsWith('/assets/js/'));
}

const wayOn = (page: Page) => page.locator('article .markdown a[href^="/videosync/"]').first();

test('a page is fetched before the tap at most once, and only on a sign', async ({page}) => {
  await page.goto('/videosync/introduction');
  await hydrate(page);
  // Links are in view already; that alone is no sign.
  expect(await chunksOf(page, () => wayOn(page).scrollIntoViewIfNeeded())).toEqual([]);
  const chunks = await chunksOf(page, () => wayOn(page).hover());
  expect(chunks.length).toBeGreaterThan(0);
  expect(new Set(chunks).size).toBe(chunks.length);
  expect(chunks.length).toBeLessThanOrEqual(3);
  await page.mouse.move(0, 0);
  expect(await chunksOf(page, () => wayOn(page).hover())).toEqual([]);
});

for (const isSaving of [true, false]) {
  test(`with data saver the application waits for a sign, and nothing is fetched ahead: ${isSaving}`, async ({
    page,
  }) => {
    await (isSaving ? saveData(page) : undefined);
    // With a clock of our own, much later than an idle page would have waited.
    await page.clock.install();
    const files = watch(page);
    await page.goto('/videosync/introduction');
    await page.clock.runFor(60_000);
    await expect.poll(() => files.some(isMain)).toBe(!isSaving);
    await hydrate(page);
    expect(files.some(isMain)).toBe(true);
    const ahead = await chunksOf(page, () => wayOn(page).hover());
    expect(ahead.length > 0).toBe(!isSaving);
  });
}

test('what is typed while the application arrives is not overwritten', async ({page}) => {
  const release = await holdBack(page, '**/main.*.js');
  await page.goto('/beam-for-live/application/fixture-patch');
  const field = page.locator('#tool-patch-plan-start');
  await field.fill('2/1');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(field).toHaveValue('2/1');
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('3.17');
  // Two frames later what was kept would be written.
  await twoFrames(page);
  await expect(field).toHaveValue('3.17');
});

test('our styles come after those of the framework, in this order', async ({page}) => {
  await page.goto('/videosync/introduction');
  // Set by the framework's base, its components and our site.css, in turn.
  for (const [selector, property, token] of [
    ['html', 'background-color', '--surface-1'],
    ['article p', 'color', '--text'],
    ['.menu__link--active:not(.menu__link--sublist)', 'color', '--accent-text'],
  ] as const) {
    const [found, expected] = await page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, value]) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.setProperty('color', `var(${value})`);
          return [getComputedStyle(element).getPropertyValue(name), getComputedStyle(probe).color];
        },
        [property, token] as const,
      );
    expect(found, selector).toBe(expected);
  }
  await expect(page.locator('.table-of-contents__link').first()).toHaveCSS('display', 'block');
});
