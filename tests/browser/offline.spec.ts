import {cacheNames, cachePrefix} from '../../src/config/caches';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as anyExpect, test, type BrowserContext, type Page} from '@playwright/test';
import {redirects} from '../../redirects';
import {siteRedirects} from '../../src/plugins/siteRedirects';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {formatSize} from '../../src/offline/SaveOffline/describe';
import {getCalculatorAddress, calculators} from '../../src/instruments/list';
import {root, sitemap, siteDir} from '../support/build';
import {
  createPartialBuild,
  removeBuild,
  createSecondBuild,
  startServer,
  type TestServer,
} from '../support/offline';
import {deferred, waitForHydration} from '../support/site';

/** Saving takes its time. */
const expect = anyExpect.configure({timeout: 90_000});

/** Few pages of the build, which most tests save: what the worker does is the same with all of them. */
let few: string;
let server: TestServer;
let errors: string[];

test.beforeAll(async () => {
  few = await createPartialBuild();
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

/** Number of files that the whole site has. */
function countAll(): number {
  const text = readFileSync(path.join(few, 'offline-manifest.json'), 'utf8');
  const {pages, files} = JSON.parse(text) as OfflineManifest;
  return pages.length + files.length;
}

/** A page of each kind; the worker answers for all pages in the same way. */
const ofEachKind = [
  ...['/', '/blog', '/blog/a-brief-history-of-videosync', '/search', '/handbook/tools'],
  ...['/videosync/introduction', '/videosync/troubleshooting/common-pitfalls'],
  ...['/release-notes/videosync/2.1', '/fixture-profile-request', '/terms-and-conditions'],
];

/** Address of the saved copy of a page. */
const getCopyPath = (address: string): string => `/${savedCopy(address.slice(1))}`;
/** Samples of a list, since the worker treats all entries alike. */
const everyEighth = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % 8 === 0);

const panel = (page: Page) => page.locator('[data-offline]').first();
const fallbackHeading = 'No connection, and this page isn’t saved';

/** Opens an address and waits until the worker answers for the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openPanel(page: Page): Promise<void> {
  await visit(page, '/offline');
  await waitForHydration(page);
}

const isSaved = (page: Page): Promise<void> =>
  expect(panel(page)).toHaveAttribute('data-offline', 'saved');
const save = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Save the whole site'}).click();

async function saveAll(page: Page): Promise<void> {
  await openPanel(page);
  await save(page);
  await isSaved(page);
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

// Saving takes longest, so one copy proves all that a saved copy can do.
test('one tap, and pages, redirects, search and calculators work offline, until it is removed', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  server.deploy(siteDir);
  await openPanel(page);
  await expect(panel(page)).toContainText(/One download of about [1-5]\.\d MB\./);
  await save(page);
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await isSaved(page);
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
    const all = siteRedirects(root, redirects);
    const external = all.filter(({to}) => !to.startsWith('/'));
    expect(external).not.toEqual([]);
    for (const {from, to} of [...everyEighth(all), ...external]) {
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

  await test.step('calculators', async () => {
    for (const calculator of everyEighth(calculators)) {
      await page.goto(server.origin + getCalculatorAddress(calculator));
      await waitForHydration(page);
      const section = page.locator(`#tool-${calculator.id}`);
      const before = await section.innerText();
      const input = section
        .locator('input:not([type="checkbox"], [type="radio"], [type="range"])')
        .first();
      await input.fill(String((Number(await input.inputValue()) || 0) + 3));
      await input.blur();
      await expect.poll(() => section.innerText(), {message: calculator.id}).not.toBe(before);
    }
  });

  await test.step('navigation inside the application', async () => {
    await page.goto(`${server.origin}/videosync/introduction`);
    await waitForHydration(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/introduction$/);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['hasHydrated'])).toBe('true');
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

test('goes on when the connection is back, and after the tab was closed, without downloading anything twice', async ({
  page,
  context,
}) => {
  await openPanel(page);
  const {promise: gate, resolve: free} = deferred();
  let count = 0;
  server.clearRequests();
  server.delay = async () => {
    count += 1;
    await (count === 20 ? server.stop() : count > 40 ? gate : undefined);
  };
  await save(page);
  await expect(panel(page)).toContainText('The connection was lost at');
  await context.setOffline(true);
  await goOnline(context);
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
  server.delay = undefined;
  free();
  server.clearRequests();

  // Any page will do; saving goes on by itself.
  await visit(next, '/handbook/introduction');
  await expect.poll(async () => (await cached(next, 'saved')).length).toBe(countAll());
  // Pages are revalidated when they are read; hashed files never are.
  const saved = new Set(before.filter((address) => address.startsWith('/assets/')));
  expect(saved.size).toBeGreaterThan(0);
  expect(server.requests.filter((address) => saved.has(address))).toEqual([]);
  await openPanel(next);
  await isSaved(next);
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
  const copies = own.map(getCopyPath);
  expect(own.length).toBeGreaterThan(3);

  await test.step('not when it is cancelled, at once', async () => {
    const {promise: gate, resolve: free} = deferred();
    let isHeld = false;
    server.delay = (address) => {
      isHeld ||= copies.includes(address);
      return copies.includes(address) ? gate : undefined;
    };
    await save.click();
    await expect.poll(() => isHeld).toBe(true);
    await row.getByRole('button', {name: 'Cancel saving Beam for Max'}).click();
    await expect(row).toHaveAttribute('data-offline', 'none');
    await expect.poll(() => cached(page, 'saved')).toEqual([]);
    server.delay = undefined;
    free();
  });

  await test.step('all but a page that is wrong on the server', async () => {
    const wrong = own[0] ?? '';
    server.intercept = (address, response) => {
      if (address !== getCopyPath(wrong)) {
        return false;
      }
      response.writeHead(200, {'content-type': 'text/html'}).end('something else');
      return true;
    };
    await save.click();
    await expect(row).toContainText(`files are saved. Missing: ${wrong.slice(1)}.`);
    const saved = await cached(page, 'saved');
    expect(own.filter((address) => !saved.includes(address))).toEqual([wrong]);
    server.intercept = undefined;
    await row.getByRole('button', {name: 'Try again: Beam for Max'}).press('Enter');
  });
  await expect(row).toHaveAttribute('data-offline', 'saved');
  await expect(panel(page)).toHaveAttribute('data-offline', 'none');
  // The focus is on the element that replaces the button.
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
  await waitForHydration(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/introduction$/);
  const second = new URL(page.url()).pathname;
  await expect.poll(() => cached(page, 'read')).toContain(second);

  await goOffline(context);
  for (const address of ['/videosync/introduction', second]) {
    expect((await page.goto(server.origin + address))?.status()).toBe(200);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await page.goto(`${server.origin}/handbook/introduction`);
  await expect(page.locator('h1')).toHaveText(fallbackHeading);
  await expect(page.locator(`li a[href="${second}"]`)).toBeVisible();
  await page.locator('li a[href="/videosync/introduction"]').click();
  await expect(page.locator('h1')).toContainText('Videosync');
});

test.describe('storage', () => {
  test('that is full is told, reading goes on, and trying again helps', async ({page, context}) => {
    await page.addInitScript(() => {
      // As in Firefox while its question is on the screen.
      StorageManager.prototype.persist = () => new Promise(() => undefined);
    });
    await openPanel(page);
    const session = await context.newCDPSession(page);
    const {origin} = server;
    await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 1_500_000});
    await save(page);
    await expect(panel(page)).toContainText('There isn’t enough space on this device');
    const other = await context.newPage();
    await other.goto(`${server.origin}/videosync/introduction`);
    await expect(other.locator('h1')).toContainText('Videosync');
    await session.send('Storage.overrideQuotaForOrigin', {origin});
    await page.getByRole('button', {name: 'Try again: the whole site'}).click();
    await isSaved(page);
  });

  for (const forbidden of ['register', 'keys'] as const) {
    test(`that is forbidden is told: ${forbidden}`, async ({page}) => {
      await page.addInitScript((name) => {
        const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
        Object.assign(ServiceWorkerContainer.prototype, name === 'register' && {register: refuse});
        Object.assign(CacheStorage.prototype, name === 'keys' && {keys: refuse});
      }, forbidden);
      await page.goto(`${server.origin}/offline`);
      await waitForHydration(page);
      if (forbidden === 'register') {
        await save(page);
      }
      await expect(panel(page)).toContainText('This browser doesn’t let the site store anything');
    });
  }
});

test.describe('a new build', () => {
  let second = '';
  test.afterEach(() => removeBuild(second));

  const changedPage = 'videosync/features.html';

  /** Marks the page, so that a reload would show. */
  const mark = (page: Page) =>
    page.evaluate(() => Object.assign(window, {isMarked: true}).isMarked);
  const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

  /** The worker's answer, not the heading: the application was not rebuilt and hydrates the first text. */
  async function expectAnswer(page: Page, text: string): Promise<void> {
    const answer = await page.goto(`${server.origin}/videosync/features`);
    expect(await answer?.text()).toContain(text);
  }

  test('downloads only what changed, without a reload, and its pages are there offline', async ({
    page,
    context,
  }) => {
    second = await createSecondBuild(few, {headings: {[changedPage]: 'Features, second build'}});
    await saveAll(page);
    await mark(page);
    server.deploy(second);
    server.clearRequests();
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
    await expect.poll(() => server.requests).toContain(getCopyPath('/videosync/features'));
    await other.close();
    await isSaved(page);
    expect(await isMarked(page)).toBe(true);

    const reading =
      /^\/(?:handbook\/introduction|offline|sw\.js|offline-manifest\.json|offline-sizes\.json)$/;
    const pagesAndFiles = server.requests.filter(
      (address) => !reading.test(address) && !/\.(?:svg|png|webmanifest)$/.test(address),
    );
    expect(pagesAndFiles).toEqual([getCopyPath('/videosync/features')]);
    await goOffline(context);
    await expectAnswer(page, 'Features, second build');
  });

  test('reaches the saved copy with the first visit', async ({page, context}) => {
    const text = 'Features, second build';
    second = await createSecondBuild(few, {headings: {[changedPage]: text}});
    await saveAll(page);
    await page.goto('about:blank');
    server.deploy(second);
    await page.goto(`${server.origin}/handbook/introduction`);
    const saved = () =>
      page.evaluate(
        async ([name, address]) => (await (await caches.open(name)).match(address))?.text(),
        [cacheNames.saved, `${server.origin}/videosync/features`] as const,
      );
    await expect.poll(saved).toContain(text);
    await goOffline(context);
    await expectAnswer(page, text);
  });

  test('that switches offline off removes worker and caches with the first page, and disturbs nobody', async ({
    page,
    context,
  }) => {
    second = await createSecondBuild(few, {isOffline: false});
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
  for (const {url} of (JSON.parse(data ?? '') as {shortcuts: {url: string}[]}).shortcuts) {
    expect((await page.request.get(`${server.origin}/${url}`)).status(), url).toBe(200);
  }
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
});
