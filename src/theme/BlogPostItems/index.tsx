/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic 3.10.2.
 * Why: lists show articles as cards in a grid, and a date that all of them share is shown once.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import ArticleCard from '@site/src/components/articles/ArticleCard';
import {sharedDay} from '@site/src/components/articles/sharedDay';
import {readableDate} from '@site/src/components/shared/readableDate';
import '@site/src/css/articles.css';

const DatedCard = (): ReactNode => <ArticleCard />;
const UndatedCard = (): ReactNode => <ArticleCard withDate={false} />;

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
        <BlogPostItems {...props} component={day ? UndatedCard : DatedCard} />
      </div>
    </>
  );
}
