/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: articles are cards, side by side where there is room, and a day that all share stands once.
 */
import type {ReactNode} from 'react';
import type {Props as ItemProps} from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import {sharedDay} from '@site/src/components/sharedDay';
import BlogPostItem from '@site/src/theme/BlogPostItem';
import {readableDate} from '@site/src/components/shared/readableDate';

function ItemWithoutDate(props: ItemProps): ReactNode {
  return <BlogPostItem {...props} isDayAbove />;
}

export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const day = sharedDay(props.items.map(({content}) => content.metadata));
  return (
    <>
      {day && (
        <p className="shared-day">
          All published on <time dateTime={day}>{readableDate(day)}</time>
        </p>
      )}
      <div className="article-cards">
        <BlogPostItems {...props} {...(day && {component: ItemWithoutDate})} />
      </div>
    </>
  );
}
