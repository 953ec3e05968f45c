import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {openCache, type ContentCache} from './cache';
import {brotli, gzip} from './compress';

/** Kinds of file that are text, whatever their size. Pictures and fonts are compressed already. */
export const textFiles = /\.(?:html|js|mjs|css|svg|json|xml|txt|md|webmanifest|fs|vs|map)$/;

/** What else the packed bytes depend on. Raise the number when `compress.ts` packs differently. */
const cacheVersion = `1-zlib-${process.versions.zlib}-brotli-${process.versions['brotli'] ?? ''}`;

/** Smaller files fit one packet either way. */
const smallest = 512;

/** Files that the host reads, or that no reader asks for. */
const notServed = /^(?:_headers|_redirects|vercel\.json|hosting\/|__server)/;

async function compressFile(
  file: string,
  cache: ContentCache,
): Promise<{raw: number; packed: number} | undefined> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return undefined;
  }
  const {atime, mtime} = await stat(file);
  let packed = content.length;
  for (const [ending, compress] of [
    ['.br', brotli],
    ['.gz', gzip],
  ] as const) {
    const result = await cache.get(ending, content, compress);
    if (result.length < content.length) {
      await writeFile(file + ending, result);
      // Servers make the file's ETag and Last-Modified from it.
      await utimes(file + ending, atime, mtime);
      packed = Math.min(packed, result.length);
    }
  }
  return {raw: content.length, packed};
}

/**
 * After-build step that puts a brotli and a gzip copy beside every text file, for servers that send
 * such copies as they are. Comes last: what is written afterwards has no copies. Copies are cached by
 * their content in .cache, because packing as small as possible takes a quarter of the build.
 */
export default function precompress(): Pick<Plugin, 'name' | 'postBuild'> {
  return {
    name: 'precompress',
    async postBuild({siteDir, outDir}) {
      const cache = await openCache(path.join(siteDir, '.cache', 'precompress', cacheVersion));
      const entries = (await readdir(outDir, {recursive: true})).map((file) =>
        file.split(path.sep).join('/'),
      );
      const queue = entries.filter((file) => textFiles.test(file) && !notServed.test(file)).sort();
      const count = queue.length;
      let raw = 0;
      let packed = 0;
      const work = async (): Promise<void> => {
        for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
          const sizes = await compressFile(path.join(outDir, file), cache);
          raw += sizes?.raw ?? 0;
          packed += sizes?.packed ?? 0;
        }
      };
      await Promise.all(Array.from({length: availableParallelism()}, work));
      await cache.tidy();
      logger.info(
        `Compressed: ${count} files, ${Math.round(raw / 1024)} KB to ${Math.round(packed / 1024)} KB.`,
      );
    },
  };
}
