import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {indexFile, pack} from '../../../search/records/file';
import {isListing, pageRecords} from '../../../search/records/pageRecords';
import type {SearchRecord} from '../../../search/records/types';
import type {BuiltSite} from '../html/readBuild';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {readContent} from './readContent';
import {readSynonyms} from './synonyms';

/** Where writers keep words that mean the same, from the root of the project. */
export const synonymsFile = 'src/search/synonyms.yml';

/**
 * All records of a site, in the order of the addresses.
 *
 * @param place - origin without a slash at the end, and base address
 */
export function recordsOf(
  {pages}: Pick<BuiltSite, 'pages'>,
  place: {origin: string; baseUrl: string},
): SearchRecord[] {
  return pages.flatMap((page) => {
    const content = readContent(page);
    return content && !isListing(content, page.path) ? pageRecords(content, place) : [];
  });
}

/** Writes the index of the embedded search; a hosted one takes the same records. */
export async function writeSearchIndex(build: Build, site: BuiltSite): Promise<void> {
  const {siteDir, outDir, origin, baseUrl} = build;
  const synonyms = readSynonyms(await readFile(path.join(siteDir, synonymsFile), 'utf8'));
  const records = recordsOf(site, {origin, baseUrl});
  await writeBuilt(outDir, indexFile, pack(records, {origin, baseUrl}, synonyms));
  logger.info(`Search: ${records.length} records indexed.`);
}
