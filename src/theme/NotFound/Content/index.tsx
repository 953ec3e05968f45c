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
import {lazyPart} from '@site/src/components/LazyPart';
import {openSearchWith} from '@site/src/components/shared/iosKeyboard';
import {inBackground} from '@site/src/components/shared/recovery';
import {nearestPages, queryOf} from '@site/src/components/shared/nearestPages';
import styles from './styles.module.css';

/**
 * What the built page has in an element. React removes it while a part below is loaded, because Docusaurus
 * updates its context right after hydration.
 */
function BuiltContent({of}: {of: string}): ReactNode {
  const [nodes] = useState(() =>
    typeof document === 'undefined'
      ? []
      : [...(document.getElementById(of)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  return <div ref={(box) => box?.append(...nodes)} />;
}

// The layout of all docs imports this page, so its parts have a file of their own.
const BeamSign = lazyPart(
  () => import(/* webpackChunkName: 'not-found' */ '@site/src/components/BeamSign'),
  {waiting: <BuiltContent of="not-found-sign" />},
);
const Symptoms = lazyPart(
  () => import(/* webpackChunkName: 'not-found' */ '@site/src/components/Symptoms'),
  {waiting: <BuiltContent of="not-found-symptoms" />},
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
      onSubmit={onSubmit}>
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
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const suggestions = useSuggestions();
  return (
    // The attribute is for the offline worker: some hosts send this page with the status 200.
    <main className={`${styles.page} ${className ?? ''}`} data-not-found>
      <div id="not-found-sign">
        <BeamSign />
      </div>
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
      <div id="not-found-symptoms">
        <Symptoms />
      </div>
    </main>
  );
}
