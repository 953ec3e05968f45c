/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: suggests the nearest existing pages for the address that was asked, searches for its words, and
 * offers the commonest symptoms.
 */
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import {symptomTexts} from '@site/src/config/symptoms';
import {openSearchWith} from '@site/src/shared/keyboardField';
import {inBackground} from '@site/src/shared/recovery';
import {nearestPages, queryOf} from '@site/src/theme/NotFound/Content/nearestPages';
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

/** Searches for the words of the address. Without script it opens the search page all the same. */
function Search(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The built page doesn't know the address, and a reader may have typed already.
    if (field.current && !field.current.value) {
      field.current.value = queryOf(pathname.slice(base.length));
    }
  }, [pathname, base]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    openSearchWith(field.current?.value ?? '');
  };
  return (
    <form
      className={styles.search}
      role="search"
      action={useBaseUrl('/search')}
      method="get"
      onSubmit={onSubmit}
      data-native="">
      <input
        ref={field}
        className="text-field"
        name="q"
        type="search"
        aria-label="Search the documentation"
        placeholder="Search the documentation"
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="button button--primary" type="submit" data-native="">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const suggestions = useSuggestions();
  return (
    <main className={`${styles.page} ${className ?? ''}`}>
      <h1>There is no page at this address</h1>
      <p>
        The link may be old or mistyped. Capital letters count, and addresses have no slash at the
        end. Search instead, or start at the <Link to="/">front page</Link>.
      </p>
      <Search />
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
      <section aria-labelledby="not-working">
        <h2 id="not-working">Something is not working</h2>
        <ul>
          {symptomTexts.map(({id, symptom, to}) => (
            <li key={id}>
              <Link to={to}>{symptom}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
