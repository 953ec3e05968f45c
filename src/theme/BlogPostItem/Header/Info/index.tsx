/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: dates read as everywhere on this site, day first; upstream writes them as in the United States.
 * And who wrote the article is a word in this line, not a block of its own.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {readableDate} from '@site/src/components/shared/readableDate';

export default function BlogPostItemHeaderInfo({
  className,
  withDate = true,
}: Props & {withDate?: boolean}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  return (
    <p className={className}>
      {withDate && (
        <>
          <time dateTime={date}>{readableDate(date)}</time>
          {readingTime !== undefined && ' · '}
        </>
      )}
      {readingTime !== undefined && <>{Math.ceil(readingTime)} min read</>}
      {isBlogPostPage &&
        authors.map(({name, key, page}) => (
          <span key={key ?? name}> · {page ? <Link to={page.permalink}>{name}</Link> : name}</span>
        ))}
    </p>
  );
}
