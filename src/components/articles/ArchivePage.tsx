import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import {readableDate} from '../shared/readableDate';
import {byYear} from './byYear';
import {shareDay} from './shareDay';

/** All articles by year (UTC), with date (unless it is that of all) and description: the blog's `blogArchiveComponent`. */
export default function ArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const isSameDay = shareDay(posts);
  return (
    <Layout
      title="All articles by year"
      description="Every article on performing with sound, video and light, by year.">
      <main className="container margin-vert--lg">
        <h1>All articles</h1>
        {byYear(posts).map(({year, items}) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul>
              {items.map(({permalink, title, description, date}) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link>
                  {!isSameDay && (
                    <>
                      {' '}
                      · <time dateTime={date}>{readableDate(date)}</time>
                    </>
                  )}
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
