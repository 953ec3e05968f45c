import {searchClient} from '@search-client';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addDirectHits, directHits} from '../client/directHits';
import type {SearchResult} from '../engine/types';
import {mergeAnswers, nothingYet, type ShownAnswer} from './shownAnswer';

/** An answer, and what may be done about it. */
export interface Search {
  /** What to show. */
  answer: ShownAnswer;
  /** Whether it answers what was typed last. */
  isCurrent: boolean;
  retry: () => void;
  /** Keeps the hits where they are until the query changes: the reader has moved in the list. */
  hold: () => void;
  /** Searches for every word as it was typed. */
  onLiteral: () => void;
}

/**
 * Searches for `pages` pages of hits, and retries after a failure when the browser is online again. Answers
 * to older queries are ignored.
 */
export function useSearch(text: string, product: string, pages = 1): Search {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
  const [shown, setShown] = useState(nothingYet);
  const [literal, setLiteral] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isHeld = useRef(false);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();
  const isLiteral = literal === query;
  if (!query && shown !== nothingYet) {
    // Nothing is shown any more that has to stay in its place.
    setShown(nothingYet);
  }

  const direct = useMemo(() => directHits({query, product}, site), [query, product, site]);

  useEffect(() => {
    isHeld.current = false;
  }, [query, product]);

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<ShownAnswer>): void => {
      if (isCurrent) {
        const answer = {...nothingYet, query, product, ...next};
        const held = isHeld.current;
        setShown((old) => mergeAnswers(old, answer, pages, held));
      }
    };
    const asked = {query, product, isLiteral, pages};
    const onAnswer = (result: SearchResult): void => {
      const answer = addDirectHits(result, direct, query);
      show({...answer, status: answer.nbHits > 0 ? 'found' : 'nothing'});
    };
    searchClient.search(asked, onAnswer).catch((error: unknown) => {
      const status = (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed';
      show({status, hits: direct.hits, nbHits: direct.hits.length});
    });
    return () => {
      isCurrent = false;
    };
  }, [direct, query, product, isLiteral, pages, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isShown = shown.query === query && shown.product === product;
  const isWaiting = shown.status === 'empty' || (!isShown && shown.status !== 'found');
  // The hits of a former query stay until the index answers, so that the list doesn't collapse in between.
  const hasDirect = isWaiting && direct.hits.length > 0 && !direct.isAmbiguous;
  const waiting: ShownAnswer = {
    ...nothingYet,
    query,
    product,
    ...(hasDirect
      ? {status: 'found', coverage: 'none', hits: direct.hits, nbHits: 1}
      : {status: 'waiting'}),
  };
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  return {
    answer: query ? (isWaiting ? waiting : shown) : nothingYet,
    isCurrent: isShown || hasDirect || !query,
    retry,
    hold,
    onLiteral: () => setLiteral(query),
  };
}
