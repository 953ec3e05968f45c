/*
 * Swizzled (replaced, safe) from @docusaurus/theme-classic.
 * Why: suggests the pages with the nearest addresses, a search for the words of the requested one, and the
 * commonest symptoms.
 */
import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import {lazyPart} from '@site/src/components/LazyPart';
import {addressQuery, nearestPages} from '@site/src/components/shared/nearestPages';
import {inBackground} from '@site/src/components/shared/recovery';
import {getLinkImage} from '@site/src/config/linkImages';
import SearchForm from '@site/src/search/form/SearchForm';
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

function useSuggestions(pathname: string): Suggestion[] {
  const [pages, setPages] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void inBackground(() => import('@generated/content/default/titles.json')).then((module) => {
      if (module && isCurrent) {
        const titles = module.default;
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

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const suggestions = useSuggestions(pathname);
  return (
    // The attribute is for the offline worker: some hosts send this page with the status 200.
    <main className={`${styles.page} ${className ?? ''}`} data-not-found>
      <PageMetadata
        title="Page not found"
        description="This address has no page: search the documentation of Videosync, Beam and the Sync Tools, or start from a symptom."
        image={getLinkImage('/')}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <div id="not-found-sign">
        <BeamSign />
      </div>
      <h1>Page not found</h1>
      <p>
        The link may be old or mistyped. Search instead, or go to the <Link to="/">home page</Link>.
      </p>
      <SearchForm query={addressQuery(pathname.slice(base.length))} />
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
