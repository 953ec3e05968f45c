import type {Page} from '@playwright/test';
import {expect, waitForHydration, test} from '../support/site';
import {
  comparedHeight,
  kinds,
  parts,
  partWidths,
  appearances,
  type Appearance,
  type Kind,
  type Part,
} from './kinds';

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
  await waitForHydration(page);
  if (settled) {
    await page.locator(settled).first().waitFor();
  }
  await page.evaluate(async () => {
    // The day of the last change of a page.
    for (const element of document.querySelectorAll('.theme-last-updated')) {
      element.remove();
    }
    // Soft light has more colours than a reference can keep.
    const plain = new CSSStyleSheet();
    plain.replaceSync('.beams {background: var(--surface-1) !important}');
    document.adoptedStyleSheets.push(plain);
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
    for (const [width, appearance] of appearances) {
      await show(page, kind, width, appearance);
      await expect.soft(page).toHaveScreenshot(reference(name, width, appearance));
    }
  });
}

/** Less than a lever of a switch, in pixels. */
const partTolerance = {maxDiffPixels: 200};

/** Shows a part in a window that all of it fits into, so that nothing that stays in view covers it. */
async function showPart(page: Page, {address, part, first}: Part, width: number): Promise<void> {
  await show(page, {name: part, address}, width, 'light');
  if (first === 'enlarge') {
    await page
      .getByRole('button', {name: /^Enlarge diagram/})
      .first()
      .click();
  } else {
    await page.setViewportSize({width, height: 3000});
    // Where an earlier visit left it, the upper part may be out of the picture.
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  if (first === 'answer') {
    const leaf = page.locator(`${part} [data-tree-leaf]`).first();
    const id = (await leaf.getAttribute('id')) ?? '';
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect(leaf).toBeVisible();
  }
}

for (const one of parts) {
  test(`${one.name} looks as it did`, async ({page}) => {
    for (const width of partWidths) {
      await showPart(page, one, width);
      const part = page.locator(one.part).first();
      await expect.soft(part).toHaveScreenshot(reference(one.name, width, 'light'), {
        ...partTolerance,
        // Pictures are files of their own, and have more colours than fit into a reference.
        mask: [part.locator('img')],
      });
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

  test('a missing lever', async ({page}) => {
    const one = parts.find(({name}) => name === 'calculator-dip-switch') as Part;
    await showPart(page, one, 1440);
    const part = page.locator(one.part);
    const picture = reference(one.name, 1440, 'light');
    await expect(part).toHaveScreenshot(picture, partTolerance);
    await part
      .getByRole('checkbox', {name: '1', exact: true})
      .evaluate((lever: HTMLElement) => lever.style.setProperty('border-block-width', '1px'));
    await expect(
      expect(part).toHaveScreenshot(picture, {...partTolerance, timeout: 3_000}),
    ).rejects.toThrow(/differ/);
  });
});
