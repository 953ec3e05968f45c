/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: dates have the day first, as everywhere on this site; and `Intl.DateTimeFormat`, which the theme
 * uses, blocks a phone for 90 ms during hydration.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {readableDate} from '@site/src/components/shared/readableDate';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date.toISOString()}>{readableDate(date)}</time>
    </span>
  );
}
