import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {forAll} from '../../after-build/forAll';
import {chunkNamesIn, readRouteChunks, type RouteChunks} from '../../after-build/routeChunks';
import {openCache, type ContentCache} from './cache';
import {brotli, gzip, levels} from './compress';

/** What else the packed bytes depend on. Raise the number when `compress.ts` packs differently. */
const cacheVersion = `2-zlib-${process.versions.zlib}-brotli-${process.versions['brotli'] ?? ''}`;

/** Smaller files fit one packet either way. */
const smallest = 512;

/** A file's copies, by the ending of their names; none for what fits one packet either way. */
export type Packer = (
  file: string,
  content: Uint8Array,
) => Promise<{ending: string; copy: Uint8Array}[]>;

/**
 * Names of the scripts that belong to one page only.
 *
 * @param routes - the generator's list; an entry without a path is home, or the frame around several
 *   pages
 */
export function scriptsOfOnePage(routes: RouteChunks): Set<string> {
  const counts = new Map<string, number>();
  for (const [route, chunks] of Object.entries(routes)) {
    const isFrame = /\/-[0-9a-f]{3}$/.test(route);
    for (const name of chunkNamesIn(chunks)) {
      counts.set(name, (counts.get(name) ?? 0) + (isFrame ? 2 : 1));
    }
  }
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/**
 * How hard brotli tries with a file.
 *
 * @param file - its path
 * @param ofOnePage - names of scripts that one page uses
 */
export function levelOf(file: string, ofOnePage: ReadonlySet<string>): number {
  if (/\.(?:md|txt|xml)$/.test(file)) {
    return levels.machine;
  }
  const script = /([^/\\.]+)\.[0-9a-f]{8}\.js$/.exec(file)?.[1];
  return file.endsWith('.html') || ofOnePage.has(script ?? '') ? levels.page : levels.shared;
}

/** Makes a packer on the cache of a project. */
export async function openPacker(
  siteDir: string,
): Promise<{pack: Packer; tidy: ContentCache['tidy']}> {
  const folder = path.join(siteDir, '.cache', 'precompress', cacheVersion);
  const {get, tidy} = await openCache(folder);
  const ofOnePage = scriptsOfOnePage(await readRouteChunks(path.join(siteDir, '.docusaurus')));
  const pack: Packer = async (file, content) => {
    if (content.length < smallest) {
      return [];
    }
    const level = levelOf(file, ofOnePage);
    return [
      {ending: '.br', copy: await get(`.${level}.br`, content, (text) => brotli(text, level))},
      {ending: '.gz', copy: await get('.gz', content, gzip)},
    ];
  };
  return {pack, tidy};
}

/**
 * Packs files into the cache, for a later step to take from there.
 *
 * @param options.folder - where the files are, at any depth
 * @param options.ending - which of them
 */
export async function packFiles(options: {
  siteDir: string;
  folder: string;
  ending: string;
}): Promise<void> {
  const {siteDir, folder, ending} = options;
  const {pack} = await openPacker(siteDir);
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith(ending));
  await forAll(files.sort(), async (file) => pack(file, await readFile(path.join(folder, file))));
}
