import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {indexFile, pack} from '../../../search/records/file';
import {isListing, searchedBlocks} from '../../../search/records/pageRecords';
import type {PageContent} from '../../../search/records/types';
import type {BuiltSite} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {readContent} from './readContent';
import {readSynonyms} from './synonyms';

/** Synonyms, edited by writers; path from the root of the project. */
export const synonymsFile = 'src/search/synonyms.yml';

/** Searchable content of each page, in the order of the addresses. */
export function readContents({pages}: Pick<BuiltSite, 'pages'>): PageContent[] {
  return pages.flatMap((page) => {
    const content = readContent(page);
    return content && !isListing(content, page.path)
      ? {...content, blocks: searchedBlocks(content.blocks)}
      : [];
  });
}

/** Writes the index of the embedded search. A hosted search receives the same records. */
export async function writeSearchIndex(build: Build, site: BuiltSite): Promise<void> {
  const {siteDir, outDir, origin, baseUrl} = build;
  const synonyms = readSynonyms(await readFile(path.join(siteDir, synonymsFile), 'utf8'));
  const contents = readContents(site);
  await writeBuilt(outDir, indexFile, pack(contents, {origin, baseUrl}, synonyms));
  const count = contents.reduce((sum, {blocks}) => sum + blocks.length, 0);
  logger.info(`Search: ${count} records indexed.`);
}
