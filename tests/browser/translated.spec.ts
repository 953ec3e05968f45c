import {expect, open, test} from '../support/site';
import {translate} from '../support/translate';

test.use({serviceWorkers: 'block'});

test.describe('a translated page keeps updating', () => {
  test('results, status and suggestions of the search', async ({page}) => {
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    const combobox = dialog.getByRole('combobox');
    const options = dialog.getByRole('option');
    const getTexts = async (query: string): Promise<string[]> => {
      await combobox.fill(query);
      await expect(dialog.getByRole('status')).toContainText(`“${query}”`);
      await expect(dialog).toHaveAttribute('data-coverage', 'everything');
      return options.allTextContents();
    };
    await open(page, '/videosync/introduction');
    await page.keyboard.press('Control+k');
    // Until the whole index is loaded, results have headings only.
    await expect
      .poll(async () => {
        await getTexts('dmx');
        return (await getTexts('dmx address')).join(' ');
      })
      .toContain('A universe has 512 addresses');
    const first = await getTexts('dmx address');
    const second = await getTexts('dmx add');
    expect(second).not.toEqual(first);
    for (const [query, texts] of [
      ['dmx address', first],
      ['dmx add', second],
      ['dmx address', first],
    ] as const) {
      await translate(page);
      expect(await getTexts(query)).toEqual(texts);
    }
    await translate(page);
    await combobox.fill('qqzzxx');
    await expect(dialog.getByText('No results for “qqzzxx”').first()).toBeVisible();
    await translate(page);
    await combobox.fill('fixtrue ptach');
    await dialog.getByRole('button', {name: 'Search for “fixtrue ptach” instead'}).click();
    await expect(dialog.getByText('No results for “fixtrue ptach”').first()).toBeVisible();
  });

  test('the search page', async ({page}) => {
    await open(page, '/search?q=dmx');
    await expect(page.getByRole('status')).toContainText('results for “dmx”');
    await translate(page);
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('spout');
    await expect(page.getByRole('status')).toContainText('for “spout”');
    await expect(page.getByRole('main').locator('ol a').first()).toContainText(/spout/i);
  });

  test('the counts of a checklist', async ({page}) => {
    await open(page, '/handbook/background/practical-tips-for-going-on-stage');
    const list = page.locator('.contains-task-list').first();
    const boxes = list.getByRole('checkbox');
    await boxes.first().check();
    await expect(list).toContainText('1 of ');
    await translate(page);
    await boxes.nth(1).check();
    await expect(list).toContainText('2 of ');
    await expect(list).not.toContainText('1 of ');
    await list.getByRole('button', {name: 'Clear checklist'}).click();
    await expect(list).not.toContainText(' done');
  });

  test('the copy status of a decision tree', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/videosync/troubleshooting/common-pitfalls');
    const tree = page.locator('[data-tree]').first();
    await tree.locator('summary').first().click();
    await translate(page);
    await tree.getByRole('button', {name: 'Copy my answers for support'}).click();
    const message = tree.getByText('Copied. Paste them into your message to support.');
    await expect(message).toBeVisible();
    await translate(page);
    await tree.getByRole('button', {name: 'Start again'}).click();
    await expect(message).toHaveCount(0);
  });
});
