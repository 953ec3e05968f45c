import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type Headings, indexFile, type PageTexts, unpack} from '../records/file';
import type {SearchRecord, SynonymGroup} from '../records/types';

/**
 * Reads records and synonyms out of a build: those that its own search would use.
 *
 * @throws Error that says to build first when there is none
 */
export async function readBuild(
  outDir: string,
): Promise<{records: SearchRecord[]; synonyms: SynonymGroup[]}> {
  const text = await readFile(path.join(outDir, indexFile), 'utf8').catch(() => {
    throw new Error(`There is no search index in ${outDir}: run "npm run build" first.`);
  });
  const [headings, ...texts] = JSON.parse(text) as [Headings, ...PageTexts[]];
  const records = texts.flatMap((page, index) => unpack(headings, index, page));
  return {records, synonyms: headings.synonyms};
}

/** Text files of a build that contain a secret. */
export async function filesWith(outDir: string, secret: string): Promise<string[]> {
  const matches: string[] = [];
  for (const name of await readdir(outDir, {recursive: true})) {
    if (/\.(?:html|js|css|json|map|txt|xml|md|webmanifest)$/.test(name) || !name.includes('.')) {
      const text = await readFile(path.join(outDir, name), 'utf8').catch(() => '');
      if (text.includes(secret)) {
        matches.push(name);
      }
    }
  }
  return matches.sort();
}
