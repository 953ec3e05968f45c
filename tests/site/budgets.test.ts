import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {savedCopy} from '../../src/offline/addresses';
import type {OfflineManifest} from '../../src/offline/manifest';
import {fileOf, htmlOf, siteDir, sitemap} from '../support/build';
import {elementsOf} from '../support/html';

/*
 * What readers pay, in bytes after brotli, as the hosts deliver it. A change that needs more raises
 * the budget here, in a commit that says what it is worth.
 */
const kB = 1000;

const budgets: {what: string; file: RegExp; most: number}[] = [
  {what: 'the application', file: /^assets\/js\/main\./, most: 114 * kB},
  {what: 'the table of chunks', file: /^assets\/js\/runtime~main\./, most: 6 * kB},
  {what: 'the styles', file: /^assets\/css\/styles\./, most: 15.7 * kB},
  {
    what: 'a page or a part',
    file: /^assets\/js\/(?!main\.|runtime~main\.|editor|answers\.)/,
    most: 25.6 * kB,
  },
  {what: 'answers of calculators in the search', file: /^assets\/js\/answers\./, most: 48 * kB},
  {what: 'the editor of shaders', file: /^assets\/js\/editor/, most: 105 * kB},
  {what: 'a page without its styles', file: /^offline-pages\//, most: 28 * kB},
  {what: 'a page with its styles', file: /\.html$/, most: 47.5 * kB},
  {what: 'a picture', file: /\.(?:png|webp|avif|jpg|svg)$/, most: 32 * kB},
  {what: 'the typeface', file: /\.woff2$/, most: 30 * kB},
  {what: 'the offline worker', file: /^sw\.js$/, most: 14 * kB},
  {what: 'the list of files to keep offline', file: /^offline-manifest\.json$/, most: 13.5 * kB},
];

/** The library of the shader editor, which only its button loads. */
const isEditor = (file: string): boolean =>
  file.endsWith('.js') && readFileSync(file, 'utf8').includes('cm-lineNumbers');

/** Size of each file as it is delivered, by its path. */
const sizes = new Map(
  readdirSync(siteDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      let size = statSync(file).size;
      try {
        size = statSync(`${file}.br`).size;
      } catch {
        // Pictures and the smallest files are delivered as they are.
      }
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      return [isEditor(file) ? name.replace('js/', 'js/editor-') : name, size] as const;
    }),
);

/** Files over a budget, with their size. */
function tooLarge(files: ReadonlyMap<string, number>, file: RegExp, most: number): string[] {
  return [...files]
    .filter(([name, size]) => file.test(name) && size > most)
    .map(([name, size]) => `${name}: ${size} bytes`);
}

const sizeOf = (file: string): number => {
  const size = sizes.get(file);
  if (size === undefined) {
    throw new Error(`${file} is not in the build`);
  }
  return size;
};

/** Scripts of every page's application; the others are parts of the page. */
const everyPage = /\/(?:runtime~main|main|react|app)\.[0-9a-f]{8}\.(?:js|css)$/;

/** Own files that a page has inside it, loads by itself, and asks for with the application. */
function filesOf(html: string): {css: string[]; early: string[]; application: string[]} {
  const isOwn = (address: string | undefined): address is string =>
    address !== undefined && /^\/(?!\/)/.test(address);
  const scripts = elementsOf(html, 'script');
  const list = scripts.find(({attributes}) => attributes['id'] === 'app-scripts')?.text ?? '[]';
  return {
    css: elementsOf(html, 'style')
      .map(({attributes}) => attributes['data-href'])
      .filter(isOwn),
    early: scripts.map(({attributes}) => attributes['src']).filter(isOwn),
    application: (JSON.parse(list) as string[]).filter((file) => everyPage.test(file)),
  };
}

/** Bytes of files that a page names. */
const sumOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(file.replace(/^\//, '')), 0);

describe('bytes over the wire', () => {
  it.each(budgets)('$what stays within its budget', ({file, most}) => {
    expect([...sizes.keys()].some((name) => file.test(name))).toBe(true);
    expect(tooLarge(sizes, file, most)).toEqual([]);
  });

  it('a page brings 26 kB of styles inside it, and waits for no other file', () => {
    for (const address of sitemap()) {
      const html = htmlOf(address);
      const {css, early} = filesOf(html);
      expect(css.length, address).toBeLessThanOrEqual(6);
      expect(html, address).not.toMatch(/<link rel="stylesheet" href="[^"]*">/);
      expect(early, address).toEqual([]);
      expect(sumOf(css), address).toBeLessThan(26 * kB);
    }
  });

  it('a typical page and the application stay below 160 kB', () => {
    for (const address of ['/', '/videosync/basics/recording-output', '/handbook/tools']) {
      const {early, application} = filesOf(htmlOf(address));
      expect(application.length, address).toBeGreaterThan(0);
      const page = path.relative(siteDir, fileOf(address) ?? '');
      expect(sumOf([page, ...early, ...application]), address).toBeLessThan(160 * kB);
    }
  });

  it('the texts, scripts and styles of the whole site stay below 5.3 MB', () => {
    const {pages, files} = JSON.parse(
      readFileSync(path.join(siteDir, 'offline-manifest.json'), 'utf8'),
    ) as OfflineManifest;
    // What the worker asks for in place of each page.
    expect(pages.filter(([name]) => !sizes.has(savedCopy(name)))).toEqual([]);
    const saved = [
      ...pages,
      ...files.filter(([name]) => !/\.(?:png|webp|avif|jpg|woff2)$/.test(name)),
    ];
    expect(saved.reduce((sum, [, , wire]) => sum + wire, 0)).toBeLessThanOrEqual(5300 * kB);
  });

  it('would notice a file that has grown', () => {
    expect(tooLarge(new Map([['assets/js/main.1.js', 58 * kB]]), /main\./, 57 * kB)).toEqual([
      'assets/js/main.1.js: 58000 bytes',
    ]);
  });
});
