import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AfterBuild} from '../../after-build/site';
import {groupPages, llmsText} from './llms';
import type {BuiltPage, readPages} from './pages';
import {twin, twinPath} from './twin';

/** Pages that are tools of the site, with nothing to read in them. */
const withoutText = new Set(['/search', '/offline']);

/**
 * Writes each page of a build as Markdown beside it, and llms.txt and llms-full.txt.
 *
 * @param all - the pages
 * @returns how many pages were written
 */
async function writeTwins(
  outDir: string,
  baseUrl: string,
  origin: string,
  all: readonly BuiltPage[],
): Promise<number> {
  const pages = all.filter(({address}) => !withoutText.has(address));
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

/**
 * After-build step: pages as Markdown, for readers and programs that want text only.
 *
 * @param readOnce - reads the pages of the build
 */
export default function markdownTwins(readOnce: typeof readPages): AfterBuild {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const count = await writeTwins(
        outDir,
        baseUrl,
        siteConfig.url,
        await readOnce(outDir, baseUrl),
      );
      logger.info(`Markdown: ${count} pages.`);
    },
  };
}
