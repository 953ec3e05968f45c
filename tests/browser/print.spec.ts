import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {printSection} from '../../src/commands/print';
import {sections} from '../../src/config/products';
import {sitemap, siteDir} from '../support/build';

const folder = mkdtempSync(path.join(os.tmpdir(), 'print-'));
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('a section becomes a tagged PDF with bookmarks', async ({browser}) => {
  test.setTimeout(120_000);
  const section = sections.find(({id}) => id === 'beam-for-max');
  if (!section) {
    throw new Error('There is no such section any more; choose another short one');
  }
  const file = path.join(folder, `${section.id}.pdf`);
  const count = await printSection({
    browser,
    folder: siteDir,
    address: process.env['SITE_ORIGIN'] ?? '',
    published: 'https://example.org',
    section,
    file,
  });
  expect(count).toBe(sitemap().filter((address) => address.startsWith(`/${section.id}/`)).length);

  const pdf = readFileSync(file, 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang \(en/);
  expect(pdf).toContain('/Outlines');
  // One bookmark for every heading; at least one a page of the site.
  expect(pdf.match(/\/Dest\b|\/A <</g)?.length ?? 0).toBeGreaterThanOrEqual(count);
  const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(count);
  expect(sheets).toBeLessThan(count * 20);
  expect(statSync(file).size).toBeLessThan(5_000_000);
});
