import type {Page} from '@playwright/test';
import {createSiteServer} from '../../src/commands/shared/server.mjs';
import {rootCacheNames} from '../../src/config/caches';
import * as storageKeys from '../../src/config/storageKeys';
import {createPartialBuild, removeBuild, startServer, type TestServer} from '../support/offline';
import {readStoredNames, findUnlisted} from '../support/privacy';
import {expect as anyExpect, open, test} from '../support/site';
import {builtVariant, variants} from '../support/variant';

/* A copy of the site at the root of an origin, and one in a folder of it. */

// One worker builds the variant, the others would build it too.
test.describe.configure({mode: 'default'});

const expect = anyExpect.configure({timeout: 90_000});
const folder = variants.moved.variables.BASE_URL;
const suffix = folder.slice(0, -1);

let few: string;
let server: TestServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  few = await createPartialBuild();
  builtVariant('moved');
});
test.afterAll(() => removeBuild(few));
test.beforeEach(async () => {
  server = await startServer(few);
  const inFolder = createSiteServer(builtVariant('moved'), {base: folder});
  server.intercept = (address, response, request) =>
    address.startsWith(folder) && inFolder.emit('request', request, response);
});
test.afterEach(() => server.stop());

/** Saves the handbook of a copy. */
async function save(page: Page, base: string): Promise<void> {
  await open(page, `${server.origin}${base}offline`);
  const row = page.locator('[data-offline]', {hasText: 'Handbook'}).last();
  await row.getByRole('button', {name: /^Save/}).click();
  await expect(row).toHaveAttribute('data-offline', 'saved');
}

/** Number of files that a copy has saved. */
const countSaved = (page: Page, base: string): Promise<number> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).length,
    rootCacheNames.saved + base.slice(0, -1),
  );

for (const [first, second] of [
  ['/', folder],
  [folder, '/'],
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
    for (const base of [first, second]) {
      const response = await page.goto(`${server.origin}${base}handbook/introduction`);
      expect([base, response?.status()]).toEqual([base, 200]);
    }
    await server.start();
  });
}

test('settings of the root are copied once, and each copy then has its own', async ({page}) => {
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
  const inFolder = `${server.origin}${folder}handbook/introduction`;
  await open(page, inFolder);
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
  // A change in the folder stays there, also after another visit.
  await page.evaluate((name) => localStorage.removeItem(name), `${storageKeys.stage}${suffix}`);
  await open(page, inFolder);
  await expect(html).not.toHaveAttribute('data-stage', 'on');
  await open(page, `${server.origin}/handbook/introduction`);
  await expect(html).toHaveAttribute('data-stage', 'on');
});
