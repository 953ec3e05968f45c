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
 * Each page is loaded once to check everything that applies to all pages: content security policy, hydration without
 * mismatches (which are console errors), accessibility, overlapping text, and reflow.
 */
test.use({serviceWorkers: 'block'});

const pages = [...new Set([...sitemap(), '/search', '/search?q=projector', '/offline', '/404'])];

type Appearance = 'light' | 'dark' | 'stage';

/** Sets the width of the viewport and the colour mode. */
async function setAppearance(page: Page, width: number, appearance: Appearance): Promise<void> {
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

/** Horizontal scroll containers that aren't allowed. */
async function findScrollers(page: Page): Promise<string[]> {
  let problems: string[] = [];
  // Containers become focusable once they have detected that they scroll.
  await expect
    .poll(async () => (problems = await findUnexpectedScrollers(page)), {timeout: 3000})
    .toEqual([])
    .catch(() => undefined);
  return problems;
}

/** Elements that require scrolling in two directions at 320 px (WCAG 2.2, 1.4.10), or are clipped (1.4.4). */
async function checkReflow(page: Page): Promise<Record<string, string[]>> {
  const checkNarrow = async (): Promise<string[]> =>
    [...(await findOverflows(page)), ...(await findScrollers(page))].slice(0, 5);
  // Wide tables must be focusable at the width of a tablet, too.
  await page.setViewportSize({width: 768, height: 900});
  const tablet = await findScrollers(page);
  await page.setViewportSize({width: 320, height: 256});
  const normal = await checkNarrow();
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'));
  return {
    'at 768 px': tablet,
    'at 320 px': normal,
    'at 320 px with larger text': await checkNarrow(),
  };
}

// Groups take every fourth page, so that each has fast and slow ones.
const groups = 4;
for (let group = 0; group < groups; group += 1) {
  const appearance = group % 2 === 0 ? 'light' : 'dark';
  test(`every page (${group + 1} of ${groups}, ${appearance})`, async ({page, consoleErrors}) => {
    test.setTimeout(600_000);
    const problems: Record<string, string[]> = {};
    const seenSignatures = new Set<string>();
    for (const address of pages.filter((_, index) => index % groups === group)) {
      await page.setViewportSize({width: 1280, height: 900});
      const response = await page.goto(address);
      await waitForHydration(page);
      const {'content-security-policy': policy} = response?.headers() ?? {};
      expect(policy, address).toContain("default-src 'none'");
      problems[`${address} at 1280 px`] = await findOverlaps(page);
      // Only `main`: without the sidebar, axe takes half the time.
      await setAppearance(page, 390, appearance);
      problems[`${address} at 390 px`] = [
        ...(await findViolations(page, 'structure', 'main')),
        ...((await markNewElements(page, seenSignatures)) > 0
          ? await findViolations(page, byAppearance, newElements)
          : []),
        ...(await findOverlaps(page)),
        ...(await findScrollers(page)),
      ];
      for (const [viewport, list] of Object.entries(await checkReflow(page))) {
        problems[`${address} ${viewport}`] = list;
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

// Navbar, sidebar and footer are the same on all pages of a kind.
for (const [group, addresses] of [kinds.slice(0, 8), kinds.slice(8)].entries()) {
  test(`a page of each kind with navigation, in all colour modes (${group + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const problems: Record<string, string[]> = {};
    const seenSignatures = appearances.map(() => new Set<string>());
    for (const address of addresses) {
      await open(page, address);
      for (const [at, [width, appearance, rules]] of appearances.entries()) {
        await setAppearance(page, width, appearance);
        const count = await markNewElements(page, seenSignatures[at] ?? new Set(), 'body');
        problems[`${address} at ${width} px, ${appearance}`] = [
          ...(appearance === 'light' ? await findViolations(page, 'structure') : []),
          ...(count > 0 ? await findViolations(page, [...rules], newElements) : []),
        ];
      }
    }
    expect(Object.entries(problems).filter(([, list]) => list.length > 0)).toEqual([]);
  });
}

test('the example page of each kind exists', () => {
  expect(kinds.filter((address) => !pages.includes(address))).toEqual([]);
});

test('would notice a violation, and overlapping texts', async ({page}) => {
  await page.setContent('<main><img src="x.png"><p>One</p><p style="margin-top: -2rem">Two</p>');
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/));
  expect(await findOverlaps(page)).toHaveLength(1);
});

test('would notice a new element with low contrast in stage mode on a checked page', async ({
  page,
}) => {
  await open(page, '/videosync/introduction');
  const seenSignatures = new Set<string>();
  expect(await markNewElements(page, seenSignatures)).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-stage', 'on');
    const paragraph = document.createElement('p');
    paragraph.textContent = 'Faint';
    // Between 4.5:1, below which `color-contrast` reports it, and 7:1.
    paragraph.style.setProperty('color', '#9c7d5e');
    document.querySelector('article p')?.after(paragraph);
  });
  expect(await markNewElements(page, seenSignatures)).toBe(1);
  expect(
    (await findViolations(page, ['color-contrast-enhanced'], newElements)).some((violation) =>
      violation.startsWith('color-contrast-enhanced'),
    ),
  ).toBe(true);
});
