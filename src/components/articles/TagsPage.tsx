import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogTagsListPage';
import ArticlesLayout from './ArticlesLayout';
import {countArticles} from './countArticles';

/** The products that articles are about, as cards: the blog's `blogTagsListComponent`. */
export default function TagsPage({tags}: Props): ReactNode {
  return (
    <ArticlesLayout kind="TagsList" title="Articles by product">
      <div className="article-cards">
        {tags.map(({label, permalink, description, count}) => (
          <article
            key={permalink}
            className={`article-card product-card accent-${permalink.split('/').filter(Boolean).at(-1)}`}>
            <h2>
              <Link to={permalink}>{label}</Link>
            </h2>
            <p>
              {description} {countArticles(count)}
            </p>
          </article>
        ))}
      </div>
    </ArticlesLayout>
  );
}
