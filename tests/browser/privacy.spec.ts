import type {Page} from '@playwright/test';
import {calculators, getCalculatorAddress} from '../../src/instruments/list';
import {findUnlisted, readStoredNames, recordHosts} from '../support/privacy';
import {colourToggle, expect, open, test} from '../support/site';

async function useNavbar(page: Page): Promise<void> {
  await open(page, '/');
  await colourToggle(page).click();
  await page.locator('[aria-label="Dismiss announcement"]').click();
  await page.getByLabel('Reading comfort').first().click();
  for (const value of ['stage', 'large', 'wide']) {
    // The radio button is visually hidden behind its label.
    await page.locator(`input[data-reading][value="${value}"]`).first().dispatchEvent('click');
  }
}

async function useSearch(page: Page): Promise<void> {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('art-net');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/$/);
  await open(page, '/handbook/introduction');
  await page.keyboard.press('Control+k');
  const star = page.getByRole('button', {name: /^Save as favourite/});
  await star.first().click();
  await open(page, '/search?q=dmx');
}

async function useContent(page: Page): Promise<void> {
  await open(page, '/handbook/performance-tips/system-settings');
  await page.getByRole('tab', {name: 'Windows 11'}).first().click();
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await open(page, '/handbook/background/practical-tips-for-going-on-stage');
  await page.locator('.contains-task-list').getByRole('checkbox').first().check();
  await open(page, '/videosync/troubleshooting/common-pitfalls');
  await page.locator('summary:visible').last().click();
  await open(page, '/videosync/introduction');
  await page.getByRole('button', {name: 'Enlarge diagram'}).first().click();
}

/** All calculators store their inputs in the same way, so a sample is enough. */
async function useCalculators(page: Page): Promise<void> {
  const sample = calculators.filter((_, index) => index % 8 === 0);
  for (const {id, page: address = getCalculatorAddress({id})} of sample) {
    await open(page, `${address}#tool-${id}`);
    const calculator = page.locator(`#tool-${id}`);
    const field = calculator.locator('input[type="text"], input[type="number"]').first();
    if (await field.count()) {
      await field.fill('2');
    } else {
      await calculator.locator('input, select').first().dispatchEvent('click');
    }
  }
}

async function useRequest(page: Page): Promise<void> {
  await open(page, '/fixture-profile-request');
  for (const [name, text] of [
    ['Manufacturer', 'Martin'],
    ['Model', 'Atomic'],
    ['Channel modes', '16 channels'],
    [/^Notes/, '1 dimmer'],
    ['Your email address', 'ada@example.com'],
  ] as const) {
    await page.getByRole('textbox', {name}).fill(text);
  }
  await page.getByRole('combobox', {name: 'Kind of fixture'}).selectOption('Moving head');
  for (const name of [
    'Send with my email program',
    'Email sent: clear the form',
    'Request another profile',
  ]) {
    await page.getByRole('button', {name}).click();
  }
  await page.getByRole('textbox', {name: 'Model'}).fill('A draft');
}

async function useOffline(page: Page): Promise<void> {
  await open(page, '/offline');
  await page.getByRole('button', {name: /^Save/}).first().click();
  await expect
    .poll(async () => (await readStoredNames(page))['Cache Storage']?.length ?? 0, {
      timeout: 60_000,
    })
    .toBeGreaterThan(1);
}

test('stores only items and contacts only hosts that the privacy policy lists', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hosts = recordHosts(context);
  for (const use of [useNavbar, useSearch, useContent, useCalculators, useRequest, useOffline]) {
    await use(page);
  }
  expect(await findUnlisted(page, hosts)).toEqual([]);
  // Shows that the steps above did store something.
  const {localStorage: names = []} = await readStoredNames(page);
  expect(names.filter((name) => name.startsWith('tool.')).length).toBeGreaterThan(2);
  expect(names).toEqual(
    expect.arrayContaining([
      'theme-showsync',
      'showsync.stage',
      'showsync.ticks/handbook/background/practical-tips-for-going-on-stage',
      'showsync.search.recent',
      'showsync.request-draft',
    ]),
  );
});

test.describe('without the content security policy', () => {
  test.use({bypassCSP: true});

  test('would notice an unlisted key, cache, cookie and host', async ({page, context}) => {
    const hosts = recordHosts(context);
    await page.route('https://tracker.example/**', (route) =>
      route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}}),
    );
    await open(page, '/privacy-policy');
    await page.evaluate(async () => {
      localStorage.setItem('_seeded', '1');
      // The dot of the listed `tool.*` matches only itself.
      localStorage.setItem('toolx', '1');
      sessionStorage.setItem('_visit', '1');
      document.cookie = 'id=1';
      await caches.open('seeded');
      await fetch('https://tracker.example/pixel');
    });
    expect((await findUnlisted(page, hosts)).sort()).toEqual([
      'Cache Storage: seeded',
      'cookie: id',
      'host: tracker.example',
      'localStorage: _seeded',
      'localStorage: toolx',
      'sessionStorage: _visit',
    ]);
  });
});
