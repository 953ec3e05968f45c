import type {Locator, Page} from '@playwright/test';
import {readingAttributes} from '../../src/config/reading';
import {
  blockStorage,
  colourToggle,
  delayRequests,
  expect,
  failedRequest,
  open,
  test,
  waitForHydration,
  waitTwoFrames,
} from '../support/site';

// Requests of the service worker would bypass the routes of these tests.
test.use({serviceWorkers: 'block'});

const introduction = '/videosync/introduction';

test('the colour mode is stored and applied on reload without a flash', async ({page}) => {
  await open(page, introduction);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    // All values of the attribute while the page loads.
    const themes: (string | null)[] = [];
    Object.assign(window, {themes});
    new MutationObserver(() => {
      const theme = document.documentElement?.getAttribute('data-theme');
      if (theme && theme !== themes.at(-1)) {
        themes.push(theme);
      }
    }).observe(document, {attributes: true, subtree: true, childList: true});
  });
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => (window as unknown as {themes: string[]}).themes)).toEqual([
    'dark',
  ]);
});

test('prerendered parts of the not-found page stay until their scripts have loaded', async ({
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

test('reading settings apply at first paint and in other tabs, and their menu closes', async ({
  page,
  context,
}) => {
  await page.goto(introduction);
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
  await open(other, introduction);
  await menuIn(other).locator('summary').click();
  await menuIn(other).locator('input[value="larger"]').click();
  await menuIn(other).locator('input[value="wide"]').click();
  await expectSettings(page);
  await other.close();

  await page.goto(introduction, {waitUntil: 'commit'});
  await page.locator('body').waitFor();
  await expectSettings(page);
  await waitForHydration(page);
  await menuIn(page).locator('summary').click();
  await expect(menuIn(page).locator('input[value="larger"]')).toBeChecked();
  await page.mouse.click(1000, 700);
  await expect(menuIn(page)).not.toHaveAttribute('open');
});

test('the index of the handbook is filtered, and folds again with an empty field', async ({
  page,
}) => {
  await open(page, '/handbook/index-a-to-z');
  const subject = page.locator('.handbook-index li').filter({hasText: /^Genlock/i});
  await expect(subject.first()).toBeHidden();
  const field = page.getByLabel('Filter subjects');
  await field.fill('genlock');
  await expect(subject.first()).toBeVisible();
  await expect(page.locator('.handbook-index li', {hasText: 'Universe'}).first()).toBeHidden();
  await expect(page.locator('#letter-u')).toBeHidden();
  await expect(page.getByText(/subjects? contains? “genlock”/)).toBeVisible();
  await field.fill('');
  await expect(page.locator('#letter-u')).toBeVisible();
  await expect(subject.first()).toBeHidden();
});

test('the sidebar folds away by keyboard, without layout shift, and stays hidden after a reload', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/handbook/tools/projection');
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const main = page.getByRole('main');
  const leftBefore = (await main.boundingBox())?.x ?? 0;
  await page.getByRole('button', {name: 'Hide sidebar'}).focus();
  await page.keyboard.press('Enter');
  const show = page.getByRole('button', {name: 'Show sidebar'});
  await expect(show).toBeFocused();
  await expect(menu).toBeHidden();
  const left = (await main.boundingBox())?.x ?? 0;
  expect(leftBefore - left).toBeGreaterThan(200);

  // In another section, from the first paint: without scripts of the application.
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(introduction, {waitUntil: 'commit'});
  await page.locator('main h1').waitFor();
  await expect(menu).toBeHidden();
  expect((await main.boundingBox())?.x).toBe(left);
  release();
  await waitForHydration(page);
  await expect(menu).toBeHidden();
  expect((await main.boundingBox())?.x).toBe(left);

  // Any other key leaves it as it is.
  await show.focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await show.click();
  await expect(menu).toBeVisible();
  expect((await main.boundingBox())?.x).toBe(leftBefore);
});

test('the site works while storage is blocked, but remembers nothing', async ({
  page,
  consoleErrors,
}) => {
  await blockStorage(page);
  await open(page, introduction);
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await page.getByRole('link', {name: 'Features', exact: true}).first().click();
  await expect(page).toHaveURL(/\/videosync\/features$/);
  await open(page, '/handbook/background/practical-tips-for-going-on-stage');
  await page.locator('.contains-task-list').first().getByRole('checkbox').first().check();
  await expect(page.getByRole('button', {name: 'Clear checklist'})).toBeVisible();
  // The theme logs this once.
  consoleErrors.ignore(/browser storage is not available/);
});

test('a dismissed announcement stays hidden, without a flash on reload', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(introduction);
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  consoleErrors.ignore(failedRequest);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
});

test('the navbar hides on scroll down and returns on scroll up', async ({page}) => {
  await open(page, '/handbook/background/artnet-in-depth');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 300);
  await page.mouse.wheel(0, 500);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the navbar title is not clipped and nothing overlaps, at any text size and width', async ({
  page,
}) => {
  await open(page, introduction);
  const problems: string[] = [];
  for (const size of ['normal', 'large', 'larger']) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-text-size', value),
      size,
    );
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      const messages = await page.evaluate(() => {
        const items = [...document.querySelectorAll('.navbar__items > *')].filter((item) =>
          item.checkVisibility(),
        );
        const boxes = items
          .map((item) => item.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const title = document.querySelector('.navbar .navbar__title');
        const range = document.createRange();
        range.selectNodeContents(title ?? document.body);
        const text = range.getBoundingClientRect();
        const brand = document.querySelector('.navbar .navbar__brand')?.getBoundingClientRect();
        return [
          ...(text.right > (brand?.right ?? 0) + 1 ? ['the title is clipped'] : []),
          ...(text.height > 40 ? ['the title has two lines'] : []),
          ...boxes.flatMap((box, index) =>
            index > 0 && box.left < (boxes[index - 1]?.right ?? 0) - 1
              ? [`item ${index} overlaps`]
              : [],
          ),
          ...(boxes.some(({right}) => right > innerWidth + 1) ? ['too wide'] : []),
        ];
      });
      problems.push(...messages.map((text) => `${size} at ${width} px: ${text}`));
    }
  }
  expect(problems).toEqual([]);
});

test('navigation shows the progress bar after 200 ms, not before', async ({page}) => {
  await open(page, introduction);
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

test('going back before hydration shows the page of the URL', async ({page}) => {
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

test('a crashed page shows the error and can be retried', async ({page, consoleErrors}) => {
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

test.describe('an error outside the article', () => {
  const breakDialogs = (): void => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('showModal failed.');
    };
  };

  test('in search: links to the search page, and the text stays', async ({page, consoleErrors}) => {
    consoleErrors.ignore(/^error: Error: showModal failed\./);
    await open(page, introduction);
    await page.evaluate(breakDialogs);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('The search modal failed.')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('link', {name: 'Open the search page'}).click();
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeVisible();
  });

  test('in contents and menu of a phone: the text and the bar stay', async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, introduction);
    await page.evaluate(breakDialogs);
    const phoneBar = page.getByRole('navigation', {name: 'Page tools'});
    for (const name of ['Contents', 'Menu']) {
      await phoneBar.getByRole('button', {name}).dispatchEvent('click');
      await expect.poll(() => consoleErrors.messages.join()).toContain('showModal failed.');
      consoleErrors.messages.length = 0;
      await expect(phoneBar.getByRole('button', {name: 'Search'})).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
    }
  });
});

test('an unsupported browser gets the page without JavaScript', async ({page}) => {
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
    // An answer with a cause: its fix helps, or the next cause is shown.
    const answer = details.filter({hasNot: page.locator('details')}).first();
    await answer.locator(':scope > summary').click();
    await answer.getByRole('checkbox', {name: 'Yes'}).check();
    await expect(answer.getByText('Fixed.')).toBeVisible();
    await answer.getByRole('link', {name: 'No, what next?'}).click();
    await expect(answer).toBeHidden();
    await expect(page.locator('[data-tree] details[open]')).toHaveCount(1);
    // Controls that need JavaScript are hidden, and nothing narrows the text.
    expect(await page.locator('button:visible').count()).toBe(0);
    const text = await page.getByRole('article').boundingBox();
    const menu = page.getByRole('navigation', {name: 'Pages of this section'});
    expect((await menu.boundingBox())?.y ?? 0).toBeGreaterThan(
      (text?.y ?? 0) + (text?.height ?? 0),
    );
    expect(text?.width ?? 0).toBeGreaterThan(340);
    const background = (scheme: 'light' | 'dark'): Promise<string> =>
      page
        .emulateMedia({colorScheme: scheme})
        .then(() =>
          page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor),
        );
    expect(await background('light')).not.toBe(await background('dark'));
    // A page in a collapsed category.
    await menu.getByRole('link', {name: 'All pages of Videosync'}).click();
    await expect(page).toHaveURL(/\/videosync\/introduction#all-pages$/);
    await menu.getByRole('link', {name: 'Recording output'}).click();
    await expect(page).toHaveURL(/\/videosync\/basics\/recording-output$/);
  });
});
