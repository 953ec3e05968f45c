import type {Page} from '@playwright/test';
import {expect, test, waitForHydration} from '../support/site';
import {
  type Appearance,
  appearances,
  comparedHeight,
  type Kind,
  kinds,
  type Part,
  parts,
  partWidths,
} from './kinds';

const isUpdate = process.env['VISUAL_UPDATE'] === 'true';

test.beforeEach(() => {
  test.skip(
    !isUpdate && process.env['VISUAL_HAS_REFERENCES'] !== 'true',
    `There are no references for ${process.env['VISUAL_FONTS']}; npm run test:visual -- --update creates them.`,
  );
});

/** Opens a page for a screenshot of its upper part, without content that changes from day to day. */
async function openPage(
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
    // The date of the last change of a page.
    for (const element of document.querySelectorAll('.theme-last-updated')) {
      element.remove();
    }
    // Gradients have more colours than the palette of a reference.
    const plain = new CSSStyleSheet();
    plain.replaceSync('.beams {background: var(--surface-1) !important}');
    document.adoptedStyleSheets.push(plain);
    // Download sizes change with every edit of a text.
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

/** File name of a reference, in the folder for the fonts of this machine. */
const reference = (name: string, width: number, appearance: Appearance): string[] => [
  process.env['VISUAL_FONTS'] ?? 'unknown',
  `${name}-${width}-${appearance}.png`,
];

for (const kind of kinds) {
  const {name} = kind;
  test(`${name} matches its references`, async ({page}) => {
    test.setTimeout(240_000);
    for (const [width, appearance] of appearances) {
      await openPage(page, kind, width, appearance);
      await expect.soft(page).toHaveScreenshot(reference(name, width, appearance));
    }
  });
}

/** Fewer pixels than a lever of the DIP switch. */
const partTolerance = {maxDiffPixels: 200};

/** Opens a page in a viewport that is large enough for the part, so that no sticky element covers it. */
async function showPart(page: Page, {address, part, first}: Part, width: number): Promise<void> {
  await openPage(page, {name: part, address}, width, 'light');
  if (first === 'enlarge') {
    await page
      .getByRole('button', {name: /^Enlarge diagram/})
      .first()
      .click();
  } else {
    await page.setViewportSize({width, height: 3000});
    // A restored scroll position could hide the upper part.
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
  test(`${one.name} matches its references`, async ({page}) => {
    for (const width of partWidths) {
      await showPart(page, one, width);
      const part = page.locator(one.part).first();
      await expect.soft(part).toHaveScreenshot(reference(one.name, width, 'light'), {
        ...partTolerance,
        // Photographs have more colours than the palette of a reference.
        mask: [part.locator('img')],
      });
    }
  });
}

test.describe('would notice', () => {
  test.skip(isUpdate, 'A page with an injected difference must not become a reference.');

  for (const [title, rule] of [
    ['a shift by 4 px', '#__docusaurus_skipToContent_fallback { padding-top: 4px; }'],
    [
      'a different colour',
      ':root { --accent-text: var(--green-text) !important; --accent-line: var(--green-line) !important; }',
    ],
  ] as const) {
    test(title, async ({page}) => {
      await openPage(
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

  test('a hidden lever', async ({page}) => {
    const one = parts.find(({name}) => name === 'calculator-dip-switch') as Part;
    await showPart(page, one, 1440);
    const part = page.locator(one.part);
    const file = reference(one.name, 1440, 'light');
    await expect(part).toHaveScreenshot(file, partTolerance);
    await part
      .getByRole('checkbox', {name: '1', exact: true})
      .evaluate((lever: HTMLElement) => lever.style.setProperty('border-block-width', '1px'));
    await expect(
      expect(part).toHaveScreenshot(file, {...partTolerance, timeout: 3_000}),
    ).rejects.toThrow(/differ/);
  });
});
