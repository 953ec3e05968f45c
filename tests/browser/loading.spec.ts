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
  recordLayoutShifts,
  test,
  waitForHydration,
  waitTwoFrames,
} from '../support/site';

/*
 * What a page requests, and when: files, and bytes after brotli compression. `npm run bench:load` measures how long
 * it takes.
 */
test.use({serviceWorkers: 'block', viewport: {width: 412, height: 900}});

const longPage = '/handbook/background/artnet-in-depth';
const budgets: Record<string, number> = {
  '/videosync/basics/recording-output': 205_000,
  '/': 205_000,
  '/blog/a-brief-history-of-videosync': 205_000,
  '/handbook/tools': 205_000,
  [longPage]: 222_000,
};

/** Records the paths of requests in the returned array, in order. */
function recordRequests(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

const isMainScript = (file: string): boolean => /\/main\./.test(file);

/** Compressed size of files in bytes, without duplicates. */
async function measureSize(files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const relative = name.endsWith('/') ? `${name}index.html` : name;
    const existing = ['', '.html']
      .map((ending) => path.join(siteDir, relative + ending))
      .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
    return existing ? (await compress(existing, readFileSync(existing))).length : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [address, budget] of Object.entries(budgets)) {
  test(`${address} requests at most ${budget / 1000} kB, and nothing shifts`, async ({page}) => {
    await recordLayoutShifts(page);
    const files = recordRequests(page);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.locator('[data-later]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(files.some(isMainScript)).toBe(true);
    expect(files.filter((file) => file !== '/favicon.svg').length).toBeLessThanOrEqual(16);
    // Fonts have their own budget, because they load once, after everything that a page needs.
    expect(await measureSize(files.filter((file) => !file.endsWith('.woff2')))).toBeLessThanOrEqual(
      budget,
    );
    // While parsing, a busy browser renders a part of the text, and the rest one frame later.
    const afterParsing = await page.evaluate(() => {
      const {shifts} = window as unknown as {shifts: (PerformanceEntry & {value: number})[]};
      const [navigation] = performance.getEntriesByType('navigation');
      const parsed = (navigation as PerformanceNavigationTiming).domInteractive;
      return shifts
        .filter(({startTime, value}) => startTime > parsed && value > 0.001)
        .map(({startTime, value}) => `${value} at ${startTime}`);
    });
    expect(afterParsing).toEqual([]);
  });
}

test('the navbar doesn’t shift when a later chunk of the HTML arrives', async ({page}) => {
  const html = readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  const cut = html.indexOf('</details>', html.indexOf('navbar__items--right'));
  expect(cut).toBeGreaterThan(0);
  const {promise: released, resolve: release} = deferred();
  const server = await startServer(siteDir);
  server.intercept = (address, response) => {
    if (address === '/') {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(html.slice(0, cut));
      void released.then(() => response.end(html.slice(cut)));
    }
    return address === '/';
  };
  await recordLayoutShifts(page);
  await page.goto(server.origin, {waitUntil: 'commit'});
  await expect(page.locator('.navbar summary')).toBeVisible();
  await waitTwoFrames(page);
  release();
  await expect(colourToggle(page)).toBeVisible();
  await waitTwoFrames(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: object[]}).shifts)).toEqual([]);
  await server.stop();
});

test('blocks below the first screen render later, unless the scroll position depends on them', async ({
  page,
}) => {
  // Without animation frames, they aren't rendered.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  const block = page.locator('.markdown > :nth-child(20)');
  for (const [url, isDeferred] of [
    [longPage, true],
    [`${longPage}#ports`, false],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(url);
    await expect(block).toHaveCSS('content-visibility', isDeferred ? 'auto' : 'visible');
  }
  await page.reload();
  await expect(block).toHaveCSS('content-visibility', 'visible');
});

test('all blocks render before scrolling: a link to a heading, a key, Contents before `load`', async ({
  page,
}) => {
  // Delays `load`.
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
    await page.goto(longPage, {waitUntil: 'commit'});
    await waitForHydration(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(await page.locator('[data-later]').count()).toBeGreaterThan(0);
    await act();
    await expect(page.locator('[data-later]')).toHaveCount(0);
  }
});

/** Scripts that an action requests. Requests start while its events are handled, or not at all. */
async function getChunks(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const files = recordRequests(page);
  await action();
  await waitTwoFrames(page);
  return files.filter((file) => file.startsWith('/assets/js/'));
}

const firstLink = (page: Page) => page.locator('article .markdown a[href^="/videosync/"]').first();

test('a page is prefetched on hover, once', async ({page}) => {
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  // Scrolling a link into view must not prefetch.
  expect(await getChunks(page, () => firstLink(page).scrollIntoViewIfNeeded())).toEqual([]);
  const chunks = await getChunks(page, () => firstLink(page).hover());
  expect(chunks.length).toBeGreaterThan(0);
  expect(new Set(chunks).size).toBe(chunks.length);
  expect(chunks.length).toBeLessThanOrEqual(3);
  await page.mouse.move(0, 0);
  expect(await getChunks(page, () => firstLink(page).hover())).toEqual([]);
});

test('nothing is prefetched with data saver', async ({page}) => {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value});
  });
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  expect(await getChunks(page, () => firstLink(page).hover())).toEqual([]);
});

test('the site’s styles override those of Infima and the theme', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/videosync/introduction');
  // Also set by Infima's base and component styles.
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
