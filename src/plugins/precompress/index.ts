import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Background} from '../../after-build/background';
import {forAll} from '../../after-build/forAll';
import type {AfterBuild} from '../../after-build/site';
import {openPacker, type Packer} from './pack';

/** Kinds of file that are text, whatever their size. Pictures and fonts are compressed already. */
export const textFiles = /\.(?:html|js|mjs|css|svg|json|xml|txt|md|webmanifest|fs|vs|map)$/;

/** Files that the host reads, or that no reader asks for. */
const notServed = /^(?:_headers|_redirects|vercel\.json|hosting\/|__server)/;

async function compressFile(
  file: string,
  pack: Packer,
): Promise<{raw: number; packed: number} | undefined> {
  const content = await readFile(file);
  const copies = await pack(file, content);
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

/**
 * After-build steps that put a brotli and a gzip copy beside every text file, for servers that send
 * such copies as they are. Copies are cached by their content in .cache, because packing takes a
 * quarter of the build.
 *
 * @param background - packs pages while other steps run
 * @param scripts - settles when the scripts are packed, which began when they were bundled
 * @returns `ahead`, which comes after the last change to pages and begins to pack them; and `rest`,
 *   which comes last: what is written afterwards has no copies
 */
export default function precompress(
  background: Background,
  scripts: Promise<void>,
): {ahead: AfterBuild; rest: AfterBuild} {
  let pages: Promise<void> | undefined;
  return {
    ahead: {
      name: 'precompress-ahead',
      postBuild({siteDir, outDir}) {
        pages = background.run('packFiles', {siteDir, folder: outDir, ending: '.html'});
      },
    },
    rest: {
      name: 'precompress',
      async postBuild({siteDir, outDir}) {
        await Promise.all([scripts, pages]);
        const {pack, tidy} = await openPacker(siteDir);
        const files = (await readdir(outDir, {recursive: true}))
          .map((file) => file.split(path.sep).join('/'))
          .filter((file) => textFiles.test(file) && !notServed.test(file))
          .sort();
        let raw = 0;
        let packed = 0;
        await forAll(files, async (file) => {
          const sizes = await compressFile(path.join(outDir, file), pack);
          raw += sizes?.raw ?? 0;
          packed += sizes?.packed ?? 0;
        });
        await tidy();
        logger.info(
          `Compressed: ${files.length} files, ${Math.round(raw / 1024)} KB to ${Math.round(packed / 1024)} KB.`,
        );
      },
    },
  };
}
