import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {attribute, readPage} from '../../src/plugins/finish/html/readPage';
import {findFile, readHtml, siteDir, sitemap} from '../support/build';
import {elementsIn} from '../support/html';
import {compress} from '../support/compress';

/*
 * Sizes of downloads in bytes, compressed with brotli at its highest level. Hosts that compress on the fly
 * send somewhat more. Budgets are one per cent above the current size; a commit that raises one says why.
 */
const kB = 1000;

const budgets: [title: string, file: RegExp, max: number][] = [
  ['the common style sheet', /^assets\/css\/styles\./, 18.4 * kB],
  ['a script chunk', /^assets\/js\/(?!main\.|runtime~main\.|editor|answers\.)/, 23.8 * kB],
  ['calculator answers in the search', /^assets\/js\/answers\./, 49.4 * kB],
  ['the shader editor', /^assets\/js\/editor/, 98.4 * kB],
  ['a page without inline styles', /^offline-pages\//, 27.5 * kB],
  ['a page with inline styles', /\.html$/, 47.9 * kB],
  ['an image', /\.(?:png|webp|avif|jpg|svg)$/, 25.2 * kB],
  ['a font', /\.woff2$/, 26.4 * kB],
  ['the service worker', /^sw\.js$/, 9.2 * kB],
  ['the offline manifest', /^offline-manifest\.json$/, 12.9 * kB],
];

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const allFiles = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
  statSync(path.join(siteDir, file)).isFile(),
);

/** Whether a file is a chunk of the shader editor, which loads on demand. */
const isEditor = (file: string): boolean =>
  file.endsWith('.js') && read(file).includes('cm-lineNumbers');

const content = (file: string): Buffer => readFileSync(path.join(siteDir, file));
const typical = [
  '/',
  '/videosync/basics/recording-output',
  '/handbook/tools',
  '/handbook/tools/power',
  '/beam-for-live/device-reference/instruments',
];
const longest = '/handbook/background/artnet-in-depth';
/** The largest and some typical pages with inline styles. All pages are measured without them, as saved. */
const pages = allFiles
  .filter((file) => file.endsWith('.html'))
  .sort((a, b) => content(b).length - content(a).length)
  .slice(0, 20)
  .concat(
    '404.html',
    ...[...typical, longest].map((address) => path.relative(siteDir, findFile(address) ?? '')),
  );
const measured = allFiles.filter(
  (file) => !/\.(?:md|xml|html)$|^llms|^link-images/.test(file) || pages.includes(file),
);

/** Compressed sizes in bytes, by path. */
const sizes = new Map(
  await Promise.all(
    measured.map(async (file): Promise<[string, number]> => {
      const name = file.split(path.sep).join('/');
      const {length} = await compress(file, content(file));
      return [isEditor(file) ? name.replace('js/', 'js/editor-') : name, length];
    }),
  ),
);

/** Files over a budget, with their size. */
function tooLarge(files: ReadonlyMap<string, number>, file: RegExp, max: number): string[] {
  return [...files]
    .filter(([name, size]) => file.test(name) && size > max)
    .map(([name, size]) => `${name}: ${size} bytes`);
}

/** Style sheets that a page has inline, and scripts that it loads, from this site. */
function getFiles(html: string): {css: string[]; scripts: string[]} {
  const isLocal = (address: string | undefined): address is string =>
    address !== undefined && /^\/(?!\/)/.test(address);
  const {tree} = readPage(html);
  return {
    css: elementsIn(tree, 'style')
      .map((style) => attribute(style, 'dataHref'))
      .filter(isLocal),
    scripts: elementsIn(tree, 'script')
      .map((script) => attribute(script, 'src'))
      .filter(isLocal),
  };
}

const sumBytes = (files: readonly string[]): number =>
  files
    .map((file) => file.replace(/^\//, ''))
    .map((file) => sizes.get(file) ?? sizes.get(file.replace('js/', 'js/editor-')) ?? NaN)
    .reduce((sum, size) => sum + size, 0);

describe('compressed sizes', () => {
  it.each(budgets)('%s stays within its budget', (_title, file, max) => {
    expect([...sizes.keys()].some((name) => file.test(name))).toBe(true);
    expect(tooLarge(sizes, file, max)).toEqual([]);
  });

  it('every page has at most 27 kB of inline styles, and no render-blocking files', () => {
    for (const address of sitemap()) {
      const html = readHtml(address);
      const {css, scripts} = getFiles(html);
      expect(css.length, address).toBeLessThanOrEqual(6);
      expect(html, address).not.toMatch(/<link rel="stylesheet" href="[^"]*">/);
      expect(html.match(/<script[^>]*\ssrc=[^>]*\sdefer/g), address).toHaveLength(scripts.length);
      expect(sumBytes(css), address).toBeLessThan(27 * kB);
    }
  });

  it('main and runtime stay below 124 kB', () => {
    const names = [...sizes.keys()].filter((name) => /\/(?:runtime~)?main\./.test(name));
    expect(names).toHaveLength(2);
    expect(sumBytes(names)).toBeLessThan(124 * kB);
  });

  it.each([...typical.map((address) => [address, 156.5] as const), [longest, 165] as const])(
    '%s and its scripts stay below %s kB',
    (address, max) => {
      const {scripts} = getFiles(readHtml(address));
      expect(scripts.length).toBeGreaterThan(1);
      const page = path.relative(siteDir, findFile(address) ?? '');
      expect(sumBytes([page, ...scripts])).toBeLessThan(max * kB);
    },
  );

  it('all pages, scripts and styles stay below 5.3 MB', () => {
    const {pages, files} = JSON.parse(read('offline-manifest.json')) as OfflineManifest;
    // The worker downloads these copies instead of the pages.
    expect(pages.filter(([name]) => !sizes.has(savedCopy(name)))).toEqual([]);
    const saved = [
      ...pages,
      ...files.filter(([name]) => !/\.(?:png|webp|avif|jpg|woff2)$/.test(name)),
    ];
    const names = saved.map(([name]) => (sizes.has(savedCopy(name)) ? savedCopy(name) : name));
    expect(names.length).toBeGreaterThan(400);
    expect(sumBytes(names)).toBeLessThanOrEqual(5300 * kB);
  });

  it('would notice a file over its budget', () => {
    expect(tooLarge(new Map([['assets/js/main.1.js', 58 * kB]]), /main\./, 57 * kB)).toEqual([
      'assets/js/main.1.js: 58000 bytes',
    ]);
  });
});
