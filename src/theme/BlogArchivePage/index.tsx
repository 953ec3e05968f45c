/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: headings in order, a description, the grouping that the sidebar has, and what each article
 * is about.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import ArticlePicture from '@site/src/components/ArticlePicture';
import {byYear} from '@site/src/components/byYear';
import {sharedDay} from '@site/src/components/sharedDay';
import {readableDate} from '@site/src/components/shared/readableDate';
import styles from './styles.module.css';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const day = sharedDay(posts);
  return (
    <Layout
      title="All articles by year"
      description="Every article on performing with sound, video and light, by year.">
      <main className="container margin-vert--lg">
        <h1>All articles</h1>
        {day && (
          <p className="shared-day">
            All published on <time dateTime={day}>{readableDate(day)}</time>
          </p>
        )}
        {byYear(posts).map(({year, items}) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <ol className={styles.articles}>
              {items.map(({permalink, title, description, date}) => (
                <li key={permalink} className={styles.article}>
                  <ArticlePicture address={permalink} />
                  <div>
                    <Link to={permalink}>{title}</Link>
                    <p>{description}</p>
                    {!day && <time dateTime={date}>{readableDate(date)}</time>}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </main>
    </Layout>
  );
}
