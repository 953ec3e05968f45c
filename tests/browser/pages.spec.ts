import type {Page} from '@playwright/test';
import kinds from '../fixtures/kinds.json';
import {
  appearanceRules as byAppearance,
  contrastRules,
  findViolations,
  markNewElements,
  newElements,
} from '../support/axe';
import {sitemap} from '../support/build';
import {findOverflows, findOverlaps, findUnexpectedScrollers} from '../support/reflow';
import {
  expect,
  open,
  test,
  waitForDeferredBlocks,
  waitForHydration,
  waitTwoFrames,
} from '../support/site';

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
    .poll(async () => (problems = await findUnexpectedScrollers(page)), {timeout: 10_000})
    .toEqual([])
    .catch(() => undefined);
  return problems;
}

// Two groups, so that each has most kinds of elements, and runs as long as the other.
for (const [group, appearance] of (['light', 'dark'] as const).entries()) {
  test(`every page (${appearance})`, async ({page, consoleErrors}) => {
    test.setTimeout(900_000);
    const problems: Record<string, string[]> = {};
    let newCount = 0;
    const seenSignatures = new Set<string>();
    await page.emulateMedia({colorScheme: appearance, reducedMotion: 'reduce'});
    const setTextSize = async (value: 'larger' | 'normal'): Promise<void> => {
      await page.evaluate((size) => {
        document.documentElement.setAttribute('data-text-size', size);
      }, value);
      // Some elements are rendered again if their size changes.
      await waitTwoFrames(page);
    };
    for (const address of pages.filter((_, index) => index % 2 === group)) {
      await page.setViewportSize({width: 1280, height: 900});
      const response = await page.goto(address);
      await waitForHydration(page);
      const {'content-security-policy': policy} = response?.headers() ?? {};
      expect(policy, address).toContain("default-src 'none'");
      problems[`${address} at 1280 px`] = await findOverlaps(page);
      await page.setViewportSize({width: 320, height: 256});
      // As a key does: on a phone, blocks below the first screen are rendered later.
      await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'})));
      await waitForDeferredBlocks(page);
      // The most space that text needs: no scrolling in two directions (WCAG 2.2, 1.4.10), nothing clipped (1.4.4).
      await setTextSize('larger');
      problems[`${address} at 320 px with larger text`] = [
        ...(await findOverflows(page)),
        ...(await findScrollers(page)),
        ...(await findOverlaps(page)),
      ].slice(0, 5);
      await setTextSize('normal');
      if ((await markNewElements(page, seenSignatures)) > 0) {
        newCount += 1;
        problems[`${address} at 320 px`] = [
          ...(await findOverflows(page)),
          ...(await findScrollers(page)),
          ...(await findViolations(page, undefined, newElements)),
        ];
        // Wide tables must be focusable at the width of a tablet, too.
        await page.setViewportSize({width: 768, height: 900});
        problems[`${address} at 768 px`] = await findScrollers(page);
      }
      problems[address] = consoleErrors.messages.splice(0);
    }
    expect([newCount > pages.length / 20, seenSignatures.size > 250]).toEqual([true, true]);
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
    const seenSignatures = new Map(appearances.map((one) => [one, new Set<string>()]));
    for (const address of addresses) {
      await open(page, address);
      for (const [key, seen] of seenSignatures) {
        const [width, appearance, rules] = key;
        await setAppearance(page, width, appearance);
        const count = await markNewElements(page, seen, 'body');
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
  await setAppearance(page, 1280, 'stage');
  const seenSignatures = new Set<string>();
  expect(await markNewElements(page, seenSignatures)).toBeGreaterThan(0);
  expect(await markNewElements(page, seenSignatures)).toBe(0);
  await page.evaluate(() => {
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

test('would notice a new element without a name, and a known one with another parent or colour', async ({
  page,
}) => {
  const seenSignatures = new Set<string>();
  const setMain = (html: string) => page.setContent(`<main>${html}</main>`);
  const count = async (html: string): Promise<number> => {
    await setMain(html);
    return markNewElements(page, seenSignatures);
  };
  expect(await count('<p>One</p><button>Two</button>')).toBe(2);
  expect(await count('<p>Other</p><button>Text</button>')).toBe(0);
  expect(await count('<button></button>')).toBe(1);
  expect(await findViolations(page, undefined, newElements)).toEqual([
    expect.stringMatching(/^button-name/),
  ]);
  expect(await count('<div><p>One</p></div>')).toBe(2);
  expect(await count('<p style="color: grey">One</p>')).toBe(1);
  expect(await count('<style>main {background: silver}</style><p>One</p>')).toBe(2);
});
