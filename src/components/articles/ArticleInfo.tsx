import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {readableDate} from '../shared/readableDate';

/** Date, reading time and, on the article's own page, its authors, in one line. */
export default function ArticleInfo({withDate = true}: {withDate?: boolean}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  return (
    <p>
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
