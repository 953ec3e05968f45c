import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as storageKeys from '../../src/config/storageKeys';
import {storagePrefix} from '../../src/instruments/kit/useCalculatorState';
import {root} from '../support/build';
import {expect, failedRequest, waitForHydration, open, test} from '../support/site';

/*
 * Addresses and stored values as an attacker, a broken program or an old version may leave them: the
 * page is shown, logs nothing to the console and executes none of it.
 */
const {hashes, queries, values, pages} = JSON.parse(
  readFileSync(path.join(root, 'tests/fixtures/hostile.json'), 'utf8').replace(
    /\{(\d+) x\}/g,
    (_, times) => 'x'.repeat(Number(times)),
  ),
) as Record<'hashes' | 'queries' | 'values' | 'pages', string[]>;
const keys = [
  ...Object.values(storageKeys),
  ...['docs-preferred-version-default', 'docusaurus.tab.os'],
  ...['dip-switch', 'timecode'].map((id) => storagePrefix + id),
];

/** Expects that the page has its heading and navigation, and that nothing crashed. */
async function expectWhole(
  page: Parameters<typeof waitForHydration>[0],
  what: string,
): Promise<void> {
  await expect(page.locator('nav').first(), what).toBeVisible();
  await expect(page.locator('h1').first(), what).toBeVisible();
  await expect(page.getByText('This page crashed.'), what).toHaveCount(0);
}

test.beforeEach(async ({page}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

for (const [at, address] of pages.entries()) {
  test(`${address} with hostile queries, hashes and stored values`, async ({
    page,
    consoleErrors,
  }) => {
    if (address === '/no-such-page') {
      consoleErrors.ignore(failedRequest);
    }
    await page.goto('/robots.txt');
    for (const [index, value] of values.entries()) {
      await page.evaluate(
        ([names, text]) => {
          for (const name of names) {
            localStorage.setItem(name, text);
            sessionStorage.setItem(name, text);
          }
        },
        [keys, value] as const,
      );
      // Each page gets all of them, in other combinations than the page before.
      const tail = `${queries[(index + at) % queries.length]}${hashes[(index + 2 * at) % hashes.length]}`;
      const what = `${tail.slice(0, 40)} with ${value.slice(0, 40)}`;
      await page.goto(address + tail);
      await waitForHydration(page);
      await expectWhole(page, what);
      expect(consoleErrors.messages, what).toEqual([]);
    }
  });
}

for (const address of ['/%', '/%E0%A4%A', '/videosync/%C3?q=%#%']) {
  test(`${address}, which no program can decode, is interactive`, async ({page, consoleErrors}) => {
    consoleErrors.ignore(failedRequest);
    await open(page, address);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Search docs'})).toBeVisible();
  });
}

test('following a link with a malformed hash does not break the page', async ({page}) => {
  await open(page, '/videosync/introduction');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expectWhole(page, 'hash');
  await page.locator('.table-of-contents a').first().click();
  await expectWhole(page, 'table of contents');
});
