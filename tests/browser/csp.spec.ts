import {builtPages} from '../support/delivered';
import {test} from '../support/policy';
import {siteDir} from '../support/build';
import {expect, open} from '../support/site';

/** Address of the first page whose HTML holds something. */
async function pageWith(pattern: string): Promise<string> {
  const found = (await builtPages()).find(({html}) => new RegExp(pattern).test(html));
  if (!found) {
    throw new Error(`No page holds ${pattern}`);
  }
  return found.address;
}

test('forwarding pages run under the policy and keep query and hash', async ({page}) => {
  const forwarding = (await builtPages(siteDir)).filter(
    ({forwards, html}) => forwards && !/canonical" href="https:\/\/beam/.test(html),
  );
  expect(forwarding.length).toBeGreaterThan(20);
  for (const {address} of forwarding) {
    await page.goto(`${encodeURI(address)}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname !== encodeURI(address) && url.search === '?a=1' && url.hash === '#b',
    );
  }
});

test.describe('journeys', () => {
  test('menu, sidebar and navigation', async ({page}) => {
    await open(page, '/videosync/introduction');
    await page.getByRole('button', {name: 'Documentation'}).hover();
    await page.locator('.dropdown__menu').getByRole('link', {name: 'Beam for Max'}).click();
    await page.waitForURL('**/beam-for-max/introduction');
    await page.goBack();
    await page.waitForURL('**/videosync/introduction');
    await page.locator('.menu .menu__link--sublist').first().click();
    await page.locator('.menu .menu__list .menu__list .menu__link').first().click();
    await expect(page).not.toHaveURL(/introduction$/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('menu on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/videosync/introduction');
    await page.locator('#phone-bar').getByRole('button', {name: 'Menu'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('colour mode and announcement', async ({page}) => {
    await open(page, '/videosync/introduction');
    await page.locator('.navbar [class*="toggleButton"]').click();
    await page.locator('[aria-label="Dismiss announcement"]').click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('tabs and copying', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/videosync/getting-started/to-the-big-screen');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await open(page, '/videosync/building-plugins/building-effects');
    const copy = page.locator('figure:has(> pre)').first().getByRole('button');
    await copy.click();
    await expect(copy).toHaveText(/^Copied/);
  });

  test('a calculator', async ({page}) => {
    await open(page, `${await pageWith('id="?tool-dip-switch"?[ >]')}#dip-switch?address=24`);
    const field = page.locator('#tool-dip-switch-address');
    await field.fill('25');
    await expect(page).toHaveURL(/dip-switch\?.*25/);
  });

  test('a decision tree and a table of contents', async ({page}) => {
    await open(page, '/videosync/troubleshooting/common-pitfalls');
    await page.locator('main details > summary').first().click();
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/#/);
  });

  test('search', async ({page}) => {
    await open(page, '/videosync/introduction');
    await page.locator('[data-search-button]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('projector');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toHaveCount(0);
    await open(page, '/search?q=projector');
    await expect(page.locator('main ol a').first()).toBeVisible();
  });

  test('the worker is installed', async ({page}) => {
    await open(page, '/videosync/introduction');
    const worker = await page.evaluate(async () => {
      const list = await navigator.serviceWorker.getRegistrations();
      return list.length > 0 || (await fetch('/sw.js', {method: 'HEAD'})).ok;
    });
    expect(worker).toBe(true);
  });
});

test('a violation of each kind is noticed', async ({page, offences, complaints}) => {
  await open(page, '/videosync/introduction');
  expect(offences.list).toEqual([]);
  const noticed = async (pattern: RegExp, act: string | (() => unknown)): Promise<void> => {
    await page.evaluate(act as () => unknown).catch(() => undefined);
    await expect.poll(() => offences.list.join('\n')).toMatch(pattern);
  };
  await noticed(/style-src/, () => document.body.setAttribute('style', 'color: red'));
  await noticed(/script-src-elem/, "import('https://example.invalid/x.js')");
  await noticed(/connect-src/, () => fetch('https://example.invalid/'));
  await noticed(/img-src/, () => {
    document.body.append(Object.assign(new Image(), {src: 'https://example.invalid/x.png'}));
  });
  offences.list.length = 0;
  complaints.messages.length = 0;
});
