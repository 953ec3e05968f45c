import {symptomTexts} from '../../src/data/symptoms';
import {expect, open, test} from '../support/site';

test.describe('start page', () => {
  test('shows search and symptoms on a small phone without scrolling', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/');
    await expect(page.getByRole('searchbox', {name: 'Search the documentation'})).toBeInViewport({
      ratio: 1,
    });
    for (const {symptom} of symptomTexts.slice(0, 4)) {
      await expect(page.getByRole('link', {name: symptom})).toBeInViewport({ratio: 1});
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  test('focuses links in visual order on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/');
    await page.getByRole('link', {name: '6 m at 9 m'}).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: symptomTexts[0].symptom})).toBeFocused();
  });

  test('links to its sections, and from each symptom to a decision tree', async ({page}) => {
    await open(page, '/');
    for (const [linkName, heading] of [
      ['Learn', 'Learn'],
      ['Fix it now', 'What’s not working?'],
      ['Calculate and test', 'Calculate and test'],
    ] as const) {
      await page.getByRole('main').getByRole('link', {name: linkName}).click();
      await expect(page.getByRole('heading', {name: heading, level: 2})).toBeInViewport();
    }
    const {symptom, to} = symptomTexts[0];
    await page.getByRole('link', {name: symptom}).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator(`#${to.split('#')[1]}`)).toBeInViewport();
  });

  test('a form opens its calculator with the result and a URL to share', async ({page}) => {
    await open(page, '/');
    const field = page.getByRole('textbox', {name: 'DIP switches of a DMX address'});
    await field.fill('214');
    await field.press('Enter');
    await expect(page.getByRole('main').getByText('2, 3, 5, 7, 8', {exact: true})).toBeVisible();
    await expect(page).toHaveURL(/\/dip-switch#dip-switch\?address=214&/);
  });

  test('typing in the search field continues in the search modal', async ({page}) => {
    await open(page, '/');
    const field = page.locator('#page-search');
    const combobox = page.getByRole('dialog').getByRole('combobox');
    await field.pressSequentially('spout and syphon');
    await expect(combobox).toBeFocused();
    await expect(combobox).toHaveValue('spout and syphon');
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(combobox).toBeFocused();
    await page.keyboard.type('spout and syphon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/spout-syphon/);
  });

  test('an example query opens the search modal with its result', async ({page}) => {
    await open(page, '/');
    const chip = page.getByRole('link', {name: 'dip 213'});
    await chip.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Search docs'});
    // It has the focus once the dialog is modal and closes on Escape.
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await expect(dialog.getByRole('combobox')).toHaveValue('dip 213');
    await expect(dialog.getByText('1, 3, 5, 7, 8')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
  });

  test('the show is controlled by keyboard, and is still until a clip is launched', async ({
    page,
  }) => {
    await open(page, '/');
    const countAnimations = (): Promise<number> =>
      page.evaluate(() => document.getAnimations().length);
    const layer = page.locator('#show-screen [data-track="video-1"]');
    const clip = (name: string) => page.getByRole('button', {name, exact: true});
    const fader = page.getByRole('slider', {name: 'Opacity of Video 1'});
    await expect(layer).toHaveCSS('opacity', '0.8');
    await fader.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(layer).toHaveCSS('opacity', '0.01');
    await page.keyboard.press('End');
    await expect(layer).toHaveCSS('opacity', '1');
    expect(await countAnimations()).toBe(0);

    await clip('Tunnel').focus();
    await page.keyboard.press('Enter');
    await expect(clip('Tunnel')).toHaveAttribute('aria-pressed', 'true');
    await expect(clip('Sunset')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(countAnimations).toBeGreaterThan(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await countAnimations()).toBe(0);
    await page.keyboard.press('Space');
    await expect(clip('Tunnel')).toHaveAttribute('aria-pressed', 'false');
    await expect(layer.locator('path')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('search and forms work, and the show is a still picture', async ({page}) => {
      await page.goto('/');
      await page.getByRole('searchbox').fill('art-net & dmx');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL('/search?q=art-net+%26+dmx');
      await page.goto('/');
      const field = page.getByRole('textbox', {name: 'Universe of an Art-Net address'});
      await field.fill('1:2:3');
      await field.press('Enter');
      await expect(page).toHaveURL(
        '/handbook/tools/port-address?tool=port-address&from=parts&address=1%3A2%3A3',
      );
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();

      await page.goto('/');
      await expect(page.locator('#show-screen')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await page.getByRole('link', {name: '6 m at 9 m'}).click();
      await expect(page).toHaveURL('/search?q=6%20m%20at%209%20m');
    });
  });
});

test('a problem report includes the heading in view', async ({page}) => {
  await open(page, '/beam-for-live/application/fixture-patch');
  const link = page.getByRole('link', {name: 'Report a problem or missing information'});
  // A click would open the mail program, which is outside the browser.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await expect(link).toHaveAttribute('href', /Commit/);
  await link.click();
  const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  expect(body).toMatch(/Page: https?:\/\/[^\s]+\/fixture-patch#[a-z0-9-]+\r\nHeading: .+/);
});
