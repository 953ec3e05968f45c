import {cacheNames, cachePrefix} from '../../src/config/caches';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page} from '@playwright/test';
import {siteRedirects} from '../../redirects';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {formatSize} from '../../src/offline/SaveOffline/describe';
import {addressOf, tools} from '../../src/instruments/list';
import {root, sitemap, siteDir} from '../support/build';
import {excerpt, removeBuild, secondBuild, startServer, type TestServer} from '../support/offline';
import {deferred, hydrate} from '../support/site';

/** Few pages of the build, which most tests save: what the worker does is the same with all of them. */
let few: string;
let server: TestServer;
let errors: string[];

test.beforeAll(async () => {
  few = await excerpt();
});
test.afterAll(() => removeBuild(few));

test.beforeEach(async ({page}) => {
  server = await startServer(few);
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});
test.afterEach(async () => {
  await server.stop();
  expect(errors).toEqual([]);
});

const manifest = (folder = few): OfflineManifest =>
  JSON.parse(readFileSync(path.join(folder, 'offline-manifest.json'), 'utf8')) as OfflineManifest;

/** Number of files that the whole site has. */
const countAll = (): number => manifest().pages.length + manifest().files.length;

/** A page of each kind; the worker answers for all pages in the same way. */
const ofEachKind = [
  '/',
  '/blog',
  '/blog/a-brief-history-of-videosync',
  '/search',
  '/handbook/tools',
  '/handbook/glossary',
  '/videosync/introduction',
  '/videosync/troubleshooting/common-pitfalls',
  '/release-notes/videosync/2.1',
  '/fixture-profile-request',
  '/terms-and-conditions',
];

/** Where the worker finds what it saves of a page. */
const copyOf = (address: string): string => `/${savedCopy(address.slice(1))}`;
/** A few of a list: the worker answers for all that is on it in the same way. */
const someOf = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % 8 === 0);

const panel = (page: Page) => page.locator('[data-offline]').first();
const fallbackHeading = 'No connection, and this page isn’t saved';

/** Opens an address and waits until the worker answers for the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openPanel(page: Page): Promise<void> {
  await visit(page, '/offline');
  await hydrate(page);
}

async function saveAll(page: Page): Promise<void> {
  await openPanel(page);
  await page.getByRole('button', {name: 'Save the whole site'}).click();
  await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 90_000});
}

/** Addresses in one of the worker's caches, as paths. */
function cached(page: Page, name: keyof typeof cacheNames): Promise<string[]> {
  return page.evaluate(async (cache) => {
    const keys = await (await caches.open(cache)).keys();
    return keys.map(({url}) => decodeURIComponent(new URL(url).pathname));
  }, cacheNames[name]);
}

/** Opens an address that redirects. The worker's redirect may look like a second navigation. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .goto(server.origin + address, {waitUntil: 'domcontentloaded'})
    .catch((error: Error) => {
      expect(error.message).toContain('interrupted by another navigation');
    });
}

async function goOffline(context: BrowserContext): Promise<void> {
  await server.stop();
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  await server.start();
  await context.setOffline(false);
}

test.describe('the whole site', () => {
  // Saving takes longest, so one copy proves all that a saved copy can do.
  test('one tap, and pages, redirects, search and calculators work offline, until it is removed', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    server.deploy(siteDir);
    await openPanel(page);
    await expect(panel(page)).toContainText(/One download of about [1-5]\.\d MB\./);
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect(panel(page).getByRole('progressbar')).toBeVisible();
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 90_000});
    await expect(panel(page)).toContainText(/^Saved \d.*works without a connection/);
    const stored = await page.evaluate(async (name) => {
      const responses = await (await caches.open(name)).matchAll();
      const sizes = await Promise.all(responses.map(async (one) => (await one.blob()).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    }, cacheNames.saved);
    await expect(panel(page)).toContainText(`takes ${formatSize(stored)} on this device`);

    await goOffline(context);
    await test.step('pages', async () => {
      for (const address of ofEachKind) {
        const response = await page.goto(server.origin + address, {waitUntil: 'domcontentloaded'});
        expect([address, response?.status()]).toEqual([address, 200]);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await page.title()).not.toContain('Not saved');
      }
      const saved = await cached(page, 'saved');
      expect(sitemap().filter((address) => !saved.includes(address))).toEqual([]);
    });

    await test.step('redirects', async () => {
      const all = siteRedirects(root);
      const external = all.filter(({to}) => !to.startsWith('/'));
      expect(external).not.toEqual([]);
      for (const {from, to} of [...someOf(all), ...external]) {
        const query = '?from=old#part';
        await follow(page, encodeURI(from) + query);
        if (to.startsWith('/')) {
          await expect(page).toHaveURL(`${server.origin}${to}${query}`);
        } else {
          await expect(page.locator('h1')).toHaveText(fallbackHeading);
        }
      }
      const unknown = await page.goto(`${server.origin}/no/such/page`);
      expect(unknown?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText('Page not found');
    });

    await test.step('search', async () => {
      await page.goto(`${server.origin}/search?q=black+output`);
      await hydrate(page);
      await expect(page.locator('main a[href*="/videosync/"]').first()).toBeVisible();
    });

    await test.step('calculators', async () => {
      for (const tool of someOf(tools)) {
        await page.goto(server.origin + addressOf(tool));
        await hydrate(page);
        const section = page.locator(`#tool-${tool.id}`);
        const before = await section.innerText();
        const input = section
          .locator('input:not([type="checkbox"], [type="radio"], [type="range"])')
          .first();
        await input.fill(String((Number(await input.inputValue()) || 0) + 3));
        await input.blur();
        await expect.poll(() => section.innerText(), {message: tool.id}).not.toBe(before);
      }
    });

    await test.step('navigation inside the application', async () => {
      await page.goto(`${server.origin}/videosync/introduction`);
      await hydrate(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/introduction$/);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe(
        'true',
      );
    });

    await test.step('removed', async () => {
      await goOnline(context);
      await openPanel(page);
      const remove = page.getByRole('button', {name: 'Remove the saved copy of the whole site'});
      await remove.press('Enter');
      await expect(panel(page)).toHaveAttribute('data-offline', 'none');
      await expect(page.getByRole('button', {name: 'Save the whole site'})).toBeFocused();
      expect(await cached(page, 'saved')).toEqual([]);
    });
  });

  test('goes on after the tab was closed in the middle, without downloading anything twice', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    const {promise: gate, resolve: free} = deferred();
    let count = 0;
    server.forget();
    server.hold = () => {
      count += 1;
      return count > 40 ? gate : undefined;
    };
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect.poll(() => count).toBeGreaterThan(40);
    const before = await cached(page, 'saved');
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(countAll());

    // The tab and the worker die, and with them every download that is under way.
    const next = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.close({runBeforeUnload: false});
    server.hold = undefined;
    free();
    server.forget();

    // Any page will do; saving goes on by itself.
    await visit(next, '/handbook/introduction');
    await expect
      .poll(async () => (await cached(next, 'saved')).length, {timeout: 120_000})
      .toBe(countAll());
    // Pages are asked for anew when they are read; files with a hash never are.
    const saved = new Set(before.filter((address) => address.startsWith('/assets/')));
    expect(saved.size).toBeGreaterThan(0);
    expect(server.asked.filter((address) => saved.has(address))).toEqual([]);
    await openPanel(next);
    await expect(panel(next)).toHaveAttribute('data-offline', 'saved');
  });

  test('says that the connection was lost, and goes on when it is back', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    let count = 0;
    server.hold = async () => {
      count += 1;
      if (count === 30) {
        await server.stop();
      }
    };
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect(panel(page)).toContainText('The connection was lost at', {timeout: 30_000});
    server.hold = undefined;
    await context.setOffline(true);
    await goOnline(context);
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 60_000});
  });
});

test('one product has its pages and search, and the designed page for the others', async ({
  page,
  context,
}) => {
  server.deploy(siteDir);
  await openPanel(page);
  const row = page.locator('[data-offline]', {hasText: 'Beam for Max'});
  const save = row.getByRole('button', {name: 'Save Beam for Max'});
  const own = sitemap().filter((address) => /^\/(?:beam-for-max|handbook\/tools)\b/.test(address));
  const copies = own.map(copyOf);
  expect(own.length).toBeGreaterThan(3);

  await test.step('not when it is cancelled, at once', async () => {
    const {promise: gate, resolve: free} = deferred();
    let isHeld = false;
    server.hold = (address) => {
      isHeld ||= copies.includes(address);
      return copies.includes(address) ? gate : undefined;
    };
    await save.click();
    await expect.poll(() => isHeld).toBe(true);
    await row.getByRole('button', {name: 'Cancel saving Beam for Max'}).click();
    await expect(row).toHaveAttribute('data-offline', 'none');
    await expect.poll(() => cached(page, 'saved')).toEqual([]);
    server.hold = undefined;
    free();
  });

  await test.step('all but a page that is wrong on the server', async () => {
    const wrong = own[0] ?? '';
    server.spoil = (address, response) => {
      if (address !== copyOf(wrong)) {
        return false;
      }
      response.writeHead(200, {'content-type': 'text/html'}).end('something else');
      return true;
    };
    await save.click();
    await expect(row).toContainText(`files are saved. Missing: ${wrong.slice(1)}.`, {
      timeout: 60_000,
    });
    const saved = await cached(page, 'saved');
    expect(own.filter((address) => !saved.includes(address))).toEqual([wrong]);
    server.spoil = undefined;
    await row.getByRole('button', {name: 'Try again: Beam for Max'}).press('Enter');
  });
  await expect(row).toHaveAttribute('data-offline', 'saved', {timeout: 60_000});
  await expect(panel(page)).toHaveAttribute('data-offline', 'none');
  // The focus is on what takes the place of the button.
  const remove = row.getByRole('button', {name: 'Remove the saved copy of Beam for Max'});
  await expect(remove).toBeFocused();

  await goOffline(context);
  for (const address of [...own, '/', '/search']) {
    expect((await page.goto(server.origin + address))?.status()).toBe(200);
  }
  for (const file of ['videosync/features.md', 'llms.txt', 'blog/rss.xml', 'sitemap.xml']) {
    const answer = await page.goto(`${server.origin}/${file}`);
    expect([file, answer?.status()]).toEqual([file, 503]);
    await expect(page.locator('h1')).toHaveText(fallbackHeading);
  }
  const response = await page.goto(`${server.origin}/videosync/features`);
  expect(response?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText(fallbackHeading);
  await expect(page.locator('li a[href="/beam-for-max/introduction"]')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Try again'})).toBeVisible();

  await goOnline(context);
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.locator('h1')).not.toHaveText(fallbackHeading);
  await expect(page).toHaveTitle(/Features/);
});

test('pages that were read are kept, and the designed page lists them', async ({page, context}) => {
  await visit(page, '/videosync/introduction');
  await expect.poll(() => cached(page, 'read')).toContain('/videosync/introduction');
  await hydrate(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/introduction$/);
  const second = new URL(page.url()).pathname;
  await expect.poll(() => cached(page, 'read')).toContain(second);

  // A copy is taken for a script, unless the page asks for it anew because it could not use the copy.
  await expect
    .poll(async () => (await cached(page, 'assets')).some((name) => name.endsWith('.js')))
    .toBe(true);
  const script = (await cached(page, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const statusOf = (cache: RequestCache): Promise<number> =>
    page.evaluate(async ([address, mode]) => (await fetch(address, {cache: mode})).status, [
      script,
      cache,
    ] as const);
  server.forget();
  expect(await statusOf('default')).toBe(200);
  expect(server.asked).not.toContain(script);
  expect(await statusOf('reload')).toBe(200);
  expect(server.asked).toContain(script);

  await goOffline(context);
  expect(await statusOf('reload')).toBe(200);
  for (const address of ['/videosync/introduction', second]) {
    expect((await page.goto(server.origin + address))?.status()).toBe(200);
    await expect(page.locator('h1').first()).toBeVisible();
    const colour = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  }
  await page.goto(`${server.origin}/handbook/introduction`);
  await expect(page.locator('h1')).toHaveText(fallbackHeading);
  await expect(page.locator(`li a[href="${second}"]`)).toBeVisible();
  await page.locator('li a[href="/videosync/introduction"]').click();
  await expect(page.locator('h1')).toContainText('Videosync');
});

test.describe('damage', () => {
  /** Deletes an entry, or replaces its body and keeps its headers. */
  async function harm(page: Page, address: string, how: 'delete' | 'damage'): Promise<void> {
    await page.evaluate(
      async ({names, key, damage}) => {
        for (const name of names) {
          const cache = await caches.open(name);
          const known = await cache.match(key);
          if (known && damage) {
            await cache.put(key, new Response('damaged', {headers: known.headers}));
          } else {
            await cache.delete(key);
          }
        }
      },
      {names: Object.values(cacheNames), key: address, damage: how === 'damage'},
    );
  }

  test('of any entry of a page never hurts online, nor ends in a browser error offline', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await saveAll(page);
    await visit(page, '/videosync/introduction');
    await hydrate(page);
    const used = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.includes('/assets/')),
    );
    const entries = [`${server.origin}/videosync/introduction`, ...new Set(used)];
    expect(entries.length).toBeGreaterThan(4);
    const rescue = await context.newPage();
    await rescue.goto(`${server.origin}/offline`);
    for (const [index, entry] of entries.entries()) {
      const how = index % 2 === 0 ? 'delete' : 'damage';
      await harm(rescue, entry, how);
      const online = await page.goto(`${server.origin}/videosync/introduction`);
      expect([entry, online?.status()]).toEqual([entry, 200]);
      await expect(page.locator('h1')).toContainText('Videosync');
      await hydrate(page);
      await goOffline(context);
      // Repeated, because the worker may still keep the page of the visit before.
      await expect(async () => {
        await harm(rescue, entry, how);
        const offline = await page.goto(`${server.origin}/videosync/introduction`);
        expect(offline?.status()).toBe(index === 0 ? 503 : 200);
        await expect(page.locator('h1')).toContainText(index === 0 ? fallbackHeading : 'Videosync');
      }).toPass();
      await goOnline(context);
    }
    errors = errors.filter((error) => !/ChunkLoadError|Loading chunk/.test(error));
  });

  test('of every saved entry in turn is answered from the network', async ({page}) => {
    await saveAll(page);
    const broken = await page.evaluate(async (names) => {
      const failures: string[] = [];
      const saved = await caches.open(names.saved);
      const assets = await caches.open(names.assets);
      for (const {url} of await saved.keys()) {
        await Promise.all([saved.delete(url), assets.delete(url)]);
        const response = await fetch(url).catch(() => undefined);
        if (response?.status !== 200) {
          failures.push(url);
        }
      }
      return failures;
    }, cacheNames);
    expect(broken).toEqual([]);

    // With the next page the worker notices and fixes.
    await page.reload();
    await hydrate(page);
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage({type: 'resume'});
    });
    await expect
      .poll(async () => (await cached(page, 'saved')).length, {timeout: 60_000})
      .toBe(countAll());
  });

  test('of the worker’s memory leaves redirects and the designed page', async ({page, context}) => {
    await visit(page, '/videosync/introduction');
    await expect.poll(() => cached(page, 'read')).toContain('/videosync/introduction');
    await page.evaluate((name) => caches.delete(name), cacheNames.state);
    await goOffline(context);
    await follow(page, '/videosync');
    await expect(page).toHaveURL(`${server.origin}/videosync/introduction`);
    await page.evaluate(async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    });
    await page.goto(`${server.origin}/handbook/introduction`);
    await expect(page.locator('h1')).toHaveText(fallbackHeading);
  });
});

test.describe('storage', () => {
  test('that is full is told, reading goes on, and trying again helps', async ({page, context}) => {
    const session = await context.newCDPSession(page);
    await openPanel(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: server.origin,
      quotaSize: 1_500_000,
    });
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect(panel(page)).toContainText('There isn’t enough space on this device', {
      timeout: 60_000,
    });
    const other = await context.newPage();
    await other.goto(`${server.origin}/videosync/introduction`);
    await expect(other.locator('h1')).toContainText('Videosync');
    await session.send('Storage.overrideQuotaForOrigin', {origin: server.origin});
    await page.getByRole('button', {name: 'Try again: the whole site'}).click();
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 60_000});
  });

  test('that was cleared by the browser is told and fixed', async ({page}) => {
    await saveAll(page);
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, 40).map((key) => cache.delete(key)));
    }, cacheNames.saved);
    server.isBroken = true;
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage({type: 'status'});
    });
    await expect(panel(page)).toHaveAttribute('data-offline', 'outdated');
    await expect(panel(page)).toContainText('have changed or were deleted by the browser');
    server.isBroken = false;
    await page.getByRole('button', {name: 'Update: the whole site'}).click();
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 60_000});
  });

  test('saving starts without the answer to the question of the browser', async ({page}) => {
    await page.addInitScript(() => {
      // As in Firefox while its question is on the screen.
      StorageManager.prototype.persist = () => new Promise(() => undefined);
    });
    await openPanel(page);
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 90_000});
  });

  for (const [what, forbid] of [
    [
      'a registration that is refused',
      () => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('Denied', 'SecurityError'));
      },
    ],
    [
      'caches that throw',
      () => {
        CacheStorage.prototype.keys = () =>
          Promise.reject(new DOMException('Denied', 'SecurityError'));
      },
    ],
  ] as const) {
    test(`that is forbidden is told: ${what}`, async ({page}) => {
      await page.addInitScript(forbid);
      await page.goto(`${server.origin}/offline`);
      await hydrate(page);
      const button = page.getByRole('button', {name: 'Save the whole site'});
      const told = panel(page).getByText('This browser doesn’t let the site store anything', {
        exact: false,
      });
      await expect(button.or(told).first()).toBeVisible();
      if (await button.isVisible()) {
        await button.click();
      }
      await expect(told).toBeVisible();
    });
  }
});

test('a network that does not answer in time gives way to what the reader saved, not to what was read', async ({
  page,
}) => {
  await visit(page, '/blog');
  await expect.poll(() => cached(page, 'read')).toContain('/blog');
  await openPanel(page);
  await page.getByRole('button', {name: 'Save Videosync'}).click();
  await expect(page.locator('[data-offline="saved"]')).toHaveCount(1);
  const {promise: gate, resolve: free} = deferred();
  server.hold = (address) => (/^\/(?:videosync|blog)\b/.test(address) ? gate : undefined);
  let isReadPageThere = false;
  const reading = page.goto(`${server.origin}/blog`).then(() => {
    isReadPageThere = true;
  });
  // Asked for later, and given the same time.
  const other = await page.context().newPage();
  const response = await other.goto(`${server.origin}/videosync/introduction`, {
    waitUntil: 'commit',
  });
  expect(response?.status()).toBe(200);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(other.locator('h1')).toContainText('Videosync');
  expect(isReadPageThere).toBe(false);
  free();
  await reading;
});

test('a login page of the network is never kept or saved in place of a page', async ({
  page,
  context,
}) => {
  await visit(page, '/videosync/introduction');
  await expect.poll(() => cached(page, 'read')).toContain('/videosync/introduction');
  await openPanel(page);
  server.isPortal = true;
  await page.getByRole('button', {name: 'Save the whole site'}).click();
  await expect(panel(page)).toHaveAttribute('data-offline', /stopped/, {timeout: 30_000});
  await page.goto(`${server.origin}/videosync/introduction`);
  await expect(page.locator('h1')).toHaveText('Log in to the venue');
  await goOffline(context);
  await page.goto(`${server.origin}/videosync/introduction`);
  await expect(page.locator('h1')).toContainText('Videosync');
});

test.describe('a new build', () => {
  let second = '';
  test.afterEach(() => removeBuild(second));

  const changedPage = 'videosync/features.html';

  /** Marks the page, so that a reload would show. */
  const mark = (page: Page) =>
    page.evaluate(() => {
      (window as unknown as {marked: boolean}).marked = true;
    });
  const isMarked = (page: Page) =>
    page.evaluate(() => (window as unknown as {marked?: boolean}).marked === true);

  test('under an open tab does not break the next click of a saved site', async ({page}) => {
    second = await secondBuild(few, {
      isRenamed: true,
      text: {[changedPage]: 'Features, second build'},
    });
    await saveAll(page);
    await visit(page, '/videosync/introduction');
    await hydrate(page);
    server.deploy(second);
    const next = page.locator('.pagination-nav__link--next');
    const href = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(server.origin + href);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.goto(`${server.origin}/videosync/features`);
    await expect(page.locator('h1')).toHaveText('Features, second build');
  });

  test('downloads only what changed, without a reload, and its pages are there offline', async ({
    page,
    context,
  }) => {
    second = await secondBuild(few, {text: {[changedPage]: 'Features, second build'}});
    await saveAll(page);
    await mark(page);
    server.deploy(second);
    server.forget();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true}),
      );
      await registration.update();
      await changed;
    });
    const other = await context.newPage();
    await other.goto(`${server.origin}/handbook/introduction`);
    await expect.poll(() => server.asked).toContain(copyOf('/videosync/features'));
    await other.close();
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage({type: 'status'});
    });
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved');
    expect(await isMarked(page)).toBe(true);

    const reading =
      /^\/(?:handbook\/introduction|sw\.js|offline-manifest\.json|offline-sizes\.json)$/;
    const pagesAndFiles = server.asked.filter(
      (address) => !reading.test(address) && !/\.(?:svg|png|webmanifest)$/.test(address),
    );
    expect(pagesAndFiles).toEqual([copyOf('/videosync/features')]);
    await goOffline(context);
    await page.goto(`${server.origin}/videosync/features`);
    await expect(page.locator('h1')).toHaveText('Features, second build');
  });

  test('in the middle of saving is saved instead', async ({page, context}) => {
    second = await secondBuild(few, {
      isRenamed: true,
      text: {[changedPage]: 'Features, second build'},
    });
    await openPanel(page);
    let count = 0;
    server.hold = () => {
      count += 1;
      if (count === 30) {
        server.deploy(second);
      }
    };
    await page.getByRole('button', {name: 'Save the whole site'}).click();
    await expect(panel(page)).toHaveAttribute('data-offline', 'saved', {timeout: 90_000});
    await goOffline(context);
    await page.goto(`${server.origin}/videosync/features`);
    await expect(page.locator('h1')).toHaveText('Features, second build');
    await hydrate(page);
  });

  test('that switches offline off removes worker and caches with the first page, and disturbs nobody', async ({
    page,
    context,
  }) => {
    second = await secondBuild(few, {isOn: false});
    await saveAll(page);
    await mark(page);
    server.deploy(second);
    const first = await context.newPage();
    await first.goto(`${server.origin}/handbook/introduction`);
    const left = () =>
      page.evaluate(async (prefix) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        return [(await navigator.serviceWorker.getRegistrations()).length, names.length];
      }, cachePrefix);
    await expect.poll(left).toEqual([0, 0]);
    expect(await isMarked(page)).toBe(true);
    // A worker is kept while a page of its time is open.
    await first.close();
    await page.goto(`${server.origin}/videosync/introduction`);
    await expect(page.locator('h1')).toContainText('Videosync');
    await expect.poll(left).toEqual([0, 0]);
  });
});

test('the site can be installed', async ({page, context}) => {
  server.deploy(siteDir);
  await visit(page, '/');
  const session = await context.newCDPSession(page);
  const {errors: problems, data} = await session.send('Page.getAppManifest');
  expect(problems).toEqual([]);
  const app = JSON.parse(data ?? '{}') as {display: string; shortcuts: {url: string}[]};
  expect(app.display).toBe('standalone');
  for (const {url} of app.shortcuts) {
    const response = await page.request.get(
      new URL(url, `${server.origin}/manifest.webmanifest`).href,
    );
    expect([url, response.status()]).toEqual([url, 200]);
  }
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
});
