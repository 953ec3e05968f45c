import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import news from '@generated/content/default/news.json';
import {readableDate} from '../../components/shared/readableDate';
import styles from './home.module.css';

/**
 * The newest articles, and the newest release notes of each product. That isn't always its latest version,
 * which may have no notes yet.
 */
export default function News(): ReactNode {
  return (
    <section aria-labelledby="new">
      <h2 className={styles.heading} id="new">
        What’s new
      </h2>
      <ul className={styles.list}>
        {news.newest.map(({title, address, date}) => (
          <li key={address}>
            <Link className={styles.row} to={address}>
              <span>{title}</span>{' '}
              <time className={styles.note} dateTime={date}>
                {readableDate(date)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.subheading}>Release notes</h3>
      <ul className={styles.chips}>
        {news.latest.map(({product, name, version, address}) => (
          <li key={product}>
            <Link className={styles.chip} to={address}>
              {name} <span className={styles.version}>{version}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/release-notes/introduction">All release notes</Link>{' '}
        <Link to="/blog">All articles</Link>
      </p>
    </section>
  );
}
