import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Background} from '../../after-build/background';
import type {AfterBuild} from '../../after-build/site';
import type {BuiltPage, readPages} from '../markdown-twins/pages';
import {sectionOf} from '../../config/products';
import {site} from '../../config/site';
import {cardHeight, cardWidth, type Card} from './card';
import {cardColours, type CardColours} from './colours';
import type {Drawing, drawImages} from './draw';
import {fontPackage} from './render';
import {folder, withLinkImage} from './tags';

/** What the bytes of an image depend on besides its card: this folder's code, and packages. */
async function drawingVersion(siteDir: string): Promise<string> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const files = [
    ...['card.ts', 'render.ts', 'png.ts'].map((name) => path.join(__dirname, name)),
    ...['@resvg/resvg-js', fontPackage].map((name) => resolve(`${name}/package.json`)),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return createHash('sha256').update(texts.join('\n').replaceAll('\r\n', '\n')).digest('hex');
}

function sectionName({address}: BuiltPage): string {
  const section = sectionOf(address);
  return section?.name ?? (address.startsWith('/blog') ? 'Articles' : 'Support');
}

/**
 * Names an image in each page, which other sites and messengers show beside a link.
 *
 * @param options.outDir - the build, whose HTML is changed
 * @param options.pages - its pages
 * @param options.root - address of the folder of images
 * @returns the images to be drawn
 */
async function nameImages(options: {
  siteDir: string;
  outDir: string;
  pages: readonly BuiltPage[];
  root: string;
}): Promise<Drawing[]> {
  const {siteDir, outDir, pages, root} = options;
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const version = await drawingVersion(siteDir);
  const colours = new Map<string | undefined, CardColours>();
  const drawings = new Map<string, Drawing>();
  for (const page of pages) {
    const {address} = page;
    const id = sectionOf(address)?.id;
    const ofSection = colours.get(id) ?? cardColours(css, id);
    colours.set(id, ofSection);
    const card: Card = {
      title: address === '/' ? site.tagline : page.title,
      section: sectionName(page),
      site: site.title,
      colours: ofSection,
    };
    const hash = createHash('sha256')
      .update(version + JSON.stringify(card))
      .digest('hex');
    const name = `${hash.slice(0, 16)}.png`;
    drawings.set(name, drawings.get(name) ?? {address, card, name});
    const html = withLinkImage(page.html, {
      address: `${root}${name}`,
      alt: `${page.title}, ${sectionName(page)}`,
      width: cardWidth,
      height: cardHeight,
    });
    await writeFile(path.join(outDir, page.file), html);
  }
  return [...drawings.values()];
}

/**
 * After-build steps: an image for each page's link. Images are cached by their card in .cache.
 *
 * @param readOnce - reads the pages of the build
 * @param background - draws while other steps run
 * @returns `ahead`, which names the images in the pages and begins to draw them, and `rest`, which
 *   waits until they are drawn
 */
export default function linkImages(
  {siteDir}: {siteDir: string},
  readOnce: typeof readPages,
  background: Background,
): {ahead: AfterBuild; rest: AfterBuild} {
  let drawing: ReturnType<typeof drawImages> | undefined;
  return {
    ahead: {
      name: 'link-images-ahead',
      async postBuild({outDir, baseUrl, siteConfig}) {
        const drawings = await nameImages({
          siteDir,
          outDir,
          pages: await readOnce(outDir, baseUrl),
          root: `${siteConfig.url}${baseUrl}${folder}/`,
        });
        drawing = background.run('drawImages', {
          siteDir,
          drawings,
          cache: path.join(siteDir, '.cache', folder, `zlib-${process.versions.zlib}`),
          target: path.join(outDir, folder),
        });
      },
    },
    rest: {
      name: 'link-images',
      async postBuild() {
        const counts = await drawing;
        logger.info(`Link images: ${counts?.drawn} drawn, ${counts?.cached} from the cache.`);
      },
    },
  };
}
