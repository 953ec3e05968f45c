import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../support/build';
import {startServer} from '../support/offline';
import {compress} from '../support/compress';
import {
  colourToggle,
  deferred,
  expect,
  waitForHydration,
  test,
  waitTwoFrames,
  recordLayoutShifts,
} from '../support/site';

/*
 * What a reader's browser requests, and when. Counted in files and in bytes after brotli at its
 * best level; how long it takes is for `npm run bench:load`.
 */
test.use({serviceWorkers: 'block', viewport: {width: 412, height: 900}});

const typical = [
  '/videosync/basics/recording-output',
  '/',
  '/blog/a-brief-history-of-videosync',
  '/handbook/tools',
];

/** Requested files of the site, in order. */
function watch(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const isMain = (file: string): boolean => /\/main\./.test(file);

/** Bytes of files, packed. */
async function weigh(files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const relative = name.endsWith('/') ? `${name}index.html` : name;
    const existing = ['', '.html']
      .map((ending) => path.join(siteDir, relative + ending))
      .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
    return existing ? (await compress(existing, readFileSync(existing))).length : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [address, budget] of [
  ...typical.map((one) => [one, 205_000] as const),
  ['/handbook/background/artnet-in-depth', 222_000],
] as const) {
  test(`${address} costs ${budget / 1000} kB in all`, async ({page}) => {
    const files = watch(page);
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(files.some(isMain)).toBe(true);
    expect(files.filter((file) => file !== '/favicon.svg').length).toBeLessThanOrEqual(16);
    // The typeface has its own budget: it comes once, after what a page needs.
    expect(await weigh(files.filter((file) => !file.endsWith('.woff2')))).toBeLessThanOrEqual(
      budget,
    );
  });
}

test('what comes with the next piece of a page moves nothing in the bar', async ({page}) => {
  const html = readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  const cut = html.indexOf('</details>', html.indexOf('navbar__items--right'));
  expect(cut).toBeGreaterThan(0);
  const {promise, resolve} = deferred();
  const server = await startServer(siteDir);
  server.intercept = (address, response) => {
    if (address === '/') {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(html.slice(0, cut));
      void promise.then(() => response.end(html.slice(cut)));
    }
    return address === '/';
  };
  await recordLayoutShifts(page);
  await page.goto(server.origin, {waitUntil: 'commit'});
  await expect(page.locator('.navbar summary')).toBeVisible();
  await waitTwoFrames(page);
  resolve();
  await expect(colourToggle(page)).toBeVisible();
  await waitTwoFrames(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: object[]}).shifts)).toEqual([]);
  await server.stop();
});

test('nothing moves while a page loads and is taken over', async ({page}) => {
  await recordLayoutShifts(page);
  for (const address of typical) {
    await page.goto(address);
    await waitForHydration(page);
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

const inDepth = '/handbook/background/artnet-in-depth';

test('whatever may scroll renders all blocks: a link to a heading, a key, Contents before `load`', async ({
  page,
}) => {
  // `load` waits for this picture.
  await page.route('**/missing.png', () => {});
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), {src: '/missing.png'}));
    });
  });
  for (const act of [
    () => page.getByRole('button', {name: 'Contents'}).click(),
    () => page.keyboard.press('End'),
    () => page.evaluate(() => document.querySelector<HTMLElement>('.hash-link')?.click()),
  ]) {
    await page.goto(inDepth, {waitUntil: 'commit'});
    await waitForHydration(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(await page.locator('[data-later]').count()).toBeGreaterThan(0);
    await act();
    await expect(page.locator('[data-later]')).toHaveCount(0);
  }
});

/** Scripts that an event requests. Requests start in the event, or not at all. */
async function getChunks(page: Page, happens: () => Promise<unknown>): Promise<string[]> {
  const files = watch(page);
  await happens();
  await waitTwoFrames(page);
  return files.filter((file) => file.startsWith('/assets/js/'));
}

const wayOn = (page: Page) => page.locator('article .markdown a[href^="/videosync/"]').first();

test('a page is fetched before the tap at most once, and only on a sign', async ({page}) => {
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  // Links in view alone must not trigger requests.
  expect(await getChunks(page, () => wayOn(page).scrollIntoViewIfNeeded())).toEqual([]);
  const chunks = await getChunks(page, () => wayOn(page).hover());
  expect(chunks.length).toBeGreaterThan(0);
  expect(new Set(chunks).size).toBe(chunks.length);
  expect(chunks.length).toBeLessThanOrEqual(3);
  await page.mouse.move(0, 0);
  expect(await getChunks(page, () => wayOn(page).hover())).toEqual([]);
});

test('with data saver nothing is fetched ahead', async ({page}) => {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value});
  });
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  expect(await getChunks(page, () => wayOn(page).hover())).toEqual([]);
});

test('our styles come after those of the framework, in this order', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/videosync/introduction');
  // Set by the framework's base, its components and our site.css, in turn.
  for (const [selector, property, token] of [
    ['html', 'background-color', '--surface-1'],
    ['article p', 'color', '--text'],
    ['.menu__link--active:not(.menu__link--sublist)', 'color', '--accent-text'],
  ] as const) {
    const [actual, expected] = await page
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
    expect(actual, selector).toBe(expected);
  }
  await expect(page.locator('.table-of-contents__link').first()).toHaveCSS('display', 'block');
});
