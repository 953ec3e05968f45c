import type {Locator, Page} from '@playwright/test';
import {searchRecent} from '../../src/config/storageKeys';
import {blockStorage, delayRequests, expect, failedRequest, open, test} from '../support/site';

// The service worker would respond from its caches, and its requests would bypass the routes of tests.
test.use({serviceWorkers: 'block'});

const start = '/videosync/introduction';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const combobox = (page: Page) => dialog(page).getByRole('combobox', {name: 'Search docs'});
const options = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.locator('[data-search-button]');

/** Addresses of the result pages, without fragments and duplicates. */
const getPages = (page: Page) =>
  options(page).evaluateAll((all) => [
    ...new Set(all.map((one) => one.getAttribute('href')?.replace(/#.*/, ''))),
  ]);

/**
 * Delays the search index in two parts: its first line (the headings) and the rest. Routes can't split a response.
 *
 * @returns a function that releases a part
 */
async function delayIndex(page: Page): Promise<(part: 1 | 2) => Promise<void>> {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    const waitFor = (name: string) =>
      new Promise((resolve) => addEventListener(name, resolve, {once: true}));
    const parts = [waitFor('part-1'), waitFor('part-2')];
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (!String(input).includes('search-index')) {
        return response;
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      // After `[`, each line is an entry.
      const end = bytes.indexOf(10, 2) + 1;
      return new Response(
        new ReadableStream({
          async start(controller) {
            await parts[0];
            controller.enqueue(bytes.slice(0, end));
            await parts[1];
            controller.enqueue(bytes.slice(end));
            controller.close();
          },
        }),
      );
    };
  });
  return (part) => page.evaluate((name) => void dispatchEvent(new Event(name)), `part-${part}`);
}

/** Searches after the index is loaded, because results from the headings alone would keep their order. */
async function search(page: Page, query: string, coverage = 'everything'): Promise<void> {
  // Without results, so that those of the query can't be those of an earlier one.
  await combobox(page).fill('qxjkzvq');
  await expect(dialog(page)).toHaveAttribute('data-coverage', coverage);
  await expect(options(page)).toHaveCount(0);
  await combobox(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a page and its search modal, and searches for a query. */
async function openModal(page: Page, query?: string): Promise<void> {
  await open(page, start);
  await page.keyboard.press('Control+k');
  await (query === undefined ? expect(combobox(page)).toBeFocused() : search(page, query));
}

test('keeps what is typed while the modal loads', async ({page}) => {
  await open(page, start);
  const release = await delayRequests(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('artt');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('-net x');
  await page.keyboard.press('Backspace');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(combobox(page)).toHaveValue('art-net ');
  await page.keyboard.type('node');
  await expect(combobox(page)).toHaveValue('art-net node');
  await expect(options(page).first()).toBeVisible();
});

test.describe('while the index loads', () => {
  test('worker, index and modal are requested in parallel', async ({page}) => {
    await open(page, start);
    const requests: string[] = [];
    await page.route(/assets\/js\/.*\.js$|search-index\.json$/, (route) => {
      // Without a response, so that no file can request the next one.
      requests.push(new URL(route.request().url()).pathname);
    });
    await button(page).hover();
    await expect.poll(() => requests.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    // The worker, and at least one file of the modal.
    await expect
      .poll(() => requests.filter((path) => path.endsWith('.js')).length)
      .toBeGreaterThan(1);
  });

  test('the first results keep their order after an arrow key', async ({page}) => {
    const releasePart = await delayIndex(page);
    await openModal(page);
    await combobox(page).fill('black output');
    await expect(dialog(page).getByText('Searching …', {exact: true})).toBeVisible();
    await releasePart(1);
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByText('Loading more results …', {exact: true})).toBeVisible();
    const before = await getPages(page);
    await page.keyboard.press('ArrowDown');
    await releasePart(2);
    await expect(dialog(page)).toHaveAttribute('data-coverage', 'everything');
    await expect(dialog(page).getByText('Loading more results …', {exact: true})).toHaveCount(0);
    await expect.poll(async () => (await getPages(page)).length).toBeGreaterThan(before.length);
    expect((await getPages(page)).slice(0, before.length)).toEqual(before);
    // A new search ranks by the whole index.
    await search(page, 'black output');
    expect((await getPages(page)).slice(0, before.length)).not.toEqual(before);
  });

  test('calculators and commands work without it', async ({page}) => {
    await delayIndex(page);
    await openModal(page);
    await combobox(page).fill('1:2:3');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('Beam universe (from 1): 292');
    await expect(dialog(page).getByText('Loading more results …', {exact: true})).toBeVisible();
    await combobox(page).fill('light');
    await expect(options(page)).toHaveCount(0);
    await combobox(page).fill('dark mode');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('Enter waits for the results of the query', async ({page}) => {
    const releasePart = await delayIndex(page);
    await openModal(page);
    await combobox(page).fill('record the output');
    await page.keyboard.press('Enter');
    await expect(combobox(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
    await releasePart(1);
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByText('Opens the best result')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
    await releasePart(2);
    await expect(page).toHaveURL(/\/videosync\/basics\/recording-output/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a second Enter opens the first result so far', async ({page}) => {
    const releasePart = await delayIndex(page);
    await openModal(page);
    await combobox(page).fill('record the output');
    await releasePart(1);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(`${start}$`));
  });

  test('Enter opens the first result of the current query, not of the previous one', async ({
    page,
  }) => {
    await openModal(page, 'spindump');
    // In one task, so that no results arrive between input and Enter.
    await combobox(page).evaluate((input: HTMLInputElement) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, 'subnet mask calculator');
      input.dispatchEvent(new Event('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    });
    await expect(page).not.toHaveURL(/\/videosync\/introduction$/);
    await expect(page).not.toHaveURL(/spindump/);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a tap focuses a field immediately, which opens the on-screen keyboard', async ({page}) => {
    await open(page, start);
    const release = await delayRequests(page, '**/assets/js/*.js');
    await page.locator('#phone-bar').getByRole('button', {name: 'Search'}).tap();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
    await page.keyboard.type('dmx');
    release();
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue('dmx');
    await expect(page.locator('#keyboard-field')).toHaveCount(0);
    await expect(dialog(page).getByText('opens search')).toBeHidden();
  });

  test('five results fit above the on-screen keyboard', async ({page}) => {
    await page.setViewportSize({width: 390, height: 430});
    await openModal(page);
    for (const query of ['dmx', 'ltc', 'freeze', 'artnet universe']) {
      await search(page, query);
      await expect(options(page).nth(4)).toBeInViewport({ratio: 1});
    }
    await search(page, 'dip 213');
    await expect(options(page).last()).toBeInViewport({ratio: 1});
  });
});

test.describe('keys of the search modal', () => {
  test('the space bar operates a checkbox and a button', async ({page}) => {
    await openModal(page);
    const checkbox = dialog(page).getByRole('checkbox');
    await checkbox.focus();
    await page.keyboard.press('Space');
    await expect(checkbox).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(checkbox).toBeChecked();
    await dialog(page).getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('slash opens it, can be turned off, and stays off', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('/');
    // Typed text is inserted when the field gets the focus.
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue('');
    await dialog(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await open(page, start);
    // If the slash opened the modal, the next key would close it.
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(combobox(page)).toBeFocused();
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
    await expect(combobox(page)).toHaveValue('');
    await dialog(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(combobox(page)).toBeFocused();
  });

  test('Enter opens a section, and a cause in a decision tree', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('/');
    await search(page, 'choose a rendering resolution');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/settings-window#choose-a-rendering-resolution$/);
    await expect(page.locator('#choose-a-rendering-resolution')).toBeInViewport();
    await page.keyboard.press('/');
    await search(page, 'the universe has no output');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The universe has no output', {exact: true}).first()).toBeVisible();
  });
});

test.describe('the search modal', () => {
  test('shows that there are no results, and suggests queries', async ({page}) => {
    await openModal(page);
    await expect(dialog(page).getByText('No recent searches', {exact: true})).toBeVisible();
    const startLinks = (name: string) => dialog(page).getByRole('region', {name}).getByRole('link');
    await expect(startLinks('Calculators').first()).toHaveAttribute('href', /#tool-/);
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('button', {name: 'dip 213'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(combobox(page)).toBeFocused();
    await expect(options(page).first()).toContainText('Switches on: 1, 3, 5, 7, 8');
    await combobox(page).fill('output qx9');
    await expect(dialog(page).getByText('No page has all of these words.')).toBeVisible();
    await combobox(page).fill('qxjkzvq');
    await expect(dialog(page).getByText('No results for “qxjkzvq”').last()).toBeVisible();
    await expect(dialog(page).getByText('Try searching for', {exact: true})).toBeVisible();
    await dialog(page).locator('ul button').first().click();
    await expect(options(page).first()).toBeVisible();
    await expect(combobox(page)).toBeFocused();
  });

  test('shows a correction, and can search for the original query', async ({page}) => {
    await openModal(page, 'fixtrue ptach');
    await expect(dialog(page).getByText('Results for fixture patch.')).toBeVisible();
    await dialog(page).getByRole('button', {name: 'Search for “fixtrue ptach” instead'}).click();
    await expect(dialog(page).getByText('No results for “fixtrue ptach”')).toBeVisible();
    await search(page, 'fixtrue patch');
    await dialog(page).getByText('Did you mean').getByRole('button').click();
    await expect(combobox(page)).toHaveValue('fixture patch');
  });

  test('truncates a long query at a word boundary, with a message', async ({page}) => {
    await openModal(page);
    await page.evaluate(() =>
      document.execCommand('insertText', false, 'art-net universe '.repeat(9)),
    );
    await expect(combobox(page)).toHaveValue(/^(?:art-net universe ){5}art-net$/);
    const message = dialog(page).getByText('Only 100 characters are searched, up to “art-net”.');
    await expect(message).toBeVisible();
    await expect(combobox(page)).toHaveAccessibleDescription((await message.textContent()) ?? '');
    await combobox(page).fill('art-net');
    await expect(message).toHaveCount(0);
  });

  test('announces the results when typing pauses, not after each key', async ({page}) => {
    await page.clock.install();
    await openModal(page);
    const status = dialog(page).getByRole('status');
    await search(page, 'universe');
    await expect(status).toHaveText(/^\d+ results? for “universe”$/);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const announcement = await status.textContent();
    for (const query of ['dmx', 'dmx a', 'dmx addr']) {
      await combobox(page).fill(query);
      await expect(dialog(page).locator('[aria-busy="true"]:not([role="listbox"])')).toHaveCount(0);
      await page.clock.runFor(300);
      await expect(status).toHaveText(announcement ?? '');
    }
    await page.clock.runFor(1000);
    await expect(status).toHaveText(/^\d+ results? for “dmx addr”$/);
    await combobox(page).fill('qxjkzvq');
    await expect(dialog(page).getByText('No results for “qxjkzvq”').first()).toBeVisible();
    await page.clock.runFor(1000);
    await expect(status).toHaveText('No results for “qxjkzvq”');
  });

  test('filters by product', async ({page}) => {
    await openModal(page, 'installation');
    const chip = dialog(page).getByRole('button', {name: 'Beam for Live', exact: true});
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const others = dialog(page).locator('[role="option"]:not([href^="/beam-for-live/"])');
    await expect(others).toHaveCount(0);
    const installation = '/beam-for-live/getting-started/installation';
    await expect(options(page).first()).toHaveAttribute('href', installation);
    // The same shortcut closes the modal.
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('limits recents and favourites, and moves the focus when a row is removed', async ({
    page,
  }) => {
    await page.goto(start);
    await page.evaluate((key) => {
      const hits = Array.from({length: 12}, (_, index) => ({
        ...{objectID: `/x${index}`, url: `/x${index}`, type: 'lvl1'},
        hierarchy: {lvl0: 'Videosync', lvl1: `Page ${index}`},
      }));
      localStorage.setItem(key, JSON.stringify(hits));
    }, searchRecent);
    await openModal(page);
    const group = (name: string) =>
      dialog(page).getByRole('region', {name, exact: true}).getByRole('listitem');
    const act = (name: string) => dialog(page).getByRole('button', {name, exact: true});
    await expect(group('Recent')).toHaveCount(7);
    await act('Save as favourite: Page 0').press('Enter');
    await expect(group('Favorite')).toHaveCount(1);
    await expect(group('Recent')).toHaveCount(4);
    await expect(act('Save as favourite: Page 1')).toBeFocused();
    await act('Remove from recent: Page 1').press('Enter');
    await expect(group('Recent').first()).toContainText('Page 2');
    await expect(act('Remove from recent: Page 2')).toBeFocused();
    await act('Remove from favourites: Page 0').press('Enter');
    await expect(combobox(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(group('Recent').first().getByRole('link')).toBeFocused();
  });

  test('ignores the Enter that ends an IME composition', async ({page}) => {
    await openModal(page, 'spindump');
    // As in Safari: after `compositionend`, with the key code of input that an IME handles.
    await combobox(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}),
      ),
    );
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('saves a result as a favourite by its star and by keyboard', async ({page}) => {
    await openModal(page, 'universe');
    const favourite = dialog(page).getByRole('button', {name: /^Favourite: /});
    await options(page).first().locator('[data-star]').click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(options(page).first()).toContainText('★');
    await favourite.press('Enter');
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await favourite.press('Enter');
    const title = await options(page).first().locator('span').first().textContent();
    await combobox(page).fill('');
    const favourites = dialog(page).getByRole('region', {name: 'Favorite', exact: true});
    await expect(favourites.getByRole('link')).toHaveCount(1);
    await expect(favourites).toContainText(title ?? '');
    const saveButtons = dialog(page).getByRole('button', {name: /^Save as favourite/});
    await saveButtons.first().click();
    await expect(favourites.getByRole('link')).toHaveCount(2);
  });

  test('shows the kind of each result', async ({page}) => {
    await openModal(page);
    const kinds = dialog(page).locator('[data-search-row] [data-kind]');
    await expect(kinds.first()).toHaveAttribute('data-kind', 'step');
    await expect(kinds.last()).toHaveAttribute('data-kind', 'calculator');
    await search(page, 'livemtc 1');
    for (const selector of [
      '[href^="/release-notes/"] [data-kind="release"]',
      '[href^="/sync-tools/"] [data-kind="page"]',
      '[href^="/sync-tools/"] .accent-sync-tools',
    ]) {
      await expect(dialog(page).locator(selector).first()).toBeVisible();
    }
  });

  test('shows the result of a calculator, and opens the calculator with its inputs', async ({
    page,
  }) => {
    await openModal(page, 'dip 213');
    await expect(options(page).first()).toContainText('Switches on: 1, 3, 5, 7, 8');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/handbook\/tools\/dip-switch#dip-switch\?address=213$/);
  });

  test('runs commands and announces them', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openModal(page, 'larger text');
    await expect(options(page).first().locator('[data-kind="command"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await expect(dialog(page).getByRole('status')).toHaveText('Text size: large.');
    await combobox(page).fill('copy link');
    await expect(options(page).first()).toContainText('Copy the link');
    await options(page).first().click();
    await expect(dialog(page).getByRole('status')).toHaveText('The link to this page is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await combobox(page).fill('stage mode');
    await expect(options(page).first()).toContainText('Stage appearance');
    await options(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'on');
    await expect(page.locator('[aria-live="polite"]')).toHaveText('Stage appearance is on.');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.keyboard.press('Control+k');
    await combobox(page).fill('print');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toHaveCount(0);
  });

  test('highlights the words on the opened page, until Escape, a click or navigation', async ({
    page,
  }) => {
    const getHighlights = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('found-words') ?? [])].map((range) => String(range).toLowerCase()),
      );
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.locator('h1').click(),
      () => page.locator('.pagination-nav__link--next').click(),
    ]) {
      await openModal(page, 'record the output');
      await page.keyboard.press('Enter');
      await expect.poll(async () => new Set(await getHighlights())).toContain('output');
      expect(await getHighlights()).not.toContain('the');
      await leave();
      await expect.poll(getHighlights).toEqual([]);
    }
  });

  test('keeps recents in memory while storage is blocked', async ({page, consoleErrors}) => {
    await blockStorage(page);
    await openModal(page, 'spindump');
    const title = await options(page).first().locator('span').first().textContent();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toContainText(title ?? '');
    // Docusaurus logs this once.
    consoleErrors.ignore(/browser storage is not available/);
  });
});

test.describe('search failures', () => {
  const index = '**/search-index.json';
  const failures: [
    name: string,
    fail: (page: Page) => Promise<unknown>,
    recover?: (page: Page) => Promise<unknown>,
  ][] = [
    [
      'the server responds with an error, until Try again',
      (page) => page.route(index, (route) => route.fulfill({status: 503, body: 'busy'})),
      (page) => dialog(page).getByRole('button', {name: 'Try again'}).click(),
    ],
    [
      'the network fails, until the browser is online',
      (page) => page.route(index, (route) => route.abort()),
      (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ],
    [
      'the worker is blocked',
      (page) =>
        page.addInitScript(() => {
          window.Worker = class {
            constructor() {
              throw new DOMException('blocked', 'SecurityError');
            }
          } as unknown as typeof Worker;
        }),
    ],
  ];
  for (const [name, fail, recover] of failures) {
    test(`shows an error: ${name}`, async ({page, consoleErrors}) => {
      consoleErrors.ignore(failedRequest);
      await fail(page);
      await page.goto('/search?q=blending');
      await expect(page.getByText('Unable to fetch results', {exact: true})).toBeVisible();
      await openModal(page);
      await combobox(page).fill('blending');
      await expect(dialog(page).getByRole('alert').locator('p')).toHaveText([
        'Unable to fetch results',
        'You might want to check your network connection.',
      ]);
      if (recover) {
        await page.unroute(index);
        await recover(page);
        await expect(options(page).first()).toBeVisible();
      }
    });
  }

  test('searches headings only if the rest of the index is incomplete', async ({page}) => {
    // Truncated until the click, because the modal may retry by itself before.
    let isTruncated = true;
    await page.exposeFunction('repairIndex', () => {
      isTruncated = false;
    });
    await page.route(index, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: isTruncated ? body.slice(0, body.length / 2) : body});
    });
    await openModal(page);
    await search(page, 'blending', 'partial');
    await expect(dialog(page).getByText(/Searching headings only/)).toBeVisible();
    const retry = dialog(page).getByRole('button', {name: 'Try again'});
    await retry.evaluate((button) =>
      button.addEventListener('pointerdown', () => {
        void (window as unknown as {repairIndex: () => Promise<void>}).repairIndex();
      }),
    );
    await retry.click();
    await expect(dialog(page)).toHaveAttribute('data-coverage', 'everything');
    await expect(dialog(page).getByText(/Searching headings only/)).toHaveCount(0);
  });
});

test.describe('search page', () => {
  const results = (page: Page) => page.locator('main ol li');
  const input = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

  test('shows the results of the modal in the same order, 20 at a time', async ({page}) => {
    await openModal(page, 'fixture');
    const getAddresses = (links: Locator) =>
      links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const inModal = await getAddresses(options(page));
    expect(await getPages(page)).toHaveLength(20);
    const all = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThanOrEqual(40);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=fixture$/);
    await expect(page.getByRole('status').filter({hasText: `${total} results`})).toBeVisible();
    await expect(results(page)).toHaveCount(20);
    expect(await getAddresses(results(page).locator('a'))).toEqual(inModal);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(results(page)).toHaveCount(total);
    await expect(results(page).nth(20).locator('a').first()).toBeFocused();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(results(page)).toHaveCount(20);
  });

  test('keeps query and product in the URL, and Back restores them', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByRole('status')).toContainText('Type what you’re looking for');
    // A slash in a field doesn't open the modal.
    await input(page).pressSequentially('a/b');
    await expect(input(page)).toHaveValue('a/b');
    await input(page).fill('installation');
    await expect(page).toHaveURL(/\/search\?q=installation$/);
    await expect(page.getByRole('status')).toHaveText(/\d+ results? for “installation”/);
    await page.getByRole('button', {name: 'Beam for Live', exact: true}).click();
    await expect(page).toHaveURL(/product=beam-for-live/);
    await expect(page.locator('main ol a:not([href^="/beam-for-live/"])')).toHaveCount(0);
    await results(page).first().locator('a').first().click();
    await expect(page).toHaveURL(/\/beam-for-live\//);
    await page.goBack();
    await expect(page).toHaveURL(/q=installation&product=beam-for-live/);
    await expect(input(page)).toHaveValue('installation');
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=installation$/);
  });

  test('Back from a result restores the scroll position', async ({page}) => {
    await open(page, '/search?q=universe');
    await results(page).nth(12).locator('a').first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(300);
    await results(page).nth(12).locator('a').first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(results(page).nth(12)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});

test('loads nothing before the first interaction, and nothing from other hosts', async ({page}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  const files = (): string[] =>
    requests.map(({pathname}) => pathname).filter((path) => /search(?!.*\.css$)/.test(path));
  await open(page, start);
  expect(files()).toEqual([]);
  await page.keyboard.press('Control+k');
  await search(page, 'art net');
  expect(new Set(requests.map(({origin}) => origin))).toEqual(
    new Set([new URL(page.url()).origin]),
  );
  expect(files()).toEqual(['/search-index.json']);
});
