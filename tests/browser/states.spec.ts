import type {Locator, Page} from '@playwright/test';
import {readingAttributes} from '../../src/config/reading';
import {
  blockStorage,
  colourToggle,
  expect,
  failedRequest,
  delayRequests,
  waitForHydration,
  open,
  test,
  waitTwoFrames,
} from '../support/site';

// Requests of the service worker would bypass the routes of these tests.
test.use({serviceWorkers: 'block'});

const page1 = '/videosync/introduction';

test('the colour mode is stored and applied on reload without a flash', async ({page}) => {
  await open(page, page1);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    // Every value that the attribute ever takes while the page loads.
    const seen: (string | null)[] = [];
    Object.assign(window, {themesSeen: seen});
    new MutationObserver(() => {
      const theme = document.documentElement?.getAttribute('data-theme');
      if (theme && theme !== seen.at(-1)) {
        seen.push(theme);
      }
    }).observe(document, {attributes: true, subtree: true, childList: true});
  });
  await page.reload();
  await waitForHydration(page);
  expect(
    await page.evaluate(() => (window as unknown as {themesSeen: string[]}).themesSeen),
  ).toEqual(['dark']);
});

test('what the not-found page was built with stays until its parts have arrived', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/assets/js/not-found.*.js');
  await page.goto('/404');
  await waitForHydration(page);
  await waitTwoFrames(page);
  await expect(page.locator('#not-found-symptoms > div > section a').first()).toBeVisible();
  release();
  await expect(page.locator('#not-found-symptoms > section a').first()).toBeVisible();
});

test('reading comfort is there at the next first paint and in another tab, and its menu closes', async ({
  page,
  context,
}) => {
  await page.goto(page1);
  const menuIn = (tab: Page): Locator => tab.locator('.navbar details:has([data-reading])');
  const expectSettings = async (tab: Page): Promise<void> => {
    const root = expect(tab.locator('html'));
    await root.toHaveAttribute(readingAttributes.stage, 'on');
    await root.toHaveAttribute(readingAttributes.textSize, 'larger');
    await root.toHaveAttribute(readingAttributes.lineWidth, 'wide');
  };
  await menuIn(page).locator('summary').click();
  await menuIn(page).locator('input[value="stage"]').click();
  await expect(page.locator('html')).toHaveAttribute(readingAttributes.stage, 'on');
  const other = await context.newPage();
  await open(other, page1);
  await menuIn(other).locator('summary').click();
  await menuIn(other).locator('input[value="larger"]').click();
  await menuIn(other).locator('input[value="wide"]').click();
  await expectSettings(page);
  await other.close();

  await page.goto(page1, {waitUntil: 'commit'});
  await page.locator('body').waitFor();
  await expectSettings(page);
  await waitForHydration(page);
  await menuIn(page).locator('summary').click();
  await expect(menuIn(page).locator('input[value="larger"]')).toBeChecked();
  await page.mouse.click(1000, 700);
  await expect(menuIn(page)).not.toHaveAttribute('open');
});

test('storage that is blocked costs memory, not function', async ({page, consoleErrors}) => {
  await blockStorage(page);
  await open(page, page1);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await page.getByRole('link', {name: 'Features', exact: true}).first().click();
  await expect(page).toHaveURL(/\/videosync\/features$/);
  await open(page, '/handbook/background/practical-tips-for-going-on-stage');
  await page.locator('.contains-task-list').first().getByRole('checkbox').first().check();
  await expect(page.getByRole('button', {name: 'Clear checklist'})).toBeVisible();
  // The theme says once, in the console only, that storage is not available.
  consoleErrors.ignore(/browser storage is not available/);
});

test('the announcement is dismissed for good, without a flash on reload', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(page1);
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  consoleErrors.ignore(failedRequest);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
});

test('the top bar hides on scroll down and returns on scroll up', async ({page}) => {
  await open(page, '/handbook/background/artnet-in-depth');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 300);
  await page.mouse.wheel(0, 500);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
});

test('the name in the bar is whole and nothing overlaps, whatever the size of letters', async ({
  page,
}) => {
  await open(page, page1);
  const problems: string[] = [];
  for (const size of ['normal', 'large', 'larger']) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-text-size', value),
      size,
    );
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      const wrong = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.navbar__items > *')].filter((part) =>
          part.checkVisibility(),
        );
        const boxes = parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const name = document.querySelector('.navbar .navbar__title');
        const range = document.createRange();
        range.selectNodeContents(name ?? document.body);
        const letters = range.getBoundingClientRect();
        const brand = document.querySelector('.navbar .navbar__brand')?.getBoundingClientRect();
        return [
          ...(letters.right > (brand?.right ?? 0) + 1 ? ['the name is cut'] : []),
          ...(letters.height > 40 ? ['the name is on two lines'] : []),
          ...boxes.flatMap((box, index) =>
            index > 0 && box.left < (boxes[index - 1]?.right ?? 0) - 1
              ? [`part ${index} overlaps`]
              : [],
          ),
          ...(boxes.some(({right}) => right > innerWidth + 1) ? ['it is too wide'] : []),
        ];
      });
      problems.push(...wrong.map((text) => `${size} at ${width} px: ${text}`));
    }
  }
  expect(problems).toEqual([]);
});

test('a change of the route shows the progress bar after 200 ms and not before', async ({page}) => {
  await open(page, page1);
  const release = await delayRequests(page, '**/assets/js/*.js');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.menu a[href="/videosync/features"]')?.click();
  });
  await page.clock.runFor(199);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/videosync\/features$/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a step back before the application has arrived shows the page of the address', async ({
  page,
}) => {
  await open(page, '/videosync/introduction');
  const heading = page.getByRole('heading', {level: 1});
  const first = (await heading.textContent()) ?? '';
  await page.locator('.pagination-nav__link--next').click();
  await expect(heading).not.toHaveText(first);
  const release = await delayRequests(page, '**/assets/js/*.js');
  await page.reload({waitUntil: 'commit'});
  await expect(heading).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/videosync\/introduction$/);
  await expect(heading).toHaveText(first);
  release();
  await waitForHydration(page);
  await expect(heading).toHaveText(first);
});

test('a page that crashes says so, and tries again', async ({page, consoleErrors}) => {
  consoleErrors.ignore(/^error: Error: The text is broken\./);
  await open(page, '/handbook/introduction');
  await page.evaluate(() => {
    const {normalize} = String.prototype;
    Object.assign(window, {fix: () => Object.assign(String.prototype, {normalize})});
    String.prototype.normalize = () => {
      throw new Error('The text is broken.');
    };
    document.querySelector<HTMLAnchorElement>('.menu a[href="/handbook/glossary"]')?.click();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByText('The text is broken.')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.evaluate(() => (window as unknown as {fix: () => void}).fix());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/glossary/i);
});

test.describe('an error in a part of the page around the text', () => {
  const breakDialogs = (): void => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('No window today.');
    };
  };

  test('search leads to its page instead, and the text stays', async ({page, consoleErrors}) => {
    consoleErrors.ignore(/^error: Error: No window today\./);
    await open(page, page1);
    await page.evaluate(breakDialogs);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('The search modal failed.')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('link', {name: 'Open the search page'}).click();
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeVisible();
  });

  test('contents and menu of a phone go, and the text stays', async ({page, consoleErrors}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, page1);
    await page.evaluate(breakDialogs);
    const calculators = page.getByRole('navigation', {name: 'Page tools'});
    for (const name of ['Contents', 'Menu']) {
      await calculators.getByRole('button', {name}).dispatchEvent('click');
      await expect.poll(() => consoleErrors.messages.join()).toContain('No window today.');
      consoleErrors.messages.length = 0;
      await expect(calculators.getByRole('button', {name: 'Search'})).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
    }
  });
});

test('a page below the minimum browsers stays as it is without JavaScript', async ({page}) => {
  await page.addInitScript(() => {
    const {supports} = CSS;
    CSS.supports = (...what: [string]) => !what[0].includes(':has') && supports.apply(CSS, what);
  });
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/videosync/troubleshooting/common-pitfalls');
  const answers = page.locator('[data-tree] details');
  await answers.first().locator('summary').first().click();
  await expect(answers.first()).toHaveAttribute('open', '');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.locator('#phone-bar')).toBeHidden();
  await page.getByRole('link', {name: 'Overview', exact: true}).first().click();
  await expect(page).toHaveURL(/\/videosync\/introduction$/);
  // All scripts have been evaluated, and nothing is hydrated.
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => 'docusaurusRoot' in window)).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.goto('/offline');
  await expect(page.getByText('Saving needs JavaScript')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages can be read, links work and the menu is reachable', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/videosync/troubleshooting/common-pitfalls');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const details = page.locator('[data-tree] details');
    expect(await details.count()).toBeGreaterThan(6);
    // An answer that is a cause, whose fix helps, or leads to the next cause.
    const answer = details.filter({hasNot: page.locator('details')}).first();
    await answer.locator(':scope > summary').click();
    await answer.getByRole('checkbox', {name: 'Yes'}).check();
    await expect(answer.getByText('Fixed.')).toBeVisible();
    await answer.getByRole('link', {name: 'No, what next?'}).click();
    await expect(answer).toBeHidden();
    await expect(page.locator('[data-tree] details[open]')).toHaveCount(1);
    // What only a script can answer is not there, and nothing pushes the text aside.
    expect(await page.locator('button:visible').count()).toBe(0);
    const text = await page.getByRole('article').boundingBox();
    const menu = page.getByRole('navigation', {name: 'Pages of this section'});
    expect((await menu.boundingBox())?.y ?? 0).toBeGreaterThan(
      (text?.y ?? 0) + (text?.height ?? 0),
    );
    expect(text?.width ?? 0).toBeGreaterThan(340);
    const ground = (scheme: 'light' | 'dark'): Promise<string> =>
      page
        .emulateMedia({colorScheme: scheme})
        .then(() =>
          page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor),
        );
    expect(await ground('light')).not.toBe(await ground('dark'));
    // A page of a category that is folded.
    await menu.getByRole('link', {name: 'All pages of Videosync'}).click();
    await expect(page).toHaveURL(/\/videosync\/introduction#all-pages$/);
    await menu.getByRole('link', {name: 'Recording output'}).click();
    await expect(page).toHaveURL(/\/videosync\/basics\/recording-output$/);
  });
});
