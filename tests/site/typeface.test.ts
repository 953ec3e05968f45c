import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {typeface} from '../../src/config/typeface';
import type {OfflineManifest} from '../../src/offline/manifest';
import {htmlOf, siteDir, sitemap} from '../support/build';

/** What in a page, or in a style sheet, has a browser load a font before a script asks for it. */
const asksForFont = (text: string): boolean =>
  /@font-face|<link[^>]*\.woff2|<link[^>]*\bas="?font/.test(text);

describe('the typeface', () => {
  it('is saved with whatever a reader saves', () => {
    const {files, groups} = JSON.parse(
      readFileSync(path.join(siteDir, 'offline-manifest.json'), 'utf8'),
    ) as OfflineManifest;
    const file = files.find(([name]) => name === typeface);
    expect(file?.[4]).toBe((1 << groups.length) - 1);
  });

  it('is in the build with its licence', () => {
    const licence = path.join(siteDir, path.dirname(typeface), 'OFL.txt');
    expect(readFileSync(licence, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  it('is asked for by no page', () => {
    expect(sitemap().filter((address) => asksForFont(htmlOf(address)))).toEqual([]);
  });

  it.each([
    `<link rel="preload" href="/${typeface}" as="font">`,
    '<link rel=preload as=font href=/x>',
    '<style>@font-face{font-family:x}</style>',
  ])('would notice %s', (text) => {
    expect(asksForFont(text)).toBe(true);
  });
});
