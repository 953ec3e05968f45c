import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import '@site/src/css/articles.css';

const searchTags = {
  List: 'blog_posts_list',
  TagsList: 'blog_tags_list',
  TagPostList: 'blog_tags_posts',
  AuthorsList: 'blog_authors_list',
  AuthorsPosts: 'blog_authors_posts',
};

interface Props {
  /** Kind of page, for its class and for the search; the archive has none. */
  kind?: keyof typeof searchTags;
  title: string;
  /** Title in the browser's tab, if it isn't that of the page. */
  metaTitle?: string;
  description?: string;
  children: ReactNode;
}

/** A page that lists articles: with a heading, and without the theme's sidebar, which would list the same again. */
export default function ArticlesLayout({
  kind,
  title,
  metaTitle = title,
  description,
  children,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        kind && ThemeClassNames.page[`blog${kind}Page`],
      )}>
      <PageMetadata title={metaTitle} description={description} />
      {kind && <SearchMetadata tag={searchTags[kind]} />}
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{title}</h1>
          {children}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
