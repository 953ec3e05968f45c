import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {entryFile} from '../../search/engine/localEngine';
import {pack, type IndexEntry, type SynonymGroup} from '../../search/records/tiers';
import type {SearchRecord} from '../../search/records/types';

/** Folder of the index, below the output folder. */
export const indexFolder = 'assets/search';

async function writeHashed(outDir: string, name: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${indexFolder}/${name}.${hash}.json`;
  await writeFile(path.join(outDir, file), text);
  return file;
}

/** Writes the index of a build: two files with a hash in their name, and one that leads to them. */
export async function writeIndex(
  outDir: string,
  records: SearchRecord[],
  place: {origin: string; baseUrl: string},
  synonyms: SynonymGroup[],
): Promise<IndexEntry> {
  const {headings, texts} = pack(records, place, synonyms);
  await mkdir(path.join(outDir, indexFolder), {recursive: true});
  const entry = {
    headings: await writeHashed(outDir, 'headings', headings),
    texts: await writeHashed(outDir, 'texts', texts),
    records: records.length,
  };
  await writeFile(path.join(outDir, entryFile), JSON.stringify(entry));
  return entry;
}
