import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import type {AfterBuild, BuiltProps} from '../../after-build/site';
import {findBrokenLinks, type BrokenLink} from './check';
import {findBrokenMoves} from './moved';
import {readBuild} from './readBuild';
import {findInSources} from './source';

const sourceFolders = [
  'docs',
  'blog',
  'src/pages',
  'src/data',
  'src/tools',
  'src/content',
  'src/config',
  'src/theme',
];

async function sourceTexts(siteDir: string): Promise<{file: string; text: string}[]> {
  const texts: {file: string; text: string}[] = [];
  for (const folder of sourceFolders) {
    const full = path.join(siteDir, folder);
    if (!existsSync(full)) {
      continue;
    }
    for (const entry of (await readdir(full, {recursive: true})).sort()) {
      if (/\.(?:mdx?|tsx?)$/.test(entry)) {
        const file = path.join(folder, entry);
        texts.push({file, text: await readFile(path.join(siteDir, file), 'utf8')});
      }
    }
  }
  return texts;
}

const problems: Record<BrokenLink['kind'], string> = {
  page: 'there is no page at this address',
  anchor: 'the page exists, but it has no heading, row or term with this anchor',
  file: 'there is no such file in the build',
};

/** Groups broken links by place and says what to mend, one paragraph each. */
export function explain(
  broken: readonly BrokenLink[],
  sources: readonly {file: string; text: string}[],
  baseUrl: string,
): string[] {
  const byPlace = new Map<string, {href: string; kind: BrokenLink['kind']; pages: string[]}>();
  for (const {page, href, kind} of broken) {
    const own = page.slice(baseUrl.length - 1).slice(1);
    const ordered = [...sources].sort(
      (a, b) =>
        Number(b.file.startsWith(`docs/${own}.`)) - Number(a.file.startsWith(`docs/${own}.`)),
    );
    const place = findInSources(href, baseUrl, ordered);
    const where = place ? `${place.file}:${place.line}` : `page ${page}`;
    const key = `${where} ${href}`;
    const entry = byPlace.get(key) ?? {href, kind, pages: []};
    entry.pages.push(page);
    byPlace.set(key, entry);
  }
  return [...byPlace].map(([key, {href, kind, pages}]) => {
    const where = key.slice(0, key.length - href.length - 1);
    const others = pages.length > 1 ? ` (on ${pages.length} pages)` : '';
    return `${where}: the link ${href}${others}: ${problems[kind]}. Mend the address, or add a redirect if the page has moved.`;
  });
}

type Place = Pick<BuiltProps, 'outDir' | 'baseUrl' | 'siteConfig'>;

async function stopOn(broken: BrokenLink[], siteDir: string, baseUrl: string): Promise<void> {
  if (broken.length > 0) {
    const lines = explain(broken, await sourceTexts(siteDir), baseUrl);
    throw new Error(`${lines.length} broken links:\n  ${lines.join('\n  ')}`);
  }
}

function fileExistsIn({outDir, baseUrl}: Place): (address: string) => boolean {
  return (address) => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    return existsSync(file) && statSync(file).isFile();
  };
}

/**
 * Checks links from page to page while other plugins may still be writing their files; the complete
 * check follows when everything is there.
 *
 * @throws Error that names file and line of each link without a page
 */
export async function checkPageLinks(
  siteDir: string,
  place: Place,
  redirects: readonly Redirect[],
): Promise<void> {
  const {pages} = await readBuild(place.outDir, place.baseUrl);
  const forwarded = redirects.map(({from, to}): [string, string] => [
    place.baseUrl + from.slice(1),
    to.startsWith('/') ? place.baseUrl + to.slice(1) : to,
  ]);
  const hasExtension = (address: string): boolean =>
    /\.[a-z]+$/.test(address) && !/\.mdx$/.test(address);
  const broken = findBrokenLinks({
    pages,
    redirects: new Map(forwarded),
    baseUrl: place.baseUrl,
    origin: place.siteConfig.url,
    fileExists: (address) => hasExtension(address) || fileExistsIn(place)(address),
  }).filter(({kind}) => kind === 'page');
  await stopOn(broken, siteDir, place.baseUrl);
}

/**
 * After-build step that checks every internal link, fragment and file of the final HTML, and the
 * anchor redirects, and stops the build with file and line of each that leads nowhere.
 */
export default function linkCheck(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  anchorRedirects: readonly AnchorRedirect[],
): AfterBuild {
  return {
    name: 'link-check',
    async postBuild(props) {
      const built = await readBuild(props.outDir, props.baseUrl);
      const {pages, redirects} = built;
      const broken = findBrokenLinks({
        pages,
        redirects,
        baseUrl: props.baseUrl,
        origin: props.siteConfig.url,
        fileExists: fileExistsIn(props),
      });
      await stopOn(broken, siteDir, props.baseUrl);
      const moves = findBrokenMoves(anchorRedirects, built, props.baseUrl);
      if (moves.length > 0) {
        throw new Error(`${moves.length} broken anchor redirects:\n  ${moves.join('\n  ')}`);
      }
      const count = [...pages.values()].reduce((sum, {links}) => sum + links.length, 0);
      logger.info(`Links: ${count} checked on ${pages.size} pages.`);
    },
  };
}
