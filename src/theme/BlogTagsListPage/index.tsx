/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: upstream gives this page no description of its own.
 */
import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPageWrapper(
  props: ComponentProps<typeof BlogTagsListPage>,
): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="Articles by product: Videosync, Beam for Live, Beam for Max and the Sync Tools." />
    </>
  );
}
