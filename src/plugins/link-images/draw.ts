import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {forAll} from '../../after-build/forAll';
import {cardSvg, type Card} from './card';
import {createRenderer} from './render';

/** Largest image, in bytes. */
export const largestImage = 40_000;

/** A page's image before it is drawn. */
export interface Drawing {
  /** Address of the first page that shows it. */
  address: string;
  card: Card;
  /** Name of its file. */
  name: string;
}

/**
 * Draws images that are not in the cache, and puts all into the build.
 *
 * @param options.cache - folder of images drawn before
 * @param options.target - folder of the build
 * @returns how many were drawn, and how many were in the cache
 */
export async function drawImages(options: {
  siteDir: string;
  drawings: readonly Drawing[];
  cache: string;
  target: string;
}): Promise<{drawn: number; cached: number}> {
  const {siteDir, drawings, cache, target} = options;
  const renderer = createRenderer(siteDir);
  await mkdir(cache, {recursive: true});
  await mkdir(target, {recursive: true});
  const counts = {drawn: 0, cached: 0};
  await forAll(drawings, async ({address, card, name}) => {
    const cached = path.join(cache, name);
    let png: Uint8Array | undefined = await readFile(cached).catch(() => undefined);
    if (png) {
      counts.cached += 1;
    } else {
      png = await renderer.png(cardSvg(card, renderer.measure));
      // A build that is ended while it writes must not leave half a picture under a good name.
      const unfinished = `${cached}.${process.pid}`;
      await writeFile(unfinished, png);
      await rename(unfinished, cached);
      counts.drawn += 1;
    }
    if (png.length > largestImage) {
      throw new Error(
        `The link image of ${address} has ${png.length} bytes; ${largestImage} are allowed.`,
      );
    }
    await writeFile(path.join(target, name), png);
  });
  return counts;
}
