import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {expect, open, test} from '../support/site';

/*
 * `pages.spec.ts` runs axe on every page as it loads; this file runs it on menus, dialogs and other states of pages.
 */
test.use({serviceWorkers: 'block', contextOptions: {reducedMotion: 'reduce'}});

interface State {
  name: string;
  address: string;
  /** Brings the page into the state, and waits for it. */
  enter: (page: Page) => Promise<void>;
  /** Selectors of the parts to check; by default the whole page. */
  parts?: string[];
  /** Viewport, if the state exists in only one. */
  only?: 'wide' | 'phone';
  /** Id of a rule to ignore. */
  allowed?: string;
}

async function enlarge(page: Page): Promise<void> {
  const enlargeButtons = page.getByRole('button', {name: /^Enlarge diagram: /});
  await enlargeButtons.first().click();
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Close'})).toBeVisible();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

const tempo = (page: Page) => page.locator('#tool-tempo');
const introduction = '/videosync/introduction';
/** The page behind a modal dialog doesn't change. */
const dialog = ['dialog[open]'];

const states: State[] = [
  {name: 'an enlarged diagram', address: introduction, enter: enlarge, parts: dialog},
  {
    name: 'a selected path of a diagram, and its description',
    address: introduction,
    enter: async (page) => {
      await enlarge(page);
      await page.getByRole('dialog').getByRole('button', {name: 'Control', exact: true}).click();
    },
    // Not the drawing: the other paths are faint while one is selected.
    parts: ['dialog [role="group"]', 'dialog ul'],
  },
  {
    name: 'the open mobile menu',
    address: introduction,
    only: 'phone',
    enter: async (page) => {
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    },
    parts: dialog,
  },
  {
    name: 'an open menu of the navbar',
    address: introduction,
    only: 'wide',
    enter: async (page) => {
      await page.getByRole('button', {name: 'Documentation'}).press('Enter');
      await expect(page.locator('.dropdown__menu')).toBeVisible();
    },
  },
  {
    name: 'the open appearance menu',
    address: introduction,
    enter: async (page) => {
      await page.locator('.navbar__items--right summary').click();
      await expect(page.getByRole('group', {name: 'Text size'})).toBeVisible();
    },
    parts: ['.navbar'],
  },
  {
    name: 'the open contents of a page',
    address: introduction,
    only: 'phone',
    enter: async (page) => {
      await page.getByRole('button', {name: 'Contents'}).click();
      await expect(page.getByRole('dialog', {name: 'On this page'})).toBeVisible();
    },
    parts: dialog,
  },
  {
    name: 'search results',
    address: introduction,
    enter: async (page) => {
      await searchFor(page, 'projector');
      await expect(page.getByRole('option').nth(3)).toBeVisible();
    },
    parts: dialog,
    // Arrow keys in the combobox scroll the results; axe requires a tab stop.
    allowed: 'scrollable-region-focusable',
  },
  {
    name: 'a command in the search',
    address: introduction,
    enter: async (page) => {
      await searchFor(page, 'dark mode');
      await expect(page.getByRole('option').first()).toContainText('Dark appearance');
    },
    parts: dialog,
  },
  {
    name: 'a search without results',
    address: introduction,
    enter: async (page) => {
      await searchFor(page, 'qxjkzvq');
      await expect(page.getByText('Try searching for', {exact: true})).toBeVisible();
    },
    parts: dialog,
  },
  {
    name: 'a calculator with a result and a warning',
    address: '/handbook/tools/tempo',
    enter: async (page) => {
      await tempo(page).getByRole('textbox', {name: 'Tempo (BPM)', exact: true}).fill('480');
      await expect(tempo(page).getByText('Watch out:').first()).toBeVisible();
    },
    parts: ['main'],
  },
  {
    name: 'a calculator with an error',
    address: '/handbook/tools/tempo',
    enter: async (page) => {
      await tempo(page).getByRole('textbox', {name: 'Tempo (BPM)', exact: true}).fill('x');
      await expect(tempo(page).getByRole('status')).toContainText('No result yet');
    },
    parts: ['main'],
  },
  {
    name: 'a half-answered decision tree',
    address: '/videosync/troubleshooting/common-pitfalls',
    enter: async (page) => {
      const tree = page.locator('[data-tree]').first();
      await tree.locator('details:has(details) > summary').first().click();
      await expect(tree.locator('details[open] summary:visible').nth(1)).toBeVisible();
    },
    parts: ['main'],
  },
];

const sizes = {
  wide: {viewport: {width: 1280, height: 900}, colorScheme: 'light'},
  phone: {viewport: {width: 390, height: 844}, colorScheme: 'dark'},
} as const;

const addresses = [...new Set(states.map(({address}) => address))];

for (const size of ['wide', 'phone'] as const) {
  test.describe(`accessible, ${size}`, () => {
    test.use(sizes[size]);
    for (const address of addresses) {
      test(`states of ${address}`, async ({page}) => {
        for (const {name, enter, parts = [undefined], allowed} of states.filter(
          (state) => state.address === address && (state.only ?? size) === size,
        )) {
          await test.step(name, async () => {
            await open(page, address);
            await enter(page);
            // Colours are final when no animation runs; scroll-driven ones never finish.
            await page.waitForFunction(() =>
              document.getAnimations().every(({timeline}) => timeline !== document.timeline),
            );
            const results: string[] = [];
            for (const part of parts) {
              results.push(...(await findViolations(page, undefined, part)));
            }
            const violations = results.filter((text) => !allowed || !text.startsWith(allowed));
            expect.soft(violations, name).toEqual([]);
          });
        }
      });
    }
  });
}
