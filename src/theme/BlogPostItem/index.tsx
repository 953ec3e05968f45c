/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: in lists an article is a card with its drawing and one link; on its page it has the drawing.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItem from '@theme-original/BlogPostItem';
import Info from '@site/src/theme/BlogPostItem/Header/Info';
import ArticlePicture from '@site/src/components/ArticlePicture';

export default function BlogPostItemWrapper({
  isDayAbove = false,
  ...props
}: Props & {
  /** The day stands above the list, because all its articles share it. */
  isDayAbove?: boolean;
}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title, description} = metadata;
  if (isBlogPostPage) {
    return (
      <>
        <ArticlePicture address={permalink} />
        <BlogPostItem {...props} />
      </>
    );
  }
  return (
    <article className="article-card">
      <ArticlePicture address={permalink} />
      <header>
        <h2>
          <Link to={permalink}>{title}</Link>
        </h2>
        <Info withDate={!isDayAbove} />
      </header>
      <p>{description}</p>
    </article>
  );
}
