/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: headings in order, a description, and the grouping that the sidebar has.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import {byYear} from '@site/src/content/byYear';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
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
              {items.map(({permalink, title}) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
