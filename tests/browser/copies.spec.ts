import type {Page} from '@playwright/test';
import {createSiteServer} from '../../src/commands/shared/server.mjs';
import {rootCacheNames} from '../../src/config/caches';
import * as storageKeys from '../../src/config/storageKeys';
import {getPartialBuild, startServer, type TestServer} from '../support/offline';
import {findUnlisted, readStoredNames} from '../support/privacy';
import {expect as anyExpect, open, test} from '../support/site';
import {builtVariant, variants} from '../support/variant';

/* Two copies of the site on one origin: at the root, and below a base URL. */

// In one worker, because each worker would build the variant.
test.describe.configure({mode: 'default'});

const expect = anyExpect.configure({timeout: 90_000});
const base = variants.moved.variables.BASE_URL;
const suffix = base.slice(0, -1);

let partialBuild: string;
let variant: string;
let server: TestServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  partialBuild = await getPartialBuild();
  variant = await builtVariant('moved');
});
test.beforeEach(async () => {
  server = await startServer(partialBuild);
  const second = createSiteServer(variant, {base});
  server.intercept = (address, response, request) =>
    address.startsWith(base) && second.emit('request', request, response);
});
test.afterEach(() => server.stop());

/** Saves the handbook of a copy. */
async function save(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${server.origin}${baseUrl}offline`);
  const row = page.locator('[data-offline]', {hasText: 'Handbook'}).last();
  await row.getByRole('button', {name: /^Save/}).click();
  await expect(row).toHaveAttribute('data-offline', 'saved');
}

/** Number of saved files of a copy. */
const countSaved = (page: Page, baseUrl: string): Promise<number> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).length,
    rootCacheNames.saved + baseUrl.slice(0, -1),
  );

for (const [first, second] of [
  ['/', base],
  [base, '/'],
] as const) {
  test(`saving ${first}, then ${second}, saves both`, async ({page}) => {
    test.setTimeout(300_000);
    await save(page, first);
    const count = await countSaved(page, first);
    expect(count).toBeGreaterThan(10);
    await save(page, second);
    expect(await countSaved(page, second)).toBeGreaterThan(10);
    expect(await countSaved(page, first)).toBe(count);
    await server.stop();
    for (const baseUrl of [first, second]) {
      const response = await page.goto(`${server.origin}${baseUrl}handbook/introduction`);
      expect([baseUrl, response?.status()]).toEqual([baseUrl, 200]);
    }
    await server.start();
  });
}

test('settings of the root are copied once, then each copy has its own', async ({page}) => {
  await page.goto(`${server.origin}/handbook/introduction`);
  await page.evaluate(
    ([stage, ticks]) => {
      localStorage.setItem(stage, 'on');
      localStorage.setItem('tool.power', '?a=1');
      localStorage.setItem('theme-showsync', 'dark');
      localStorage.setItem(`${ticks}/handbook/introduction`, '["0 x"]');
    },
    [storageKeys.stage, storageKeys.ticks] as const,
  );
  const secondCopy = `${server.origin}${base}handbook/introduction`;
  await open(page, secondCopy);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-stage', 'on');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await findUnlisted(page, new Set())).toEqual([]);
  const {localStorage: names = []} = await readStoredNames(page);
  expect(names).toEqual(
    expect.arrayContaining([
      ...[storageKeys.stage, `${storageKeys.stage}${suffix}`],
      ...[`tool.power${suffix}`, `theme-showsync${suffix}`],
      `${storageKeys.ticks}${suffix}/handbook/introduction`,
    ]),
  );
  // A change in the second copy affects only that one, also after another visit.
  await page.evaluate((name) => localStorage.removeItem(name), `${storageKeys.stage}${suffix}`);
  await open(page, secondCopy);
  await expect(html).not.toHaveAttribute('data-stage', 'on');
  await open(page, `${server.origin}/handbook/introduction`);
  await expect(html).toHaveAttribute('data-stage', 'on');
});
