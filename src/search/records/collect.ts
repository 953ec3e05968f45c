import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isListing, pageRecords, type Place} from './pageRecords';
import {readPage} from './readPage';
import type {SearchRecord} from './types';

async function htmlOf(outDir: string, address: string): Promise<string | undefined> {
  const name = address === '/' ? 'index' : address.slice(1).replace(/\/$/, '');
  for (const file of [`${name}.html`, path.join(name, 'index.html')]) {
    try {
      return await readFile(path.join(outDir, file), 'utf8');
    } catch {
      // The other form, depending on the trailing slash setting.
    }
  }
  return undefined;
}

/**
 * All records of a build, from its final HTML, in the order of the addresses.
 *
 * @param outDir - folder of the build
 * @param routes - addresses of the pages, with the base address
 */
export async function collectRecords(
  outDir: string,
  routes: string[],
  place: Place,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const address = `/${route.slice(place.baseUrl.length)}`.replace(/(.)\/$/, '$1');
    const html = address.includes('*') ? undefined : await htmlOf(outDir, address);
    const page = html === undefined ? undefined : readPage(html, route);
    if (page && !isListing(page, address)) {
      records.push(...pageRecords(page, place));
    }
  }
  return records;
}
