import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {printSection, readPageNumbers} from '../../src/commands/print';
import {sections} from '../../src/config/products';
import {siteDir, sitemap} from '../support/build';
import {luminance, parseColour} from '../support/colours';
import {expect, open, test} from '../support/site';

const folder = mkdtempSync(path.join(os.tmpdir(), 'print-'));
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('prints a section as a tagged PDF with bookmarks, the same each time', async () => {
  test.setTimeout(240_000);
  const section = sections.find(({id}) => id === 'beam-for-max');
  if (!section) {
    throw new Error('There is no section beam-for-max; use another short one.');
  }
  const file = path.join(folder, `${section.id}.pdf`);
  const options = {
    folder: siteDir,
    address: process.env['SITE_ORIGIN'] ?? '',
    baseUrl: '/',
    published: 'https://example.org',
    section,
  };
  const count = await printSection({...options, file});
  expect(count).toBe(sitemap().filter((address) => address.startsWith(`/${section.id}/`)).length);

  const pdf = readFileSync(file, 'latin1');
  await printSection({...options, file: `${file}.again`});
  expect(readFileSync(`${file}.again`, 'latin1') === pdf).toBe(true);
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang \(en/);
  expect(pdf).toContain('/Outlines');
  // A bookmark for each heading: at least one per page of the section.
  expect(pdf.match(/\/Dest\b|\/A <</g)?.length ?? 0).toBeGreaterThanOrEqual(count);
  const sheetCount = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(sheetCount).toBeGreaterThanOrEqual(count);
  expect(sheetCount).toBeLessThan(count * 20);
  expect(statSync(file).size).toBeLessThan(5_000_000);

  // The first page of the section follows the cover and the contents.
  const numbers = readPageNumbers(Buffer.from(pdf, 'latin1'));
  expect(numbers[`#page-${section.id}-introduction`]).toBeGreaterThanOrEqual(3);
});

/** Emulates printing, and runs assertions in the print layout. */
async function whilePrinting(page: Page, assertions: () => Promise<void>): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await assertions();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({media: 'screen'});
}

test('reserves no space for the phone bar in print, which could add an empty sheet', async ({
  page,
}) => {
  await page.setViewportSize({width: 680, height: 1000});
  for (const address of ['/handbook/tools/dip-switch', '/handbook/test-bench/timecode']) {
    await open(page, address);
    await whilePrinting(page, async () => {
      const spaceBelow = await page.evaluate(() => {
        const end = document.querySelector('article')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - end - window.scrollY;
      });
      expect(spaceBelow, address).toBeLessThan(40);
    });
  }
});

test.describe('prints content that is hidden on the screen', () => {
  test('all tab panels with their labels, without the tab list', async ({page}) => {
    await open(page, '/videosync/getting-started/installation');
    const panels = page.locator('[role="tabpanel"]');
    const second = panels.filter({hasText: 'Windows can say'});
    await expect(second).toBeHidden();
    await whilePrinting(page, async () => {
      await expect(second).toBeVisible();
      await expect(second.getByText('Windows', {exact: true})).toBeVisible();
      await expect(panels.getByText('macOS', {exact: true}).locator('visible=true')).toHaveCount(1);
      await expect(page.getByRole('tablist')).toBeHidden();
    });
    await expect(second).toBeHidden();
    await expect(second.getByText('Windows', {exact: true})).toBeHidden();
  });

  test('closed disclosures, which close again afterwards, and all steps of decision trees', async ({
    page,
  }) => {
    for (const [address, minSteps] of [
      ['/videosync/building-plugins/building-effects', 0],
      ['/videosync/troubleshooting/common-pitfalls', 7],
    ] as const) {
      await open(page, address);
      const contents = page.locator('main details:not(.no-print) > :not(summary)');
      const count = await contents.count();
      expect(count).toBeGreaterThan(0);
      await expect(contents.locator('visible=true')).toHaveCount(0);
      await whilePrinting(page, async () => {
        await expect(contents.locator('visible=true')).toHaveCount(count);
        // Without controls.
        await expect(page.getByText('Did that help?').filter({visible: true})).toHaveCount(0);
        const heights = await page
          .locator('[data-tree-leaf]')
          .evaluateAll((leaves) => leaves.map((leaf) => leaf.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThanOrEqual(minSteps);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
      });
      await expect(contents.locator('visible=true')).toHaveCount(0);
    }
    // Answers close each other again, which their common `name` causes.
    await expect(page.locator('[data-tree] details[name]').first()).toBeAttached();
  });

  test('glossary terms that are filtered out', async ({page}) => {
    await open(page, '/handbook/glossary');
    await page.getByLabel('Filter').fill('timecode');
    const term = page.locator('#dmx512');
    await expect(term).toBeHidden();
    await whilePrinting(page, () => expect(term).toBeVisible());
  });
});

test('prints no heading of a playground that isn’t printed', async ({page}) => {
  // Otherwise the playground opens, and its driver writes warnings to the console.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/handbook/explorers/isf-playground');
  const heading = page.getByRole('heading', {name: 'Playground', exact: true});
  await expect(heading).toBeVisible();
  await whilePrinting(page, () => expect(heading).toBeHidden());
});

test('prints tables of calculators, and their forms only with entered values, without buttons', async ({
  page,
}) => {
  await open(page, '/handbook/background/introduction-to-lighting-control');
  const tables = page.locator('.instrument-table table');
  const count = await tables.count();
  expect(count).toBeGreaterThan(2);
  await whilePrinting(page, async () => {
    await expect(tables.filter({visible: true})).toHaveCount(count);
    await expect(page.locator('.instrument-form').first()).toBeHidden();
  });
  const calculator = page.locator('#tool-dip-switch');
  const address = calculator.getByRole('textbox', {name: 'DMX address'});
  await address.fill('24');
  await whilePrinting(page, async () => {
    await expect(address).toBeVisible();
    await expect(calculator.locator('output')).toBeVisible();
    await expect(calculator.getByRole('button')).toHaveCount(0);
  });
});

test('prints black on white in stage mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('showsync.stage', 'on'));
  await open(page, '/videosync/introduction');
  await whilePrinting(page, async () => {
    const [text = '', background = ''] = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(luminance(parseColour(text))).toBeLessThan(0.05);
    expect(luminance(parseColour(background))).toBeGreaterThan(0.95);
  });
});

test('prints the show of the start page as a still picture', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Tunnel'}).click();
  await whilePrinting(page, async () => {
    await expect(page.locator('#show-screen')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    // CSS transitions, such as of link colours, don't count.
    const animations = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
    );
    expect(animations).toBe(0);
  });
});
