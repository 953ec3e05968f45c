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

/** The copies of a text, by the ending of their names; none for what fits one packet either way. */
async function pack(
  content: Uint8Array,
  cache: ContentCache,
): Promise<{ending: string; copy: Uint8Array}[]> {
  if (content.length < smallest) {
    return [];
  }
  return [
    {ending: '.br', copy: await cache.get('.br', content, brotli)},
    {ending: '.gz', copy: await cache.get('.gz', content, gzip)},
  ];
}

async function compressFile(
  file: string,
  cache: ContentCache,
): Promise<{raw: number; packed: number} | undefined> {
  const content = await readFile(file);
  const copies = await pack(content, cache);
  if (copies.length === 0) {
    return undefined;
  }
  const {atime, mtime} = await stat(file);
  let packed = content.length;
  for (const {ending, copy} of copies) {
    if (copy.length < content.length) {
      await writeFile(file + ending, copy);
      // Servers make the file's ETag and Last-Modified from it.
      await utimes(file + ending, atime, mtime);
      packed = Math.min(packed, copy.length);
    }
  }
  return {raw: content.length, packed};
}

/** Packs files, as many at a time as there are processors. */
async function packAll(
  files: readonly string[],
  pack: (file: string) => Promise<unknown>,
): Promise<void> {
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await pack(file);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}

type AfterBuild = Pick<Plugin, 'name' | 'postBuild'>;

/**
 * After-build steps that put a brotli and a gzip copy beside every text file, for servers that send
 * such copies as they are. Copies are cached by their content in .cache, because packing as small as
 * possible takes a quarter of the build.
 *
 * @returns `ahead`, which comes first and begins to pack scripts, which no later step changes, while
 *   the steps in between use one processor only; and `rest`, which comes last: what is written
 *   afterwards has no copies
 */
export default function precompress(): {ahead: AfterBuild; rest: AfterBuild} {
  let opened: Promise<ContentCache> | undefined;
  let begun: Promise<void> = Promise.resolve();
  const cacheOf = (siteDir: string): Promise<ContentCache> =>
    (opened ??= openCache(path.join(siteDir, '.cache', 'precompress', cacheVersion)));
  return {
    ahead: {
      name: 'precompress-ahead',
      async postBuild({siteDir, outDir}) {
        const cache = await cacheOf(siteDir);
        const folder = path.join(outDir, 'assets', 'js');
        const scripts = await readdir(folder).catch(() => []);
        begun = packAll(scripts.filter((file) => file.endsWith('.js')).sort(), async (file) =>
          pack(await readFile(path.join(folder, file)), cache),
        );
        // Whoever waits for it later hears of it; until then it must not end the build by itself.
        begun.catch(() => undefined);
      },
    },
    rest: {
      name: 'precompress',
      async postBuild({siteDir, outDir}) {
        const cache = await cacheOf(siteDir);
        const files = (await readdir(outDir, {recursive: true}))
          .map((file) => file.split(path.sep).join('/'))
          .filter((file) => textFiles.test(file) && !notServed.test(file))
          .sort();
        let raw = 0;
        let packed = 0;
        await packAll(files, async (file) => {
          const sizes = await compressFile(path.join(outDir, file), cache);
          raw += sizes?.raw ?? 0;
          packed += sizes?.packed ?? 0;
        });
        await begun;
        await cache.tidy();
        logger.info(
          `Compressed: ${files.length} files, ${Math.round(raw / 1024)} KB to ${Math.round(packed / 1024)} KB.`,
        );
      },
    },
  };
}
