/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: upstream gives this page no description of its own.
 */
import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWrapper(props: ComponentProps<typeof BlogAuthorsListPage>): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the articles on this site." />
    </>
  );
}
