import {sections} from '../../config/products';
import {site} from '../../config/site';
import type {BuiltPage} from './pages';

/** A part of the list for language models. */
export interface Group {
  title: string;
  pages: BuiltPage[];
}

/** Pages of a section in reading order: along the links to the next page, then what is left. */
function inReadingOrder(pages: BuiltPage[], first: string): BuiltPage[] {
  const rest = new Map(pages.map((page) => [page.address, page]));
  const ordered: BuiltPage[] = [];
  for (let at = rest.get(first); at; at = at.next === undefined ? undefined : rest.get(at.next)) {
    ordered.push(at);
    rest.delete(at.address);
  }
  return [...ordered, ...rest.values()];
}

/** Addresses that only lead to other pages. */
function isList({address}: BuiltPage): boolean {
  return /^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$)|\/page\/)/.test(address);
}

/** Groups pages as the site's menu does: sections in their order, articles, everything else. */
export function groupPages(pages: readonly BuiltPage[]): Group[] {
  const inSection = (id: string) => (page: BuiltPage) => page.address.startsWith(`/${id}/`);
  const groups: Group[] = sections.map(({id, name}) => ({
    title: name,
    pages: inReadingOrder(pages.filter(inSection(id)), `/${id}/introduction`),
  }));
  const placed = new Set(groups.flatMap((group) => group.pages));
  const rest = pages.filter((page) => !placed.has(page) && !isList(page) && page.address !== '/');
  const isArticle = ({address}: BuiltPage): boolean => address.startsWith('/blog/');
  return [
    ...groups,
    {title: 'Articles', pages: rest.filter(isArticle)},
    {title: 'Optional', pages: rest.filter((page) => !isArticle(page))},
  ].filter((group) => group.pages.length > 0);
}

/**
 * The file llms.txt: what the site is, and a list of its pages as Markdown.
 *
 * Source: https://llmstxt.org
 *
 * @param twinOf - full address of a page's Markdown
 */
export function llmsText(groups: readonly Group[], twinOf: (page: BuiltPage) => string): string {
  const parts = groups.map(({title, pages}) => {
    const lines = pages.map((page) =>
      `- [${page.title}](${twinOf(page)}): ${page.description}`.replace(/: $/, ''),
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
