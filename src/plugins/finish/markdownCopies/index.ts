import logger from '@docusaurus/logger';
import {isContent, type BuiltPage, type BuiltSite} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {copyPath, markdownCopy} from './copy';
import {groupPages, llmsText} from './llms';

/** Pages without text of their own. */
const withoutText = new Set(['/search', '/offline']);

/**
 * Writes a Markdown copy next to each page, for readers and programs that want plain text, and llms.txt
 * and llms-full.txt.
 */
export async function writeMarkdownCopies(build: Build, site: BuiltSite): Promise<void> {
  const {outDir, origin, baseUrl} = build;
  const root = origin + baseUrl;
  const pages = site.pages.filter((page) => isContent(page) && !withoutText.has(page.path));
  const copies = new Map(
    pages.map((page): [BuiltPage, string] => [page, markdownCopy(page, root + page.path.slice(1))]),
  );
  for (const [page, text] of copies) {
    await writeBuilt(outDir, copyPath(page.path), text);
  }
  const groups = groupPages(pages, baseUrl);
  const list = llmsText(groups, (page) => root + copyPath(page.path));
  await writeBuilt(outDir, 'llms.txt', list.replace('(llms-full.txt)', `(${root}llms-full.txt)`));
  const full = groups.flatMap((group) => group.pages.map((page) => copies.get(page) ?? ''));
  await writeBuilt(outDir, 'llms-full.txt', full.join('\n---\n\n'));
  logger.info(`Markdown: ${copies.size} pages.`);
}
