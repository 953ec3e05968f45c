import type {Page} from '@playwright/test';
import {expect, hydrate, test} from '../support/site';
import {appearances, comparedHeight, kinds, widths, type Appearance, type Kind} from './kinds';

const isUpdate = process.env['VISUAL_UPDATE'] === 'true';

test.beforeEach(() => {
  test.skip(
    !isUpdate && process.env['VISUAL_HAS_REFERENCES'] !== 'true',
    `There are no references for ${process.env['VISUAL_FONTS']}; npm run test:visual -- --update makes them.`,
  );
});

/** Shows a page as it is compared: its upper part, settled, without what changes from day to day. */
async function show(
  page: Page,
  {address, settled}: Kind,
  width: number,
  appearance: Appearance,
): Promise<void> {
  await page.setViewportSize({width, height: comparedHeight});
  await page.emulateMedia({
    colorScheme: appearance === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await page.evaluate((isStage) => {
    localStorage.setItem('showsync.stage', isStage ? 'on' : 'off');
  }, appearance === 'stage');
  await page.reload();
  await hydrate(page);
  if (settled) {
    await page.locator(settled).first().waitFor();
  }
  await page.evaluate(async () => {
    // The day of the last change of a page.
    for (const element of document.querySelectorAll('.theme-last-updated')) {
      element.remove();
    }
    // Sizes of downloads follow every change of a text.
    for (const panel of document.querySelectorAll('[data-offline]')) {
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        text.data = text.data.replace(/\d+\.\d+ MB/g, '1.0 MB');
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Reference of a page, in the folder of this machine's fonts. */
const reference = (name: string, width: number, appearance: Appearance): string[] => [
  process.env['VISUAL_FONTS'] ?? 'unknown',
  `${name}-${width}-${appearance}.png`,
];

for (const kind of kinds) {
  const {name} = kind;
  test(`${name} looks as it did`, async ({page}) => {
    test.setTimeout(240_000);
    for (const width of widths) {
      for (const appearance of appearances) {
        await show(page, kind, width, appearance);
        await expect.soft(page).toHaveScreenshot(reference(name, width, appearance));
      }
    }
  });
}

test.describe('would notice', () => {
  test.skip(isUpdate, 'A spoilt page must not become a reference.');

  for (const [what, rule] of [
    ['a shift of 4 px', '#__docusaurus_skipToContent_fallback { padding-top: 4px; }'],
    [
      'one changed colour',
      ':root { --accent-text: var(--green-text) !important; --accent-line: var(--green-line) !important; }',
    ],
  ] as const) {
    test(what, async ({page}) => {
      await show(
        page,
        {name: 'page-with-diagram', address: '/videosync/introduction'},
        1280,
        'light',
      );
      await expect(page).toHaveScreenshot(reference('page-with-diagram', 1280, 'light'));
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, rule);
      await expect(
        expect(page).toHaveScreenshot(reference('page-with-diagram', 1280, 'light'), {
          timeout: 3_000,
        }),
      ).rejects.toThrow(/differ/);
    });
  }
});
