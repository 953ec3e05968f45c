import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {expect, open, test} from '../support/site';

const address = '/handbook/explorers/timecode-and-clock';
const timeline = (page: Page) => page.locator('#timecode-and-clock');
const row = (page: Page, name: string) => timeline(page).getByRole('row', {name});

test('timeline: steps, jumps to a moment, follows a click, and plays', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page, address);
  await expect(row(page, 'LTC address')).toContainText('01:00:00:00');
  await expect(row(page, 'MTC message')).toContainText('F1 00, message 0');

  // Arrow keys move the slider by the selected unit.
  const position = timeline(page).getByRole('slider', {name: 'Position'});
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'MTC message')).toContainText('F1 10, message 1');
  await timeline(page).getByLabel('Step by').selectOption('clock');
  await position.press('ArrowRight');
  await expect(row(page, 'MIDI Clock')).toContainText('pulse 2 of 24');
  await expect(position).toHaveAttribute('aria-valuetext', /pulse 2 of 24/);
  await expect(timeline(page).locator('[aria-live=polite]').nth(1)).toContainText('pulse 2 of 24');

  // A button jumps to a moment of drop-frame timecode.
  await timeline(page)
    .getByRole('button', {name: /^Minute 1 in drop-frame/})
    .click();
  await expect(row(page, 'LTC address')).toContainText('00:00:59;29');
  await timeline(page).getByRole('button', {name: 'Step forwards'}).click();
  await expect(row(page, 'LTC address')).toContainText('00:01:00;02');
  await expect(row(page, 'What an MTC receiver')).toContainText('00:00:59;28, two frames old');

  // A button jumps to a moment in a loop.
  await timeline(page)
    .getByRole('button', {name: /^A loop in Live/})
    .click();
  await timeline(page).getByRole('button', {name: 'Step forwards'}).click();
  await expect(row(page, 'Bar, beat')).toContainText('1.1.1');
  await expect(timeline(page)).toContainText('Song Position Pointer 0 (F2 00 00)');
  await expect(page).toHaveURL(/path=loop.*at=3750000/);
  await expect(row(page, 'What an MTC receiver')).toContainText('from the full-frame message');

  // A click moves the cursor to its position; the picture shows eight frames from 3.52 s.
  const picture = timeline(page).getByRole('img', {name: /^Timeline of the three signals/});
  const box = await picture.boundingBox();
  await picture.click({position: {x: (box?.width ?? 0) / 16, y: 60}});
  await expect(row(page, 'Time since')).toContainText('3.520 s');

  // It plays only from Play to Stop, and ends on a whole step.
  await expect(row(page, 'LTC address')).toContainText('01:00:03:13');
  await timeline(page).getByRole('button', {name: 'Play'}).click();
  await expect(row(page, 'LTC address')).not.toContainText('01:00:03:13');
  await timeline(page).getByRole('button', {name: 'Stop'}).click();
  await expect(row(page, 'LTC bit')).toContainText('0: Frames, units');

  const noJsPage = await browser.newPage({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
  });
  await noJsPage.goto(address);
  await expect(timeline(noJsPage).getByText('The timeline needs JavaScript.')).toBeVisible();
  await expect(timeline(noJsPage).locator('form')).toBeHidden();
  await noJsPage.close();

  expect(await findViolations(page, undefined, 'main')).toEqual([]);
});
