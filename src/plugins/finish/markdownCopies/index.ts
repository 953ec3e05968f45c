import logger from '@docusaurus/logger';
import {type BuiltPage, type BuiltSite, isContent, type ParsedPage} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {copyPath, markdownCopy} from './copy';
import {groupPages, llmsText} from './llms';

/** A page with its Markdown; undefined for a page without text of its own. */
interface WithMarkdown {
  markdown: string | undefined;
}

/** Pages without text of their own. */
const withoutText = new Set(['/search', '/offline']);

const getRoot = ({origin, baseUrl}: Pick<Build, 'origin' | 'baseUrl'>): string => origin + baseUrl;

/** The Markdown of a page. */
export function extractMarkdown(
  build: Pick<Build, 'origin' | 'baseUrl'>,
  page: ParsedPage,
): WithMarkdown {
  const hasText = isContent(page) && !withoutText.has(page.path);
  return {markdown: hasText ? markdownCopy(page, getRoot(build) + page.path.slice(1)) : undefined};
}

/**
 * Writes a Markdown copy next to each page, for readers and programs that want plain text, and llms.txt
 * and llms-full.txt.
 */
export async function writeMarkdownCopies(
  build: Build,
  site: BuiltSite<BuiltPage & WithMarkdown>,
): Promise<void> {
  const {outDir, baseUrl} = build;
  const root = getRoot(build);
  const pages = site.pages.flatMap(({markdown, ...page}) =>
    markdown === undefined ? [] : [{...page, markdown}],
  );
  for (const {path, markdown} of pages) {
    await writeBuilt(outDir, copyPath(path), markdown);
  }
  const groups = groupPages(pages, baseUrl);
  const list = llmsText(groups, (page) => root + copyPath(page.path));
  await writeBuilt(outDir, 'llms.txt', list.replace('(llms-full.txt)', `(${root}llms-full.txt)`));
  const full = groups.flatMap((group) => group.pages.map(({markdown}) => markdown));
  await writeBuilt(outDir, 'llms-full.txt', full.join('\n---\n\n'));
  logger.info(`Markdown: ${pages.length} pages.`);
}
