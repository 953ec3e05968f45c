import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import ArticlesLayout from './ArticlesLayout';
import {countArticles} from './countArticles';

/** The authors of articles, as cards: the blog's `blogAuthorsListComponent`. */
export default function AuthorsPage({authors}: Props): ReactNode {
  return (
    <ArticlesLayout kind="AuthorsList" title="Authors">
      <div className="article-cards">
        {authors.map(({key, name, title, page, count}) => (
          <article key={key} className="article-card product-card">
            <h2>{page ? <Link to={page.permalink}>{name}</Link> : name}</h2>
            <p>
              {title && `${title}. `}
              {countArticles(count)}
            </p>
          </article>
        ))}
      </div>
    </ArticlesLayout>
  );
}
