import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import news from '@generated/content/default/news.json';
import styles from './styles.module.css';

/** The latest version of each product that has release notes on this site, with what changed in a sentence. */
export default function LatestReleases(): ReactNode {
  return (
    <ul className={styles.releases}>
      {news.latest.map(({product, name, version, date, address, summary}) => (
        <li key={product} className={`${styles.release} accent-${address.split('/')[2]}`}>
          <Link to={address}>
            {name} {version}
          </Link>
          <p>
            {date && <time dateTime={date}>{date}: </time>}
            {summary}
          </p>
        </li>
      ))}
    </ul>
  );
}
