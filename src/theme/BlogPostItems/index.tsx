/*
 * Swizzled (wrap, unsafe) from @docusaurus/theme-classic.
 * Why: lists show articles as cards in a grid, without a date that all of them share.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import ArticleCard from '@site/src/components/articles/ArticleCard';
import {shareDay} from '@site/src/components/articles/shareDay';
import '@site/src/css/articles.css';

const DatedCard = (): ReactNode => <ArticleCard />;
const UndatedCard = (): ReactNode => <ArticleCard withDate={false} />;

export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const isSameDay = shareDay(props.items.map(({content}) => content.metadata));
  return (
    <div className="article-cards">
      <BlogPostItems {...props} component={isSameDay ? UndatedCard : DatedCard} />
    </div>
  );
}
