import type {Page} from '@playwright/test';
import kinds from '../fixtures/kinds.json';
import {
  appearanceRules as byAppearance,
  contrastRules,
  markNewElements,
  newElements,
  findViolations,
} from '../support/axe';
import {sitemap} from '../support/build';
import {findOverlaps, findOverflows, findUnexpectedScrollers} from '../support/reflow';
import {expect, waitForHydration, open, test} from '../support/site';

/*
 * Every page is loaded once, and everything that must hold on every page is looked at in this one
 * visit: it runs under the policy, React takes it over without a mismatch (an error in the console),
 * it can be used by everybody, no text covers another, and it fits into a small window.
 */
test.use({serviceWorkers: 'block'});

const pages = [...new Set([...sitemap(), '/search', '/search?q=projector', '/offline', '/404'])];

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

/** Boxes that scroll horizontally unexpectedly. */
async function scrollers(page: Page): Promise<string[]> {
  let problems: string[] = [];
  // A box becomes focusable once it has detected that it scrolls.
  await expect
    .poll(async () => (problems = await findUnexpectedScrollers(page)), {timeout: 3000})
    .toEqual([])
    .catch(() => undefined);
  return problems;
}

/** Elements that require scrolling in two directions at 320 px (WCAG 2.2, 1.4.10), or are clipped (1.4.4). */
async function misfits(page: Page): Promise<Record<string, string[]>> {
  const look320 = async (): Promise<string[]> =>
    [...(await findOverflows(page)), ...(await scrollers(page))].slice(0, 5);
  // A wide table is announced as scrollable at the width of a tablet, too.
  await page.setViewportSize({width: 768, height: 900});
  const tablet = await scrollers(page);
  await page.setViewportSize({width: 320, height: 256});
  const normal = await look320();
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'));
  return {
    'at 768 px': tablet,
    'at 320 px': normal,
    'at 320 px with larger text': await look320(),
  };
}

// The pages of a group are far apart, so that every group has heavy ones and light ones.
const groups = 4;
for (let group = 0; group < groups; group += 1) {
  const appearance = group % 2 === 0 ? 'light' : 'dark';
  test(`every page, seen once (${group + 1} of ${groups}, ${appearance})`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(600_000);
    const problems: Record<string, string[]> = {};
    const seen = new Set<string>();
    for (const address of pages.filter((_, index) => index % groups === group)) {
      await page.setViewportSize({width: 1280, height: 900});
      const response = await page.goto(address);
      await waitForHydration(page);
      const {'content-security-policy': policy} = response?.headers() ?? {};
      expect(policy, address).toContain("default-src 'none'");
      problems[`${address} at 1280 px`] = await findOverlaps(page);
      // Without the menu, which is not in `main`, axe has half as much to look through.
      await look(page, 390, appearance);
      problems[`${address} at 390 px`] = [
        ...(await findViolations(page, 'structure', 'main')),
        ...((await markNewElements(page, seen)) > 0
          ? await findViolations(page, byAppearance, newElements)
          : []),
        ...(await findOverlaps(page)),
        ...(await scrollers(page)),
      ];
      for (const [where, list] of Object.entries(await misfits(page))) {
        problems[`${address} ${where}`] = list;
      }
      problems[address] = consoleErrors.messages.splice(0);
    }
    expect(Object.entries(problems).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}

const appearances = [
  [1280, 'light', byAppearance],
  [1280, 'dark', contrastRules],
  [1280, 'stage', ['color-contrast', 'color-contrast-enhanced']],
  [390, 'light', byAppearance],
  [390, 'stage', ['color-contrast', 'color-contrast-enhanced']],
] as const;

// What is around the text is the same on all pages of a kind.
for (const [group, own] of [kinds.slice(0, 8), kinds.slice(8)].entries()) {
  test(`a page of each kind as a whole, in every colour mode (${group + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const problems: Record<string, string[]> = {};
    const seen = appearances.map(() => new Set<string>());
    for (const address of own) {
      await open(page, address);
      for (const [at, [width, appearance, rules]] of appearances.entries()) {
        await look(page, width, appearance);
        const count = await markNewElements(page, seen[at] ?? new Set(), 'body');
        problems[`${address} at ${width} px, ${appearance}`] = [
          ...(appearance === 'light' ? await findViolations(page, 'structure') : []),
          ...(count > 0 ? await findViolations(page, [...rules], newElements) : []),
        ];
      }
    }
    expect(Object.entries(problems).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}

test('every page that stands for its kind exists', () => {
  expect(kinds.filter((address) => !pages.includes(address))).toEqual([]);
});

test('would notice a violation, and texts that cover each other', async ({page}) => {
  await page.setContent('<main><img src="x.png"><p>One</p><p style="margin-top: -2rem">Two</p>');
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/));
  expect(await findOverlaps(page)).toHaveLength(1);
});

test('would notice a colour that is too faint, in stage mode too, on a page that is known', async ({
  page,
}) => {
  await open(page, '/videosync/introduction');
  const seen = new Set<string>();
  expect(await markNewElements(page, seen)).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-stage', 'on');
    const paragraph = document.createElement('p');
    paragraph.textContent = 'Faint';
    // Between 4.5:1, where the other rule takes over, and 7:1.
    paragraph.style.setProperty('color', '#9c7d5e');
    document.querySelector('article p')?.after(paragraph);
  });
  expect(await markNewElements(page, seen)).toBe(1);
  expect(
    (await findViolations(page, ['color-contrast-enhanced'], newElements)).some((violation) =>
      violation.startsWith('color-contrast-enhanced'),
    ),
  ).toBe(true);
});
