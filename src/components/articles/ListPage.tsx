import type {ReactNode} from 'react';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import ArticlesLayout from './ArticlesLayout';

/** The list of articles: the blog's `blogListComponent`. */
export default function ListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <ArticlesLayout kind="List" title={blogTitle} description={blogDescription}>
      <StructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </ArticlesLayout>
  );
}
