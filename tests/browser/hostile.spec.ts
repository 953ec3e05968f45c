import * as storageKeys from '../../src/config/storageKeys';
import {storagePrefix} from '../../src/instruments/kit/useToolState';
import {expect, hydrate, open, test} from '../support/site';

/**
 * Addresses and stored values as an attacker, a broken program or an old version may leave them: the
 * page shows, says nothing in the console and runs nothing of it.
 */
const hashes = [
  '#%',
  '#%E0%A4%A',
  '#<img src=x onerror=alert(1)>',
  '#__proto__',
  `#${'x'.repeat(5000)}`,
  '#tool-?%',
  '#a?b=%E0&__proto__=1',
];
const queries = [
  '?%',
  '?q=%E0%A4%A',
  '?q=<script>alert(1)</script>',
  `?q=${'x'.repeat(5000)}`,
  '?docusaurus-data-theme=x"><b>',
  '?docusaurus-theme=hostile',
];
const values = [
  '',
  'null',
  '{',
  '[[[[',
  '"><script>alert(1)</script>',
  '{"__proto__":{"x":1}}',
  '%E0%A4%A',
  'x'.repeat(100_000),
  '\u0000\ud800',
  '[null,1,{"url":"javascript:alert(1)"}]',
];

const pages = [
  '/videosync/introduction',
  '/videosync/troubleshooting/common-pitfalls',
  '/handbook/tools',
  '/search',
  '/fixture-profile-request',
  '/offline',
  '/no-such-page',
];

/** Other keys that parts of the site keep, by name. */
const keys = [
  ...Object.values(storageKeys),
  'showsync.request-draft',
  'showsync.search.recent',
  'showsync.search.favorite',
  'showsync.search.slash',
  'docs-preferred-version-default',
  'showsync.reloaded',
  `${storagePrefix}dip-switch`,
  `${storagePrefix}timecode`,
  'docusaurus.tab.os',
];

/** Whether the page stands: its heading and navigation are there, and nothing crashed. */
async function stands(page: Parameters<typeof hydrate>[0], what: string): Promise<void> {
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
  test(`${address} with hostile queries, hashes and stored values`, async ({page, complaints}) => {
    await page.goto('/404');
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
      complaints.messages.length = 0;
      // Each page sees all of them, and in other company than the page before.
      const tail = `${queries[(index + at) % queries.length]}${hashes[(index + 2 * at) % hashes.length]}`;
      const what = `${tail.slice(0, 40)} with ${value.slice(0, 40)}`;
      await page.goto(address + tail);
      await hydrate(page);
      await stands(page, what);
      if (address === '/no-such-page') {
        complaints.messages = complaints.messages.filter((text) => !text.includes('404'));
      }
      expect(complaints.messages, what).toEqual([]);
    }
  });
}

test('following a link with a malformed hash does not break the page', async ({page}) => {
  await open(page, '/videosync/introduction');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await stands(page, 'hash');
  await page.locator('.table-of-contents a').first().click();
  await stands(page, 'table of contents');
});
