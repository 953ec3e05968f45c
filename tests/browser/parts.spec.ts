import type {Locator, Page} from '@playwright/test';
import {glossary} from '../../src/data/glossary';
import {
  expect,
  open,
  test,
  waitForDeferredBlocks,
  waitForHydration,
  waitTwoFrames,
} from '../support/site';

const phone = {width: 390, height: 844};

const phoneBar = (page: Page): Locator => page.getByRole('navigation', {name: 'Page tools'});

/** Scrolls by a distance in pixels, and waits until the page has handled it. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const start = await page.evaluate(() => window.scrollY);
  await page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), distance);
  await page.waitForFunction((to) => Math.abs(window.scrollY - to) < 1, start + distance);
  await waitTwoFrames(page);
}

test('an enlarged diagram fills the viewport, keeps the focus, and closes by key, click and scrolling', async ({
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

  // Closes on a click, and after scrolling by more than 40 px.
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

test.describe('paths of a diagram', () => {
  const address = '/handbook/ableton-live/mapping-midi-and-osc';
  const pads = 'Notes go through a MIDI port';

  /** Highlighted labels in the visible form of the diagram. */
  const getHighlighted = (part: Locator): Promise<string[]> =>
    part.locator('svg:visible > text[data-lit]').allTextContents();

  test('are highlighted on hover, focus and click, until Escape', async ({page}) => {
    await open(page, address);
    const figure = page.locator('figure').filter({has: page.locator('[data-parts]')});
    const button = figure.getByRole('button', {name: 'Pads'});
    const dimmedLabel = figure.locator('svg:visible > text').filter({hasText: 'Phone'});
    const description = figure.locator('li').filter({hasText: pads});
    await figure.scrollIntoViewIfNeeded();
    const before = await figure.boundingBox();
    await expect(description).toBeHidden();

    await button.hover();
    await expect(description).toBeVisible();
    expect(await getHighlighted(figure)).toContain('Clips');
    expect(await getHighlighted(figure)).not.toContain('Phone');
    await expect(dimmedLabel).toHaveCSS('opacity', '0.3');
    await page.mouse.move(0, 0);
    await expect(dimmedLabel).toHaveCSS('opacity', '1');

    await button.focus();
    await expect(description).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(figure.getByRole('status')).toContainText(pads);
    await page.keyboard.press('Tab');
    expect(await getHighlighted(figure)).not.toContain('Pads');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await getHighlighted(figure)).toEqual([]);
    expect(await figure.boundingBox()).toEqual(before);
  });

  test('are highlighted in the narrow form and in the enlarged diagram', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, address);
    const figure = page.locator('figure').filter({has: page.locator('[data-parts]')});
    await figure.getByRole('button', {name: 'Pads'}).click();
    await expect(figure.locator('svg[data-form="narrow"]')).toBeVisible();
    expect(await getHighlighted(figure)).toContain('Clips');

    await figure.getByRole('button', {name: /^Enlarge/}).click();
    const dialog = page.getByRole('dialog');
    const drawing = dialog.locator('svg:visible');
    await expect(drawing).toBeInViewport({ratio: 1});
    await dialog.getByRole('button', {name: 'Faders'}).click();
    expect(await getHighlighted(dialog)).toContain('Parameters');
    await drawing.locator('text').filter({hasText: 'Scene slot'}).click();
    expect(await getHighlighted(dialog)).toContain('Clips');
    await dialog.getByRole('button', {name: 'Pads'}).focus();
    await page.keyboard.press('Escape');
    expect(await getHighlighted(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('an enlarged diagram on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('uses the height of the screen, can be pinch-zoomed, and closes on a tap', async ({
    page,
  }) => {
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
    // The page gets the new scale later than the browser.
    const setScale = async (scale: number): Promise<void> => {
      await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: scale});
      await page.waitForFunction((expected) => window.visualViewport?.scale === expected, scale);
    };
    await setScale(2);
    await scrollBy(page, 41);
    await expect(drawing).toBeVisible();
    await setScale(1);
    await drawing.tap();
    await expect(drawing).toHaveCount(0);
  });
});

test.describe('image zoom', () => {
  const desktop = {width: 1440, height: 900};
  test.use({viewport: desktop});

  const address = '/videosync/building-plugins/building-effects';
  const overlay = '.medium-zoom--opened';

  test('is available one second after navigation, not before', async ({page}) => {
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

  test('has a margin of 60 px, and closes on Escape and after scrolling by more than 40 px', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    const image = page.locator('.markdown img').first();
    await expect(image).toHaveAttribute('role', 'button');
    await expect(image).toHaveAccessibleName(/^Enlarge image: .{9}/);
    // The library ignores keys, clicks and scrolling until the end of its animation.
    await image.evaluate((element: HTMLElement) => {
      for (const state of ['opened', 'closed']) {
        element.addEventListener(`medium-zoom:${state}`, () => (element.dataset['zoom'] = state));
      }
    });
    await image.scrollIntoViewIfNeeded();
    await image.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(overlay)).toHaveCount(1);
    await expect(image).toHaveAttribute('data-zoom', 'opened');
    await expect(image).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(image).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
    await expect(image).toBeFocused();
    await expect(image).toHaveAttribute('aria-expanded', 'false');
    await expect(image).toHaveAttribute('data-zoom', 'closed');

    await image.click();
    await expect(page.locator(overlay)).toHaveCount(1);
    await expect(image).toHaveAttribute('data-zoom', 'opened');
    const enlarged = page.locator('.medium-zoom-image--opened');
    const margin = async (): Promise<number> => {
      const box = await enlarged.boundingBox();
      const {x, y, width, height} = box ?? {x: 0, y: 0, ...desktop};
      return Math.min(x, y, desktop.width - x - width, desktop.height - y - height);
    };
    await expect.poll(margin).toBeGreaterThanOrEqual(59.5);
    await scrollBy(page, 40);
    await expect(page.locator(overlay)).toHaveCount(1);
    await scrollBy(page, 1);
    await expect(page.locator(overlay)).toHaveCount(0);
  });

  test('doesn’t enlarge pictures that its margins would make smaller, or that have their full size', async ({
    page,
  }) => {
    const zoomable = page.locator('.markdown img[role="button"]');
    const last = page.locator('.markdown img').last();
    /** Adds a copy of the last picture, and waits until all are processed. */
    const openWithCopy = async (width: string): Promise<void> => {
      await open(page, address);
      await last.evaluate((element, copyWidth) => {
        const copy = element.cloneNode() as HTMLImageElement;
        copy.id = 'copy';
        copy.style.setProperty('max-width', 'none');
        copy.style.setProperty('width', copyWidth || `${element.getAttribute('width')}px`);
        element.closest('.markdown')?.prepend(copy);
      }, width);
      await page.clock.runFor(2_000);
    };
    await page.clock.install();
    await openWithCopy('');
    await expect(last).toHaveAttribute('role', 'button');
    await expect(page.locator('#copy')).not.toHaveAttribute('role');

    await page.setViewportSize(phone);
    await openWithCopy('100px');
    await expect(page.locator('#copy')).toHaveAttribute('role', 'button');
    await expect(zoomable).toHaveCount(1);
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

  test('shows one question at a time; the URL follows, and Back undoes a step', async ({page}) => {
    // Without animation: an item of an expanding category could move between pointerdown and pointerup.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/videosync/introduction');
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await menu.getByRole('button', {name: 'Troubleshooting'}).click();
    await menu.locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const tree = trees(page).first();
    const answers = tree.locator('summary:visible');
    // The URL changes before the page.
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
    const afterStep =
      1 + (await first.locator(':scope > div > div > details > summary:visible').count());
    await expect(answers).toHaveCount(afterStep);
    await answer.click();
    await expect(answers).toHaveCount(start);
    await expect(page).not.toHaveURL(new RegExp(`#${step}$`));

    await answer.click();
    const next = first.locator('details > summary:visible').first();
    await next.click();
    await page.goBack();
    await expect(answers).toHaveCount(afterStep);
    await expect(next).toBeFocused();
    await page.goBack();
    await expect(answers).toHaveCount(start);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await page.goForward();
    await expect(answers).toHaveCount(afterStep);
  });

  test('a URL with a step opens only that step', async ({page}) => {
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

  test('selecting an answer scrolls its cause into view only if necessary', async ({page}) => {
    await page.setViewportSize({width: 390, height: 640});
    await open(page, address);
    const answer = rootAnswers(page)
      .filter({hasNot: page.locator('details')})
      .first();
    const summary = answer.locator(':scope > summary');
    const cause = answer.locator('[data-tree-leaf] > p').first();
    const getTop = (target: Locator): Promise<number> =>
      target.evaluate((element) => element.getBoundingClientRect().top);
    // At the bottom of the viewport, where the cause doesn't fit.
    await summary.evaluate((element) => {
      element.scrollIntoView({block: 'end'});
    });
    await summary.press('Enter');
    await expect.poll(() => getTop(cause)).toBeLessThan(300);
    await expect(cause).toBeInViewport({ratio: 1});
    // Already in view.
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

  test('shows its definition on hover, also over its card, and hides it on Escape', async ({
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
    // The pointer moves from the term to the card.
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

  test('shows its definition on focus, inside the viewport of a phone, until navigation', async ({
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

  test('shows its definition on the first tap, and follows the link on the second', async ({
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

test('glossary: filters terms, and its sticky letters don’t cover the headings that they link to', async ({
  page,
}) => {
  await open(page, '/handbook/glossary');
  const terms = page.locator('[data-glossary-term]:visible');
  const letters = page.getByRole('navigation', {name: 'Letters'});
  const all = await terms.count();
  const field = page.getByRole('searchbox', {name: 'Filter'});
  await field.fill('universe dmx');
  await expect(page.getByText('terms contain “universe dmx”.')).toBeVisible();
  const matches = await terms.count();
  expect(matches).toBeLessThan(all);
  await expect(page.getByText(`${matches} terms contain “universe dmx”.`)).toBeVisible();
  await field.fill('zzz');
  await expect(page.getByText('No term contains “zzz”.')).toBeVisible();
  await expect(letters.getByRole('link')).toHaveCount(0);
  await field.fill('');
  await expect(terms).toHaveCount(all);
  await letters.getByRole('link', {name: 'M', exact: true}).click();
  const heading = page.locator('#letter-m');
  await expect(heading).toBeInViewport();
  const gap = async (): Promise<number> =>
    ((await heading.boundingBox())?.y ?? 0) -
    ((await letters.boundingBox())?.y ?? 0) -
    ((await letters.boundingBox())?.height ?? 999);
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect(letters).toBeInViewport();
});

test('reference table: highlights the target row, has sticky headers, and shows cards on a phone', async ({
  page,
}) => {
  const address = '/videosync/device-reference/instruments';
  await open(page, address);
  const rows = page.locator('[data-reference-table] tbody tr');
  const row = rows.last();
  const getBackground = (tableRow: Locator): Promise<string> =>
    tableRow
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await page.goto(`${address}#${await row.getAttribute('id')}`);
  await expect(row).toBeInViewport();
  expect(await getBackground(row)).not.toBe(await getBackground(rows.first()));
  const table = page.locator('[data-reference-table]').first();
  await expect(table.locator('thead th').first()).toHaveCSS('position', 'sticky');
  await expect(table.locator('tbody th').first()).toHaveCSS('position', 'sticky');

  await page.setViewportSize(phone);
  const cell = rows.locator('td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    `"${await cell.getAttribute('data-label')}"`,
  );
});

test('code is copied unchanged, and the button shows success or failure', async ({
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

  // Shows what to do if copying is denied.
  await page.evaluate(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.assign(navigator.clipboard, {write: refuse, writeText: refuse});
  });
  await button.click();
  await expect(button).toHaveText(/^Select the text to copy it/);
});

test.describe('phone bar', () => {
  test.use({viewport: phone});

  test('is visible up to 996 px, covers nothing, and has Contents if the page has sections', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(phoneBar(page).getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(phoneBar(page).getByRole('button', {name: 'Contents'})).toBeHidden();
    await open(page, '/videosync/introduction');
    await expect(phoneBar(page).getByRole('button', {name: 'Contents'})).toBeVisible();
    await waitForDeferredBlocks(page);
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    const barTop = (await phoneBar(page).boundingBox())?.y ?? 0;
    const last = page.getByRole('contentinfo').locator('.footer__copyright');
    await expect(last).toBeInViewport();
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(barTop);
    expect(barTop).toBeLessThan(phone.height - 43);
    await page.setViewportSize({width: 996, height: 800});
    await expect(phoneBar(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(phoneBar(page)).toBeHidden();
  });

  test('Contents lists the sections of the page and marks the current one', async ({page}) => {
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
    await phoneBar(page).getByRole('button', {name: 'Contents'}).click();
    const sheet = page.getByRole('dialog', {name: 'On this page'});
    await expect(sheet.getByRole('link')).toHaveText(['Top of the page', ...headings]);
    const currentId = await page.locator('main .markdown h2[id]').nth(2).getAttribute('id');
    await expect(sheet.locator('[aria-current]')).toHaveAttribute('href', `#${currentId}`);
    // A tap beside the sheet closes it.
    await page.mouse.click(195, 40);
    await expect(sheet).toBeHidden();
  });
});

test('checklist: stores its ticks, also those from before hydration, and clears them', async ({
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
  // Ticks of another tab are kept, and equal items of other lists are independent.
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
