import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {releasedProducts} from '../../config/products';
import type {Release} from '../../data/types';
import {getCommit} from '../getCommit';
import {compareVersions} from '../releaseVersions';

type Docs = LoadedContent['loadedVersions'][number]['docs'];
type Posts = Pick<BlogContent['blogPosts'][number], 'metadata'>[];
type PageSummary = Readonly<{permalink: string; title?: string; unlisted?: boolean}>;

/** Name of the docs plugin. */
export const docsPlugin = 'docusaurus-plugin-content-docs';

/** All docs in the content of the docs plugin. */
export const docsIn = (content: unknown): Docs =>
  (content as LoadedContent | undefined)?.loadedVersions.flatMap(({docs}) => docs) ?? [];

/** Docs, blog posts and standalone pages in the content of all plugins. */
function pagesIn(all: AllContent): {docs: Docs; posts: Posts; pages: PageSummary[]} {
  const content = (kind: string): unknown => all[`docusaurus-plugin-content-${kind}`]?.['default'];
  return {
    docs: docsIn(content('docs')),
    posts: (content('blog') as BlogContent | undefined)?.blogPosts ?? [],
    pages: (content('pages') as PageSummary[] | undefined) ?? [],
  };
}

/** Titles of all listed pages by address. */
export function getTitles(all: AllContent): Record<string, string> {
  const {docs, posts, pages} = pagesIn(all);
  const titled: PageSummary[] = [...docs, ...posts.map(({metadata}) => metadata), ...pages];
  const listed = titled.filter(({title, unlisted}) => title && !unlisted);
  return Object.fromEntries(listed.map(({permalink, title}) => [permalink, title ?? '']));
}

/**
 * All releases, from the front matter of their pages, newest version first within each product;
 * products in the order of {@link releasedProducts}. `src/check/frontMatter.ts` validates the front matter.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 */
export function releasesIn(docs: Docs, baseUrl: string): Release[] {
  const order = Object.keys(releasedProducts);
  return docs
    .flatMap(({title, description, permalink, frontMatter}): Release[] => {
      const {release, draft} = frontMatter as {
        release?: Pick<Release, 'product' | 'version'> & {date?: string | Date; summary?: string};
        draft?: boolean;
      };
      if (!release || draft) {
        return [];
      }
      const {product, version, date, summary = description} = release;
      const day = date instanceof Date ? date.toISOString().slice(0, 10) : date;
      const {name} = releasedProducts[product];
      const address = permalink.slice(baseUrl.length - 1);
      const dated = day ? {date: day} : {};
      return [{product, name, version, ...dated, address, title, description, summary}];
    })
    .sort(
      (a, b) =>
        order.indexOf(a.product) - order.indexOf(b.product) ||
        compareVersions(b.version, a.version),
    );
}

/**
 * Creates data files that components import: the latest described release of each product, all titles for the
 * not-found page, and the commit of the build.
 */
export default function content({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'content',
    async allContentLoaded({allContent, actions}) {
      const releases = releasesIn(pagesIn(allContent).docs, baseUrl);
      const latest = releases.filter(
        ({product}, index) => releases[index - 1]?.product !== product,
      );
      await actions.createData('news.json', {latest});
      await actions.createData('titles.json', getTitles(allContent));
      await actions.createData('commit.json', {commit: getCommit(siteDir)});
    },
  };
}
