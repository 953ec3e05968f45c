import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {dependencies} from '../../../../package.json';
import {linkImages, linkImageOf} from '../../../config/linkImages';
import {sectionOf} from '../../../config/products';
import {site} from '../../../config/site';
import {readTokens, type Tokens} from '../../application/tokens';
import type {ContentCache} from '../contentCache';
import {forAll} from '../forAll';
import {isContent, type BuiltPage, type BuiltSite} from '../html/readBuild';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {drawCard, fontPackage, type Card} from './card';
import {cardColours} from './colours';

/** What the bytes of an image depend on besides its card: the code that draws it, and packages. */
async function drawingVersion(): Promise<string> {
  const code = await readFile(path.join(__dirname, 'card.ts'), 'utf8');
  const versions = [dependencies.sharp, dependencies[fontPackage]];
  return [code, ...versions].join('\n').replaceAll('\r\n', '\n');
}

/** The cover of an article; empty for other pages. */
async function coverOf(page: string, siteDir: string): Promise<string> {
  const [, name] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const file = path.join(siteDir, 'src/components/ArticlePicture/covers', `${name}.svg`);
  return name && existsSync(file) ? readFile(file, 'utf8') : '';
}

/** What the image of a page says. */
function cardOf(page: BuiltPage, cover: string, tokens: Tokens): Card {
  const section = sectionOf(page.path);
  const [, coverSection] = /accent-([\w-]+)/.exec(cover) ?? [];
  return {
    title: page.path === '/' ? site.tagline : page.title,
    section: section?.name ?? (page.path.startsWith('/blog') ? 'Articles' : 'Support'),
    site: site.title,
    cover,
    colours: cardColours(tokens, section?.id ?? coverSection),
  };
}

/** Draws the image of each page, which other sites and messengers show beside a link to it. */
export async function drawLinkImages(
  {siteDir, outDir}: Build,
  {pages}: BuiltSite,
  cache: ContentCache,
): Promise<void> {
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const tokens = readTokens(css);
  const version = await drawingVersion();
  const shown = pages.filter(isContent);
  let drawn = 0;
  await forAll(shown, async (page) => {
    const card = cardOf(page, await coverOf(page.path, siteDir), tokens);
    const png = await cache.get('.png', version + JSON.stringify(card), () => {
      drawn += 1;
      return drawCard(card);
    });
    if (png.length > linkImages.mostBytes) {
      throw new Error(
        `The link image of ${page.path} has ${png.length} bytes; ${linkImages.mostBytes} are allowed.`,
      );
    }
    await writeBuilt(outDir, linkImageOf(page.path), png);
  });
  logger.info(`Link images: ${shown.length}, ${drawn} of them drawn anew.`);
}
