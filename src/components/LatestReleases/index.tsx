import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Release} from '../../data/types';

/** The latest version that this site describes of each product, from the release pages themselves. */
export default function LatestReleases(): ReactNode {
  const {latest} = usePluginData('content') as {latest: Release[]};
  return (
    <ul>
      {latest.map(({product, name, version, date, address}) => (
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
