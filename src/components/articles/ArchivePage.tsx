import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import ArticlePicture from '../ArticlePicture';
import {readableDate} from '../shared/readableDate';
import ArticlesLayout from './ArticlesLayout';
import {byYear} from './byYear';
import {shareDay} from './shareDay';

/**
 * All articles by year (UTC), each with cover, products, date (unless it is that of all) and description: the
 * blog's `blogArchiveComponent`.
 */
export default function ArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const isSameDay = shareDay(posts);
  return (
    <ArticlesLayout
      title="All articles"
      metaTitle="All articles by year"
      description="Every article on performing with sound, video and light, by year.">
      {byYear(posts).map(({year, items}) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="article-rows">
            {items.map(({permalink, title, description, date, tags}) => (
              <li key={permalink}>
                <ArticlePicture address={permalink} />
                <h3>
                  <Link to={permalink}>{title}</Link>
                </h3>
                <p>
                  {!isSameDay && (
                    <>
                      <time dateTime={date}>{readableDate(date)}</time> ·{' '}
                    </>
                  )}
                  {tags.map(({label}) => label).join(', ')}
                </p>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ArticlesLayout>
  );
}
