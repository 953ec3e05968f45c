/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic 3.10.2.
 * Why: suggests the nearest existing pages for the address that was asked, searches for its words, and
 * offers the commonest symptoms.
 */
import {lazy, useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import LaterPart from '@site/src/components/LaterPart';
import {openSearchWith} from '@site/src/components/shared/iosKeyboard';
import {inBackground, onDemand} from '@site/src/components/shared/recovery';
import {nearestPages, queryOf} from '@site/src/components/shared/nearestPages';
import styles from './styles.module.css';

// The frame of every page of the docs brings this page, and shall not bring these.
const BeamSign = lazy(() =>
  onDemand(() => import(/* webpackChunkName: 'not-found' */ '@site/src/components/BeamSign')),
);
const Symptoms = lazy(() =>
  onDemand(() => import(/* webpackChunkName: 'not-found' */ '@site/src/components/Symptoms')),
);

interface Suggestion {
  readonly address: string;
  readonly title: string | undefined;
}

function useSuggestions(): Suggestion[] {
  const {pathname} = useLocation();
  const [pages, setPages] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void inBackground(() => import('@generated/content/default/titles.json')).then((read) => {
      if (read && isCurrent) {
        const titles = read.default;
        const nearest = nearestPages(pathname, Object.keys(titles));
        setPages(nearest.map((address) => ({address, title: titles[address]})));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
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
      <LaterPart id="not-found-sign">
        <BeamSign />
      </LaterPart>
      <h1>Page not found</h1>
      <p>
        The link may be old or mistyped. Search instead, or go to the <Link to="/">home page</Link>.
      </p>
      <Search />
      {suggestions.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Similar pages</h2>
          <ul>
            {suggestions.map(({address, title}) => (
              <li key={address}>
                <Link to={address}>{title}</Link>{' '}
                <small className={styles.address}>{address}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LaterPart id="not-found-symptoms">
        <Symptoms />
      </LaterPart>
    </main>
  );
}
