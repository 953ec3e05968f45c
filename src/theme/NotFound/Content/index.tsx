/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: suggests the nearest existing pages for the address that was asked, and offers search.
 */
import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import {inBackground} from '@site/src/shared/recovery';
import {nearestPages} from '@site/src/theme/NotFound/Content/nearestPages';
import styles from './styles.module.css';

function useSuggestions(): string[] {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void inBackground(() => import('@site/src/theme/NotFound/Content/knownPages')).then((known) => {
      if (known && isCurrent) {
        setPages(nearestPages(pathname, known.knownPages(base)));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, base]);
  return pages;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const suggestions = useSuggestions();
  return (
    <main className={`${styles.page} ${className ?? ''}`}>
      <h1>There is no page at this address</h1>
      <p>
        The link may be old or mistyped. Capital letters count, and addresses have no slash at the
        end.
      </p>
      {suggestions.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Nearest pages</h2>
          <ul>
            {suggestions.map((page) => (
              <li key={page}>
                <Link to={page}>{page}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to="/search">Search the documentation</Link>, or start at the{' '}
        <Link to="/">front page</Link>.
      </p>
    </main>
  );
}
