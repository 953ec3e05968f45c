import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';

/**
 * The list of articles, the blog's `blogListComponent`: with a heading, and without the theme's sidebar,
 * which would list the same articles again.
 */
export default function ListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData {...props} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{blogTitle}</h1>
          <BlogPostItems items={items} />
          <BlogListPaginator metadata={metadata} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
