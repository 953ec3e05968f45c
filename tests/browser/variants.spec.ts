import {expect, test, waitForHydration} from '../support/site';
import {serveVariant, variants} from '../support/variant';

/* The site, built with other settings and served with its own headers. */
test.use({serviceWorkers: 'block'});

let site: Awaited<ReturnType<typeof serveVariant>>;
test.afterEach(() => site.close());

test('with another base URL, links and search stay below it', async ({page}) => {
  test.setTimeout(600_000);
  site = await serveVariant('moved');
  const base = variants.moved.variables.BASE_URL;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site.origin}${base}videosync/introduction`);
  await waitForHydration(page);
  await page.locator('.menu a', {hasText: 'Features'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Features');
  await expect(page).toHaveURL(`${site.origin}${base}videosync/features`);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('universe');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}${base}(?!videosync/features)`));
  expect(requests.filter((address) => !address.startsWith(site.origin + base))).toEqual([]);
});

test('with trailing slashes and hosted search, links keep the slash and queries go to the host', async ({
  page,
}) => {
  test.setTimeout(600_000);
  site = await serveVariant('services');
  const requests: string[] = [];
  await page.route(/^https:\/\/testapp123[-\w]*\.algolia(?:net)?\.(?:com|net)\//, async (route) => {
    requests.push(route.request().postData() ?? '');
    await route.fulfill({
      json: {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: ''}]},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  await page.goto(`${site.origin}/videosync/introduction/`);
  await waitForHydration(page);
  await page.locator('.menu a', {hasText: 'Features'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Features');
  await expect(page).toHaveURL(`${site.origin}/videosync/features/`);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('universe');
  await expect.poll(() => requests.join()).toContain('universe');
});
