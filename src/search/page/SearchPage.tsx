import {searchClient} from '@search-client';
import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {getAddress} from '../client/hits';
import {useHydrated} from '../../components/shared/useHydrated';
import Symptoms from '../../components/Symptoms';
import AnswerFrame, {Announcement, getStatusText} from '../modal/AnswerFrame';
import HitText from '../modal/HitText';
import ProductChips from '../modal/ProductChips';
import QueryField from '../modal/QueryField';
import styles from '../modal/styles.module.css';
import {useCommands} from '../modal/useCommands';
import {useGo} from '../modal/useGo';
import {useSearch} from '../modal/useSearch';
import {createQueryString, readAddress, type SearchAddress} from './address';

/** Scroll position in the history entry, which survives a reload. */
interface ScrollState {
  searchTop?: number;
}

/** Saves the scroll position before navigating to another page. */
function saveScrollPosition(): void {
  const state = {...(window.history.state as ScrollState | null), searchTop: window.scrollY};
  window.history.replaceState(state, '');
}

/** Restores the scroll position, once. */
function restoreScrollPosition(): void {
  const {searchTop, ...state} = (window.history.state as ScrollState | null) ?? {};
  if (searchTop !== undefined) {
    window.history.replaceState(state, '');
    window.scrollTo(0, searchTop);
  }
}

const emptyQueryText = 'Type what you’re looking for: a word on a button, a symptom, a device.';

/**
 * The search page. Its address is its only state: typing replaces the history entry; a choice of product
 * and 'Show more' add one, so Back undoes them.
 */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // The built page has no query, and hydration must match it.
  const asked = readAddress(useHydrated() ? location.search : '');
  const {query, product, pages} = asked;
  const {isCurrent, keepOrder, ...search} = useSearch(query, product, pages);
  const {answer} = search;
  const [commandMessage, run] = useCommands(query);
  const onClick = useGo(answer.query, saveScrollPosition, run);
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | undefined>(undefined);
  const {hits, status, nbHits} = answer;
  const isFound = hits.length > 0;
  const isEmpty = status === 'empty';
  const message = commandMessage || (isEmpty ? emptyQueryText : getStatusText(answer));

  useEffect(() => {
    searchClient.warm();
    if (!readAddress(window.location.search).query) {
      form.current?.querySelector('input')?.focus();
    }
  }, []);

  // After 'Show more' the focus moves to the first new hit.
  useEffect(() => {
    if (firstNew.current !== undefined && hits.length > firstNew.current) {
      list.current?.children[firstNew.current]?.querySelector('a')?.focus();
      firstNew.current = undefined;
    }
  }, [hits.length]);

  // The browser restores the position before the hits are rendered.
  useEffect(() => {
    if (isFound) {
      restoreScrollPosition();
    }
  }, [isFound]);

  const change = (next: Partial<SearchAddress>, how: 'push' | 'replace'): void => {
    const to = createQueryString({...asked, pages: 1, ...next});
    if (to !== history.location.search) {
      history[how]({...history.location, search: to});
    }
  };

  return (
    <>
      <form
        role="search"
        className={styles.pageForm}
        ref={form}
        onSubmit={(event) => event.preventDefault()}>
        <QueryField
          value={query}
          onType={(next) => change({query: next}, 'replace')}
          // Before hydration, Enter loads this page with the query.
          name="q"
        />
      </form>
      <ProductChips product={product} onChange={(next) => change({product: next}, 'push')} />
      <Announcement text={message} />
      {(isFound || isEmpty) && (
        <p className={styles.status} aria-hidden="true">
          {message}
        </p>
      )}
      {isEmpty && <Symptoms />}
      <AnswerFrame {...search} onTry={(text) => change({query: text, product: ''}, 'push')}>
        {isFound && (
          <ol
            className={styles.results}
            ref={list}
            aria-busy={!isCurrent}
            onPointerMove={keepOrder}
            onPointerDown={keepOrder}
            onFocus={keepOrder}>
            {hits.map((hit) => (
              <li key={hit.objectID}>
                {hit.command ? (
                  <button
                    type="button"
                    className={clsx(styles.hit, styles.action)}
                    onClick={(event) => onClick(hit, event)}>
                    <HitText hit={hit} />
                  </button>
                ) : (
                  <a
                    className={styles.hit}
                    href={getAddress(hit)}
                    onClick={(event) => onClick(hit, event)}>
                    <HitText hit={hit} />
                  </a>
                )}
                {hit.sections?.map((section) => (
                  <a
                    key={section.objectID}
                    className={clsx(styles.hit, styles.section)}
                    href={getAddress(section)}
                    onClick={(event) => onClick(section, event)}>
                    <HitText hit={section} isSection />
                  </a>
                ))}
              </li>
            ))}
          </ol>
        )}
      </AnswerFrame>
      {isFound && hits.length < nbHits && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            firstNew.current = hits.length;
            change({pages: pages + 1}, 'push');
          }}>
          Show more results
        </button>
      )}
    </>
  );
}
