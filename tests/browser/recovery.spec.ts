import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../support/build';
import {
  excerpt,
  removeBuild,
  secondBuild,
  secondMark,
  startServer,
  type TestServer,
} from '../support/offline';
import {deferred, expect, hydrate, test} from '../support/site';

/*
 * Parts of the site that cannot be loaded: one policy for all of them (src/components/shared/recovery.ts). Every
 * test has a server of its own, which can be stopped, spoiled, and given another build.
 */
test.use({serviceWorkers: 'block'});

let server: TestServer;
/** Pages that were loaded as documents, in order. */
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
test.afterEach(async ({complaints}) => {
  await server.stop();
  // The browser reports every spoiled file in the console, and so does the page.
  const expected =
    /Failed to load resource|could not be loaded|Loading chunk|ChunkLoadError|Unexpected (?:token|end)|Invalid or unexpected token|missing \)|MIME type/;
  complaints.messages = complaints.messages.filter((message) => !expected.test(message));
});

const introduction = '/videosync/introduction';
const features = '/videosync/features';
const calculator = '/beam-for-live/application/fixture-patch';
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const bar = (page: Page) => page.locator('#recovery-bar');
const again = (page: Page) => bar(page).getByRole('button', {name: 'Load again'});
const pressSearch = (page: Page) => page.keyboard.press('ControlOrMeta+k');
/** Does what has the page loaded again, and waits for its application. */
async function reload(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act(page);
  await loaded;
  await hydrate(page);
}
/** The server answers as it should again, and the reader presses “Load again”. */
async function mend(page: Page): Promise<void> {
  server.spoil = undefined;
  await reload(page, () => again(page).click());
}
const searchField = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

/** Opens a page, and forgets what was loaded for it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  documents.length = 0;
}

async function visitWithApp(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await hydrate(page);
}

const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`.menu a[href="${href}"]`)?.click(),
    address,
  );

/** What goes wrong with a file: status, type and content. The browser may keep the last two for ever. */
const faults: Record<string, (address: string) => [number, string, Buffer | string]> = {
  '404': () => [404, 'text/html', readFileSync(path.join(siteDir, '404.html'))],
  '500': () => [500, 'text/plain', 'Out of order'],
  HTML: () => [200, 'text/html', '<h1>Log in</h1>'],
  half: (address) => {
    const whole = readFileSync(path.join(siteDir, address));
    return [200, 'text/javascript', whole.subarray(0, whole.length / 2)];
  },
};

/** From now on every script is spoiled that `isSpared` does not know. */
function spoil(fault: string, isSpared: (address: string) => boolean): void {
  server.spoil = (address, response) => {
    const answer = faults[fault];
    if (!answer || !/^\/assets\/js\/.*\.js$/.test(address) || isSpared(address)) {
      return false;
    }
    const [status, type, body] = answer(address);
    if (status !== 200) {
      response.setHeader('cache-control', 'no-store');
    }
    response.writeHead(status, {'content-type': type}).end(body);
    return true;
  };
}

/** From now on every script is spoiled that the page does not have yet. */
async function spoilOthers(page: Page, fault = '404'): Promise<void> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname),
  );
  spoil(fault, (address) => names.includes(address));
}

for (const fault of Object.keys(faults)) {
  test.describe(`scripts that answer with ${fault}`, () => {
    test('of another page: it is loaded as a document, once, and “Load again” brings it to life', async ({
      page,
    }) => {
      await visitWithApp(page, introduction);
      await spoilOthers(page, fault);
      await follow(page, features);
      await expect(heading(page)).toHaveText('Features');
      // Its own parts are lost as well.
      await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
      await expect(bar(page)).toContainText('This part could not be loaded.');
      expect(documents).toEqual([features]);
      await expect(heading(page)).toHaveText('Features');

      await mend(page);
      await expect(bar(page)).toHaveCount(0);
    });

    test('of the search window: the page is loaded once, which is said before, then it stays and says so', async ({
      page,
    }) => {
      // Of a page that is being left, the test learns only what it has stored.
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const text = document.getElementById('recovery-bar')?.textContent ?? '';
          sessionStorage.setItem('told', (sessionStorage.getItem('told') ?? '') + text);
        }).observe(document, {childList: true, subtree: true});
      });
      await visitWithApp(page, introduction);
      await spoilOthers(page, fault);
      await reload(page, pressSearch);
      expect(await page.evaluate(() => sessionStorage.getItem('told'))).toContain(
        'A part of this page could not be loaded. The page is loaded again.',
      );
      await pressSearch(page);
      await expect(again(page)).toBeVisible();
      expect(documents).toEqual([introduction]);
      await expect(heading(page)).toBeVisible();

      await mend(page);
      await pressSearch(page);
      await expect(searchField(page)).toBeFocused();
      expect(documents).toEqual([introduction, introduction]);
    });

    test('of the application: a tool keeps what was typed, and shows no result of another input', async ({
      page,
    }) => {
      await page.goto(server.origin + calculator);
      const result = page.locator('#tool-patch-plan output');
      spoil(fault, (address) => address.includes('/main.'));
      await visit(page, calculator);
      const field = page.locator('#tool-patch-plan-start');
      await field.fill('2/1');
      await expect(again(page)).toBeVisible();
      expect(documents).toEqual([]);
      await expect(field).toHaveValue('2/1');
      await expect(result).toBeHidden();

      await mend(page);
      await expect(field).toHaveValue('2/1');
      await expect(result).toBeVisible();
    });
  });
}

test('a page that loses its parts while it is being left does not take the reader back', async ({
  page,
}) => {
  await visitWithApp(page, introduction);
  await spoilOthers(page);
  // The next page is on its way as long as this.
  const {promise: onItsWay, resolve: arrive} = deferred();
  server.hold = (address) => (address === features ? onItsWay : undefined);
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === introduction,
  );
  await pressSearch(page);
  await page.evaluate((address) => window.location.assign(address), features);
  // Recovery knows now that the site answers.
  await answered;
  arrive();
  await expect(heading(page)).toHaveText('Features');
  expect(documents).toEqual([features]);
});

test('scripts that come late are waited for', async ({page}) => {
  await visitWithApp(page, introduction);
  const {promise: released, resolve: release} = deferred();
  server.hold = () => released;
  await page.clock.install();
  await pressSearch(page);
  await page.clock.runFor(31_000);
  await expect(bar(page)).toHaveCount(0);
  release();
  await expect(searchField(page)).toBeFocused();
  expect(documents).toEqual([]);
});

test('nothing is said of an application that came in a tab in the background', async ({page}) => {
  // Such a tab draws no frames.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.clock.install();
  await visit(page, introduction);
  await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
  // Without frames it can't look at each of them.
  await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 100});
  await page.clock.runFor(30_000);
  await expect(bar(page)).toHaveCount(0);
});

test('the search page offers to load what is lost of it, and keeps its field', async ({page}) => {
  const isSpared = (address: string): boolean =>
    !readFileSync(path.join(siteDir, address), 'utf8').includes('Type what you are looking for');
  const scripts = readdirSync(path.join(siteDir, 'assets/js')).filter((file) => /js$/.test(file));
  expect(scripts.filter((file) => !isSpared(`/assets/js/${file}`))).toHaveLength(1);
  spoil('404', isSpared);
  await visit(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.fill('tempo');
  await expect(again(page)).toBeVisible();
  expect(documents).toEqual([]);
  await expect(field).toHaveValue('tempo');
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await mend(page);
  await expect(field).toHaveValue('tempo');
});

test('the thread of the search is lost: what was typed stays, and “Load again” mends it', async ({
  page,
}) => {
  await visitWithApp(page, introduction);
  const worker = page.waitForEvent('worker');
  await pressSearch(page);
  await expect(searchField(page)).toBeFocused();
  const thread = new URL((await worker).url()).pathname;
  await page.goto('about:blank');
  spoil('404', (address) => address !== thread);
  // What a test routes is not taken from the browser's cache.
  await page.route(`**${thread}`, (route) => route.continue());
  await visitWithApp(page, introduction);
  await pressSearch(page);
  await searchField(page).fill('tempo');
  await expect(again(page)).toBeVisible();
  expect(documents).toEqual([]);
  await expect(searchField(page)).toHaveValue('tempo');
  await mend(page);
  await pressSearch(page);
  await searchField(page).fill('tempo');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a term whose definition is lost says so, and loads nothing by itself', async ({page}) => {
  await visitWithApp(page, '/videosync/introduction');
  await spoilOthers(page);
  const term = page.locator('article a[data-term]').first();
  await term.hover();
  await expect(again(page)).toBeVisible();
  expect(documents).toEqual([]);
  server.spoil = undefined;
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test.describe('without a connection', () => {
  const noConnection = 'There is no connection to this site.';

  test('a click leaves the page, its place and its address as they are', async ({
    page,
    context,
  }) => {
    await visitWithApp(page, introduction);
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

  test('a step back to a page that was not loaded here leaves the page as it is', async ({
    page,
    context,
  }) => {
    // What a test routes is not taken from the browser's cache, where the page's parts are.
    await page.route('**/assets/js/**', (route) => route.continue());
    await visitWithApp(page, introduction);
    await follow(page, features);
    await expect(heading(page)).toHaveText('Features');
    await page.reload();
    await hydrate(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(bar(page)).toContainText(noConnection);
    await expect(page).toHaveURL(server.origin + features);
    await expect(heading(page)).toHaveText('Features');
    await context.setOffline(false);
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText('Videosync overview');
  });

  test('a page comes to life when the connection is back, with what was typed', async ({
    page,
    context,
  }) => {
    await visit(page, calculator);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await context.setOffline(true);
    await page.locator('#tool-patch-plan-start').fill('2/1');
    const search = page.locator('[data-search-button]').first();
    await search.click();
    await expect(bar(page)).toContainText(noConnection);
    await expect(search).not.toHaveClass(/is-waiting/);
    await context.setOffline(false);
    await expect(bar(page)).toHaveCount(0);
    await search.click();
    await expect(searchField(page)).toBeFocused();
    await expect(page.locator('#tool-patch-plan-start')).toHaveValue('2/1');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a server that is down, in trouble, or hidden by a login page counts as none', async ({
    page,
  }) => {
    await visitWithApp(page, introduction);
    for (const [status, said] of [
      [503, 'The server is in trouble'],
      [200, '<h1>Log in to the venue</h1>'],
    ] as const) {
      server.spoil = (_, response) => {
        response
          .writeHead(status, {'content-type': 'text/html', 'cache-control': 'no-store'})
          .end(said);
        return true;
      };
      await pressSearch(page);
      await expect(bar(page)).toContainText(noConnection);
      server.spoil = undefined;
      await expect(bar(page)).toHaveCount(0);
    }
    expect(documents).toEqual([]);
    await pressSearch(page);
    await expect(searchField(page)).toBeFocused();
  });

  test('pointing at links and terms says nothing in the console', async ({
    page,
    context,
    complaints,
  }) => {
    await visitWithApp(page, introduction);
    await context.setOffline(true);
    await page.locator('article .markdown a[href^="/videosync/"]').first().hover();
    await page.locator('article a[data-term]').first().hover();
    await expect(bar(page)).toHaveCount(0);
    await page.goto('about:blank').catch(() => undefined);
    expect(complaints.messages).toEqual([]);
  });
});

test.describe('a deploy under an open tab', () => {
  test.describe.configure({mode: 'default'});
  let few: string;
  let second: string;

  test.beforeAll(async () => {
    few = await excerpt();
    second = await secondBuild(few, {isRenamed: true});
  });
  test.afterAll(() => [few, second].forEach(removeBuild));

  const isOfSecondBuild = (page: Page): Promise<boolean> =>
    page.evaluate((mark) => mark in window, secondMark);

  test('a click and the search load the page, once, and both work; also after one more deploy', async ({
    page,
  }) => {
    await visitWithApp(page, introduction);
    server.deploy(second);
    await follow(page, features);
    await expect(heading(page)).toHaveText('Features');
    await hydrate(page);
    expect(await isOfSecondBuild(page)).toBe(true);
    await expect(bar(page)).toHaveCount(0);
    server.deploy(siteDir);
    await reload(page, pressSearch);
    expect(await isOfSecondBuild(page)).toBe(false);
    await pressSearch(page);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('tempo');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(documents).toEqual([features, features]);
  });
});
