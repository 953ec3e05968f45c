import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import pMap from 'p-map';
import {dependencies} from '../../../../package.json';
import {getLinkImage} from '../../../config/linkImages';
import {getSection} from '../../../config/products';
import {site} from '../../../config/site';
import {readTokens} from '../../application/tokens';
import {type BuiltPage, type BuiltSite, isContent} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {type Card, fontPackage, renderCard} from './card';

/** The cover of an article; empty for other pages. */
async function readCover(page: string, siteDir: string): Promise<string> {
  const [, name] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const file = path.join(siteDir, 'src/components/ArticlePicture/covers', `${name}.svg`);
  return name && existsSync(file) ? readFile(file, 'utf8') : '';
}

/** Texts and colours for the image of a page. */
function createCard({path: address, title}: BuiltPage, cover: string): Card {
  const [, coverSection] = /accent-([\w-]+)/.exec(cover) ?? [];
  const section = getSection(address);
  return {
    title: address === '/' ? site.tagline : title,
    section: section?.name ?? (address.startsWith('/blog') ? 'Articles' : 'Support'),
    site: site.title,
    cover,
    accent: section?.id ?? coverSection,
  };
}

/**
 * Writes the image of each page, which other sites and messengers show next to a link to it. Images are cached
 * by a hash of their inputs.
 */
export async function writeLinkImages({siteDir, outDir}: Build, {pages}: BuiltSite): Promise<void> {
  const cacheDir = path.join(siteDir, '.cache', 'link-images');
  await mkdir(cacheDir, {recursive: true});
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const code = await readFile(path.join(__dirname, 'card.ts'), 'utf8');
  const tokens = readTokens(css);
  // Inputs of all images, besides the card.
  const version = [code, css, dependencies.sharp, dependencies[fontPackage]].join('\n');
  const contentPages = pages.filter(isContent);
  const used = new Set<string>();
  let rendered = 0;
  const writeImage = async (page: BuiltPage): Promise<void> => {
    const card = createCard(page, await readCover(page.path, siteDir));
    const name = createHash('sha256').update(version).update(JSON.stringify(card)).digest('hex');
    const file = path.join(cacheDir, name);
    used.add(name);
    if (!existsSync(file)) {
      rendered += 1;
      // An interrupted build must not leave half an image under its final name.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, await renderCard(card, tokens));
      await rename(temporary, file);
    }
    await writeBuilt(outDir, getLinkImage(page.path), await readFile(file));
  };
  await pMap(contentPages, writeImage, {concurrency: availableParallelism() + 2});
  const stale = (await readdir(cacheDir)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cacheDir, name), {force: true})));
  logger.info(`Link images: ${contentPages.length}, ${rendered} of them rendered.`);
}
