import {statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir, sitemap} from '../support/build';
import {expect, hydrate, test} from '../support/site';

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
  test(`${address} costs 40 kB by its load and 120 kB in all`, async ({page}) => {
    await page.addInitScript(() => {
      // Idle never comes, so that what is asked for here was asked for by the page itself.
      window.requestIdleCallback = () => 0;
    });
    const files = watch(page);
    await page.goto(address, {waitUntil: 'load'});
    expect(files.filter((file) => file !== '/favicon.svg').length).toBeLessThanOrEqual(8);
    expect(files.filter((file) => /\/main\./.test(file))).toEqual([]);
    expect(weigh(files)).toBeLessThanOrEqual(40_000);

    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(files.some((file) => /\/main\./.test(file))).toBe(true);
    expect(weigh(files)).toBeLessThanOrEqual(120_000);
  });
}

test('nothing moves while a page loads and comes to life', async ({page}) => {
  for (const address of typical) {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & {value: number}).value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(address);
    await hydrate(page);
    const sum = await page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((total, value) => total + value, 0),
    );
    expect(sum, address).toBeLessThanOrEqual(0.001);
  }
});

test.describe('what is below the first screen', () => {
  const arriving = (page: Page) => page.locator('html[data-arriving]');

  test('gets its layout without any sign of the reader', async ({page}) => {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      const held: IdleRequestCallback[] = [];
      let isIdle = false;
      window.requestIdleCallback = (callback) =>
        isIdle ? whenIdle(callback) : held.push(callback);
      Object.assign(window, {
        becomeIdle: () => {
          isIdle = true;
          held.forEach((callback) => whenIdle(callback));
        },
      });
    });
    await page.goto('/handbook/background/artnet-in-depth');
    await expect(arriving(page)).toHaveCount(1);
    await page.evaluate(() => (window as unknown as {becomeIdle: () => void}).becomeIdle());
    await expect(arriving(page)).toHaveCount(0);
    await expect(page.locator('[data-laid-out]')).toHaveCount(0);
    const [before, after] = await page.evaluate(() => {
      const height = (): number => document.documentElement.scrollHeight;
      const whole = height();
      document.documentElement.dataset['arriving'] = '';
      return [whole, height()];
    });
    // Otherwise nothing waited, and this test would say nothing.
    expect(after).toBeLessThan(before);
  });

  for (const [where, address] of [
    ['a section', '/videosync/basics/recording-output#two-ways'],
    ['the way back', '/videosync/basics/recording-output'],
  ] as const) {
    test(`has its layout at once for a reader who comes to ${where}`, async ({page}) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto(address, {waitUntil: 'commit'});
      if (where === 'the way back') {
        await page.goto('/videosync/introduction');
        await page.goBack({waitUntil: 'commit'});
      }
      await page.locator('body').waitFor();
      await expect(arriving(page)).toHaveCount(0);
    });
  }

  test('is there for the key that leads to the end', async ({page}) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/handbook/background/artnet-in-depth');
    await expect(arriving(page)).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(arriving(page)).toHaveCount(0);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.documentElement.scrollHeight - scrollY - innerHeight),
        ),
      )
      .toBeLessThanOrEqual(1);
  });

  test('changes nothing on the first screen when it gets its layout, on any page', async ({
    page,
    complaints,
  }) => {
    // Without its script the page stays as it arrived.
    await page.route('**/assets/js/**', (route) => route.abort());
    const moved: string[] = [];
    for (const address of sitemap()) {
      await page.goto(address);
      const found = await page.evaluate(() => {
        const root = document.documentElement;
        if (!root.hasAttribute('data-arriving')) {
          return ['nothing waits'];
        }
        const place = (element: Element): string => {
          const {top, left, width} = element.getBoundingClientRect();
          return [top, left, width].map(Math.round).join();
        };
        const seen = [...document.querySelectorAll('body *')]
          .filter((element) => {
            const {top, height} = element.getBoundingClientRect();
            return top < innerHeight && height > 0;
          })
          .map((element) => ({element, before: place(element)}));
        root.removeAttribute('data-arriving');
        return seen
          .filter(({element, before}) => place(element) !== before)
          .map(({element, before}) => `${element.outerHTML.slice(0, 80)} was at ${before}`);
      });
      moved.push(...found.map((what) => `${address}: ${what}`));
    }
    expect(moved).toEqual([]);
    complaints.messages.length = 0;
  });
});

test('a page is fetched before the tap at most once, and only on a sign', async ({page}) => {
  await page.goto('/videosync/introduction');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const files = watch(page);
  const link = page.locator('article a[href^="/videosync/"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const chunks = files.filter((file) => /^\/assets\/js\//.test(file));
  expect(new Set(chunks).size).toBe(chunks.length);
  expect(chunks.length).toBeLessThanOrEqual(3);
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
    await page.goto('/videosync/introduction');
    const files = watch(page);
    await page.waitForLoadState('networkidle');
    // Longer than an idle page would have waited.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => requestIdleCallback(resolve), 2000);
        }),
    );
    expect(files.filter((file) => /\/main\./.test(file))).toEqual([]);

    await hydrate(page);
    await page.waitForLoadState('networkidle');
    files.length = 0;
    await page.locator('article a[href^="/videosync/"]').first().hover();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
  });
});

test('what is typed while the application arrives is not overwritten', async ({page}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
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
      card: [style('.pagination-nav__description').color, token('--text-muted')],
    };
  });
  for (const [what, [found, expected]] of Object.entries(looks)) {
    expect(found, what).toBe(expected);
  }
});
