/**
 * Creates a PDF of each section, tagged for screen readers and with bookmarks: `npm run print`. Reads a build
 * (`SITE_DIR`, by default build/) and writes to the folder given as argument, by default build-print/. Sections can
 * be selected after it: `npm run print -- out videosync handbook`.
 */
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {type Section, sections} from '../config/products';
import {site} from '../config/site';
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
 */
export async function getPages(folder: string, section: string): Promise<string[]> {
  const {pages} = await readBuild(folder, '/', () => ({}));
  const inSection = pages.filter(({path: address}) => address.startsWith(`/${section}/`));
  return inReadingOrder(inSection, section, '/').map(({address}) => address);
}

/** Arguments of {@link assemble}, which are serialized for the browser. */
interface Assembly {
  addresses: string[];
  title: string;
  origin: string;
}

/**
 * Runs in the browser: fetches the pages and merges their articles into one document. Ids are prefixed with the page,
 * links between the pages become internal, and all others point to the site.
 */
async function assemble({addresses, title, origin}: Assembly): Promise<number> {
  const getId = (address: string): string => `page${address.replaceAll('/', '-')}`;
  const parser = new DOMParser();
  const articles: Element[] = [];
  for (const address of addresses) {
    const page = parser.parseFromString(await (await fetch(address)).text(), 'text/html');
    const body = page.querySelector('main article .theme-doc-markdown, main article');
    if (!body) {
      throw new Error(`${address} has no article`);
    }
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
    const article = document.createElement('article');
    article.id = getId(address);
    article.className = 'markdown printed-page';
    article.append(...body.childNodes);
    articles.push(document.adoptNode(article));
  }
  const root = document.documentElement;
  root.setAttribute('data-theme', 'light');
  // Makes the style sheet show all tab panels.
  root.removeAttribute('data-js');
  root.removeAttribute('data-stage');
  document.title = title;
  const main = document.createElement('main');
  main.append(...articles);
  document.body.replaceChildren(main);
  const style = new CSSStyleSheet();
  style.replaceSync(
    'html{font-size:12px}.printed-page{max-width:none}.printed-page+.printed-page{break-before:page}body{background:none}',
  );
  document.adoptedStyleSheets.push(style);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  return articles.length;
}

/**
 * Creates the PDF of a section.
 *
 * @param options.address - origin that the build is served from
 * @param options.published - origin for links to other pages of the site
 * @returns number of pages of the site in it
 */
export async function printSection(options: {
  browser: Browser;
  folder: string;
  address: string;
  published: string;
  section: Section;
  file: string;
}): Promise<number> {
  const {browser, folder, address, published, section, file} = options;
  const page = await browser.newPage({serviceWorkers: 'block'});
  try {
    // The pages are complete without scripts, which would change them.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${address}/${section.id}/introduction`);
    const addresses = await getPages(folder, section.id);
    const title = `${section.name} | ${site.title}`;
    // tsx wraps named functions in a helper that only exists in this process.
    await page.evaluate('globalThis.__name = (value) => value');
    const count = await page.evaluate(assemble, {addresses, title, origin: published});
    const footer = `<div style="width:100%;padding:0 18mm;font:8px sans-serif;display:flex;justify-content:space-between"><span>${title}</span><span class="pageNumber"></span></div>`;
    await page.pdf({
      path: file,
      format: 'A4',
      margin: {top: '18mm', right: '18mm', bottom: '20mm', left: '18mm'},
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
    });
    return count;
  } finally {
    await page.close();
  }
}

const usage = `Usage: npm run print [-- <folder> [section …]]
Creates a PDF of each section from the last build, in build-print/ or the given folder.
Sections: ${sections.map(({id}) => id).join(', ')}`;

export async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  const folder = lastBuild(process.env['SITE_DIR'] ?? path.join(root, 'build'));
  const [target = path.join(root, 'build-print'), ...wanted] = process.argv.slice(2);
  const unknown = wanted.filter((id) => !sections.some((section) => section.id === id));
  if (unknown.length > 0) {
    const known = sections.map(({id}) => id).join(', ');
    throw new Error(`There is no section ${unknown.join(', ')}. The sections are ${known}.`);
  }
  await mkdir(target, {recursive: true});
  const {createSiteServer, listen} = await import('./shared/server.mjs');
  const server = createSiteServer(folder);
  const port = await listen(server, 0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const published = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? 'https://localhost').origin;
  try {
    for (const section of sections.filter(({id}) => wanted.length === 0 || wanted.includes(id))) {
      const file = path.join(target, `${section.id}.pdf`);
      const address = `http://127.0.0.1:${port}`;
      console.log(`${section.name} …`);
      const count = await printSection({browser, folder, address, published, section, file});
      console.log(`${path.relative(process.cwd(), file)}: ${count} pages of the site`);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
