/**
 * Creates a PDF of each section, tagged for screen readers, with bookmarks and page numbers: `npm run print`. Reads a
 * build (`SITE_DIR`, by default build/). The next build publishes the PDFs, which are in a folder of
 * `staticDirectories`. Sections can be selected: `npm run print -- videosync handbook`.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {type Section, sections} from '../config/products';
import {pdfFolder, site} from '../config/site';
import {readBuild} from '../plugins/finish/html/readBuild';
import {inReadingOrder} from '../plugins/finish/markdownCopies/llms';
import {lastBuild} from './shared/finished.mjs';
import {installedBrowser} from './shared/installedBrowser';

const root = path.resolve(__dirname, '..', '..');

/**
 * Addresses of a section's pages in the order of its menu.
 *
 * @param folder - the built site
 * @param section - id of the section
 * @param baseUrl - path below which the site is served, with a slash at both ends
 */
async function getPages(folder: string, section: string, baseUrl: string): Promise<string[]> {
  const {pages} = await readBuild(folder, baseUrl, () => ({}));
  const inSection = pages.filter(({path: address}) => address.startsWith(`/${section}/`));
  return inReadingOrder(inSection, section, baseUrl).map(({address}) => address);
}

/** Arguments of {@link assemble}, which are serialized for the browser. */
interface Assembly {
  addresses: string[];
  name: string;
  title: string;
  origin: string;
}

/**
 * Runs in the browser: fetches the pages and merges their articles into one document, after a cover and the contents.
 * Ids are prefixed with the page, links between the pages become internal, and all others point to the site.
 *
 * @returns date of the newest page
 */
async function assemble({addresses, name, title, origin}: Assembly): Promise<string> {
  const getId = (address: string): string => `page${address.replaceAll('/', '-')}`;
  const create = (tag: string, className: string, ...content: (Node | string)[]): Element => {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...content);
    return element;
  };
  const parser = new DOMParser();
  const articles: Element[] = [];
  const contents: Element[] = [];
  let group = '';
  let newest = {dateTime: '2000-01-01', textContent: ''};
  for (const address of addresses) {
    const page = parser.parseFromString(await (await fetch(address)).text(), 'text/html');
    const body = page.querySelector('main article .theme-doc-markdown, main article');
    if (!body) {
      throw new Error(`${address} has no article`);
    }
    const date = page.querySelector<HTMLTimeElement>('.theme-last-updated time');
    if (date && date.dateTime > newest.dateTime) {
      newest = date;
    }
    const [, parent = name] = [...page.querySelectorAll('.breadcrumbs__link')]
      .slice(1, -1)
      .map(({textContent}) => textContent);
    if (parent !== group) {
      group = parent;
      contents.push(create('li', 'printed-group', group));
    }
    const entry = document.createElement('a');
    entry.href = `#${getId(address)}`;
    entry.append(page.querySelector('h1')?.textContent ?? address, create('span', '', '000'));
    contents.push(create('li', '', entry));
    const prefix = `${getId(address)}--`;
    const addPrefix = (name: string): string => `${prefix}${name}`;
    for (const element of body.querySelectorAll('[id]')) {
      element.id = addPrefix(element.id);
    }
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
      for (const element of body.querySelectorAll(`[${name}]`)) {
        const ids = element.getAttribute(name)?.split(/\s+/) ?? [];
        element.setAttribute(name, ids.map(addPrefix).join(' '));
      }
    }
    for (const element of body.querySelectorAll('svg *, svg')) {
      for (const {name, value} of [...element.attributes]) {
        const fixed = value.replace(/url\(#/g, `url(#${prefix}`);
        element.setAttribute(
          name,
          name.endsWith('href') && value.startsWith('#') ? `#${addPrefix(value.slice(1))}` : fixed,
        );
      }
    }
    for (const link of body.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', location.origin + address);
      const place = target.pathname.replace(/(.)\/$/, '$1');
      const hash = target.hash.slice(1);
      if (target.origin !== location.origin) {
        continue;
      }
      if (addresses.includes(place)) {
        link.setAttribute('href', `#${getId(place)}${hash ? `--${hash}` : ''}`);
      } else {
        link.setAttribute('href', origin + target.pathname + target.search + target.hash);
      }
    }
    // On paper, disclosures are open and controls are left out.
    body.querySelectorAll('details').forEach((details) => (details.open = true));
    body
      .querySelectorAll('button, .hash-link, .instrument-form, form')
      .forEach((part) => part.remove());
    body.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    const article = create('article', 'markdown printed-page', ...body.childNodes);
    article.id = getId(address);
    articles.push(article);
  }
  const root = document.documentElement;
  root.setAttribute('data-theme', 'light');
  // Makes the style sheet show all tab panels.
  root.removeAttribute('data-js');
  root.removeAttribute('data-stage');
  document.title = title;
  const cover = create(
    'header',
    'printed-cover',
    create('p', '', title.replace(`${name} | `, '')),
    create('p', 'printed-title', name),
    create('p', '', newest.textContent && `Last updated on ${newest.textContent}`),
    create('p', '', origin + (addresses[0] ?? '')),
  );
  const list = create('ul', '', ...contents);
  const nav = create('nav', 'printed-contents', create('h2', '', 'Contents'), list);
  document.body.replaceChildren(create('main', '', cover, nav, ...articles));
  const style = new CSSStyleSheet();
  style.replaceSync(`
    html { font-size: 12px }
    head { display: none !important }
    body { background: none }
    .printed-page { max-width: none; break-before: page }
    .markdown a[href^='${origin}']::after { content: none }
    .printed-cover { display: flex; flex-direction: column; height: 240mm; font-size: 11pt }
    .printed-cover > :first-child { margin-bottom: auto }
    .printed-cover > .printed-title { margin: 0 0 6mm; font-weight: 700; font-size: 40pt; line-height: 1.1 }
    .printed-contents { break-before: page }
    .printed-contents ul { columns: 2; column-gap: 10mm; margin: 0; padding: 0; font-size: 9.5pt; line-height: 1.35; list-style: none }
    .printed-contents li { break-inside: avoid; margin-bottom: 1.5mm }
    .printed-contents a { display: flex; gap: 4mm; justify-content: space-between; color: inherit; text-decoration: none }
    .printed-contents li.printed-group { break-after: avoid; margin-top: 4mm; font-weight: 700 }
  `);
  document.adoptedStyleSheets.push(style);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  return newest.dateTime;
}

/** Runs in the browser: writes the page numbers into the contents. */
function numberContents(numbers: Record<string, number>): void {
  for (const entry of document.querySelectorAll('.printed-contents a')) {
    entry.lastElementChild?.replaceChildren(
      String(numbers[entry.getAttribute('href') ?? ''] ?? ''),
    );
  }
}

/** Page numbers of the link targets of a PDF that Chrome has made, by fragment. */
export function readPageNumbers(pdf: Buffer): Record<string, number> {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/\n(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id);
  const targets = text.matchAll(/\/(page-[\w-]+) \[(\d+) 0 R/g);
  return Object.fromEntries(
    [...targets].map(([, name, id]) => [`#${name}`, pages.indexOf(id) + 1]),
  );
}

/**
 * Replaces the dates of a PDF, which are when it was made: a PDF with the same content has the same bytes.
 *
 * @param date - the new one, in ISO format
 */
export function setDates(pdf: Buffer, date: string): Buffer {
  const digits = date.replace(/\D/g, '').padEnd(14, '0').slice(0, 14);
  const text = pdf.toString('latin1').replace(/(?<=\/(?:Creation|Mod)Date \(D:)\d{14}/g, digits);
  return Buffer.from(text, 'latin1');
}

/**
 * Numbers the tags of a PDF from 1, in the same order. Chrome counts them as long as it runs, with gaps that depend on
 * the timing.
 */
export function renumberTags(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const tag = /(?<=\(node)\d{8}(?=\))/g;
  const numbers = [...new Set(text.match(tag))].sort();
  const renumbered = new Map(
    numbers.map((old, index) => [old, String(index + 1).padStart(8, '0')]),
  );
  return Buffer.from(
    text.replace(tag, (old) => renumbered.get(old) ?? old),
    'latin1',
  );
}

/**
 * Creates the PDF of a section, in a browser of its own.
 *
 * @param options.address - origin that the build is served from
 * @param options.baseUrl - path below which it is served, with a slash at both ends
 * @param options.published - origin for links to other pages of the site
 * @returns number of pages of the site in it
 */
export async function printSection(options: {
  folder: string;
  address: string;
  baseUrl: string;
  published: string;
  section: Section;
  file: string;
}): Promise<number> {
  const {folder, address, baseUrl, published, section, file} = options;
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({serviceWorkers: 'block'});
    // The pages are complete without scripts, which would change them.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${address}${baseUrl}${section.id}/introduction`);
    const addresses = await getPages(folder, section.id, baseUrl);
    const title = `${section.name} | ${site.title}`;
    // tsx wraps named functions in a helper that only exists in this process.
    await page.evaluate('globalThis.__name = (value) => value');
    const date = await page.evaluate(assemble, {
      ...{addresses, title, name: section.name, origin: published},
    });
    const footer = `<div style="width:100%;padding:0 18mm;font:8px sans-serif;display:flex;justify-content:space-between"><span>${title}</span><span class="pageNumber"></span></div>`;
    const layout = {
      format: 'A4',
      margin: {top: '18mm', right: '18mm', bottom: '20mm', left: '18mm'},
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
    };
    // CSS can't insert the page numbers: Chrome lacks target-counter().
    await page.evaluate(numberContents, readPageNumbers(await page.pdf(layout)));
    const pdf = await page.pdf({...layout, tagged: true, outline: true});
    await writeFile(file, renumberTags(setDates(pdf, date)));
    return addresses.length;
  } finally {
    await browser.close();
  }
}

const usage = `Usage: npm run print [-- section …]
Creates a PDF of each section from the last build, in ${pdfFolder}/. The next build publishes them.
Sections: ${sections.map(({id}) => id).join(', ')}`;

export async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const folder = lastBuild(process.env['SITE_DIR'] ?? path.join(root, 'build'));
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((id) => !sections.some((section) => section.id === id));
  if (unknown.length > 0) {
    const known = sections.map(({id}) => id).join(', ');
    throw new Error(`There is no section ${unknown.join(', ')}. The sections are ${known}.`);
  }
  const target = path.join(root, pdfFolder);
  await mkdir(target, {recursive: true});
  const {createSiteServer, listen} = await import('./shared/server.mjs');
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
  const home = new URL(addresses.sort((a, b) => a.length - b.length)[0] ?? 'https://localhost/');
  const baseUrl = home.pathname.replace(/\/?$/, '/');
  const server = createSiteServer(folder, {base: baseUrl});
  const port = await listen(server, 0, '127.0.0.1');
  try {
    for (const section of sections.filter(({id}) => wanted.length === 0 || wanted.includes(id))) {
      const file = path.join(target, `${section.id}.pdf`);
      const address = `http://127.0.0.1:${port}`;
      console.log(`${section.name} …`);
      const count = await printSection({
        ...{folder, address, baseUrl, section, file},
        published: home.origin,
      });
      console.log(`${path.relative(process.cwd(), file)}: ${count} pages of the site`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
