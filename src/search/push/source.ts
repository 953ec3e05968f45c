import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {entryFile} from '../engine/localEngine';
import {
  unpack,
  type Headings,
  type IndexEntry,
  type SynonymGroup,
  type Texts,
} from '../records/tiers';
import type {SearchRecord} from '../records/types';

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value;
}

/**
 * Reads records and synonyms out of a build: those that its own search would use.
 *
 * @throws Error that says to build first when there is none
 */
export async function readBuild(
  outDir: string,
): Promise<{records: SearchRecord[]; synonyms: SynonymGroup[]}> {
  let entry: IndexEntry;
  try {
    entry = await readJson<IndexEntry>(path.join(outDir, entryFile));
  } catch {
    throw new Error(`There is no search index in ${outDir}: run "npm run build" first.`);
  }
  const headings = await readJson<Headings>(path.join(outDir, entry.headings));
  const texts = await readJson<Texts>(path.join(outDir, entry.texts));
  return {records: unpack(headings, texts), synonyms: headings.synonyms};
}

/** Text files of a build that contain a secret. */
export async function filesWith(outDir: string, secret: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(outDir, {recursive: true})) {
    if (/\.(?:html|js|css|json|map|txt|xml|md|webmanifest)$/.test(name) || !name.includes('.')) {
      const text = await readFile(path.join(outDir, name), 'utf8').catch(() => '');
      if (text.includes(secret)) {
        found.push(name);
      }
    }
  }
  return found.sort();
}
