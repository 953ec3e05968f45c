import {statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../support/build';
import {expect, holdBack, hydrate, test} from '../support/site';

/*
 * What a reader's browser asks for, and when. Counted in files and in bytes as the hosts deliver
 * them (brotli); how long it takes is for `npm run bench:load`. Specification, section 9.
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
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    files.push(pathname);
  });
  return files;
}

/** Bytes of files as they are delivered. */
function weigh(files: readonly string[]): number {
  return [...new Set(files)]
    .map((name) => {
      const relative = name.endsWith('/') ? `${name}index.html` : name;
      const file = [relative, `${relative}.html`]
        .flatMap((candidate) => [`${candidate}.br`, candidate])
        .map((candidate) => path.join(siteDir, candidate))
        .find((candidate) => statSync(candidate, {throwIfNoEntry: false})?.isFile());
      return file ? statSync(file).size : 0;
    })
    .reduce((sum, size) => sum + size, 0);
}

for (const address of typical) {
  test(`${address} costs 34 kB by its load and 206 kB in all`, async ({page}) => {
    await page.addInitScript(() => {
      // The application doesn't come by itself, so what is asked for was asked for by the page.
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
    });
    const files = watch(page);
    await page.goto(address, {waitUntil: 'load'});
    expect(files.filter((file) => file !== '/favicon.svg').length).toBeLessThanOrEqual(8);
    // A pointer that rests where the page appears is no sign of a reader.
    await page.evaluate(() =>
      document.dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})),
    );
    expect(files.filter((file) => /\/main\./.test(file))).toEqual([]);
    expect(await page.locator('script[src*="/main."]').count()).toBe(0);
    expect(weigh(files)).toBeLessThanOrEqual(34_000);

    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(files.some((file) => /\/main\./.test(file))).toBe(true);
    expect(weigh(files)).toBeLessThanOrEqual(206_000);
  });
}

test('nothing moves while a page loads and is taken over', async ({page}) => {
  for (const address of typical) {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries());
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(address);
    await hydrate(page);
    await expect(page.locator('[data-first-screen], [data-drawn]')).toHaveCount(0);
    // A busy browser draws half of the text, and the rest beside it a frame later.
    const moved = await page.evaluate(() => {
      interface Shift extends PerformanceEntry {
        value: number;
        sources: {node?: Element | Text}[];
      }
      const [navigation] = performance.getEntriesByType('navigation');
      const isRead = (navigation as PerformanceNavigationTiming).domInteractive;
      return (window as unknown as {shifts: Shift[]}).shifts
        .filter(({startTime, value}) => startTime > isRead && value > 0.001)
        .flatMap(({value, startTime, sources}) =>
          sources.map(({node}) => {
            const element = node instanceof Text ? node.parentElement : node;
            return `${value} at ${startTime}: ${element?.outerHTML.slice(0, 200)}`;
          }),
        );
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
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
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

test.describe('with data saver', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
        configurable: true,
      });
    });
  });

  test('the application waits for a sign, and nothing is fetched ahead of a tap', async ({
    page,
  }) => {
    // With a clock of our own, much later than an idle page would have waited.
    await page.clock.install();
    const files = watch(page);
    await page.goto('/videosync/introduction');
    await page.clock.runFor(60_000);
    expect(files.filter((file) => /\/main\./.test(file))).toEqual([]);

    await hydrate(page);
    expect(files.some((file) => /\/main\./.test(file))).toBe(true);
    expect(await chunksOf(page, () => wayOn(page).hover())).toEqual([]);
  });

  test('without it the application comes by itself, so the test above can fail', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(navigator, 'connection'));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: undefined});
    });
    await page.clock.install();
    await page.goto('/videosync/introduction');
    const asked = page.waitForRequest(/\/main\./);
    await page.clock.runFor(60_000);
    await asked;
  });
});

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
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );
  await expect(field).toHaveValue('3.17');
});

test('our styles come after those of the framework, in this order', async ({page}) => {
  await page.goto('/videosync/introduction');
  const looks = await page.evaluate(() => {
    const token = (name: string): string => {
      const probe = document.createElement('i');
      probe.style.setProperty('color', `var(${name})`);
      document.body.append(probe);
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const style = (selector: string): CSSStyleDeclaration => {
      const element = document.querySelector(selector);
      if (!element) {
        throw new Error(`There is no ${selector}`);
      }
      return getComputedStyle(element);
    };
    return {
      // Set by the framework's base, its components, our site.css and a module, in turn.
      background: [style('html').backgroundColor, token('--surface-1')],
      text: [style('article p').color, token('--text')],
      current: [
        style('.menu__link--active:not(.menu__link--sublist)').color,
        token('--accent-text'),
      ],
      contents: [style('.table-of-contents__link').display, 'block'],
    };
  });
  for (const [what, [found, expected]] of Object.entries(looks)) {
    expect(found, what).toBe(expected);
  }
});
