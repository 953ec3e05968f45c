import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import news from '@generated/content/default/news.json';

/** The latest version that this site describes of each product, from the release pages themselves. */
export default function LatestReleases(): ReactNode {
  return (
    <ul>
      {news.latest.map(({product, name, version, date, address}) => (
        <li key={product}>
          <Link to={address}>
            {name} {version}
          </Link>
          {date && (
            <>
              {' '}
              <time dateTime={date}>({date})</time>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
