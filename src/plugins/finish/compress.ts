import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import logger from '@docusaurus/logger';
import pMap from 'p-map';
import type {ContentCache} from './contentCache';
import {filesOf} from './html/readBuild';
import type {Build} from './site';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify<Uint8Array, {level: number}, Buffer>(gzip);

/** Kinds of file that are text, whatever their size. Pictures and fonts are compressed already. */
const textFiles = /\.(?:html|js|mjs|css|svg|json|xml|txt|md|webmanifest|fs|vs|map)$/;

/** Files that the host reads, or that no reader asks for. */
const notServed = /^(?:_headers|_redirects|vercel\.json|hosting\/|__server)/;

/** Smaller files fit one packet either way. */
const smallest = 512;

/**
 * How hard brotli tries with a file: the best level for what every reader downloads and for the
 * index of the search, the largest file of all; one less for pages and their parts (2 to 3 % larger, in
 * less than half of the time), and little for texts that mostly programs read (14 % larger, in a small
 * part of the time).
 */
export function qualityOf(file: string): number {
  if (/\.(?:md|txt|xml)$/.test(file) && !file.startsWith('offline-pages/')) {
    return 6;
  }
  return /^(?:assets\/(?:css|js\/(?:main|runtime~main)\.)|search-index)/.test(file)
    ? constants.BROTLI_MAX_QUALITY
    : 10;
}

/** A file's copies, by the ending of their names; none for what fits one packet either way. */
async function copiesOf(
  file: string,
  content: Uint8Array,
  cache: ContentCache,
): Promise<Record<string, Uint8Array>> {
  if (!textFiles.test(file) || content.length < smallest) {
    return {};
  }
  const quality = qualityOf(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    '.br': await cache.get(`.${quality}.br`, content, () => brotliOf(content, {params})),
    '.gz': await cache.get('.gz', content, () => gzipOf(content, {level: 9})),
  };
  return Object.fromEntries(
    Object.entries(copies).filter(([, copy]) => copy.length < content.length),
  );
}

/** Bytes over the wire of a file that {@link compress} will pack. */
export async function wireSize(
  file: string,
  content: Uint8Array,
  cache: ContentCache,
): Promise<number> {
  return (await copiesOf(file, content, cache))['.br']?.length ?? content.length;
}

/**
 * Puts a brotli and a gzip copy beside every text file, for servers that send such copies as they are.
 *
 * @param cache - copies of earlier builds
 */
export async function compress(
  {outDir}: Pick<Build, 'outDir'>,
  cache: ContentCache,
): Promise<void> {
  const files = (await filesOf(outDir, textFiles)).filter((file) => !notServed.test(file));
  const pack = async (name: string): Promise<void> => {
    const file = path.join(outDir, name);
    const {atime, mtime} = await stat(file);
    for (const [ending, copy] of Object.entries(
      await copiesOf(name, await readFile(file), cache),
    )) {
      await writeFile(file + ending, copy);
      // Servers make the file's ETag and Last-Modified from it.
      await utimes(file + ending, atime, mtime);
    }
  };
  await pMap(files, pack, {concurrency: availableParallelism() + 2});
  logger.info(`Compressed: ${files.length} files.`);
}
