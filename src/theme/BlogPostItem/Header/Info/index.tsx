/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: dates read as everywhere on this site, day first; upstream writes them as in the United States.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {readableDate} from '@site/src/shared/readableDate';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <p className={className}>
      <time dateTime={date}>{readableDate(date)}</time>
      {readingTime !== undefined && <> · {Math.ceil(readingTime)} min read</>}
    </p>
  );
}
