import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import news from '@generated/content/default/news.json';

/** The latest version of each product that has release notes on this site, with what changed in a sentence. */
export default function LatestReleases(): ReactNode {
  return (
    <ul>
      {news.latest.map(({product, name, version, date, address, summary}) => (
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
          : {summary}
        </li>
      ))}
    </ul>
  );
}
