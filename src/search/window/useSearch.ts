import {searchClient} from '@search-client';
import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sections} from '../../config/products';
import {addTool} from '../client/toolHit';
import type {SearchResult} from '../engine/types';
import {mergeAnswers, nothingYet, type ShownAnswer} from './shownAnswer';

/** Offered where the service knows no better query: the parts of the site. */
const parts = sections.slice(0, 3).map(({name}) => name);

/**
 * Asks the search service for `pages` pages of hits, and again when the network is back after a failure.
 * Answers to older questions are dropped.
 *
 * @param isLiteral - every word as it was typed
 * @returns what to show, whether it answers what was typed last, and how to ask again
 */
export function useSearch(
  text: string,
  product: string,
  isLiteral: boolean,
  pages = 1,
): {answer: ShownAnswer; isCurrent: boolean; retry: () => void} {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
  const [shown, setShown] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();
  const hasAsked = useRef(false);

  useEffect(() => {
    // After the field was empty nothing is shown that has to stay in its place.
    let isFirst = !hasAsked.current;
    hasAsked.current = Boolean(query);
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<ShownAnswer>): void => {
      if (isCurrent) {
        const answer = {...nothingYet, query, product, ...next};
        const isAlone = isFirst;
        isFirst = false;
        setShown((old) => (isAlone ? answer : mergeAnswers(old, answer, pages)));
      }
    };
    const asked = {query, product, isLiteral, pages};
    const onAnswer = (result: SearchResult): void => {
      const {nbHits: count, suggestions = [], ...rest} = addTool(result, asked, site);
      const status = count > 0 ? 'found' : 'nothing';
      show({...rest, status, count, suggestions: suggestions.length > 0 ? suggestions : parts});
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
  if (!query) {
    return {answer: nothingYet, isCurrent: true, retry};
  }
  const isWaiting = shown.status === 'empty' || (!isCurrent && shown.status !== 'found');
  const waiting: ShownAnswer = {...nothingYet, query, product, status: 'waiting'};
  return {answer: isWaiting ? waiting : shown, isCurrent, retry};
}
