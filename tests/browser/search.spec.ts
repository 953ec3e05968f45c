import type {Locator, Page} from '@playwright/test';
import {searchRecent} from '../../src/config/storageKeys';
import {blockStorage, expect, failedRequest, delayRequests, open, test} from '../support/site';

// The service worker would respond from its caches, and its requests bypass the routes of a test.
test.use({serviceWorkers: 'block'});

const start = '/videosync/introduction';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const box = (page: Page) => dialog(page).getByRole('combobox', {name: 'Search docs'});
const options = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.locator('[data-search-button]');

/** Pages of the results, without further sections. */
const getPages = (page: Page) =>
  options(page).evaluateAll((all) => [
    ...new Set(all.map((one) => one.getAttribute('href')?.replace(/#.*/, ''))),
  ]);

/**
 * Lets the index arrive in parts: its first line (the headings), then the rest. A server would send
 * both at once.
 *
 * @returns what lets a part arrive
 */
async function holdIndex(page: Page): Promise<(part: 1 | 2) => Promise<void>> {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    const opened = (name: string) =>
      new Promise((resolve) => addEventListener(name, resolve, {once: true}));
    const gates = [opened('part-1'), opened('part-2')];
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (!String(input).includes('search-index')) {
        return response;
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      // '[', then one entry a line
      const end = bytes.indexOf(10, 2) + 1;
      return new Response(
        new ReadableStream({
          async start(controller) {
            await gates[0];
            controller.enqueue(bytes.slice(0, end));
            await gates[1];
            controller.enqueue(bytes.slice(end));
            controller.close();
          },
        }),
      );
    };
  });
  return (part) => page.evaluate((name) => void dispatchEvent(new Event(name)), `part-${part}`);
}

/** Asks once the whole index is there: an answer from the headings alone keeps its order. */
async function ask(page: Page, query: string, coverage = 'everything'): Promise<void> {
  await box(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page)).toHaveAttribute('data-coverage', coverage);
  await box(page).fill('');
  // Another answer in between: the last one to the same query would be there at once.
  await box(page).fill('qxjkzvq');
  await expect(options(page)).toHaveCount(0);
  await box(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens the search modal on a page, and types a query. */
async function openWindow(page: Page, query?: string): Promise<void> {
  await open(page, start);
  await page.keyboard.press('Control+k');
  await (query === undefined ? expect(box(page)).toBeFocused() : ask(page, query));
}

test('what is typed while the window is on its way is in its box', async ({page}) => {
  await open(page, start);
  const letIn = await delayRequests(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('artt');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('-net x');
  await page.keyboard.press('Backspace');
  await expect(dialog(page)).toHaveCount(0);
  letIn();
  await expect(box(page)).toHaveValue('art-net ');
  await page.keyboard.type('node');
  await expect(box(page)).toHaveValue('art-net node');
  await expect(options(page).first()).toBeVisible();
});

test.describe('while the index is on its way', () => {
  test('worker, index and window are asked for at the same time', async ({page}) => {
    await open(page, start);
    const asked: string[] = [];
    await page.route(/assets\/js\/.*\.js$|search-index\.json$/, (route) => {
      // Nothing arrives, so that nothing can ask for the next file.
      asked.push(new URL(route.request().url()).pathname);
    });
    await button(page).hover();
    await expect.poll(() => asked.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    // The worker, and at least one file of the window
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
  });

  test('the first answer is ranked again, unless the reader has moved in it', async ({page}) => {
    const arrive = await holdIndex(page);
    await openWindow(page);
    await box(page).fill('black output');
    await expect(dialog(page).getByText('Searching …', {exact: true})).toBeVisible();
    await arrive(1);
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByText('Loading more results')).toBeVisible();
    const before = await getPages(page);
    await page.keyboard.press('ArrowDown');
    await arrive(2);
    await expect(dialog(page)).toHaveAttribute('data-coverage', 'everything');
    await expect(dialog(page).getByText('Loading more results')).toHaveCount(0);
    await expect.poll(async () => (await getPages(page)).length).toBeGreaterThan(before.length);
    expect((await getPages(page)).slice(0, before.length)).toEqual(before);
    // Asked again, it has the order of all texts.
    await ask(page, 'black output');
    expect((await getPages(page)).slice(0, before.length)).not.toEqual(before);
  });

  test('a calculator and a command answer without it', async ({page}) => {
    await holdIndex(page);
    await openWindow(page);
    await box(page).fill('1:2:3');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('Beam universe (from 1): 292');
    await expect(dialog(page).getByText('Loading more results')).toBeVisible();
    await box(page).fill('light');
    await expect(options(page)).toHaveCount(0);
    await box(page).fill('dark mode');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('Enter waits for the answer to what was typed', async ({page}) => {
    const arrive = await holdIndex(page);
    await openWindow(page);
    await box(page).fill('record the output');
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
    await arrive(1);
    await expect(options(page).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(start);
    await arrive(2);
    await expect(page).toHaveURL(/\/videosync\/basics\/recording-output/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the second Enter opens what is found so far', async ({page}) => {
    const arrive = await holdIndex(page);
    await openWindow(page);
    await box(page).fill('record the output');
    await arrive(1);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(`${start}$`));
  });

  test('Enter opens the first hit of what was typed, not of what was shown before', async ({
    page,
  }) => {
    await openWindow(page, 'spindump');
    // In one evaluation, so that no results arrive between the text and Enter
    await box(page).evaluate((input: HTMLInputElement) => {
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

  test('a field has the focus inside the tap', async ({page}) => {
    await open(page, start);
    const letIn = await delayRequests(page, '**/assets/js/*.js');
    await page.locator('#phone-bar').getByRole('button', {name: 'Search'}).tap();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input');
    await page.keyboard.type('dmx');
    letIn();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('dmx');
    await expect(page.locator('#keyboard-field')).toHaveCount(0);
    await expect(dialog(page).getByText('opens search')).toBeHidden();
  });

  test('five pages fit above its keyboard', async ({page}) => {
    await page.setViewportSize({width: 390, height: 430});
    await openWindow(page);
    for (const query of ['dmx', 'ltc', 'freeze', 'artnet universe']) {
      await ask(page, query);
      await expect(options(page).nth(4)).toBeInViewport({ratio: 1});
    }
    await ask(page, 'dip 213');
    await expect(options(page).last()).toBeInViewport({ratio: 1});
  });
});

test.describe('keys of the search window', () => {
  test('the space bar works on what stands in the window', async ({page}) => {
    await openWindow(page);
    const box = dialog(page).getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await dialog(page).getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('slash opens it, can be switched off, and that is remembered', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('');
    await dialog(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await open(page, start);
    // Had this opened it, the next would close it.
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
    await expect(box(page)).toHaveValue('');
    await dialog(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });

  test('Enter goes to a section, and opens the end of a decision tree', async ({page}) => {
    await open(page, start);
    await page.keyboard.press('/');
    await ask(page, 'choose a rendering resolution');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/settings-window#choose-a-rendering-resolution$/);
    await expect(page.locator('#choose-a-rendering-resolution')).toBeInViewport();
    await page.keyboard.press('/');
    await ask(page, 'the universe has no output');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The universe has no output', {exact: true}).first()).toBeVisible();
  });
});

test.describe('limits and texts of the search window', () => {
  test('says what it did not find, and offers words of the site', async ({page}) => {
    await openWindow(page);
    await expect(dialog(page).getByText('No recent searches', {exact: true})).toBeVisible();
    const starts = (name: string) => dialog(page).getByRole('region', {name}).getByRole('link');
    await expect(starts('Calculators').first()).toHaveAttribute('href', /#tool-/);
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('button', {name: 'dip 213'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(options(page).first()).toContainText('Switches on: 1, 3, 5, 7, 8');
    await box(page).fill('output qx9');
    await expect(dialog(page).getByText('No page has all of these words.')).toBeVisible();
    await box(page).fill('qxjkzvq');
    await expect(dialog(page).getByText('No results for “qxjkzvq”').last()).toBeVisible();
    await expect(dialog(page).getByText('Try searching for', {exact: true})).toBeVisible();
    await dialog(page).locator('ul button').first().click();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  test('admits that it has guessed, and takes the words as they are if asked to', async ({
    page,
  }) => {
    await openWindow(page, 'fixtrue ptach');
    await expect(dialog(page).getByText('Results for fixture patch.')).toBeVisible();
    await dialog(page).getByRole('button', {name: 'Search for “fixtrue ptach” instead'}).click();
    await expect(dialog(page).getByText('No results for “fixtrue ptach”')).toBeVisible();
    await ask(page, 'fixtrue patch');
    await dialog(page).getByText('Did you mean').getByRole('button').click();
    await expect(box(page)).toHaveValue('fixture patch');
  });

  test('cuts a long paste at a word, and says so', async ({page}) => {
    await openWindow(page);
    await page.evaluate(() =>
      document.execCommand('insertText', false, 'art-net universe '.repeat(9)),
    );
    await expect(box(page)).toHaveValue(/^(?:art-net universe ){3}art-net$/);
    const note = dialog(page).getByText('Only 64 characters are searched, up to “art-net”.');
    await expect(note).toBeVisible();
    await expect(box(page)).toHaveAccessibleDescription((await note.textContent()) ?? '');
    await box(page).fill('art-net');
    await expect(note).toHaveCount(0);
  });

  test('says what was found when typing pauses, not at every key', async ({page}) => {
    await page.clock.install();
    await openWindow(page);
    const status = dialog(page).getByRole('status');
    await ask(page, 'universe');
    await expect(status).toHaveText(/^\d+ results? for “universe”$/);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const announcement = await status.textContent();
    for (const query of ['dmx', 'dmx a', 'dmx addr']) {
      await box(page).fill(query);
      await expect(dialog(page).locator('[aria-busy="true"]:not([role="listbox"])')).toHaveCount(0);
      await page.clock.runFor(300);
      await expect(status).toHaveText(announcement ?? '');
    }
    await page.clock.runFor(1000);
    await expect(status).toHaveText(/^\d+ results? for “dmx addr”$/);
    await box(page).fill('qxjkzvq');
    await expect(dialog(page).getByText('No results for “qxjkzvq”').first()).toBeVisible();
    await page.clock.runFor(1000);
    await expect(status).toHaveText('No results for “qxjkzvq”');
  });

  test('narrows to a product', async ({page}) => {
    await openWindow(page, 'installation');
    const chip = dialog(page).getByRole('button', {name: 'Beam for Live', exact: true});
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const others = dialog(page).locator('[role="option"]:not([href^="/beam-for-live/"])');
    await expect(others).toHaveCount(0);
    const installation = '/beam-for-live/getting-started/installation';
    await expect(options(page).first()).toHaveAttribute('href', installation);
    // What has opened the window closes it.
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('keeps recents and favourites within their limits, and the focus where a row goes', async ({
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
    await openWindow(page);
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
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(group('Recent').first().getByRole('link')).toBeFocused();
  });

  test('does not take the Enter that ends a composition for a choice', async ({page}) => {
    await openWindow(page, 'spindump');
    // As Safari sends it: after the composition, with the code of a key that an input method took.
    await box(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}),
      ),
    );
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('saves a result as a favourite, by its star and by the keyboard', async ({page}) => {
    await openWindow(page, 'universe');
    const favourite = dialog(page).getByRole('button', {name: /^Favourite: /});
    await options(page).first().locator('[data-star]').click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(options(page).first()).toContainText('★');
    await favourite.press('Enter');
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await favourite.press('Enter');
    const title = await options(page).first().locator('span').first().textContent();
    await box(page).fill('');
    const favourites = dialog(page).getByRole('region', {name: 'Favorite', exact: true});
    await expect(favourites.getByRole('link')).toHaveCount(1);
    await expect(favourites).toContainText(title ?? '');
    const saving = dialog(page).getByRole('button', {name: /^Save as favourite/});
    await saving.first().click();
    await expect(favourites.getByRole('link')).toHaveCount(2);
  });

  test('shows of what kind a result is', async ({page}) => {
    await openWindow(page);
    const kinds = dialog(page).locator('[data-search-row] [data-kind]');
    await expect(kinds.first()).toHaveAttribute('data-kind', 'step');
    await expect(kinds.last()).toHaveAttribute('data-kind', 'calculator');
    await ask(page, 'livemtc 1');
    for (const part of [
      '[href^="/release-notes/"] [data-kind="release"]',
      '[href^="/sync-tools/"] [data-kind="page"]',
      '[href^="/sync-tools/"] .accent-sync-tools',
    ]) {
      await expect(dialog(page).locator(part).first()).toBeVisible();
    }
  });

  test('has the result of a calculator in its row, and opens it filled in', async ({page}) => {
    await openWindow(page, 'dip 213');
    await expect(options(page).first()).toContainText('Switches on: 1, 3, 5, 7, 8');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/handbook\/tools\/dip-switch#dip-switch\?address=213$/);
  });

  test('does what is asked for, and says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWindow(page, 'larger text');
    await expect(options(page).first().locator('[data-kind="command"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await expect(dialog(page).getByRole('status')).toHaveText('Text size: large.');
    await box(page).fill('copy link');
    await expect(options(page).first()).toContainText('Copy the link');
    await options(page).first().click();
    await expect(dialog(page).getByRole('status')).toHaveText('The link of this page is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await box(page).fill('stage mode');
    await expect(options(page).first()).toContainText('Stage appearance');
    await options(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'on');
    await expect(page.locator('[aria-live="polite"]')).toHaveText('Stage appearance is on.');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.keyboard.press('Control+k');
    await box(page).fill('print');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toHaveCount(0);
  });

  test('marks the words on the page that it opens, until Escape or the next page', async ({
    page,
  }) => {
    const marks = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('found-words') ?? [])].map((range) => String(range).toLowerCase()),
      );
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.locator('.pagination-nav__link--next').click(),
    ]) {
      await openWindow(page, 'record the output');
      await page.keyboard.press('Enter');
      await expect.poll(async () => new Set(await marks())).toContain('output');
      expect(await marks()).not.toContain('the');
      await leave();
      await expect.poll(marks).toEqual([]);
    }
  });

  test('keeps what was visited while storage is blocked', async ({page, consoleErrors}) => {
    await blockStorage(page);
    await openWindow(page, 'spindump');
    const title = await options(page).first().locator('span').first().textContent();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('region', {name: 'Recent'})).toContainText(title ?? '');
    // Docusaurus says that storage is blocked; nothing else may.
    consoleErrors.ignore(/browser storage is not available/);
  });
});

test.describe('failures of the search', () => {
  const index = '**/search-index.json';
  const failures: [
    what: string,
    fail: (page: Page) => Promise<unknown>,
    mend?: (page: Page) => Promise<unknown>,
  ][] = [
    [
      'the server fails, and the reader tries again',
      (page) => page.route(index, (route) => route.fulfill({status: 503, body: 'busy'})),
      (page) => dialog(page).getByRole('button', {name: 'Try again'}).click(),
    ],
    [
      'the network is away, and the browser is online again',
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
  for (const [what, fail, mend] of failures) {
    test(`are shown, and end with their cause: ${what}`, async ({page, consoleErrors}) => {
      consoleErrors.ignore(failedRequest);
      await fail(page);
      await page.goto('/search?q=blending');
      await expect(page.getByText('Unable to fetch results', {exact: true})).toBeVisible();
      await openWindow(page);
      await box(page).fill('blending');
      await expect(dialog(page).getByRole('alert').locator('p')).toHaveText([
        'Unable to fetch results',
        'You might want to check your network connection.',
      ]);
      if (mend) {
        await page.unroute(index);
        await mend(page);
        await expect(options(page).first()).toBeVisible();
      }
    });
  }

  test('of the texts alone leave the headings, and say so', async ({page}) => {
    // Broken until the click: the modal may retry by itself before.
    let isBroken = true;
    await page.exposeFunction('mend', () => {
      isBroken = false;
    });
    await page.route(index, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: isBroken ? body.slice(0, body.length / 2) : body});
    });
    await openWindow(page);
    await ask(page, 'blending', 'partial');
    await expect(dialog(page).getByText(/Searching headings only/)).toBeVisible();
    const again = dialog(page).getByRole('button', {name: 'Try again'});
    await again.evaluate((button) =>
      button.addEventListener('pointerdown', () => {
        void (window as unknown as {mend: () => Promise<void>}).mend();
      }),
    );
    await again.click();
    await expect(dialog(page)).toHaveAttribute('data-coverage', 'everything');
    await expect(dialog(page).getByText(/Searching headings only/)).toHaveCount(0);
  });
});

test.describe('search page', () => {
  const hits = (page: Page) => page.locator('main ol li');
  const input = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

  test('answers the address with the order of the window, 20 at a time', async ({page}) => {
    await openWindow(page, 'fixture');
    const getAddresses = (links: Locator) =>
      links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const inWindow = await getAddresses(options(page));
    expect(await getPages(page)).toHaveLength(20);
    await dialog(page).getByRole('link', {name: 'See all 40 results', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=fixture$/);
    await expect(page.getByRole('status').filter({hasText: '40 results'})).toBeVisible();
    await expect(hits(page)).toHaveCount(20);
    expect(await getAddresses(hits(page).locator('a'))).toEqual(inWindow);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(hits(page)).toHaveCount(40);
    await expect(hits(page).nth(20).locator('a').first()).toBeFocused();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(hits(page)).toHaveCount(20);
  });

  test('keeps query and product in the address; Back works', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByRole('status')).toContainText('Type what you are looking for');
    // A slash is typed where text is typed.
    await input(page).pressSequentially('a/b');
    await expect(input(page)).toHaveValue('a/b');
    await input(page).fill('installation');
    await expect(page).toHaveURL(/\/search\?q=installation$/);
    await expect(page.getByRole('status')).toHaveText(/\d+ results? for “installation”/);
    await page.getByRole('button', {name: 'Beam for Live', exact: true}).click();
    await expect(page).toHaveURL(/product=beam-for-live/);
    await expect(page.locator('main ol a:not([href^="/beam-for-live/"])')).toHaveCount(0);
    await hits(page).first().locator('a').first().click();
    await expect(page).toHaveURL(/\/beam-for-live\//);
    await page.goBack();
    await expect(page).toHaveURL(/q=installation&product=beam-for-live/);
    await expect(input(page)).toHaveValue('installation');
    await expect(hits(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?q=installation$/);
  });

  test('Back from a hit leads to where the reader was', async ({page}) => {
    await open(page, '/search?q=universe');
    await hits(page).nth(12).locator('a').first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(300);
    await hits(page).nth(12).locator('a').first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(hits(page).nth(12)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});

test('nothing is loaded before the first sign of intent, and never another host', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const files = (): string[] =>
    asked.map(({pathname}) => pathname).filter((path) => /search(?!.*\.css$)/.test(path));
  await open(page, start);
  expect(files()).toEqual([]);
  await page.keyboard.press('Control+k');
  await ask(page, 'art net');
  expect(new Set(asked.map(({origin}) => origin))).toEqual(new Set([new URL(page.url()).origin]));
  expect(files()).toEqual(['/search-index.json']);
});
