/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: upstream gives this page no description of its own.
 */
import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPageWrapper(props: ComponentProps<typeof BlogAuthorsPostsPage>): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description="Articles by the makers of Videosync and Beam." />
    </>
  );
}
