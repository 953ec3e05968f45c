import {searchClient} from '@search-client';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getSection} from '../../config/products';
import {addDirectHits, directHits} from '../client/directHits';
import type {SearchResult} from '../engine/types';
import {emptyAnswer, mergeAnswers, type VisibleAnswer} from './visibleAnswer';

/** An answer, and what may be done about it. */
export interface Search {
  /** What to show. */
  answer: VisibleAnswer;
  /** Whether it answers what was typed last. */
  isCurrent: boolean;
  retry: () => void;
  /** Freezes the order of the hits until the query changes; called when the reader interacts with the list. */
  keepOrder: () => void;
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
  const currentSection = getSection(useLocation().pathname.slice(baseUrl.length - 1))?.id;
  const [visible, setVisible] = useState(emptyAnswer);
  const [literal, setLiteral] = useState('');
  const [attempt, setAttempt] = useState(0);
  const hasInteracted = useRef(false);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();
  const isLiteral = literal === query;
  if (!query && visible !== emptyAnswer) {
    // An empty list has no order to keep.
    setVisible(emptyAnswer);
  }

  const direct = useMemo(() => directHits({query, product}, site), [query, product, site]);

  useEffect(() => {
    hasInteracted.current = false;
  }, [query, product]);

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<VisibleAnswer>): void => {
      if (isCurrent) {
        const answer = {...emptyAnswer, query, product, ...next};
        const isFixed = hasInteracted.current;
        setVisible((old) => mergeAnswers(old, answer, pages, isFixed));
      }
    };
    const asked = {query, product, currentSection, isLiteral, pages};
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
  }, [direct, query, product, currentSection, isLiteral, pages, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isAnswered = visible.query === query && visible.product === product;
  const isWaiting = visible.status === 'empty' || (!isAnswered && visible.status !== 'found');
  // The hits of a former query stay until the index answers, so that the list doesn't collapse in between.
  const hasDirect = isWaiting && direct.hits.length > 0 && !direct.isAmbiguous;
  const waiting: VisibleAnswer = {
    ...emptyAnswer,
    query,
    product,
    ...(hasDirect
      ? {status: 'found', coverage: 'none', hits: direct.hits, nbHits: 1}
      : {status: 'waiting'}),
  };
  const keepOrder = useCallback(() => {
    hasInteracted.current = true;
  }, []);
  return {
    answer: query ? (isWaiting ? waiting : visible) : emptyAnswer,
    isCurrent: isAnswered || hasDirect || !query,
    retry,
    keepOrder,
    onLiteral: () => setLiteral(query),
  };
}
