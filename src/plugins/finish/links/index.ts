import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import rooms from '../../../rooms.json';
import type {BuiltSite} from '../html/readBuild';
import type {Build} from '../site';
import {findBrokenLinks, type BrokenLink} from './check';

const sourceFolders = ['docs', 'blog', ...rooms.seen.map((room) => `src/${room}`)];

interface SourceText {
  file: string;
  text: string;
}

async function sourceTexts(siteDir: string): Promise<SourceText[]> {
  const texts: SourceText[] = [];
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

/**
 * Where an address is written: the first line of the page's own source that names it, else of any other.
 *
 * @param baseUrl - left out of the search, since writers do not type it
 */
function placeOf(
  {page, href}: BrokenLink,
  sources: readonly SourceText[],
  baseUrl: string,
): string | undefined {
  const isBelow = baseUrl !== '/' && href.startsWith(baseUrl);
  const written = isBelow ? href.slice(baseUrl.length - 1) : href;
  const isOwn = ({file}: SourceText): boolean =>
    file.startsWith(`docs/${page.slice(baseUrl.length)}.`);
  const naming = sources.filter(({text}) => text.includes(written));
  const found = naming.find(isOwn) ?? naming[0];
  const line = found?.text.slice(0, found.text.indexOf(written)).split('\n').length;
  return found && `${found.file}:${line}`;
}

/** Says what to fix, one sentence for each place. */
export function explain(
  broken: readonly BrokenLink[],
  sources: readonly SourceText[],
  baseUrl: string,
): string[] {
  const told = new Map<string, {kind: BrokenLink['kind']; count: number}>();
  for (const link of broken) {
    const start = `${placeOf(link, sources, baseUrl) ?? `page ${link.page}`}: the link ${link.href}`;
    told.set(start, {kind: link.kind, count: (told.get(start)?.count ?? 0) + 1});
  }
  return [...told].map(([start, {kind, count}]) => {
    const others = count > 1 ? ` (on ${count} pages)` : '';
    return `${start}${others}: ${problems[kind]}. Fix the address, or add a redirect if the page has moved.`;
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
