import {sections} from '../../../config/products';
import {site} from '../../../config/site';
import {withoutSlash} from '../../withoutSlash';
import type {BuiltPage} from '../html/readBuild';

/** A group of pages in llms.txt. */
export interface Group<Page extends BuiltPage = BuiltPage> {
  title: string;
  pages: Page[];
}

/** Sorts the pages of a section in reading order: follows the links to the next page, then appends the rest. */
export function inReadingOrder<Page extends BuiltPage>(
  pages: readonly Page[],
  section: string,
  baseUrl: string,
): Page[] {
  const rest = new Map(pages.map((page) => [page.path, page]));
  const ordered: Page[] = [];
  for (let page = rest.get(`/${section}/introduction`); page;) {
    ordered.push(page);
    rest.delete(page.path);
    const next = page.next?.startsWith(baseUrl) ? `/${page.next.slice(baseUrl.length)}` : '';
    page = rest.get(withoutSlash(next));
  }
  return [...ordered, ...rest.values()];
}

/** Whether a page only lists other pages. */
function isList({path}: BuiltPage): boolean {
  return /^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$)|\/page\/)/.test(path);
}

/**
 * Groups pages like the navbar: sections in their order, then articles, then everything else.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 */
export function groupPages<Page extends BuiltPage>(
  pages: readonly Page[],
  baseUrl: string,
): Group<Page>[] {
  const inSection = (id: string) => (page: Page) => page.path.startsWith(`/${id}/`);
  const groups: Group<Page>[] = sections.map(({id, name}) => ({
    title: name,
    pages: inReadingOrder(pages.filter(inSection(id)), id, baseUrl),
  }));
  const placed = new Set(groups.flatMap((group) => group.pages));
  const rest = pages.filter((page) => !placed.has(page) && !isList(page) && page.path !== '/');
  const isArticle = ({path}: BuiltPage): boolean => path.startsWith('/blog/');
  return [
    ...groups,
    {title: 'Articles', pages: rest.filter(isArticle)},
    {title: 'Optional', pages: rest.filter((page) => !isArticle(page))},
  ].filter((group) => group.pages.length > 0);
}

/**
 * Text of llms.txt: a summary of the site and a list of its Markdown copies.
 *
 * Source: https://llmstxt.org
 *
 * @param getCopyUrl - returns the URL of a page's Markdown copy
 */
export function llmsText(
  groups: readonly Group[],
  getCopyUrl: (page: BuiltPage) => string,
): string {
  const parts = groups.map(({title, pages}) => {
    const lines = pages.map((page) =>
      `- [${page.title}](${getCopyUrl(page)}): ${page.meta['description'] ?? ''}`.replace(
        /: $/,
        '',
      ),
    );
    return [`## ${title}`, ...lines].join('\n');
  });
  return [
    `# ${site.title}`,
    `> ${site.tagline}`,
    'Every page is also there as Markdown, at its address plus `.md`. What the site does not know for certain is marked “Not confirmed”. All pages in one file: [llms-full.txt](llms-full.txt)',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}
