import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {attribute, readPage} from '../../src/plugins/finish/html/readPage';
import {findFile, readHtml, siteDir, sitemap} from '../support/build';
import {elementsIn} from '../support/html';
import {compress} from '../support/compress';

/*
 * What readers download, in bytes after brotli at its best level; hosts that compress while they send need
 * some more. Budgets are one per cent above what is sent: a change that needs more raises them here, in a
 * commit that says what it is worth.
 */
const kB = 1000;

const budgets: [what: string, file: RegExp, max: number][] = [
  ['the styles', /^assets\/css\/styles\./, 18.3 * kB],
  ['a page or a part', /^assets\/js\/(?!main\.|runtime~main\.|editor|answers\.)/, 23.8 * kB],
  ['answers of calculators in the search', /^assets\/js\/answers\./, 48.8 * kB],
  ['the editor of shaders', /^assets\/js\/editor/, 98.4 * kB],
  ['a page without its styles', /^offline-pages\//, 27.5 * kB],
  ['a page with its styles', /\.html$/, 47.9 * kB],
  ['a picture', /\.(?:png|webp|avif|jpg|svg)$/, 25.2 * kB],
  ['the typeface', /\.woff2$/, 26.4 * kB],
  ['the offline worker', /^sw\.js$/, 9.2 * kB],
  ['the list of files to keep offline', /^offline-manifest\.json$/, 13.5 * kB],
];

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const allFiles = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
  statSync(path.join(siteDir, file)).isFile(),
);

/** The library of the shader editor, which only its button loads. */
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
/** Some pages, the largest too, as they are sent first; all are measured as they are saved, without styles. */
const pages = allFiles
  .filter((file) => file.endsWith('.html'))
  .sort((a, b) => content(b).length - content(a).length)
  .slice(0, 20)
  .concat(
    '404.html',
    ...[...typical, longest].map((address) => path.relative(siteDir, findFile(address) ?? '')),
  );
const weighed = allFiles.filter(
  (file) => !/\.(?:md|xml|html)$|^llms|^link-images/.test(file) || pages.includes(file),
);

/** Size of files as they are delivered, by their path. */
const sizes = new Map(
  await Promise.all(
    weighed.map(async (file): Promise<[string, number]> => {
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

/** Own files that a page has inside it, and the scripts that it loads. */
function getFiles(html: string): {css: string[]; scripts: string[]} {
  const isOwn = (address: string | undefined): address is string =>
    address !== undefined && /^\/(?!\/)/.test(address);
  const {tree} = readPage(html);
  return {
    css: elementsIn(tree, 'style')
      .map((style) => attribute(style, 'dataHref'))
      .filter(isOwn),
    scripts: elementsIn(tree, 'script')
      .map((script) => attribute(script, 'src'))
      .filter(isOwn),
  };
}

const sumBytes = (files: readonly string[]): number =>
  files
    .map((file) => file.replace(/^\//, ''))
    .map((file) => sizes.get(file) ?? sizes.get(file.replace('js/', 'js/editor-')) ?? NaN)
    .reduce((sum, size) => sum + size, 0);

describe('bytes over the wire', () => {
  it.each(budgets)('%s stays within its budget', (_what, file, max) => {
    expect([...sizes.keys()].some((name) => file.test(name))).toBe(true);
    expect(tooLarge(sizes, file, max)).toEqual([]);
  });

  it('a page has at most 27 kB of styles inside it, and its first paint waits for no file', () => {
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
    '%s and the application stay below %s kB',
    (address, max) => {
      const {scripts} = getFiles(readHtml(address));
      expect(scripts.length).toBeGreaterThan(1);
      const page = path.relative(siteDir, findFile(address) ?? '');
      expect(sumBytes([page, ...scripts])).toBeLessThan(max * kB);
    },
  );

  it('the texts, scripts and styles of the whole site stay below 5.3 MB', () => {
    const {pages, files} = JSON.parse(read('offline-manifest.json')) as OfflineManifest;
    // The copies that the worker requests instead of pages.
    expect(pages.filter(([name]) => !sizes.has(savedCopy(name)))).toEqual([]);
    const saved = [
      ...pages,
      ...files.filter(([name]) => !/\.(?:png|webp|avif|jpg|woff2)$/.test(name)),
    ];
    const names = saved.map(([name]) => (sizes.has(savedCopy(name)) ? savedCopy(name) : name));
    expect(names.length).toBeGreaterThan(400);
    expect(sumBytes(names)).toBeLessThanOrEqual(5300 * kB);
  });

  it('would notice a file that has grown', () => {
    expect(tooLarge(new Map([['assets/js/main.1.js', 58 * kB]]), /main\./, 57 * kB)).toEqual([
      'assets/js/main.1.js: 58000 bytes',
    ]);
  });
});
