import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import ArticlePicture from '../ArticlePicture';
import ArticleInfo from './ArticleInfo';

/**
 * An article in a list: its picture, description and one link.
 *
 * @param props.withDate - false if the list shows the common date of all its articles
 */
export default function ArticleCard({withDate = true}: {withDate?: boolean}): ReactNode {
  const {permalink, title, description} = useBlogPost().metadata;
  return (
    <article className="article-card">
      <ArticlePicture address={permalink} />
      <header>
        <h2>
          <Link to={permalink}>{title}</Link>
        </h2>
        <ArticleInfo withDate={withDate} />
      </header>
      <p>{description}</p>
    </article>
  );
}
