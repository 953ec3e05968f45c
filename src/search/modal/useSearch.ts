import {searchClient} from '@search-client';
import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addCalculator} from '../client/directHits';
import type {SearchResult} from '../engine/types';
import {mergeAnswers, nothingYet, type ShownAnswer} from './shownAnswer';

/** An answer, and what may be done about it. */
export interface Search {
  /** What to show. */
  answer: ShownAnswer;
  /** Whether it answers what was typed last. */
  isCurrent: boolean;
  retry: () => void;
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
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();
  const isLiteral = literal === query;
  if (!query && shown !== nothingYet) {
    // Nothing is shown any more that has to stay in its place.
    setShown(nothingYet);
  }

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<ShownAnswer>): void => {
      if (isCurrent) {
        const answer = {...nothingYet, query, product, ...next};
        setShown((old) => mergeAnswers(old, answer, pages));
      }
    };
    const asked = {query, product, isLiteral, pages};
    const onAnswer = (result: SearchResult): void => {
      const answer = addCalculator(result, asked, site);
      show({...answer, status: answer.nbHits > 0 ? 'found' : 'nothing'});
    };
    searchClient.search(asked, onAnswer).catch((error: unknown) => {
      show({status: (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed'});
    });
    return () => {
      isCurrent = false;
    };
  }, [site, query, product, isLiteral, pages, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isCurrent = shown.query === query && shown.product === product;
  const isWaiting = shown.status === 'empty' || (!isCurrent && shown.status !== 'found');
  const waiting: ShownAnswer = {...nothingYet, query, product, status: 'waiting'};
  return {
    answer: query ? (isWaiting ? waiting : shown) : nothingYet,
    isCurrent: isCurrent || !query,
    retry,
    onLiteral: () => setLiteral(query),
  };
}
