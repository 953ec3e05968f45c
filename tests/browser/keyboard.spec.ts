import type {Locator, Page} from '@playwright/test';
import {placeOf, toolById} from '../../src/instruments/list';
import {focusedStop, stopBefore, tabTo} from '../support/keyboard';
import {expect, open, test} from '../support/site';

/*
 * What readers do without a pointer, step by step. Each step says where the focus is afterwards.
 */
const intro = '/videosync/introduction';
const phone = {width: 390, height: 844};

const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
const article = (page: Page): Locator => page.locator('article').first();
const isInside = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/** Whether the focus is on something of the page behind a window. */
const isOutside = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
  );

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

/** Comes to a control by Tab from the stop before it; it is seen and marked there. */
async function startAt(page: Page, target: Locator): Promise<void> {
  await stopBefore(target);
  await tabTo(page, target, 5);
  expect(await focusedStop(page)).toMatchObject({problems: []});
}

test.describe('top of the page', () => {
  test('skip link: past the bar, into the text', async ({page}) => {
    await open(page, intro);
    await press(page, 'Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await press(page, 'Enter');
    await press(page, 'Tab');
    await expect.poll(() => isInside(page.getByRole('main'))).toBe(true);
  });

  test('announcement: link, dismissal, on to the bar', async ({page}) => {
    await open(page, intro);
    const region = page.getByRole('region', {name: 'Announcement'});
    await press(page, 'Tab', 'Tab');
    await expect(region.getByRole('link')).toBeFocused();
    await press(page, 'Tab');
    await expect(region.getByRole('button')).toBeFocused();
    await press(page, 'Enter');
    await expect(region).toBeHidden();
    await expect(bar(page).locator('.navbar__brand')).toBeFocused();
  });

  test('Documentation menu: Escape, leaving by Tab, and a press close it', async ({page}) => {
    await open(page, intro);
    const toggle = bar(page).getByRole('button', {name: 'Documentation'});
    const menu = bar(page).locator('.dropdown__menu');
    const beam = menu.getByRole('link', {name: 'Beam for Live'});
    await tabTo(page, toggle);
    await expect(menu).toBeHidden();
    await press(page, 'Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Tab', 'Tab');
    await expect(beam).toBeFocused();
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await press(page, 'Enter', ...Array<string>(9).fill('Tab'));
    await expect(menu.getByRole('link', {name: 'Simulators'})).toBeFocused();
    await press(page, 'Tab');
    await expect(bar(page).getByRole('link', {name: 'Release Notes'})).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await press(page, 'Space', 'Tab', 'Tab', 'Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Beam for Live/);
    // The focus goes to the beginning a moment after the page is there.
    await expect(beam).not.toBeFocused();
    await press(page, 'Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('appearance: the toggle keeps the focus, arrow keys choose in the menu, Escape closes it', async ({
    page,
  }) => {
    await open(page, intro);
    const toggle = bar(page).locator('[class*="toggleButton"]');
    await startAt(page, toggle);
    await press(page, 'Enter', 'Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(toggle).toBeFocused();
    const menu = bar(page).locator('details:has([data-reading])');
    const summary = menu.locator('summary');
    const choice = (value: string, setting: string): Locator =>
      menu.locator(`input[data-reading="${setting}"][value="${value}"]`);
    await startAt(page, summary);
    await press(page, 'Enter', 'Tab');
    await expect(choice('light', 'appearance')).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    await press(page, 'ArrowRight');
    await expect(choice('stage', 'appearance')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'on');
    await press(page, 'Tab', 'ArrowRight');
    await expect(choice('large', 'textSize')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await press(page, 'Tab', 'ArrowDown');
    await expect(choice('wide', 'lineWidth')).toBeFocused();
    await press(page, 'Escape');
    await expect(summary).toBeFocused();
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('menus and contents', () => {
  test('section menu: a category opens, its first page is next, and it closes again', async ({
    page,
  }) => {
    await open(page, intro);
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    const category = menu.getByRole('button', {name: 'Device reference'});
    await tabTo(page, category);
    await press(page, 'Enter');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(category).toBeFocused();
    const first = menu
      .locator('li:has(> div > [aria-expanded="true"], > [aria-expanded="true"]) li a')
      .first();
    await expect(first).toBeVisible();
    await press(page, 'Tab');
    await expect(first).toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(category).toBeFocused();
    await press(page, 'Space');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await press(page, 'Tab');
    await expect(menu.getByRole('button', {name: 'Building plugins'})).toBeFocused();

    // A page far down in a long menu can be seen there.
    await open(page, '/handbook/tools/video-link');
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
  });

  test('contents beside the text: on from the heading', async ({page}) => {
    await open(page, intro);
    const link = page.locator('.table-of-contents').getByRole('link', {name: 'What you need'});
    await startAt(page, link);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#what-you-need$/);
    await press(page, 'Tab');
    const isAfterHeading = await page
      .locator('#what-you-need')
      .evaluate(
        (heading) =>
          Boolean(
            heading.compareDocumentPosition(document.activeElement ?? heading) &
            Node.DOCUMENT_POSITION_FOLLOWING,
          ) || heading.contains(document.activeElement),
      );
    expect(isAfterHeading).toBe(true);
    await expect.poll(() => isInside(article(page))).toBe(true);
  });

  test('phone menu: opened from the bar at the lower edge, one level up, closed by Escape', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, intro);
    const toggle = page.getByRole('button', {name: 'Menu', exact: true});
    const menu = page.locator('#mobile-menu');
    await tabTo(page, toggle);
    await press(page, 'Enter');
    const brand = menu.locator('.navbar__brand');
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expect(brand).toBeFocused();
    await expect(brand).toHaveAccessibleName(/\w{3}/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await expect(menu.locator('summary')).toHaveText(/^Videosync/);
    const back = menu.getByRole('button', {name: /Back to main menu/});
    await tabTo(page, back);
    await press(page, 'Enter');
    await expect(back).not.toBeInViewport();
    // The panel that came takes the focus.
    await expect(menu.locator('.navbar-sidebar__item:not([inert]) a').first()).toBeFocused();
    await press(page, 'Tab');
    expect(await isInside(menu)).toBe(true);
    await tabTo(page, menu.getByRole('link', {name: 'Release Notes'}));
    // The page behind is out of reach, for a program that asks it for the focus too.
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLElement) => link.focus());
    expect(await isInside(menu)).toBe(true);
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('bar at the lower edge: one stop after the other, and its windows give the focus back', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, intro);
    const tools = page.getByRole('navigation', {name: 'Page tools'});
    const contents = tools.getByRole('button', {name: 'Contents'});
    const search = tools.getByRole('button', {name: 'Search'});
    const sheet = page.getByRole('dialog', {name: 'On this page'});
    await startAt(page, tools.getByRole('button', {name: 'Menu'}));
    await press(page, 'Tab');
    await expect(tools.getByRole('link', {name: 'Fix'})).toBeFocused();
    await press(page, 'Tab');
    await expect(contents).toBeFocused();
    await press(page, 'Tab');
    await expect(search).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await press(page, 'Escape');
    await expect(search).toBeFocused();
    await press(page, 'Shift+Tab', 'Enter');
    await expect(sheet.getByRole('button', {name: 'Close'})).toBeFocused();
    await press(page, 'Escape');
    await expect(sheet).toBeHidden();
    await expect(contents).toBeFocused();

    // As in Safari: a pressed button does not get the focus.
    await page.evaluate(() =>
      document.addEventListener('mousedown', (event) => event.preventDefault()),
    );
    for (const [name, isOpen] of [
      ['Menu', page.locator('#mobile-menu').getByRole('button', {name: 'Close navigation bar'})],
      ['Contents', sheet],
      ['Search', page.getByRole('dialog').getByRole('combobox')],
    ] as const) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await tools.getByRole('button', {name}).click();
      await expect(isOpen).toBeVisible();
      await press(page, 'Escape');
      await expect(tools.getByRole('button', {name})).toBeFocused();
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

  test('previous and next: cards in order, and the new page starts at its top', async ({page}) => {
    await open(page, '/videosync/features');
    const cards = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    await startAt(page, cards.nth(0));
    await press(page, 'Tab');
    await expect(cards.nth(1)).toBeFocused();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await press(page, 'Enter');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading ?? '');
    // Read out, as the title of a page that was loaded would be.
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText(await page.title());
    await press(page, 'Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });
});

test.describe('search', () => {
  const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});

  test('window: Ctrl K opens it, arrows move the choice and not the focus, Tab stays inside', async ({
    page,
  }) => {
    await open(page, intro);
    const start = bar(page).getByRole('link', {name: 'Articles'});
    await startAt(page, start);
    await press(page, 'Control+k');
    const input = dialog(page).getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.type('universe');
    const options = dialog(page).getByRole('option');
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
      expect(await isOutside(page)).toBe(false);
    }
    await input.focus();
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(start).toBeFocused();
    await press(page, 'Control+k');
    await page.keyboard.type('recording');
    await expect(options.first()).toBeVisible();
    await press(page, 'Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Videosync overview');
    // The framework takes the focus to the top of the new page, right after its heading is there.
    await expect(async () => {
      await press(page, 'Tab');
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }).toPass();
  });

  test('page: the field first, then products, which keep the focus', async ({page}) => {
    await open(page, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('artnet');
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    ).toBeVisible();
    await expect(field).toBeFocused();
    const product = page.getByRole('group', {name: 'Narrow to'}).getByRole('button').first();
    await press(page, 'Tab', 'Enter');
    await expect(product).toBeFocused();
  });
});

test.describe('parts of pages', () => {
  test('tabs: arrows move the focus, Enter shows, Tab goes into the panel', async ({page}) => {
    await open(page, '/videosync/getting-started/to-the-big-screen');
    const tabs = page.getByRole('tab');
    const chosen = page.getByRole('tab', {selected: true});
    await expect(chosen).toHaveCount(1);
    await startAt(page, chosen);
    const [first, second] = [tabs.nth(0), tabs.nth(1)];
    await press(page, 'ArrowRight');
    const isFirst = await first.evaluate((element) => element === document.activeElement);
    const [now, other] = isFirst ? [first, second] : [second, first];
    await expect(now).toBeFocused();
    await press(page, 'Enter');
    await expect(now).toHaveAttribute('aria-selected', 'true');
    await expect(now).toBeFocused();
    await press(page, 'ArrowLeft');
    await expect(other).toBeFocused();
    await press(page, 'ArrowRight');
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });

  test('decision tree: answers one by one to the fix, and back', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/videosync/troubleshooting/common-pitfalls');
    const tree = page.locator('[data-tree]').first();
    const root = tree.locator(':scope > div > div > details');
    // An answer that leads to another question.
    const branch = root.filter({has: page.locator('details')}).first();
    const answer = branch.locator(':scope > summary');
    expect(await root.count()).toBeGreaterThan(1);
    await startAt(page, answer);
    await press(page, 'Enter');
    await expect(answer).toBeFocused();
    // The answers that were not taken are out of the way, also for Tab.
    await expect(root.filter({visible: true})).toHaveCount(1);
    await press(page, 'Tab');
    const next = branch.locator('details > summary').first();
    await expect(next).toBeFocused();
    await press(page, 'Enter');
    await expect(next).toHaveText(/.+/);
    await expect(branch.locator('details[open]').first()).toBeVisible();
    await press(page, 'Enter', 'Shift+Tab');
    await expect(answer).toBeFocused();
    await press(page, 'Enter');
    await expect(root.filter({visible: true})).toHaveCount(await root.count());
    await expect(answer).toBeFocused();

    // All the way to a fix, which support is told about, and back to the first question.
    await press(page, 'Enter');
    while ((await tree.locator('[data-tree-leaf]:visible').count()) === 0) {
      await tabTo(page, tree.locator('details:not([open]) > summary:visible').first(), 5);
      await press(page, 'Enter');
    }
    await expect(tree.getByText('Fixed when:').filter({visible: true})).toHaveCount(1);
    const copy = tree.getByRole('button', {name: 'Copy my answers for support'});
    await tabTo(page, copy, 15);
    await press(page, 'Enter');
    await expect(copy).toBeFocused();
    await expect(tree.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\n– .+\n\nCause: .+\n\nhttp\S+#\S+$/,
    );
    await press(page, 'Shift+Tab', 'Enter');
    await expect(root.filter({visible: true})).toHaveCount(await root.count());
    await expect(root.first().locator(':scope > summary')).toBeFocused();
  });

  test('reference table: the box scrolls, each row has an anchor', async ({page}) => {
    // Wide enough for no cards.
    await page.setViewportSize({width: 600, height: 900});
    await open(page, '/videosync/device-reference/instruments');
    const table = page.locator('[data-reference-table]').first();
    const box = page.locator('[data-scrolls]:has([data-reference-table])').first();
    await expect(table).toBeVisible();
    await expect(box).toHaveCount(0);
    await table.evaluate((element) => {
      element.style.minWidth = '900px';
    });
    await expect(box).toHaveAccessibleName(/.+/);
    await startAt(page, box);
    const anchors = box.getByRole('link', {name: /^Link to /});
    await tabTo(page, anchors.first(), 10);
    await expect(anchors.first()).toHaveCSS('opacity', '1');
    await press(page, 'Enter');
    const row = await anchors.first().getAttribute('href');
    await expect(page).toHaveURL(new RegExp(`${row}$`));
  });
});

test('a calculator: arrows step a number, and its buttons keep the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, placeOf(toolById('dip-switch')));
  const number = page.locator('#tool-dip-switch').getByLabel('DMX address', {exact: true});
  await startAt(page, number);
  const before = Number(await number.inputValue());
  await press(page, 'ArrowUp');
  await expect(number).toHaveValue(String(before + 1));
  await expect(number).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(number).toHaveValue(String(before));
  // The step buttons are no stops.
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

  await open(page, placeOf(toolById('patch-plan')));
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
  await press(page, 'Enter');
  await expect(summary.locator('xpath=..')).toHaveAttribute('open', '');
  await expect(summary).toBeFocused();
});

test.describe('forms and offline', () => {
  test('request form: refused, the list of problems leads to the field', async ({page}) => {
    await open(page, '/fixture-profile-request');
    const form = page.getByRole('form', {name: 'Fixture profile request'});
    const send = form.getByRole('button', {name: /^Send/});
    await startAt(page, send);
    await press(page, 'Enter');
    const problems = form.getByRole('group', {name: /^Correct these \d fields:$/});
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('link').first()).toHaveText(
      /^Manufacturer: Enter the manufacturer\./,
    );
    await press(page, 'Tab');
    const link = problems.getByRole('link').first();
    await expect(link).toBeFocused();
    await press(page, 'Enter');
    const field = form.locator(`[id="${((await link.getAttribute('href')) ?? '').slice(1)}"]`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Acme');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toBeFocused();
    await expect(form.getByText('Correct these 5 fields:')).toBeVisible();
  });

  test('not-found page: searched from, and suggestions can be reached', async ({
    page,
    complaints,
  }) => {
    await page.goto('/videosync/basics/recording');
    await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
    const suggestion = page.getByRole('main').getByRole('link', {name: 'Recording output'});
    await expect(suggestion).toBeVisible();
    // The search has the words of the address, and closing it leads back to it.
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('videosync basics recording');
    await tabTo(page, field);
    await press(page, 'Enter');
    const query = page.getByRole('dialog').getByRole('combobox');
    await expect(query).toBeFocused();
    await expect(query).toHaveValue('videosync basics recording');
    await press(page, 'Escape');
    await expect(field).toBeFocused();
    await tabTo(page, suggestion);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/recording-output$/);
    complaints.messages.length = 0;
  });
});

test.describe('from the first stop to the last', () => {
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
    test(`${address} at ${size.width} px: each stop is seen, marked and in order, and there is no trap`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(size);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, address);
      const wrong: string[] = [];
      let last = -1;
      let count = 0;
      for (; count < 400; count += 1) {
        await press(page, 'Tab');
        const {element, position, problems} = await focusedStop(page);
        if (element === '') {
          break;
        }
        wrong.push(...problems.map((problem) => `${element} ${problem}`));
        if (position < last) {
          wrong.push(`${element} comes after something that stands below it`);
        }
        last = position;
      }
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThan(400);
    });
  }
});

test('would notice a stop that is covered or not marked', async ({page}) => {
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
  await tabTo(page, bar(page).locator('.navbar__brand'));
  const {problems} = await focusedStop(page);
  expect(problems).toEqual(['is covered or outside the window']);
  await page.evaluate(() => {
    document.querySelector('[popover]')?.remove();
    document.body.classList.add('unmarked');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.unmarked :focus-visible { outline: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await focusedStop(page)).toMatchObject({problems: ['has no outline']});
});
