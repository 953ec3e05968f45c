import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {addressOf} from '../client/hits';
import type {Hit} from '../engine/types';
import {longestQuery} from '../engine/limits';
import Failure from '../window/Failure';
import HitText from '../window/HitText';
import Nothing from '../window/Nothing';
import ProductChips from '../window/ProductChips';
import styles from '../window/styles.module.css';
import {countText, texts} from '../window/texts';
import {isForBrowser, useGo} from '../window/useGo';
import {useResults, type Results} from '../window/useResults';
import {useSearchService} from '../window/useSearchService';
import {readAddress, searchOf, type Asked} from './address';

function statusOf({status, count, query}: Results): string {
  switch (status) {
    case 'found':
      return `${countText(count)} for “${query}”`;
    case 'waiting':
      return texts.waiting;
    case 'empty':
      return 'Type what you are looking for: a word on a button, a symptom, a device.';
    default:
      return '';
  }
}

/**
 * The search page. The address is its only state: what is typed replaces it, a choice of product
 * and more results are steps that Back undoes.
 */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const asked = readAddress(useLocation().search);
  const {query, product, pages} = asked;
  const {client} = useSearchService();
  const {results, isCurrent, retry} = useResults(query, product, pages);
  const go = useGo();
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | undefined>(undefined);
  const {hits, status} = results;

  useEffect(() => client.warm(), [client]);

  // After 'Show more' the focus goes to the first hit that is new.
  useEffect(() => {
    if (firstNew.current !== undefined && hits.length > firstNew.current) {
      list.current?.querySelectorAll('a')[firstNew.current]?.focus();
      firstNew.current = undefined;
    }
  }, [hits.length]);

  const change = (next: Partial<Asked>, how: 'push' | 'replace'): void => {
    const to = searchOf({...asked, pages: 1, ...next});
    if (to !== history.location.search) {
      history[how]({...history.location, search: to});
    }
  };
  const onClick = (hit: Hit, event: MouseEvent): void => {
    if (!isForBrowser(event)) {
      event.preventDefault();
      go(hit);
    }
  };

  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          className={styles.pageInput}
          type="search"
          aria-label={texts.name}
          placeholder={texts.name}
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          autoFocus={!query}
          value={query}
          onChange={({target}) => change({query: target.value.slice(0, longestQuery)}, 'replace')}
        />
      </form>
      <ProductChips product={product} onChange={(next) => change({product: next}, 'push')} />
      <p role="status" className={styles.status}>
        {statusOf(results)}
      </p>
      {status === 'failed' && <Failure onRetry={retry} />}
      {status === 'no-index' && <p className={styles.message}>{texts.noIndex}</p>}
      {status === 'nothing' && (
        <Nothing
          query={results.query}
          suggestions={results.suggestions}
          onTry={(word) => change({query: word, product: ''}, 'push')}
        />
      )}
      {status === 'found' && (
        <ol className={styles.results} ref={list} aria-busy={!isCurrent}>
          {hits.map((hit) => (
            <li key={hit.objectID}>
              <a
                className={styles.hit}
                href={addressOf(hit)}
                onClick={(event) => onClick(hit, event)}>
                <HitText hit={hit} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {results.coverage === 'partial' && <p role="alert">{texts.partial}</p>}
      {status === 'found' && hits.length < results.count && (
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
