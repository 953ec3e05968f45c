import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {groupPages, llmsText} from './llms';
import {readPages, type BuiltPage} from './pages';
import {twin, twinPath} from './twin';

/** Pages that are tools of the site, with nothing to read in them. */
const withoutText = new Set(['/search', '/offline']);

/**
 * Writes each page of a build as Markdown beside it, and llms.txt and llms-full.txt.
 *
 * @returns how many pages were written
 */
export async function writeTwins(outDir: string, baseUrl: string, origin: string): Promise<number> {
  const pages = (await readPages(outDir, baseUrl)).filter(({address}) => !withoutText.has(address));
  const root = `${origin}${baseUrl}`;
  const urlOf = ({address}: BuiltPage): string => `${root}${address.slice(1)}`;
  const twins = new Map(pages.map((page) => [page, twin(page, urlOf(page))]));
  for (const [page, text] of twins) {
    const file = path.join(outDir, twinPath(page.address));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  const groups = groupPages(pages);
  const list = llmsText(groups, ({address}) => `${root}${twinPath(address)}`);
  await writeFile(
    path.join(outDir, 'llms.txt'),
    list.replace('(llms-full.txt)', `(${root}llms-full.txt)`),
  );
  const full = groups.flatMap((group) => group.pages.map((page) => twins.get(page) ?? ''));
  await writeFile(path.join(outDir, 'llms-full.txt'), full.join('\n---\n\n'));
  return twins.size;
}

/** After-build step: pages as Markdown, for readers and programs that want text only. */
export default function markdownTwins(_context: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const count = await writeTwins(outDir, baseUrl, siteConfig.url);
      logger.info(`Markdown: ${count} pages.`);
    },
  };
}
