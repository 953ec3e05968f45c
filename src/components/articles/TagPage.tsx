import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import ArticlesLayout from './ArticlesLayout';

/** The articles about a product: the blog's `blogTagsPostsComponent`. */
export default function TagPage({tag, items, listMetadata}: Props): ReactNode {
  return (
    <ArticlesLayout
      kind="TagPostList"
      title={useBlogTagsPostsPageTitle(tag)}
      description={tag.description}>
      <p>
        {tag.description} <Link to={tag.allTagsPath}>All products</Link>
      </p>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </ArticlesLayout>
  );
}
