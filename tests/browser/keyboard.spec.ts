import type {Locator, Page} from '@playwright/test';
import {calculatorById, getCalculatorPlace} from '../../src/instruments/list';
import {focusBefore, inspectFocus, tabTo} from '../support/keyboard';
import {colourToggle, expect, failedRequest, open, test} from '../support/site';

/* Tasks with the keyboard alone. Each step checks which element has the focus. */
const intro = '/videosync/introduction';
const phone = {width: 390, height: 844};

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
const article = (page: Page): Locator => page.locator('article').first();
const isInside = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

/** Presses keys, separated by spaces, and expects that the target has the focus. */
async function pressTo(page: Page, keys: string, target: Locator): Promise<void> {
  await press(page, ...keys.split(' '));
  await expect(target).toBeFocused();
}

/** Tabs to a control from the preceding one, and expects it to be visible and outlined. */
async function startAt(page: Page, target: Locator): Promise<void> {
  await focusBefore(target);
  await tabTo(page, target, 5);
  expect(await inspectFocus(page)).toMatchObject({problems: []});
}

test('skip link: skips the navbar', async ({page}) => {
  await open(page, intro);
  await pressTo(page, 'Tab', page.getByRole('link', {name: 'Skip to main content'}));
  await press(page, 'Enter');
  await press(page, 'Tab');
  await expect.poll(() => isInside(page.getByRole('main'))).toBe(true);
});

test('announcement: link and dismissal, which moves the focus to the navbar', async ({page}) => {
  await open(page, intro);
  const region = page.getByRole('region', {name: 'Announcement'});
  await pressTo(page, 'Tab Tab', region.getByRole('link'));
  await pressTo(page, 'Tab', region.getByRole('button'));
  await press(page, 'Enter');
  await expect(region).toBeHidden();
  await expect(navbar(page).locator('.navbar__brand')).toBeFocused();
});

test('Documentation menu: closes on Escape, on Tab out of it, and on navigation', async ({
  page,
}) => {
  await open(page, intro);
  const toggle = navbar(page).getByRole('button', {name: 'Documentation'});
  const menu = navbar(page).locator('.dropdown__menu');
  const beam = menu.getByRole('link', {name: 'Beam for Live'});
  await tabTo(page, toggle);
  await expect(menu).toBeHidden();
  await press(page, 'Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await pressTo(page, 'Tab Tab', beam);
  await pressTo(page, 'Escape', toggle);
  await expect(menu).toBeHidden();
  await press(page, 'Enter');
  await tabTo(page, menu.getByRole('link', {name: 'Simulators'}), 9);
  await pressTo(page, 'Tab', navbar(page).getByRole('link', {name: 'Release Notes'}));
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await press(page, 'Space', 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Beam for Live/);
  // Shortly after the page is rendered, the menu closes and the focus moves to the start of the document.
  await expect(beam).toBeHidden();
  await pressTo(page, 'Tab', page.getByRole('link', {name: 'Skip to main content'}));
});

test('appearance: colour toggle, arrow keys in the menu, Escape', async ({page}) => {
  await open(page, intro);
  const toggle = colourToggle(page);
  await startAt(page, toggle);
  await press(page, 'Enter', 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(toggle).toBeFocused();
  const menu = navbar(page).locator('details:has([data-reading])');
  const summary = menu.locator('summary');
  const choice = (value: string, setting: string): Locator =>
    menu.locator(`input[data-reading="${setting}"][value="${value}"]`);
  await startAt(page, summary);
  await pressTo(page, 'Enter Tab', choice('light', 'appearance'));
  await press(page, 'ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await pressTo(page, 'ArrowRight', choice('stage', 'appearance'));
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'on');
  await pressTo(page, 'Tab ArrowRight', choice('large', 'textSize'));
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await pressTo(page, 'Tab ArrowDown', choice('wide', 'lineWidth'));
  await pressTo(page, 'Escape', summary);
  await expect(menu).not.toHaveAttribute('open');
});

test('sidebar: expands and collapses a category, and scrolls to the current page', async ({
  page,
}) => {
  await open(page, intro);
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = menu.getByRole('button', {name: 'Device reference'});
  await tabTo(page, category);
  await pressTo(page, 'Enter', category);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  const first = menu
    .locator('li:has(> div > [aria-expanded="true"], > [aria-expanded="true"]) li a')
    .first();
  await expect(first).toBeVisible();
  await pressTo(page, 'Tab', first);
  await pressTo(page, 'Shift+Tab', category);
  await press(page, 'Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await pressTo(page, 'Tab', menu.getByRole('button', {name: 'Building plugins'}));

  // The current page is in view, even far down in a long sidebar.
  await open(page, '/handbook/tools/video-link');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
  await expect(menu.getByRole('link', {name: 'Calculators', exact: true})).toBeInViewport({
    ratio: 1,
  });
});

test('table of contents: moves the focus to the heading', async ({page}) => {
  await open(page, intro);
  const link = page.locator('.table-of-contents').getByRole('link', {name: 'What you need'});
  await startAt(page, link);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#what-you-need$/);
  await pressTo(page, 'Tab', page.locator('#what-you-need ~ * a').first());
});

test('phone menu: opens, goes one level up, closes on Escape', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, intro);
  const toggle = page.getByRole('button', {name: 'Menu', exact: true});
  const menu = page.locator('#mobile-menu');
  await tabTo(page, toggle);
  const brand = menu.locator('.navbar__brand');
  await pressTo(page, 'Enter', brand);
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await expect(brand).toHaveAccessibleName(/\w{3}/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu.locator('summary')).toHaveText(/^Videosync/);
  const back = menu.getByRole('button', {name: /Back to main menu/});
  await tabTo(page, back);
  // The new panel receives the focus.
  await pressTo(page, 'Enter', menu.locator('.navbar-sidebar__item:not([inert]) a').first());
  await expect(back).not.toBeInViewport();
  await press(page, 'Tab');
  expect(await isInside(menu)).toBe(true);
  await tabTo(page, menu.getByRole('link', {name: 'Release Notes'}));
  await pressTo(page, 'Escape', toggle);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('phone bar: closing a dialog restores the focus', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, intro);
  const phoneBar = page.getByRole('navigation', {name: 'Page tools'});
  const contents = phoneBar.getByRole('button', {name: 'Contents'});
  const search = phoneBar.getByRole('button', {name: 'Search'});
  const sheet = page.getByRole('dialog', {name: 'On this page'});
  await startAt(page, phoneBar.getByRole('button', {name: 'Menu'}));
  await pressTo(page, 'Tab', phoneBar.getByRole('link', {name: 'Fix'}));
  await pressTo(page, 'Tab', contents);
  await pressTo(page, 'Tab', search);
  await pressTo(page, 'Enter', page.getByRole('dialog').getByRole('combobox'));
  await pressTo(page, 'Escape', search);
  await pressTo(page, 'Shift+Tab Enter', sheet.getByRole('button', {name: 'Close'}));
  await pressTo(page, 'Escape', contents);
  await expect(sheet).toBeHidden();

  // As in Safari: a clicked button doesn't get the focus.
  await page.evaluate(() =>
    document.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  for (const [name, content] of [
    ['Menu', page.locator('#mobile-menu').getByRole('button', {name: 'Close navigation bar'})],
    ['Contents', sheet],
    ['Search', page.getByRole('dialog').getByRole('combobox')],
  ] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await phoneBar.getByRole('button', {name}).click();
    await expect(content).toBeVisible();
    // Search paints its dialog before it becomes modal, and only then handles Escape.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await pressTo(page, 'Escape', phoneBar.getByRole('button', {name}));
  }

  await contents.focus();
  await press(page, 'Space');
  await tabTo(page, sheet.getByRole('link', {name: 'Where to go next'}));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#where-to-go-next$/);
  await expect(sheet).toBeHidden();
  await press(page, 'Tab');
  await expect.poll(() => isInside(article(page))).toBe(true);
});

test('previous and next: in this order, and the new page is announced', async ({page}) => {
  await open(page, '/videosync/features');
  const cards = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  await startAt(page, cards.nth(0));
  await pressTo(page, 'Tab', cards.nth(1));
  const heading = await page.getByRole('heading', {level: 1}).textContent();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '');
  // Announced, like the title of a page after a load.
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(await page.title());
  await pressTo(page, 'Tab', page.getByRole('link', {name: 'Skip to main content'}));
});

test('search modal: arrow keys move the selection, Tab stays inside', async ({page}) => {
  await open(page, intro);
  const start = navbar(page).getByRole('link', {name: 'Articles'});
  const dialog = page.getByRole('dialog', {name: 'Search docs'});
  const input = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  await startAt(page, start);
  await pressTo(page, 'Control+k', input);
  await page.keyboard.type('universe');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await expect(input).toBeFocused();
  for (let presses = 0; presses < 14; presses += 1) {
    await press(page, 'Tab');
    await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
  }
  await input.focus();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();
});

test('search page: focuses the field first, and product filters keep the focus', async ({page}) => {
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('artnet');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
  ).toBeVisible();
  await expect(field).toBeFocused();
  const product = page.getByRole('group', {name: 'Narrow to'}).getByRole('button').first();
  await pressTo(page, 'Tab Enter', product);
});

test('decision tree: answers lead to a fix, and back to the start', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/videosync/troubleshooting/common-pitfalls');
  const tree = page.locator('[data-tree]').first();
  const root = tree.locator(':scope > div > div > details');
  // An answer that leads to another question.
  const branch = root.filter({has: page.locator('details')}).first();
  const answer = branch.locator(':scope > summary');
  expect(await root.count()).toBeGreaterThan(1);
  await startAt(page, answer);
  await pressTo(page, 'Enter', answer);
  // The other answers are hidden and not focusable.
  await expect(root.filter({visible: true})).toHaveCount(1);
  await pressTo(page, 'Tab', branch.locator('details > summary').first());
  await pressTo(page, 'Shift+Tab Enter', answer);
  await expect(root.filter({visible: true})).toHaveCount(await root.count());

  // All the way to a fix, with a summary for support, and back to the first question.
  await press(page, 'Enter');
  while ((await tree.locator('[data-tree-leaf]:visible').count()) === 0) {
    await tabTo(page, tree.locator('details:not([open]) > summary:visible').first(), 5);
    await press(page, 'Enter');
  }
  await expect(tree.getByText('Fixed when:').filter({visible: true})).toHaveCount(1);
  const copy = tree.getByRole('button', {name: 'Copy my answers for support'});
  await tabTo(page, copy, 15);
  await pressTo(page, 'Enter', copy);
  await expect(tree.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\n– .+\n\nCause: .+\n\nhttp\S+#\S+$/,
  );
  await pressTo(page, 'Shift+Tab Enter', root.first().locator(':scope > summary'));
  await expect(root.filter({visible: true})).toHaveCount(await root.count());
});

test('reference table: can be scrolled, and each row has an anchor', async ({page}) => {
  // Wide enough for a table instead of cards.
  await page.setViewportSize({width: 600, height: 900});
  await open(page, '/videosync/device-reference/instruments');
  const table = page.locator('[data-reference-table]').first();
  const scroller = page.locator('[data-scrolls]:has([data-reference-table])').first();
  await expect(table).toBeVisible();
  await expect(scroller).toHaveCount(0);
  await table.evaluate((element) => {
    element.style.minWidth = '900px';
  });
  await expect(scroller).toHaveAccessibleName(/.+/);
  await startAt(page, scroller);
  const anchors = scroller.getByRole('link', {name: /^Link to /});
  await tabTo(page, anchors.first(), 10);
  await expect(anchors.first()).toHaveCSS('opacity', '1');
  await press(page, 'Enter');
  const row = await anchors.first().getAttribute('href');
  await expect(page).toHaveURL(new RegExp(`${row}$`));
});

test('calculator: arrow keys step a number, and buttons keep the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, getCalculatorPlace(calculatorById('dip-switch')));
  const number = page.locator('#tool-dip-switch').getByLabel('DMX address', {exact: true});
  await startAt(page, number);
  const before = Number(await number.inputValue());
  await pressTo(page, 'ArrowUp', number);
  await expect(number).toHaveValue(String(before + 1));
  await press(page, 'ArrowDown');
  await expect(number).toHaveValue(String(before));
  // The step buttons are not tab stops.
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

  await open(page, getCalculatorPlace(calculatorById('patch-plan')));
  const planner = page.locator('#tool-patch-plan');
  await planner.getByRole('textbox', {name: 'First address'}).focus();
  await press(page, 'Control+a');
  await page.keyboard.type('1.17');
  for (const name of ['Copy result', 'Copy link', 'Reset']) {
    const button = planner.getByRole('button', {name});
    await tabTo(page, button, 20);
    await press(page, 'Enter');
    await expect(planner.locator('[aria-live="polite"]').last()).not.toBeEmpty();
    await expect(button).toBeFocused();
  }
  const summary = planner.locator('summary', {hasText: 'Table of fixtures'});
  await tabTo(page, summary, 8);
  await pressTo(page, 'Enter', summary);
  await expect(summary.locator('xpath=..')).toHaveAttribute('open', '');
});

test('request form: the list of errors links to the fields', async ({page}) => {
  await open(page, '/fixture-profile-request');
  const form = page.getByRole('form', {name: 'Fixture profile request'});
  const send = form.getByRole('button', {name: /^Send/});
  const problems = form.getByRole('group', {name: /^Correct these \d fields:$/});
  const link = problems.getByRole('link').first();
  const field = form.getByRole('textbox', {name: 'Manufacturer'});
  await startAt(page, send);
  await pressTo(page, 'Enter', problems);
  await expect(link).toHaveText('Manufacturer');
  await pressTo(page, 'Tab', link);
  await pressTo(page, 'Enter', field);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Acme');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(field).toBeFocused();
  await expect(form.getByText('Correct these 5 fields:')).toBeVisible();
});

test('not-found page: search has the words of the URL, and suggestions can be reached', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.ignore(failedRequest);
  await page.goto('/videosync/basics/recording');
  const suggestion = page.getByRole('main').getByRole('link', {name: 'Recording output'});
  await expect(suggestion).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('videosync basics recording');
  const query = page.getByRole('dialog').getByRole('combobox');
  await tabTo(page, field);
  await pressTo(page, 'Enter', query);
  await expect(query).toHaveValue('videosync basics recording');
  await pressTo(page, 'Escape', field);
  await tabTo(page, suggestion);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/recording-output$/);
});

test.describe('from the first tab stop to the last', () => {
  const places: [string, {width: number; height: number}][] = [
    ['/', {width: 1280, height: 900}],
    ['/', phone],
    ['/videosync/device-reference/instruments', {width: 1280, height: 900}],
    ['/videosync/troubleshooting/common-pitfalls', phone],
    ['/handbook/background/introduction-to-lighting-control', {width: 1280, height: 900}],
    ['/fixture-profile-request', phone],
    ['/offline', phone],
    ['/blog', {width: 1280, height: 900}],
  ];

  for (const [address, size] of places) {
    test(`${address} at ${size.width} px: no trap; each stop is visible, outlined and in order`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(size);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, address);
      const issues: string[] = [];
      let last = -1;
      let count = 0;
      for (; count < 400; count += 1) {
        await press(page, 'Tab');
        const {element, position, problems} = await inspectFocus(page);
        if (element === '') {
          break;
        }
        issues.push(...problems.map((problem) => `${element} ${problem}`));
        if (position < last) {
          issues.push(`${element} follows an element that is later in the document`);
        }
        last = position;
      }
      expect(issues).toEqual([]);
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThan(400);
    });
  }
});

test('would notice a tab stop that is obscured or not outlined', async ({page}) => {
  await open(page, intro);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.setAttribute('popover', 'manual');
    cover.id = 'cover';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#cover { width: 100vw; height: 100vh; }');
    document.adoptedStyleSheets.push(sheet);
    document.body.append(cover);
    cover.showPopover();
  });
  await tabTo(page, navbar(page).locator('.navbar__brand'));
  const {problems} = await inspectFocus(page);
  expect(problems).toEqual(['is obscured or outside the viewport']);
  await page.evaluate(() => {
    document.querySelector('[popover]')?.remove();
    document.body.classList.add('unmarked');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.unmarked :focus-visible { outline: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await inspectFocus(page)).toMatchObject({problems: ['has no outline']});
});
