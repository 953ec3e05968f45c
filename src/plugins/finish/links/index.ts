import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import rooms from '../../../rooms.json';
import type {BuiltSite} from '../html/readBuild';
import type {Build} from '../site';
import {findBrokenLinks, type BrokenLink} from './check';
import {findInSources} from './source';

const sourceFolders = ['docs', 'blog', ...rooms.seen.map((room) => `src/${room}`)];

async function sourceTexts(siteDir: string): Promise<{file: string; text: string}[]> {
  const texts: {file: string; text: string}[] = [];
  for (const folder of sourceFolders) {
    const full = path.join(siteDir, folder);
    if (!existsSync(full)) {
      continue;
    }
    for (const entry of (await readdir(full, {recursive: true})).sort()) {
      if (/\.(?:mdx?|tsx?)$/.test(entry)) {
        const file = path.join(folder, entry);
        texts.push({file, text: await readFile(path.join(siteDir, file), 'utf8')});
      }
    }
  }
  return texts;
}

const problems: Record<BrokenLink['kind'], string> = {
  page: 'there is no page at this address',
  anchor: 'the page exists, but it has no heading, row or term with this anchor',
  file: 'there is no such file in the build',
};

/** Groups broken links by place and says what to fix, one paragraph each. */
export function explain(
  broken: readonly BrokenLink[],
  sources: readonly {file: string; text: string}[],
  baseUrl: string,
): string[] {
  const byPlace = new Map<string, {href: string; kind: BrokenLink['kind']; pages: string[]}>();
  for (const {page, href, kind} of broken) {
    const own = page.slice(baseUrl.length - 1).slice(1);
    const ordered = [...sources].sort(
      (a, b) =>
        Number(b.file.startsWith(`docs/${own}.`)) - Number(a.file.startsWith(`docs/${own}.`)),
    );
    const place = findInSources(href, baseUrl, ordered);
    const where = place ? `${place.file}:${place.line}` : `page ${page}`;
    const key = `${where} ${href}`;
    const entry = byPlace.get(key) ?? {href, kind, pages: []};
    entry.pages.push(page);
    byPlace.set(key, entry);
  }
  return [...byPlace].map(([key, {href, kind, pages}]) => {
    const where = key.slice(0, key.length - href.length - 1);
    const others = pages.length > 1 ? ` (on ${pages.length} pages)` : '';
    return `${where}: the link ${href}${others}: ${problems[kind]}. Fix the address, or add a redirect if the page has moved.`;
  });
}

/**
 * Checks every internal link, fragment and file of the final HTML; that of an anchor redirect
 * is one of them.
 *
 * @throws Error with file and line of each that leads nowhere
 */
export async function checkLinks(build: Build, site: BuiltSite): Promise<void> {
  const {siteDir, outDir, baseUrl, origin} = build;
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  const fileExists = (address: string): boolean =>
    Boolean(
      statSync(path.join(outDir, address.slice(baseUrl.length)), {throwIfNoEntry: false})?.isFile(),
    );
  const broken = findBrokenLinks({
    ...{pages, redirects: site.redirects, baseUrl, origin},
    fileExists,
  });
  if (broken.length > 0) {
    const lines = explain(broken, await sourceTexts(siteDir), baseUrl);
    throw new Error(`${lines.length} broken links:\n  ${lines.join('\n  ')}`);
  }
  const count = site.pages.reduce((sum, {links}) => sum + links.length, 0);
  logger.info(`Links: ${count} checked on ${site.pages.length} pages.`);
}
