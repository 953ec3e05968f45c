import {readingAttributes} from '../../src/config/reading';
import {expect, hydrate, test} from '../support/site';

const address = '/videosync/introduction';
const root = 'html';

test('is carried out when the application has arrived, and there at the next first paint', async ({
  page,
}) => {
  await page.goto(address);
  const menu = page.locator('.navbar details:has([data-reading])');
  await menu.locator('summary').click();
  await menu.locator('input[value="stage"]').click();
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.stage, 'on');
  await menu.locator('input[value="larger"]').click();
  await menu.locator('input[value="wide"]').click();
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.lineWidth, 'wide');

  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('body').waitFor();
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.stage, 'on');
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.textSize, 'larger');
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.lineWidth, 'wide');
  await hydrate(page);
  await menu.locator('summary').click();
  await expect(menu.locator('input[value="larger"]')).toBeChecked();
});

test('is complete by keyboard', async ({page}) => {
  await page.goto(address);
  await hydrate(page);
  const menu = page.locator('.navbar details:has([data-reading])');
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(menu.locator('input[value="system"]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.stage, 'on');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.textSize, 'large');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('closes when the reader goes on', async ({page}) => {
  await page.goto(address);
  await hydrate(page);
  const menu = page.locator('.navbar details:has([data-reading])');
  await menu.locator('summary').click();
  await page.mouse.click(1000, 700);
  await expect(menu).not.toHaveAttribute('open');
});

test('follows a choice made in another tab', async ({page, context}) => {
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await hydrate(other);
  const menu = other.locator('.navbar details:has([data-reading])');
  await menu.locator('summary').click();
  await menu.getByRole('radio', {name: 'Stage', exact: true}).check();
  await expect(page.locator(root)).toHaveAttribute(readingAttributes.stage, 'on');
});

for (const [where, width] of [
  ['the bar', 1280],
  ['the bar of a phone', 320],
] as const) {
  test(`is usable with a thumb in ${where}`, async ({page}) => {
    await page.setViewportSize({width, height: 720});
    await page.goto(address);
    await hydrate(page);
    const menu = page.locator('.navbar__items--right details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('group', {name: 'Text size'})).toBeVisible();
    for (const target of [...(await menu.locator('label').all()), menu.locator('summary')]) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}
