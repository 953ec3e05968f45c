import {cacheNames, cachePrefix} from '../../src/config/caches';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect as anyExpect, type BrowserContext, type Page, test} from '@playwright/test';
import {redirects} from '../../redirects';
import {siteRedirects} from '../../src/plugins/siteRedirects';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {calculators, getCalculatorAddress} from '../../src/instruments/list';
import {root, siteDir, sitemap} from '../support/build';
import {
  createSecondBuild,
  getPartialBuild,
  removeBuild,
  startServer,
  type TestServer,
} from '../support/offline';
import {deferred, waitForHydration} from '../support/site';

/** Saving takes longer than other actions. */
const expect = anyExpect.configure({timeout: 90_000});

/** Folder of a build with few pages, which is enough for most tests. */
let partialBuild: string;
let server: TestServer;
let errors: string[];

test.beforeAll(async () => {
  partialBuild = await getPartialBuild();
});

test.beforeEach(async ({page}) => {
  server = await startServer(partialBuild);
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
});
test.afterEach(async () => {
  await server.stop();
  expect(errors).toEqual([]);
});

/** Number of files in the manifest of the partial build. */
function countFiles(): number {
  const text = readFileSync(path.join(partialBuild, 'offline-manifest.json'), 'utf8');
  const {pages, files} = JSON.parse(text) as OfflineManifest;
  return pages.length + files.length;
}

/** Pages of each kind; the worker treats all pages alike. */
const samplePages = [
  ...['/', '/blog', '/blog/a-brief-history-of-videosync', '/search', '/handbook/tools'],
  ...['/videosync/introduction', '/videosync/troubleshooting/common-pitfalls'],
  ...['/release-notes/videosync/2.1', '/fixture-profile-request', '/terms-and-conditions'],
];

/** Path of a page's saved copy. */
const getCopyPath = (address: string): string => `/${savedCopy(address.slice(1))}`;
/** A sample of a list, because the worker treats all entries alike. */
const everyEighth = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % 8 === 0);

const panel = (page: Page) => page.locator('[data-offline]').first();
const fallbackHeading = 'No connection, and this page isn’t saved';

/** Opens an address and waits until a worker controls the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openPanel(page: Page): Promise<void> {
  await visit(page, '/offline');
  await waitForHydration(page);
}

const expectSaved = (page: Page): Promise<void> =>
  expect(panel(page)).toHaveAttribute('data-offline', 'saved');
const save = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Save the whole site'}).click();

async function saveAll(page: Page): Promise<void> {
  await openPanel(page);
  await save(page);
  await expectSaved(page);
}

/** Addresses in one of the worker's caches, as paths. */
function cached(page: Page, name: keyof typeof cacheNames): Promise<string[]> {
  return page.evaluate(async (cache) => {
    const keys = await (await caches.open(cache)).keys();
    return keys.map(({url}) => decodeURIComponent(new URL(url).pathname));
  }, cacheNames[name]);
}

/** Opens an address that redirects. Playwright may report the worker's redirect as another navigation. */
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

// One test, because saving takes longest.
test('the saved site works offline, with redirects and calculators, until it is removed', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  server.deploy(siteDir);
  await openPanel(page);
  await expect(panel(page)).toContainText(/One download of about \d\.\d MB\./);
  await save(page);
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await expectSaved(page);
  await expect(panel(page)).toContainText(/^Saved \d.*works without a connection/);
  const stored = await page.evaluate(async (name) => {
    const responses = await (await caches.open(name)).matchAll();
    const sizes = await Promise.all(responses.map(async (one) => (await one.blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  }, cacheNames.saved);
  const [, size] = /takes (\d+\.\d) MB on this device/.exec(await panel(page).innerText()) ?? [];
  // The manifest has rounded sizes.
  expect(Math.abs(Number(size) - stored / 1e6)).toBeLessThan(0.15);

  await goOffline(context);
  await test.step('pages', async () => {
    for (const address of samplePages) {
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

test('saving resumes after the connection or the tab was lost, without downloading files twice', async ({
  page,
  context,
}) => {
  await openPanel(page);
  const {promise: released, resolve: release} = deferred();
  let count = 0;
  server.clearRequests();
  server.delay = async () => {
    count += 1;
    await (count === 20 ? server.stop() : count > 40 ? released : undefined);
  };
  await save(page);
  await expect(panel(page)).toContainText('The connection was lost at');
  await context.setOffline(true);
  await goOnline(context);
  await expect.poll(() => count).toBeGreaterThan(40);
  const before = await cached(page, 'saved');
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(countFiles());

  // Closing the tab and stopping the worker aborts pending downloads.
  const next = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.close({runBeforeUnload: false});
  server.delay = undefined;
  release();
  server.clearRequests();

  // Any page resumes saving.
  await visit(next, '/handbook/introduction');
  await expect.poll(async () => (await cached(next, 'saved')).length).toBe(countFiles());
  // Visited pages are revalidated; hashed files never are.
  const saved = new Set(before.filter((address) => address.startsWith('/assets/')));
  expect(saved.size).toBeGreaterThan(0);
  expect(server.requests.filter((address) => saved.has(address))).toEqual([]);
  await openPanel(next);
  await expectSaved(next);
});

test('one product is saved with search, and other pages show the fallback page', async ({
  page,
  context,
}) => {
  server.deploy(siteDir);
  await openPanel(page);
  const row = page.locator('[data-offline]', {hasText: 'Beam for Max'});
  const save = row.getByRole('button', {name: 'Save Beam for Max'});
  const pages = sitemap().filter((address) =>
    /^\/(?:beam-for-max|handbook\/tools)\b/.test(address),
  );
  const copies = pages.map(getCopyPath);
  expect(pages.length).toBeGreaterThan(3);

  await test.step('cancelling stops immediately', async () => {
    const {promise: released, resolve: release} = deferred();
    let isDelayed = false;
    server.delay = (address) => {
      isDelayed ||= copies.includes(address);
      return copies.includes(address) ? released : undefined;
    };
    await save.click();
    await expect.poll(() => isDelayed).toBe(true);
    await row.getByRole('button', {name: 'Cancel saving Beam for Max'}).click();
    await expect(row).toHaveAttribute('data-offline', 'none');
    await expect.poll(() => cached(page, 'saved')).toEqual([]);
    server.delay = undefined;
    release();
  });

  await test.step('a page that doesn’t match its hash is reported as missing', async () => {
    const damaged = pages[0] ?? '';
    server.intercept = (address, response) => {
      if (address !== getCopyPath(damaged)) {
        return false;
      }
      response.writeHead(200, {'content-type': 'text/html'}).end('something else');
      return true;
    };
    await save.click();
    await expect(row).toContainText(`files are saved. Missing: ${damaged.slice(1)}.`);
    const saved = await cached(page, 'saved');
    expect(pages.filter((address) => !saved.includes(address))).toEqual([damaged]);
    server.intercept = undefined;
    await row.getByRole('button', {name: 'Try again: Beam for Max'}).press('Enter');
  });
  await expect(row).toHaveAttribute('data-offline', 'saved');
  await expect(panel(page)).toHaveAttribute('data-offline', 'none');
  // The focus moves to the button that replaces the other one.
  const remove = row.getByRole('button', {name: 'Remove the saved copy of Beam for Max'});
  await expect(remove).toBeFocused();

  await goOffline(context);
  for (const address of [...pages, '/', '/search']) {
    expect((await page.goto(server.origin + address))?.status()).toBe(200);
  }
  for (const file of ['videosync/features.md', 'llms.txt', 'blog/rss.xml', 'sitemap.xml']) {
    const response = await page.goto(`${server.origin}/${file}`);
    expect([file, response?.status()]).toEqual([file, 503]);
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

test('visited pages are cached, and the fallback page lists them', async ({page, context}) => {
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
  test('shows an error if storage is full, keeps pages readable, and recovers after Try again', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      // As in Firefox while its permission prompt is open.
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
    await expectSaved(page);
  });

  for (const method of ['register', 'keys'] as const) {
    test(`shows an error if storage is blocked: ${method}`, async ({page}) => {
      await page.addInitScript((name) => {
        const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
        Object.assign(ServiceWorkerContainer.prototype, name === 'register' && {register: refuse});
        Object.assign(CacheStorage.prototype, name === 'keys' && {keys: refuse});
      }, method);
      await page.goto(`${server.origin}/offline`);
      await waitForHydration(page);
      if (method === 'register') {
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

  /** Sets a variable that a reload would remove. */
  const markPage = (page: Page) =>
    page.evaluate(() => Object.assign(window, {isMarked: true}).isMarked);
  const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

  test('only changed files are downloaded at the first visit, without a reload, and they work offline', async ({
    page,
    context,
  }) => {
    const text = 'Features, second build';
    second = await createSecondBuild(partialBuild, {headings: {[changedPage]: text}});
    await saveAll(page);
    await markPage(page);
    server.deploy(second);
    server.clearRequests();
    const other = await context.newPage();
    await other.goto(`${server.origin}/handbook/introduction`);
    const saved = () =>
      page.evaluate(
        async ([name, address]) => (await (await caches.open(name)).match(address))?.text(),
        [cacheNames.saved, `${server.origin}/videosync/features`] as const,
      );
    await expect.poll(saved).toContain(text);
    await other.close();
    await expectSaved(page);
    expect(await isMarked(page)).toBe(true);

    const visited =
      /^\/(?:handbook\/introduction|offline|sw\.js|offline-manifest\.json|offline-sizes\.json)$/;
    const downloads = server.requests.filter(
      (address) => !visited.test(address) && !/\.(?:svg|png|webmanifest)$/.test(address),
    );
    expect(downloads).toEqual([getCopyPath('/videosync/features')]);
    await goOffline(context);
    // The response, because the application was not rebuilt and renders the first heading.
    const response = await page.goto(`${server.origin}/videosync/features`);
    expect(await response?.text()).toContain(text);
  });

  test('with OFFLINE=off removes worker and caches at the first visit, without a reload', async ({
    page,
    context,
  }) => {
    second = await createSecondBuild(partialBuild, {isOffline: false});
    await saveAll(page);
    await markPage(page);
    server.deploy(second);
    const first = await context.newPage();
    await first.goto(`${server.origin}/handbook/introduction`);
    const countLeft = () =>
      page.evaluate(async (prefix) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        return [(await navigator.serviceWorker.getRegistrations()).length, names.length];
      }, cachePrefix);
    await expect.poll(countLeft).toEqual([0, 0]);
    expect(await isMarked(page)).toBe(true);
    // A worker stays registered while one of its pages is open.
    await first.close();
    await page.goto(`${server.origin}/videosync/introduction`);
    await expect(page.locator('h1')).toContainText('Videosync');
    await expect.poll(countLeft).toEqual([0, 0]);
  });
});

test('the site is installable', async ({page, context}) => {
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
