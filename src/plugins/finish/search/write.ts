import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFile, pack} from '../../../search/records/file';
import type {SearchRecord, SynonymGroup} from '../../../search/records/types';

/** Writes the index of a build. */
export async function writeIndex(
  outDir: string,
  records: SearchRecord[],
  place: {origin: string; baseUrl: string},
  synonyms: SynonymGroup[],
): Promise<void> {
  await writeFile(path.join(outDir, indexFile), pack(records, place, synonyms));
}
