/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: upstream groups by the reader's local year, so that server and browser may differ; and the
 * year is a label here, not a heading before the page's own.
 */
import {memo, type ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import {byYear} from '@site/src/components/byYear';

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  return byYear(items).map(({year, items: posts}) => (
    <div key={year} role="group" aria-label={year}>
      <p className={yearGroupHeadingClassName} aria-hidden="true">
        {year}
      </p>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
