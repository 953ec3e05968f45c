import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../support/build';
import {
  createSecondBuild,
  getPartialBuild,
  removeBuild,
  secondBuildFlag,
  startServer,
  type TestServer,
} from '../support/offline';
import {deferred, expect, test, waitForHydration} from '../support/site';

/*
 * Scripts that fail to load: before hydration (src/clientModules/lostScripts.ts), during navigation (Docusaurus), and
 * parts that are loaded on demand (src/components/LazyPart). Each test has its own server.
 */
test.use({serviceWorkers: 'block'});

let server: TestServer;
/** Paths of loaded documents, in order. */
let documents: string[];

test.beforeEach(async ({page}) => {
  server = await startServer(siteDir);
  documents = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
});
test.afterEach(async ({consoleErrors}) => {
  await server.stop();
  // The browser and the page log errors about corrupted files.
  const expected =
    /Failed to load resource|could not be loaded|Loading chunk|ChunkLoadError|Unexpected (?:token|end)|Invalid or unexpected token|missing \)|MIME type/;
  consoleErrors.ignore(expected);
});

const introduction = '/videosync/introduction';
const features = '/videosync/features';
const calculator = '/beam-for-live/application/fixture-patch';
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const bar = (page: Page) => page.locator('#recovery-bar');
/** The message about a part that failed to load. */
const lostPart = (page: Page) => page.locator('.lost-part');
const loadAgain = (page: Page) => page.getByRole('button', {name: 'Load again'});
const openSearch = (page: Page) => page.keyboard.press('ControlOrMeta+k');
/** Triggers a reload of the page, and waits for hydration. */
async function reload(page: Page, trigger: (page: Page) => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await trigger(page);
  await loaded;
  await waitForHydration(page);
}
const searchField = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

/** Opens a page, waits for hydration, and clears the list of documents. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await waitForHydration(page);
  documents.length = 0;
}

/** Clicks a link of the sidebar. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`.menu a[href="${href}"]`)?.click(),
    address,
  );

/** Faulty responses: status, type and content. The browser may cache the last two kinds. */
const faults: Record<string, (address: string) => [number, string, Buffer | string]> = {
  '404': () => [404, 'text/html', readFileSync(path.join(siteDir, '404.html'))],
  '500': () => [500, 'text/plain', 'Out of order'],
  HTML: () => [200, 'text/html', '<h1>Log in</h1>'],
  half: (address) => {
    const content = readFileSync(path.join(siteDir, address));
    return [200, 'text/javascript', content.subarray(0, content.length / 2)];
  },
};

/** Corrupts all scripts from now on, except those for which `isIntact` returns true. */
function corrupt(fault: string, isIntact: (address: string) => boolean): void {
  server.intercept = (address, response) => {
    const createResponse = faults[fault];
    if (!createResponse || !/^\/assets\/js\/.*\.js$/.test(address) || isIntact(address)) {
      return false;
    }
    const [status, type, body] = createResponse(address);
    if (status !== 200) {
      response.setHeader('cache-control', 'no-store');
    }
    response.writeHead(status, {'content-type': type}).end(body);
    return true;
  };
}

/** Corrupts all scripts from now on, except those that the page has loaded. */
async function corruptOthers(page: Page, fault = '404'): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  corrupt(fault, (address) => loaded.includes(address));
}

for (const fault of Object.keys(faults)) {
  // After an error of the server, a reload would probably fail too.
  const reloads = fault === '500' ? 0 : 1;

  test.describe(`corrupted scripts (${fault})`, () => {
    test('of another page: it loads as a document, is reloaded once, and shows “Load again”', async ({
      page,
    }) => {
      await visit(page, introduction);
      await corruptOthers(page, fault);
      await follow(page, features);
      await expect(heading(page)).toHaveText('Features');
      // The scripts of the document are corrupted too.
      await expect(loadAgain(page)).toBeVisible();
      expect(documents).toEqual([features, ...[features].slice(0, reloads)]);

      server.intercept = undefined;
      await reload(page, () => loadAgain(page).click());
      await expect(bar(page)).toHaveCount(0);
    });

    test('of the search modal: the page stays, and “Load again” opens it', async ({page}) => {
      await visit(page, introduction);
      await corruptOthers(page, fault);
      await openSearch(page);
      await expect(lostPart(page)).toContainText('This part couldn’t be loaded.');
      await expect(page.locator('#keyboard-field')).toHaveCount(0);
      if (fault === '404') {
        // As after a deploy, the page must be loaded again to reference the new files.
        await reload(page, () => loadAgain(page).click());
        server.intercept = undefined;
        await openSearch(page);
      } else {
        server.intercept = undefined;
        await loadAgain(page).click();
      }
      await expect(searchField(page)).toBeFocused();
      await expect(lostPart(page)).toHaveCount(0);
    });

    test('of the application: the page works as without JavaScript', async ({page}) => {
      corrupt(fault, (address) => !address.includes('/main.'));
      await page.goto(server.origin + calculator);
      await expect(loadAgain(page)).toBeVisible();
      expect(documents).toHaveLength(1 + reloads);
      await page.locator('[data-search-button]').click();
      await expect(page).toHaveURL(/\/search\?$/);
      await expect(loadAgain(page)).toBeVisible();

      server.intercept = undefined;
      await reload(page, () => loadAgain(page).click());
      await expect(bar(page)).toHaveCount(0);
    });
  });
}

test('waits for slow scripts', async ({page}) => {
  await visit(page, introduction);
  const {promise: released, resolve: release} = deferred();
  server.delay = () => released;
  await page.clock.install();
  await openSearch(page);
  await page.clock.runFor(31_000);
  await expect(bar(page)).toHaveCount(0);
  release();
  await expect(searchField(page)).toBeFocused();
  expect(documents).toEqual([]);
});

test('shows an error if the search worker fails to load, and recovers after Try again', async ({
  page,
}) => {
  await visit(page, introduction);
  const worker = page.waitForEvent('worker');
  await openSearch(page);
  await expect(searchField(page)).toBeFocused();
  const workerScript = new URL((await worker).url()).pathname;
  // Routed requests bypass the browser's cache.
  await page.route(`**${workerScript}`, (route) => route.continue());
  for (const fault of ['404', 'half']) {
    await page.goto('about:blank');
    corrupt(fault, (address) => address !== workerScript);
    await visit(page, introduction);
    await openSearch(page);
    await searchField(page).fill('tempo');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    server.intercept = undefined;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  }
  expect(documents).toEqual([]);
});

test('a term whose definition fails to load is a link, and retries on the next hover', async ({
  page,
}) => {
  await visit(page, introduction);
  await corruptOthers(page);
  const term = page.locator('article a[data-term]').first();
  const failed = page.waitForResponse((response) => response.status() === 404);
  await term.hover();
  await failed;
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  server.intercept = undefined;
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(documents).toEqual([]);
});

test.describe('without a connection', () => {
  const noConnection = 'There’s no connection to this site.';

  test('a click changes neither page, scroll position nor URL', async ({page, context}) => {
    await visit(page, introduction);
    await page.evaluate(() => window.scrollTo(0, 400));
    await context.setOffline(true);
    await follow(page, features);
    await expect(bar(page)).toContainText(noConnection);
    await expect(page).toHaveURL(server.origin + introduction);
    await expect(heading(page)).toHaveText('Videosync overview');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    // Links within the page still work.
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.table-of-contents a')?.click(),
    );
    await expect(page).toHaveURL(/\/videosync\/introduction#/);

    await context.setOffline(false);
    await expect(bar(page)).toHaveCount(0);
    await follow(page, features);
    await expect(heading(page)).toHaveText('Features');
  });

  test('a page without its scripts hydrates after “Load again” once the connection is back', async ({
    page,
  }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(server.origin + introduction);
    await expect(bar(page)).toContainText(noConnection);
    await loadAgain(page).click();
    await expect(bar(page)).toContainText(noConnection);
    expect(documents).toEqual([introduction]);
    await page.unroute('**/assets/js/**');
    await reload(page, () => loadAgain(page).click());
    await expect(bar(page)).toHaveCount(0);
  });

  test('hovering over links and terms logs nothing', async ({page, context, consoleErrors}) => {
    await visit(page, introduction);
    await context.setOffline(true);
    await page.locator('article .markdown a[href^="/videosync/"]').first().hover();
    await page.locator('article a[data-term]').first().hover();
    await expect(bar(page)).toHaveCount(0);
    await page.goto('about:blank').catch(() => undefined);
    expect(consoleErrors.messages).toEqual([]);
  });
});

test.describe('a deploy under an open tab', () => {
  test.describe.configure({mode: 'default'});
  let second: string;

  test.beforeAll(async () => {
    second = await createSecondBuild(await getPartialBuild(), {renamesScripts: true});
  });
  test.afterAll(() => removeBuild(second));

  const isSecondBuild = (page: Page): Promise<boolean> =>
    page.evaluate((flag) => flag in window, secondBuildFlag);

  test('a click and “Load again” in the search load the page of the new build', async ({page}) => {
    await visit(page, introduction);
    server.deploy(second);
    await follow(page, features);
    await expect(heading(page)).toHaveText('Features');
    await waitForHydration(page);
    expect(await isSecondBuild(page)).toBe(true);
    await expect(bar(page)).toHaveCount(0);
    server.deploy(siteDir);
    await openSearch(page);
    await reload(page, () => loadAgain(page).click());
    expect(await isSecondBuild(page)).toBe(false);
    await openSearch(page);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('tempo');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(documents).toEqual([features, features]);
  });

  /*
   * Builds before 2026-11-26 had their own loader, which navigated to a page only if it contained `app-scripts`. Remove
   * this test and the `meta` in `page.eta` on 2027-02-26, when tabs of those builds should be closed.
   */
  for (const [target, address] of [
    ['a link', features],
    ['search, and “Load again”', introduction],
  ] as const) {
    test(`a tab of a build with the former loader loads this build: ${target}`, async ({page}) => {
      let isDeployed = false;
      server.intercept = (requested, response) => {
        const isOld = requested === introduction && !isDeployed;
        if (isOld) {
          response.writeHead(200, {'content-type': 'text/html'}).end('<h1>Old build</h1>');
        }
        return isOld;
      };
      await page.goto(server.origin + introduction);
      isDeployed = true;
      await page.evaluate(async (wanted) => {
        const response = await fetch(wanted, {cache: 'no-store'});
        if (response.status < 500 && (await response.text()).includes('app-scripts')) {
          location.assign(wanted);
        }
      }, server.origin + address);
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(
        address === features ? 'Features' : 'Videosync overview',
      );
    });
  }
});
