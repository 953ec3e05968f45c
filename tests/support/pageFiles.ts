import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {Parser} from 'htmlparser2';

/** Files that a page asks for, below the site's folder. */
export interface PageFiles {
  html: string;
  /** Style sheets that the page has inside it, or that the first paint waits for. */
  css: string[];
  /** Scripts that are loaded without a sign from the reader. */
  early: string[];
  /** Pictures of the page, icons included. */
  pictures: string[];
  /** Scripts and styles that come with the application. */
  application: string[];
  /** Scripts of this page's own content, which come with the application. */
  parts: string[];
}

/** Scripts that every page's application consists of; the others are parts of the page. */
const everyPage = /\/(?:runtime~main|main|react|app)\.[0-9a-f]{8}\.(?:js|css)$/;

/** Whether an address is one of this site's files. */
function isLocal(address: string | undefined): address is string {
  return address !== undefined && /^\/(?!\/)/.test(address);
}

/** What the HTML of a page asks for, without running it. */
export function filesOfHtml(html: string): Omit<PageFiles, 'html'> {
  const files = {
    css: [] as string[],
    early: [] as string[],
    pictures: [] as string[],
    application: [] as string[],
    parts: [] as string[],
  };
  let list: string | undefined;
  const parser = new Parser({
    onopentag(name, {rel, href, src, id, media, 'data-href': sheet}) {
      if (name === 'style' && isLocal(sheet)) {
        files.css.push(sheet);
      } else if (name === 'link' && rel === 'stylesheet' && !media && isLocal(href)) {
        files.css.push(href);
      } else if (name === 'link' && /(?:^| )(?:icon|manifest)$/.test(rel ?? '') && isLocal(href)) {
        files.pictures.push(href);
      } else if (name === 'script' && isLocal(src)) {
        files.early.push(src);
      } else if (name === 'script' && id === 'app-scripts') {
        list = '';
      } else if (name === 'img' && isLocal(src)) {
        files.pictures.push(src);
      }
    },
    ontext(text) {
      if (list !== undefined) {
        list += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && list !== undefined) {
        for (const file of JSON.parse(list) as string[]) {
          (everyPage.test(file) ? files.application : files.parts).push(file);
        }
        list = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();
  return files;
}

/** File of an address in a build. */
function htmlFile(site: string, address: string): string {
  const below = address.replace(/^\//, '') || 'index';
  const file = [`${below}.html`, path.join(below, 'index.html')].find((name) =>
    existsSync(path.join(site, name)),
  );
  if (!file) {
    throw new Error(`Nothing in ${site} answers ${address}`);
  }
  return file;
}

/** Files of a page of a build. */
export function pageFiles(site: string, address: string): PageFiles {
  const html = htmlFile(site, address);
  return {html, ...filesOfHtml(readFileSync(path.join(site, html), 'utf8'))};
}

const sizes = new Map<string, number>();

/** Size of a file in bytes, brotli at its best level. */
export function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) {
    return known;
  }
  const size = brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** Sizes by kind, in bytes after brotli; the HTML has the styles in it. */
export type PageWeight = Record<'html' | 'early' | 'application' | 'parts', number>;

/** What a page weighs. */
export function pageWeight(site: string, address: string): PageWeight {
  const {html, early, application, parts} = pageFiles(site, address);
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + brotliSize(path.join(site, file)), 0);
  return {
    html: sum([html]),
    early: sum(early),
    application: sum(application),
    parts: sum(parts),
  };
}
