/*
 * Swizzled (replaced, unsafe) from @docusaurus/theme-classic.
 * Why: the theme groups by the reader's local year, so server and browser may render different groups;
 * its years are headings before the page's own h1; and it lists an unlisted article on the article's own page.
 */
import {memo, type ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import {byYear} from '@site/src/components/articles/byYear';
import '@site/src/css/articles.css';

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  return byYear(items.filter(({unlisted}) => !unlisted)).map(({year, items: posts}) => (
    <div key={year} role="group" aria-label={year}>
      <p className={yearGroupHeadingClassName} aria-hidden="true">
        {year}
      </p>
      <ListComponent items={posts} />
    </div>
  ));
}

export default memo(BlogSidebarContent);
