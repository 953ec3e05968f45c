import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import {readableDate} from '../shared/readableDate';
import {byYear} from './byYear';

/** All articles by year (UTC), each with its date and description: the blog's `blogArchiveComponent`. */
export default function ArchivePage({archive}: Props): ReactNode {
  return (
    <Layout
      title="All articles by year"
      description="Every article on performing with sound, video and light, by year.">
      <main className="container margin-vert--lg">
        <h1>All articles</h1>
        {byYear(archive.blogPosts.map(({metadata}) => metadata)).map(({year, items}) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ul>
              {items.map(({permalink, title, description, date}) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link> ·{' '}
                  <time dateTime={date}>{readableDate(date)}</time>
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
