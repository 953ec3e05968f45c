import type {Page} from '@playwright/test';
import {addressOf, tools} from '../../src/instruments/list';
import {storedNames, unlisted, watchHosts} from '../support/privacy';
import {expect, open, test} from '../support/site';

async function useChrome(page: Page): Promise<void> {
  await open(page, '/');
  await page.locator('[class*="toggleButton"]:visible').first().click();
  await page.locator('[aria-label="Dismiss announcement"]').click();
  await page.getByLabel('Reading comfort').first().click();
  for (const [setting, value] of [
    ['appearance', 'stage'],
    ['textSize', 'large'],
    ['lineWidth', 'wide'],
  ]) {
    // The box itself is hidden behind its label.
    await page
      .locator(`input[data-reading="${setting}"][value="${value}"]`)
      .first()
      .dispatchEvent('click');
  }
}

async function useSearch(page: Page): Promise<void> {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', {name: 'Search docs'});
  await box.fill('art-net');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/$/);
  await open(page, '/handbook/introduction');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  await page
    .getByRole('button', {name: /^Save as favou?rite/})
    .first()
    .click();
  await page.keyboard.press('Escape');
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
  await page.keyboard.press('Escape');
}

/** All of them keep what is typed in the same way. */
async function useTools(page: Page): Promise<void> {
  const some = tools.filter((_, index) => index % 8 === 0);
  for (const {id, page: address = addressOf({id})} of some) {
    await open(page, `${address}#tool-${id}`);
    const tool = page.locator(`#tool-${id}`);
    const field = tool.locator('input[type="text"], input[type="number"]').first();
    if (await field.count()) {
      await field.fill('2');
    } else {
      await tool.locator('input, select').first().dispatchEvent('click');
    }
  }
}

async function useRequest(page: Page): Promise<void> {
  await open(page, '/fixture-profile-request');
  await page.getByRole('textbox', {name: 'Manufacturer'}).fill('Martin');
  await page.getByRole('textbox', {name: 'Model'}).fill('Atomic');
  await page.getByRole('combobox', {name: 'Kind of fixture'}).selectOption('Moving head');
  await page.getByRole('textbox', {name: 'Channel modes'}).fill('16 channels');
  await page.getByRole('textbox', {name: /^Notes/}).fill('1 dimmer');
  await page.getByRole('textbox', {name: 'Your e-mail address'}).fill('ada@example.com');
  await page.getByRole('button', {name: 'Send with my mail program'}).click();
  await page.getByRole('button', {name: 'Clear the form'}).click();
  await page.getByRole('button', {name: 'Request another profile'}).click();
  await page.getByRole('textbox', {name: 'Model'}).fill('A draft');
}

async function useOffline(page: Page): Promise<void> {
  await open(page, '/offline');
  await page.getByRole('button', {name: /^Save/}).first().click();
  await expect
    .poll(async () => (await storedNames(page))['Cache Storage']?.length ?? 0, {timeout: 60_000})
    .toBeGreaterThan(1);
}

test('nothing is kept and nobody is contacted that the privacy policy does not list', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hosts = watchHosts(context);
  await useChrome(page);
  await useSearch(page);
  await useContent(page);
  await useTools(page);
  await useRequest(page);
  await useOffline(page);
  expect(await unlisted(page, hosts)).toEqual([]);
  // A run that used nothing would find nothing.
  const {localStorage: names = []} = await storedNames(page);
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

test.describe('a page without our policy', () => {
  test.use({bypassCSP: true});

  test('a key, a cache, a cookie and a host that the policy does not list are found', async ({
    page,
    context,
  }) => {
    const hosts = watchHosts(context);
    await page.route('https://tracker.example/**', (route) =>
      route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}}),
    );
    await open(page, '/privacy-policy');
    await page.evaluate(async () => {
      localStorage.setItem('_seeded', '1');
      sessionStorage.setItem('_visit', '1');
      document.cookie = 'id=1';
      await caches.open('seeded');
      await fetch('https://tracker.example/pixel');
    });
    expect((await unlisted(page, hosts)).sort()).toEqual([
      'Cache Storage: seeded',
      'cookie: id',
      'host: tracker.example',
      'localStorage: _seeded',
      'sessionStorage: _visit',
    ]);
  });
});
