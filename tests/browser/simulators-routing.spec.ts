import type {Page} from '@playwright/test';
import {routingTasks} from '../../src/data/videosync/routing-tasks';
import {findViolations} from '../support/axe';
import {readPixel} from '../support/canvas';
import {tabTo} from '../support/keyboard';
import {expect, open, test} from '../support/site';

const address = '/handbook/explorers/routing-simulator';
const simulator = (page: Page) => page.locator('#routing-simulator');
const strip = (page: Page, name: string) => simulator(page).getByRole('group', {name, exact: true});

/** Red, green and blue in the middle of Main. */
const readMain = (page: Page) => readPixel(simulator(page).locator('canvas').first());

test('routing simulator: solves a task by keyboard, shares a link, moves tracks', async ({
  page,
  context,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  const task = simulator(page).getByLabel('Task', {exact: true});
  await task.focus();
  await page.keyboard.press('ArrowDown');
  await expect(task).toHaveValue('1');
  await expect(simulator(page).getByText('Missing:', {exact: true})).toHaveCount(2);
  await expect.poll(() => readMain(page)).toEqual([0, 0, 0]);
  const cables = simulator(page).locator('svg g[data-carries]');
  await expect(cables).toHaveCount(0);
  await tabTo(page, strip(page, 'Track 1').getByLabel('Output'));
  // Sends Only is the second entry, Main the first.
  await page.keyboard.press('ArrowUp');
  await expect(simulator(page).getByText('Solved.', {exact: true})).toBeVisible();
  await expect(simulator(page).getByText('Task 1 of 10: solved')).toBeInViewport();
  await expect(simulator(page).getByText('1 of 10 tasks solved')).toBeVisible();
  await expect(simulator(page).locator('[data-solved] path[data-lit]:not([data-end])')).toHaveCount(
    1,
  );
  await expect(simulator(page).locator('[aria-live=polite]').first()).toContainText(
    `Solved: ${routingTasks[0]?.title}. Main shows, from back to front: Track 1 (Circles)`,
  );

  // A link shows the same output in another tab.
  await strip(page, 'Track 2').getByLabel('Plays').selectOption('bars');
  await strip(page, 'Track 2').getByLabel('Fader').fill('50');
  await expect(page).toHaveURL(/2\.fader=50/);
  await expect(cables).toHaveCount(2);
  const copy = await context.newPage();
  await copy.emulateMedia({reducedMotion: 'reduce'});
  await open(copy, page.url());
  await expect(strip(copy, 'Track 2').getByLabel('Fader')).toHaveValue('50');
  await expect(simulator(copy).getByText('Solved.', {exact: true})).toBeVisible();
  await expect.poll(() => readMain(copy)).not.toEqual([0, 0, 0]);
  expect(await readMain(copy)).toEqual(await readMain(page));

  // With reduced motion, images change only on Step.
  const before = await readMain(page);
  await simulator(page).getByRole('button', {name: 'Step'}).press('Enter');
  await simulator(page).getByRole('button', {name: 'Step'}).press('Enter');
  await expect.poll(() => readMain(page)).not.toEqual(before);

  // Solved tasks are stored in the browser.
  await open(page, address);
  await expect(simulator(page).getByText('1 of 10 tasks solved')).toBeVisible();
  await task.selectOption('1');

  // A track that moves keeps the focus on its button.
  await strip(page, 'Track 1').locator('summary', {hasText: 'More'}).press('Enter');
  const right = strip(page, 'Track 1').getByRole('button', {name: 'Move right'});
  await right.press('Enter');
  await expect(page).toHaveURL(/order=2134/);
  await expect(right).toBeFocused();
  // Structure only, because the sizes of targets depend on what the sticky outputs cover.
  expect(await findViolations(page, 'structure', 'main')).toEqual([]);
});
