import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import type {SearchRecord} from '../../../search/records/types';
import type {Engine} from './measure';

interface PagefindIndex {
  addCustomRecord(record: {
    url: string;
    content: string;
    language: string;
    meta: Record<string, string>;
  }): Promise<unknown>;
  addHTMLFile(file: {url: string; content: string}): Promise<unknown>;
  writeFiles(options: {outputPath: string}): Promise<unknown>;
}
interface PagefindTool {
  createIndex(): Promise<{index: PagefindIndex}>;
  close(): Promise<unknown>;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A record as a page, so that its heading weighs as a heading. */
function pageOf(record: SearchRecord): string {
  const title = escape(record.hierarchy[record.type] ?? '');
  const parents = Object.entries(record.hierarchy)
    .filter(([level, text]) => text && level !== record.type)
    .map(([, text]) => escape(text ?? ''))
    .join(' ');
  const text = escape(
    [record.description, record.content, record.unconfirmed].filter(Boolean).join(' '),
  );
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>` +
    `<p data-pagefind-weight="2">${parents}</p><p>${escape(record.keywords.join(' '))}</p><p>${text}</p></body></html>`
  );
}

/**
 * Pagefind over the same records, in the browser that it is made for.
 *
 * @returns undefined if Pagefind is not installed, else the engine and how to stop it
 */
export async function pagefind(
  records: SearchRecord[],
  chromium: string,
): Promise<{engine: Engine; stop: () => Promise<void>} | undefined> {
  const name = 'pagefind';
  const tool = (await import(name).catch(() => undefined)) as PagefindTool | undefined;
  if (!tool) {
    return undefined;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagefind-'));
  const {index} = await tool.createIndex();
  for (const [number, record] of records.entries()) {
    await index.addHTMLFile({url: `/${number}`, content: pageOf(record)});
  }
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await tool.close();

  const files = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Pagefind</title>');
    } else {
      files(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const playwright = await import('@playwright/test');
  const browser = await playwright.chromium.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const search = async (query: string): Promise<number[][]> => {
    const urls = await page.evaluate(async (text) => {
      const address = '/pagefind/pagefind.js';
      const module = (await import(address)) as {
        search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
      };
      const {results} = await module.search(text);
      return Promise.all(results.slice(0, 20).map(async (result) => (await result.data()).url));
    }, query);
    return urls.map((url) => [Number.parseInt(url.slice(1), 10)]);
  };
  return {
    engine: {name: 'Pagefind', search},
    async stop() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, {recursive: true, force: true});
    },
  };
}
