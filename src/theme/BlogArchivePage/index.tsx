/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: headings in order, a description, the grouping that the sidebar has, and what each article
 * is about.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import {byYear} from '@site/src/components/byYear';
import {readableDate} from '@site/src/components/shared/readableDate';

export default function BlogArchivePage({archive}: Props): ReactNode {
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
