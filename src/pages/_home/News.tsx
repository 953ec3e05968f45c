import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import news from '@generated/content/default/news.json';
import styles from './home.module.css';

/** The latest described release of each product, in one sentence. Newer versions may have no notes yet. */
export default function News(): ReactNode {
  return (
    <section aria-labelledby="new">
      <h2 className={styles.heading} id="new">
        What’s new
      </h2>
      <ul className={styles.list}>
        {news.latest.map(({product, name, version, address, summary}) => (
          <li key={product}>
            <Link className={styles.row} to={address}>
              <span>
                {name} <span className={styles.version}>{version}</span>
              </span>{' '}
              <small className={styles.note}>{summary}</small>
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
