import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import * as storageKeys from '../../src/config/storageKeys';
import {storagePrefix} from '../../src/instruments/kit/useCalculatorState';
import {root} from '../support/build';
import {expect, failedRequest, open, test, waitForHydration} from '../support/site';

/*
 * Addresses and stored values that an attacker, a broken program or an old version may leave: pages render, log no
 * errors, and execute none of it.
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

/** Expects a heading, a navigation and no crash. */
async function expectIntact(page: Page, context: string): Promise<void> {
  await expect(page.locator('nav').first(), context).toBeVisible();
  await expect(page.locator('h1').first(), context).toBeVisible();
  await expect(page.getByText('This page crashed.'), context).toHaveCount(0);
}

test.beforeEach(async ({page}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

for (const [pageIndex, address] of pages.entries()) {
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
      // Each page gets every value, in different combinations.
      const suffix = `${queries[(index + pageIndex) % queries.length]}${hashes[(index + 2 * pageIndex) % hashes.length]}`;
      const context = `${suffix.slice(0, 40)} with ${value.slice(0, 40)}`;
      await page.goto(address + suffix);
      await waitForHydration(page);
      await expectIntact(page, context);
      expect(consoleErrors.messages, context).toEqual([]);
    }
  });
}

for (const address of ['/%', '/%E0%A4%A', '/videosync/%C3?q=%#%']) {
  test(`the malformed address ${address} shows an interactive page`, async ({
    page,
    consoleErrors,
  }) => {
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
  await expectIntact(page, 'hash');
  await page.locator('.table-of-contents a').first().click();
  await expectIntact(page, 'table of contents');
});
