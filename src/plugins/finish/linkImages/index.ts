import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import pMap from 'p-map';
import {dependencies} from '../../../../package.json';
import {linkImageOf} from '../../../config/linkImages';
import {sectionOf} from '../../../config/products';
import {site} from '../../../config/site';
import {readTokens} from '../../application/tokens';
import {isContent, type BuiltPage, type BuiltSite} from '../html/readBuild';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';
import {drawCard, fontPackage, type Card} from './card';

/** The cover of an article; empty for other pages. */
async function coverOf(page: string, siteDir: string): Promise<string> {
  const [, name] = /^\/blog\/([^/]+)$/.exec(page) ?? [];
  const file = path.join(siteDir, 'src/components/ArticlePicture/covers', `${name}.svg`);
  return name && existsSync(file) ? readFile(file, 'utf8') : '';
}

/** What the image of a page says. */
function cardOf({path: address, title}: BuiltPage, cover: string): Card {
  const [, coverSection] = /accent-([\w-]+)/.exec(cover) ?? [];
  const section = sectionOf(address);
  return {
    title: address === '/' ? site.tagline : title,
    section: section?.name ?? (address.startsWith('/blog') ? 'Articles' : 'Support'),
    site: site.title,
    cover,
    accent: section?.id ?? coverSection,
  };
}

/**
 * Draws the image of each page, which other sites and messengers show beside a link to it. Those of the
 * last build are kept, by what they are made from.
 */
export async function drawLinkImages({siteDir, outDir}: Build, {pages}: BuiltSite): Promise<void> {
  const kept = path.join(siteDir, '.cache', 'link-images');
  await mkdir(kept, {recursive: true});
  const css = await readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
  const code = await readFile(path.join(__dirname, 'card.ts'), 'utf8');
  const tokens = readTokens(css);
  // What the bytes of an image depend on besides its card.
  const version = [code, css, dependencies.sharp, dependencies[fontPackage]].join('\n');
  const shown = pages.filter(isContent);
  const used = new Set<string>();
  let drawn = 0;
  const draw = async (page: BuiltPage): Promise<void> => {
    const card = cardOf(page, await coverOf(page.path, siteDir));
    const name = createHash('sha256').update(version).update(JSON.stringify(card)).digest('hex');
    const file = path.join(kept, name);
    used.add(name);
    if (!existsSync(file)) {
      drawn += 1;
      // A build that is ended while it writes must not leave half a picture under a good name.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, await drawCard(card, tokens));
      await rename(unfinished, file);
    }
    await writeBuilt(outDir, linkImageOf(page.path), await readFile(file));
  };
  await pMap(shown, draw, {concurrency: availableParallelism() + 2});
  const gone = (await readdir(kept)).filter((name) => !used.has(name));
  await Promise.all(gone.map((name) => rm(path.join(kept, name), {force: true})));
  logger.info(`Link images: ${shown.length}, ${drawn} of them drawn anew.`);
}
