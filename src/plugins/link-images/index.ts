import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, type BuiltPage} from '../markdown-twins/pages';
import {sectionOf} from '../../config/products';
import {site} from '../../config/site';
import {cardHeight, cardSvg, cardWidth} from './card';
import {cardColours} from './colours';
import {createRenderer} from './render';
import {withLinkImage} from './tags';

/** Folder of the images, below the build. */
const folder = 'link-images';

/** Largest image, in bytes. */
export const largestImage = 40_000;

/** Raise this when the same SVG would give another PNG: another renderer, other fonts. */
const rendererVersion = 'resvg 2.6.2, inter 0.4.2';

function sectionName({address}: BuiltPage): string {
  const section = sectionOf(address);
  return section?.name ?? (address.startsWith('/blog') ? 'Articles' : 'Support');
}

/**
 * Draws an image for each page, which other sites and messengers show beside a link, and names it
 * in the page. Images are cached by their content in .cache.
 *
 * @param options.outDir - the build, whose HTML is changed
 */
export async function writeLinkImages(options: {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  origin: string;
}): Promise<{drawn: number; cached: number}> {
  const {siteDir, outDir, baseUrl, origin} = options;
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const cache = path.join(siteDir, '.cache', folder);
  await mkdir(cache, {recursive: true});
  await mkdir(path.join(outDir, folder), {recursive: true});
  const renderer = createRenderer(siteDir);
  const counts = {drawn: 0, cached: 0};

  for (const page of await readPages(outDir, baseUrl)) {
    const svg = cardSvg(
      {
        title: page.address === '/' ? site.tagline : page.title,
        section: sectionName(page),
        site: site.title,
        colours: cardColours(css, sectionOf(page.address)?.id),
      },
      renderer.measure,
    );
    const hash = createHash('sha256')
      .update(`${rendererVersion}\n${svg}`)
      .digest('hex')
      .slice(0, 16);
    const cached = path.join(cache, `${hash}.png`);
    let png: Uint8Array | undefined = await readFile(cached).catch(() => undefined);
    if (png) {
      counts.cached += 1;
    } else {
      png = renderer.png(svg);
      await writeFile(cached, png);
      counts.drawn += 1;
    }
    if (png.length > largestImage) {
      throw new Error(
        `The link image of ${page.address} has ${png.length} bytes; ${largestImage} are allowed.`,
      );
    }
    await writeFile(path.join(outDir, folder, `${hash}.png`), png);
    const html = withLinkImage(page.html, {
      address: `${origin}${baseUrl}${folder}/${hash}.png`,
      alt: `${page.title}, ${sectionName(page)}`,
      width: cardWidth,
      height: cardHeight,
    });
    await writeFile(path.join(outDir, page.file), html);
  }
  return counts;
}

/** After-build step: an image for each page's link. */
export default function linkImages({siteDir}: LoadContext): Plugin {
  return {
    name: 'link-images',
    async postBuild({outDir, baseUrl, siteConfig}) {
      const {drawn, cached} = await writeLinkImages({
        siteDir,
        outDir,
        baseUrl,
        origin: siteConfig.url,
      });
      logger.info(`Link images: ${drawn} drawn, ${cached} from the cache.`);
    },
  };
}
