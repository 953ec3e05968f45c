import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {sitemap} from '../support/build';
import {expect, hydrate, open, test} from '../support/site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const pages = [...new Set([...sitemap(), '/search', '/offline', '/404.html'])];

/** Pages are checked in a few groups, so that the workers share them and a failure names its page. */
const groupSize = 12;
const groups = Array.from({length: Math.ceil(pages.length / groupSize)}, (_, index) =>
  pages.slice(index * groupSize, (index + 1) * groupSize),
);

// A snapshot of the page at every step would cost more than the checks; the list that fails is enough.
test.use({trace: {mode: 'retain-on-failure', snapshots: false, screenshots: false}});

type Choice = {rules: string[]} | {without: string[]};

const contrast = ['color-contrast', 'link-in-text-block'];
const stageContrast = ['color-contrast', 'color-contrast-enhanced'];

async function violations(page: Page, choice: Choice = {without: []}): Promise<string[]> {
  // Pages have no frames: the legacy mode looks at one document and opens no second page for the sum.
  const builder = new AxeBuilder({page}).setLegacyMode();
  if ('rules' in choice) {
    builder.withRules(choice.rules);
  } else {
    builder.withTags(tags).disableRules(choice.without);
  }
  const {violations: found} = await builder.analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

type Appearance = 'light' | 'dark' | 'stage';

async function look(page: Page, width: number, appearance: Appearance): Promise<void> {
  await page.setViewportSize({width, height: 900});
  const isDark = appearance !== 'light';
  await page.emulateMedia({colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'dark' : 'light');
  await page.evaluate((isStage) => {
    if (isStage) {
      document.documentElement.setAttribute('data-stage', 'on');
    } else {
      document.documentElement.removeAttribute('data-stage');
    }
  }, appearance === 'stage');
}

/** Rules that another width or other colours can break. */
const ofLooks = [...contrast, 'target-size', 'scrollable-region-focusable'];

/**
 * What every page is looked at in: all rules once, and once more those that depend on width and
 * colours. Pages that stand for their kind are looked at in all.
 */
const looks: [width: number, appearance: Appearance, choice: Choice][] = [
  [1280, 'light', {without: []}],
  [390, 'dark', {rules: ofLooks}],
];
const allLooks: typeof looks = [
  ...looks,
  [390, 'dark', {without: []}],
  [1280, 'dark', {rules: contrast}],
  [1280, 'stage', {rules: stageContrast}],
  [390, 'light', {without: []}],
  [390, 'stage', {rules: stageContrast}],
];
const kinds = [
  '/',
  '/blog',
  '/search',
  '/offline',
  '/404.html',
  '/handbook/tools',
  '/fixture-profile-request',
  '/handbook/background/artnet-in-depth',
  '/videosync/introduction',
  '/videosync/troubleshooting/common-pitfalls',
  '/beam-for-live/device-reference/effects',
];

for (const [index, group] of groups.entries()) {
  const first = index * groupSize + 1;
  test(`no accessibility violation on pages ${first} to ${first + group.length - 1}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const found: Record<string, string[]> = {};
    for (const address of group) {
      await page.setViewportSize({width: 1280, height: 900});
      await page.goto(address);
      await hydrate(page);
      expect(await page.locator('iframe').count()).toBe(0);
      for (const [width, appearance, choice] of kinds.includes(address) ? allLooks : looks) {
        await look(page, width, appearance);
        const list = await violations(page, choice);
        if (list.length > 0) {
          found[`${address} at ${width} px, ${appearance}`] = list;
        }
      }
    }
    expect(found).toEqual({});
  });
}

test('every page that stands for its kind exists', () => {
  expect(kinds.filter((address) => !pages.includes(address))).toEqual([]);
});

test('would notice a violation', async ({page}) => {
  await page.goto('/videosync/introduction');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    document.querySelector('article')?.append(image);
  });
  expect((await violations(page)).some((violation) => violation.startsWith('image-alt'))).toBe(
    true,
  );
});

test('would notice a colour that is too faint, in stage mode too', async ({page}) => {
  await open(page, '/videosync/introduction');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-stage', 'on');
    const paragraph = document.createElement('p');
    paragraph.textContent = 'Faint';
    // Between 4.5:1, where the other rule takes over, and 7:1.
    paragraph.style.setProperty('color', '#9c7d5e');
    document.querySelector('article')?.append(paragraph);
  });
  expect(
    (await violations(page, {rules: ['color-contrast-enhanced']})).some((violation) =>
      violation.startsWith('color-contrast-enhanced'),
    ),
  ).toBe(true);
});
