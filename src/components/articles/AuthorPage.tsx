import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogPostItems from '@theme/BlogPostItems';
import ArticlesLayout from './ArticlesLayout';

/** The articles of an author: the blog's `blogAuthorsPostsComponent`. */
export default function AuthorPage({author, items, listMetadata}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  return (
    <ArticlesLayout
      kind="AuthorsPosts"
      title={author.name ?? author.key}
      metaTitle={useBlogAuthorPageTitle(author)}>
      <p>
        {author.title && `${author.title}. `}
        {author.description && `${author.description} `}
        <Link to={authorsListPath}>All authors</Link>
      </p>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </ArticlesLayout>
  );
}
