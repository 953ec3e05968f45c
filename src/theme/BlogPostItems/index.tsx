/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: articles are cards, side by side where there is room.
 */
import type {ComponentProps, ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';

export default function BlogPostItemsWrapper(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  return (
    <div className="article-cards">
      <BlogPostItems {...props} />
    </div>
  );
}
