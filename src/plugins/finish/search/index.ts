import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {indexFile, pack} from '../../../search/records/file';
import {isListing, searchedBlocks} from '../../../search/records/pageRecords';
import type {PageContent} from '../../../search/records/types';
import type {BuiltPage, BuiltSite, ParsedPage} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {readContent} from './readContent';
import {readSynonyms} from './synonyms';

/** Synonyms, edited by writers; path from the root of the project. */
export const synonymsFile = 'src/search/synonyms.yml';

/** A page with its searchable content; undefined for a page that isn't searched. */
interface WithContent {
  content: PageContent | undefined;
}

/** The searchable content of a page. */
export function extractContent(page: ParsedPage): WithContent {
  const content = readContent(page);
  const isSearched = content && !isListing(content, page.path);
  return {
    content: isSearched ? {...content, blocks: searchedBlocks(content.blocks)} : undefined,
  };
}

/** Writes the index of the embedded search. A hosted search receives the same records. */
export async function writeSearchIndex(
  build: Build,
  site: BuiltSite<BuiltPage & WithContent>,
): Promise<void> {
  const {siteDir, outDir, origin, baseUrl} = build;
  const synonyms = readSynonyms(await readFile(path.join(siteDir, synonymsFile), 'utf8'));
  const contents = site.pages.flatMap(({content}) => content ?? []);
  await writeBuilt(outDir, indexFile, pack(contents, {origin, baseUrl}, synonyms));
  const count = contents.reduce((sum, {blocks}) => sum + blocks.length, 0);
  logger.info(`Search: ${count} records indexed.`);
}
