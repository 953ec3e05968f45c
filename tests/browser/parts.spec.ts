import type {Locator, Page} from '@playwright/test';
import {glossary} from '../../src/data/glossary';
import {waitForDeferredBlocks, expect, waitForHydration, open, test} from '../support/site';

const phone = {width: 390, height: 844};

const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Page tools'});

/** Scrolls to a distance from where the page stands now, as a wheel does. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const start = await page.evaluate(() => window.scrollY);
  await page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), distance);
  await page.waitForFunction((to) => Math.abs(window.scrollY - to) < 1, start + distance);
  // The page has heard of it one frame later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('an enlarged diagram fills the window with a margin of 60, keeps the focus inside, and closes by key, tap and scrolling', async ({
  page,
}) => {
  await open(page, '/videosync/introduction');
  const figure = page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: /^Enlarge diagram: /})})
    .first();
  const button = figure.getByRole('button', {name: /^Enlarge/});
  const caption = (await figure.locator('figcaption').textContent()) ?? '';
  await expect(button).toHaveAccessibleName(`Enlarge diagram: ${caption}`);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(figure.getByRole('img').first()).toHaveAccessibleName(/.{20,}/);
  await button.scrollIntoViewIfNeeded();
  const before = await figure.boundingBox();
  await button.click();
  const dialog = page.getByRole('dialog', {name: caption});
  const close = dialog.getByRole('button', {name: 'Close'});
  await expect(dialog).toHaveCSS('padding', '60px');
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 1280, height: 900});
  await expect(dialog.locator('svg:visible')).toHaveCount(1);
  await expect(figure.locator('button[aria-expanded="true"]')).toHaveCount(1);
  await expect(close).toBeFocused();
  await expect(dialog.getByRole('link', {name: 'What the symbols mean'})).toHaveAttribute(
    'href',
    /reading-the-drawings$/,
  );
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await figure.boundingBox()).toEqual(before);
  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  // By a tap, and when the page has scrolled more than 40 px, and not before.
  await button.click();
  await dialog.locator('svg:visible').click({position: {x: 2, y: 2}});
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog).toBeVisible();
  await scrollBy(page, 40);
  await expect(dialog).toBeVisible();
  await scrollBy(page, 1);
  await expect(dialog).toHaveCount(0);
});

test.describe('paths through a drawing', () => {
  const address = '/handbook/ableton-live/mapping-midi-and-osc';
  const pads = 'Notes go through a MIDI port';

  /** The labels that stand out, one for each form of the drawing that is shown. */
  const lit = (part: Locator): Promise<string[]> =>
    part.locator('svg:visible > text[data-lit]').allTextContents();

  test('light up by pointer, focus and press, and let go on Escape', async ({page}) => {
    await open(page, address);
    const figure = page.locator('figure').filter({has: page.locator('[data-parts]')});
    const button = figure.getByRole('button', {name: 'Pads'});
    const receding = figure.locator('svg:visible > text').filter({hasText: 'Phone'});
    const sentence = figure.locator('li').filter({hasText: pads});
    await figure.scrollIntoViewIfNeeded();
    const before = await figure.boundingBox();
    await expect(sentence).toBeHidden();

    await button.hover();
    await expect(sentence).toBeVisible();
    expect(await lit(figure)).toContain('Clips');
    expect(await lit(figure)).not.toContain('Phone');
    await expect(receding).toHaveCSS('opacity', '0.3');
    await page.mouse.move(0, 0);
    await expect(receding).toHaveCSS('opacity', '1');

    await button.focus();
    await expect(sentence).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(figure.getByRole('status')).toContainText(pads);
    await page.keyboard.press('Tab');
    expect(await lit(figure)).not.toContain('Pads');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await lit(figure)).toEqual([]);
    expect(await figure.boundingBox()).toEqual(before);
  });

  test('stay lit in the narrow form, and in the enlarged window', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, address);
    const figure = page.locator('figure').filter({has: page.locator('[data-parts]')});
    await figure.getByRole('button', {name: 'Pads'}).click();
    await expect(figure.locator('svg[data-form="narrow"]')).toBeVisible();
    expect(await lit(figure)).toContain('Clips');

    await figure.getByRole('button', {name: /^Enlarge/}).click();
    const dialog = page.getByRole('dialog');
    const drawing = dialog.locator('svg:visible');
    await expect(drawing).toBeInViewport({ratio: 1});
    await dialog.getByRole('button', {name: 'Faders'}).click();
    expect(await lit(dialog)).toContain('Parameters');
    await drawing.locator('text').filter({hasText: 'Scene slot'}).click();
    expect(await lit(dialog)).toContain('Clips');
    await dialog.getByRole('button', {name: 'Pads'}).focus();
    await page.keyboard.press('Escape');
    expect(await lit(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('an enlarged diagram on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('is as long as the screen is high, can be pinched, and closes by a tap', async ({page}) => {
    await open(page, '/handbook/background/artnet-in-depth');
    await page
      .getByRole('button', {name: /^Enlarge diagram: /})
      .first()
      .tap();
    const drawing = page.getByRole('dialog').locator('svg:visible');
    await expect(drawing).toBeInViewport({ratio: 1});
    const {width = 0, height = 0} = (await drawing.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(phone.height * 0.75);
    expect(width).toBeLessThanOrEqual(phone.width);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 2});
    await scrollBy(page, 41);
    await expect(drawing).toBeVisible();
    await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 1});
    await drawing.tap();
    await expect(drawing).toHaveCount(0);
  });
});

test.describe('image zoom', () => {
  test.use({viewport: phone});

  const address = '/videosync/building-plugins/building-effects';
  const opened = '.medium-zoom--opened';

  test('is there one second after arrival, and not before', async ({page}) => {
    await page.clock.install();
    await page.goto('/videosync/building-plugins/introduction');
    await waitForHydration(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate((to) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
    }, address);
    const image = page.locator('.markdown img').first();
    await expect(async () => {
      await page.clock.runFor(0);
      await expect(image).toBeAttached({timeout: 200});
    }).toPass();
    await page.clock.runFor(999);
    await expect(image).not.toHaveAttribute('role', 'button');
    await page.clock.runFor(1);
    await expect(image).toHaveAttribute('role', 'button');
  });

  test('keeps a margin of 60, and closes by Escape and after more than 40 px', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    const image = page.locator('.markdown img').first();
    await expect(image).toHaveAttribute('role', 'button');
    await expect(image).toHaveAccessibleName(/^Enlarge image: .{9}/);
    await image.scrollIntoViewIfNeeded();
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(opened)).toHaveCount(1);
    // While it moves, the library takes no keys.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(image).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(image).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
    await expect(image).toBeFocused();
    await expect(image).toHaveAttribute('aria-expanded', 'false');

    await image.click();
    await expect(page.locator(opened)).toHaveCount(1);
    const enlarged = page.locator('.medium-zoom-image--opened');
    const margin = async (): Promise<number> => {
      const {x = 0, width = phone.width} = (await enlarged.boundingBox()) ?? {};
      return Math.min(x, phone.width - x - width);
    };
    await expect.poll(margin).toBeGreaterThanOrEqual(59.5);
    await scrollBy(page, 40);
    await expect(page.locator(opened)).toHaveCount(1);
    await scrollBy(page, 1);
    await expect(page.locator(opened)).toHaveCount(0);
  });

  test('leaves pictures alone that would not get bigger', async ({page}) => {
    await page.clock.install();
    await open(page, address);
    const images = page.locator('.markdown img');
    expect(await images.count()).toBeGreaterThan(0);
    // As wide as its file.
    await images.evaluateAll((all) =>
      all.forEach((image) => {
        image.style.setProperty('max-width', 'none');
        image.style.setProperty('width', `${image.getAttribute('width')}px`);
      }),
    );
    await page.clock.runFor(2_000);
    await expect(images.and(page.locator('[role="button"]'))).toHaveCount(0);
  });
});

test.describe('Troubleshooter', () => {
  const address = '/videosync/troubleshooting/common-pitfalls';
  const trees = (page: Page): Locator => page.locator('[data-tree]');

  /** Answers of the first question of the first tree. */
  const rootAnswers = (page: Page): Locator =>
    trees(page).first().locator(':scope > div > div > details');

  /** Ids of the first tree's leaves. */
  const getLeaves = (page: Page): Promise<string[]> =>
    trees(page)
      .first()
      .locator('[data-tree-leaf]')
      .evaluateAll((leaves) => leaves.map(({id}) => id));

  test('shows one question at a time; the address follows, and Back undoes a step', async ({
    page,
  }) => {
    // An item of a category that is still unfolding moves between pointerdown and pointerup.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/videosync/introduction');
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await menu.getByRole('button', {name: 'Troubleshooting'}).click();
    await menu.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const tree = trees(page).first();
    const answers = tree.locator('summary:visible');
    // The address changes before the page does.
    await expect(answers.first()).toBeVisible();
    const start = await answers.count();
    expect(start).toBeGreaterThan(1);
    const first = rootAnswers(page)
      .filter({has: page.locator('details')})
      .first();
    const answer = first.locator(':scope > summary');
    const step = (await first.locator('[id]').first().getAttribute('id')) ?? '';
    await answer.click();
    await expect(page).toHaveURL(new RegExp(`#${step}$`));
    // The chosen answer, and the answers of the next question.
    const between =
      1 + (await first.locator(':scope > div > div > details > summary:visible').count());
    await expect(answers).toHaveCount(between);
    await answer.click();
    await expect(answers).toHaveCount(start);
    await expect(page).not.toHaveURL(new RegExp(`#${step}$`));

    await answer.click();
    const next = first.locator('details > summary:visible').first();
    await next.click();
    await page.goBack();
    await expect(answers).toHaveCount(between);
    await expect(next).toBeFocused();
    await page.goBack();
    await expect(answers).toHaveCount(start);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await page.goForward();
    await expect(answers).toHaveCount(between);
  });

  test('an address with a step opens it, and nothing else', async ({page}) => {
    await page.goto(address);
    const leaves = await getLeaves(page);
    await open(page, `${address}?again#${leaves.at(-1)}`);
    await expect(page.locator(`[id="${leaves.at(-1)}"]`)).toBeInViewport();
    const [id = ''] = leaves;
    const leaf = page.locator(`[id="${id}"]`);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, id);
    await expect(leaf).toBeInViewport();
    for (const label of ['Check:', 'Fix:', 'Fixed when:']) {
      await expect(leaf.getByText(label)).toBeVisible();
    }
    // The other leaf's answers are closed again.
    const opened = page.locator('[data-tree] details[open]');
    await expect(opened).toHaveCount(await opened.filter({has: leaf}).count());
  });

  test('a fix that did not help leads to the next cause, one that helped is confirmed', async ({
    page,
  }) => {
    const [first = '', second = ''] = await page.goto(address).then(() => getLeaves(page));
    await open(page, `${address}?again#${first}`);
    const leaf = page.locator(`[id="${first}"]`);
    await leaf.getByRole('link', {name: 'No, what next?'}).press('Enter');
    await expect(leaf).toBeHidden();
    await expect(page.locator(`[id="${second}"]`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${second}$`));
    const answer = page.locator('details', {has: page.locator(`[id="${second}"]`)}).last();
    await expect(answer.locator(':scope > summary')).toBeFocused();

    // One that helped is confirmed where it is, until the reader starts again.
    await page.goBack();
    const yes = leaf.getByRole('checkbox', {name: 'Yes'});
    const fixed = leaf.getByRole('status').getByText('Fixed.');
    await expect(fixed).toBeHidden();
    await yes.press('Space');
    await expect(fixed).toBeVisible();
    await expect(yes).toBeFocused();
    await trees(page).first().getByRole('button', {name: 'Start again'}).click();
    await page.goBack();
    await expect(yes).not.toBeChecked();
  });

  test('the cause comes to the top when its answer is chosen, but only if it is out of view', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 640});
    await open(page, address);
    const answer = rootAnswers(page)
      .filter({hasNot: page.locator('details')})
      .first();
    const summary = answer.locator(':scope > summary');
    const cause = answer.locator('[data-tree-leaf] > p').first();
    const getTop = (target: Locator): Promise<number> =>
      target.evaluate((element) => element.getBoundingClientRect().top);
    // At the lower edge, where the leaf doesn't fit.
    await summary.evaluate((element) => {
      element.scrollIntoView({block: 'end'});
    });
    await summary.press('Enter');
    await expect.poll(() => getTop(cause)).toBeLessThan(300);
    await expect(cause).toBeInViewport({ratio: 1});
    // In view from the beginning.
    await summary.press('Enter');
    await expect(cause).toBeHidden();
    const before = await getTop(summary);
    await summary.press('Enter');
    await expect(cause).toBeInViewport({ratio: 1});
    expect(Math.abs((await getTop(summary)) - before)).toBeLessThan(2);
  });
});

test.describe('Term', () => {
  test.use({hasTouch: true});
  const address = '/handbook/background/artnet-in-depth';
  const getTerm = (page: Page): Locator => page.locator('article a[data-term]').first();
  const getCard = (page: Page): Locator => page.getByRole('tooltip');

  test('shows its definition on hover, stays while it is pointed at, and goes on Escape', async ({
    page,
  }) => {
    await open(page, address);
    await page.clock.install();
    const [term, card] = [getTerm(page), getCard(page)];
    const id = (await term.getAttribute('data-term')) ?? '';
    await term.scrollIntoViewIfNeeded();
    await term.hover();
    await expect(card).toContainText((glossary[id]?.definition ?? 'no such term').slice(0, 40));
    await expect(term).toHaveAccessibleDescription(/.{10,}/);
    // The pointer crosses from the term to the card.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(2, 2);
    await page.clock.runFor(199);
    await expect(card).toHaveCount(1);
    await card.hover({force: true});
    await page.clock.runFor(1_000);
    await expect(card).toHaveCount(1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(200);
    await expect(card).toHaveCount(0);
    await page.clock.resume();
    await term.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test('shows its definition on focus, inside the window on a phone, and goes with the page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, address);
    const [term, card] = [getTerm(page), getCard(page)];
    await term.focus();
    await expect(card).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toBeVisible();
    const id = await term.getAttribute('data-term');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/handbook/glossary#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(card).toHaveCount(0);
  });

  test('under a finger, the first tap shows the card, the second follows the link', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, address);
    const [term, card] = [getTerm(page), getCard(page)];
    await term.tap();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByRole('heading', {level: 1}).tap();
    await expect(card).toHaveCount(0);
    await term.tap();
    await expect(card).toBeVisible();
    await term.tap();
    await expect(page).toHaveURL(/\/handbook\/glossary#/);
  });
});

test('the glossary: filtered, and its letters stay above what they lead to', async ({page}) => {
  await open(page, '/handbook/glossary');
  const terms = page.locator('[data-glossary-term]:visible');
  const letters = page.getByRole('navigation', {name: 'Letters'});
  const all = await terms.count();
  const field = page.getByRole('searchbox', {name: 'Filter'});
  await field.fill('universe dmx');
  const few = await terms.count();
  expect(few).toBeLessThan(all);
  await expect(page.getByText(`${few} terms contain “universe dmx”.`)).toBeVisible();
  await field.fill('zzz');
  await expect(page.getByText('No term contains “zzz”.')).toBeVisible();
  await expect(letters.getByRole('link')).toHaveCount(0);
  await field.fill('');
  await expect(terms).toHaveCount(all);
  await letters.getByRole('link', {name: 'M', exact: true}).click();
  const heading = page.locator('#letter-m');
  await expect(heading).toBeInViewport();
  const below = async (): Promise<number> =>
    ((await heading.boundingBox())?.y ?? 0) -
    ((await letters.boundingBox())?.y ?? 0) -
    ((await letters.boundingBox())?.height ?? 999);
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect(letters).toBeInViewport();
});

test('a reference table: a row is marked when it is led to, and is a card on a phone', async ({
  page,
}) => {
  const address = '/videosync/device-reference/instruments';
  await open(page, address);
  const rows = page.locator('[data-reference-table] tbody tr');
  const row = rows.last();
  const getCell = (place: Locator): Promise<string> =>
    place
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await page.goto(`${address}#${await row.getAttribute('id')}`);
  await expect(row).toBeInViewport();
  expect(await getCell(row)).not.toBe(await getCell(rows.first()));
  // The heading column and the heading row stay in view.
  const table = page.locator('[data-reference-table]').first();
  await expect(table.locator('thead th').first()).toHaveCSS('position', 'sticky');
  await expect(table.locator('tbody th').first()).toHaveCSS('position', 'sticky');

  await page.setViewportSize(phone);
  const cell = rows.locator('td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    `"${await cell.getAttribute('data-label')}"`,
  );
});

test('source text is copied as it stands, and the button says so and is ready again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/videosync/building-plugins/your-first-plugin');
  const figure = page.locator('figure:has(> pre)').first();
  const button = figure.getByRole('button');
  await button.click();
  await expect(button).toHaveText(/^Copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await figure.locator('code').textContent(),
  );
  await expect(button).toHaveText(/^Copy:/);

  // It says what to do when copying is not allowed.
  await page.evaluate(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.assign(navigator.clipboard, {write: refuse, writeText: refuse});
  });
  await button.click();
  await expect(button).toHaveText(/^Select the text to copy it/);
});

test.describe('bar at the lower edge', () => {
  test.use({viewport: phone});

  test('is there up to 996 px, covers nothing, and has contents where a page has sections', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(bar(page).getByRole('button', {name: 'Contents'})).toBeHidden();
    await open(page, '/videosync/introduction');
    await expect(bar(page).getByRole('button', {name: 'Contents'})).toBeVisible();
    await waitForDeferredBlocks(page);
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    const edge = (await bar(page).boundingBox())?.y ?? 0;
    const last = page.getByRole('contentinfo').locator('.footer__copyright');
    await expect(last).toBeInViewport();
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(edge);
    expect(edge).toBeLessThan(phone.height - 43);
    await page.setViewportSize({width: 996, height: 800});
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(bar(page)).toBeHidden();
  });

  test('the sheet lists the sections of the page and marks the one that is read', async ({
    page,
  }) => {
    await open(page, '/handbook/background/artnet-in-depth');
    const headings = await page
      .locator('main .markdown :is(h2, h3)[id]')
      .evaluateAll((elements) =>
        elements.map((element) => (element.textContent ?? '').replace(/\u200b/g, '').trim()),
      );
    await waitForDeferredBlocks(page);
    await page.evaluate(() => {
      document.querySelectorAll('main .markdown h2[id]')[2]?.scrollIntoView({behavior: 'instant'});
    });
    await bar(page).getByRole('button', {name: 'Contents'}).click();
    const sheet = page.getByRole('dialog', {name: 'On this page'});
    await expect(sheet.getByRole('link')).toHaveText(['Top of the page', ...headings]);
    const read = await page.locator('main .markdown h2[id]').nth(2).getAttribute('id');
    await expect(sheet.locator('[aria-current]')).toHaveAttribute('href', `#${read}`);
    // A tap beside the sheet closes it.
    await page.mouse.click(195, 40);
    await expect(sheet).toBeHidden();
  });
});

test('a checklist keeps its ticks, also one from before hydration, and clears them', async ({
  page,
}) => {
  const address = '/handbook/background/practical-tips-for-going-on-stage';
  const getLists = (tab: Page): Locator => tab.locator('.contains-task-list');
  const ticked = getLists(page).locator('input:checked');
  const list = getLists(page).first();
  const boxes = list.getByRole('checkbox');
  const elsewhere = getLists(page).nth(1).getByRole('checkbox').first();
  const clear = list.getByRole('button', {name: 'Clear checklist'});
  await page.goto(address);
  await boxes.nth(1).check();
  await waitForHydration(page);
  await boxes.nth(2).check();
  const [here, all] = [await boxes.count(), await getLists(page).locator('input').count()];
  await expect(list).toContainText(`2 of ${here} done, 2 of ${all} on this page`);
  await elsewhere.check();
  await expect(list).toContainText(`3 of ${all} on this page`);
  await elsewhere.uncheck();

  await open(page, address);
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(2).uncheck();
  // What another tab has added stays; the same words in another list are another task.
  const other = await page.context().newPage();
  await open(other, address);
  await getLists(other).first().getByRole('checkbox').nth(3).check();
  await other.close();
  await boxes.nth(4).check();
  await open(page, address);
  await expect(ticked).toHaveCount(3);
  for (const place of [1, 3, 4]) {
    await expect(boxes.nth(place)).toBeChecked();
  }

  await clear.click();
  await expect(clear).toHaveCount(0);
  await expect(boxes.nth(0)).toBeFocused();
  await open(page, address);
  await expect(ticked).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    `showsync.ticks${address}`,
  );
});
