import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodeUrlPart} from '../../components/shared/fragmentId';
import type {Page, Site} from './types';

/** Pages that plugins generate without a source file. */
const pluginPages = ['/search'];

/** All pages of the site, including those that aren't checked. */
export const getAllPages = ({pages, allPages = pages}: Site): Page[] => allPages;

function blogAddresses(site: Site): string[] {
  const {authors, tags} = site;
  const posts = getAllPages(site).filter(({kind}) => kind === 'post');
  if (posts.length === 0) {
    return [];
  }
  const collectUsed = (key: string): Set<unknown> =>
    new Set(posts.flatMap(({frontMatter}) => (frontMatter[key] as unknown[] | undefined) ?? []));
  const usedTags = collectUsed('tags');
  const usedAuthors = collectUsed('authors');
  return [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/blog/authors',
    ...Object.entries(tags)
      .filter(([tag]) => usedTags.has(tag))
      .map(([tag, {permalink}]) => `/blog/tags${permalink ?? `/${tag}`}`),
    ...Object.entries(authors)
      .filter(([author, {page}]) => usedAuthors.has(author) && page === true)
      .map(([author]) => `/blog/authors/${author}`),
  ];
}

/** All addresses of the site, with the page if it is a Markdown file. Drafts are left out. */
export function getAddresses(site: Site): Map<string, Page | undefined> {
  const generated = [...site.componentPages, ...blogAddresses(site), ...pluginPages];
  return new Map<string, Page | undefined>([
    ...generated.map((address): [string, undefined] => [address, undefined]),
    ...getAllPages(site)
      .filter(({frontMatter}) => frontMatter['draft'] !== true)
      .map((page): [string, Page] => [page.address, page]),
  ]);
}

/** Whether a static file is served at an address. */
export function isStaticFile(root: string, address: string): boolean {
  const file = path.join(root, 'static', decodeUrlPart(address));
  return existsSync(file) && statSync(file).isFile();
}
