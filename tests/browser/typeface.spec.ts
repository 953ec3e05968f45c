import {expect, test, type Page} from '@playwright/test';
import {cacheNames} from '../../src/config/caches';
import * as storageKeys from '../../src/config/storageKeys';
import {typeface} from '../../src/config/typeface';
import {siteDir} from '../support/build';
import {startServer, type TestServer} from '../support/offline';
import {deferred, watchShifts} from '../support/site';

const file = `/${typeface}`;
const address = '/handbook/tools/power';

let server: TestServer;

test.beforeEach(async ({page}) => {
  server = await startServer(siteDir);
  await watchShifts(page);
});
test.afterEach(() => server.stop());

/** Waits until the worker has the file, for the next page. */
const isKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (name) => Boolean(await caches.match(name)), file))
    .toBe(true);

/** Loads the page again and waits for its fonts; what the application does later is no matter of theirs. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What the page is shown in, how wide its heading is, and what moved since it was opened. */
const look = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1') ?? document.body);
    return {
      isMarked: document.documentElement.hasAttribute('data-typeface'),
      faces: [...document.fonts].map(({family, status}) => `${family} ${status}`),
      width: range.getBoundingClientRect().width,
      shifts: (window as unknown as {shifts: unknown[]}).shifts.length,
    };
  });

test('a first visit loads it after all else, and a later one shows it from the worker; a lost copy comes for the next', async ({
  page,
  context,
}) => {
  await page.goto(server.origin + address);
  await isKept(page);
  const first = await look(page);
  expect(server.asked.filter((asked) => asked === file)).toHaveLength(1);
  await reload(page);
  expect(await look(page)).toMatchObject({isMarked: false, faces: [], width: first.width});
  const [key, value] = [storageKeys.typeface, typeface];
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(value);

  const ofSite = {isMarked: true, faces: ['Inter loaded'], shifts: 0};
  await reload(page);
  const next = await look(page);
  expect(next).toMatchObject(ofSite);
  expect(next.width).not.toBe(first.width);
  expect(server.asked.filter((asked) => asked === file)).toHaveLength(1);

  // The worker would have another copy at once.
  const {promise: gate, resolve: free} = deferred();
  server.hold = (asked) => (asked === file ? gate : undefined);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.evaluate((name) => caches.delete(name), cacheNames.assets);
  await reload(page);
  expect(await look(page)).toMatchObject({...ofSite, faces: ['Inter error'], width: first.width});
  free();
  await isKept(page);
  await reload(page);
  expect(await look(page)).toMatchObject(ofSite);
});

test('would notice what moves', async ({page}) => {
  await page.goto(server.origin + address);
  // A block that is there before the first frame moves nothing.
  const shifts = async (): Promise<number> => {
    await page.evaluate(() => {
      const block = document.createElement('div');
      block.style.height = '200px';
      document.querySelector('h1')?.before(block);
    });
    return (await look(page)).shifts;
  };
  await expect.poll(shifts).toBeGreaterThan(0);
});
