import {useCallback, useEffect, useState} from 'react';
import {search, suggestions} from '../client';
import type {Coverage, Hit} from '../engine/types';
import {useSearchService} from './useSearchService';

/** What is shown for a query. While the next answer is on its way, the last one stays. */
export interface Found {
  /** Query and product that the other fields belong to. */
  query: string;
  product: string;
  status: 'empty' | 'waiting' | 'found' | 'nothing' | 'failed' | 'no-index';
  hits: Hit[];
  /** Pages that were found. */
  count: number;
  /** What was searched instead of the query, because a word of it was guessed. */
  guessed: string | undefined;
  /** Queries to try, when nothing was found. */
  suggestions: string[];
  /** How much was searched. `partial`: the texts did not come, only headings were. */
  coverage: Coverage;
}

const nothingYet: Found = {
  query: '',
  product: '',
  status: 'empty',
  hits: [],
  count: 0,
  guessed: undefined,
  suggestions: [],
  coverage: 'nothing',
};

/** What is shown stays where it is; later finds are added below it. */
function added(shown: Found, next: Found): Found {
  const isSame = shown.query === next.query && shown.product === next.product;
  if (!isSame || shown.coverage !== 'headings' || shown.status !== 'found') {
    return next;
  }
  const pages = new Set(shown.hits.map((hit) => hit.url_without_anchor));
  const hits = [...shown.hits, ...next.hits.filter((hit) => !pages.has(hit.url_without_anchor))];
  return {...next, status: 'found', hits, count: Math.max(next.count, hits.length)};
}

/**
 * Asks the search service for `pages` pages of hits, again when the network is back after a
 * failure, and again when the index has grown. Answers to older questions are dropped.
 *
 * @param isLiteral - every word as it was typed
 */
export function useResults(
  text: string,
  product: string,
  isLiteral: boolean,
  pages = 1,
): {found: Found; isCurrent: boolean; retry: () => void} {
  const {client, context} = useSearchService();
  const [found, setFound] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<Found>): void => {
      if (isCurrent) {
        setFound((shown) => added(shown, {...nothingYet, query, product, ...next}));
      }
    };
    const ask = async (): Promise<void> => {
      const answers = await Promise.all(
        Array.from({length: pages}, (_, page) =>
          search(client, {query, product, isLiteral, page}, context),
        ),
      );
      const {coverage} = client;
      const {nbHits: count = 0, guessed} = answers[0] ?? {};
      if (count === 0) {
        show({status: 'nothing', suggestions: await suggestions(client, query), coverage});
      } else {
        const hits = answers.flatMap((one) => one.hits);
        show({status: 'found', hits, count, guessed, coverage});
      }
    };
    ask().catch((error: unknown) => {
      show({status: (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed'});
    });
    return () => {
      isCurrent = false;
    };
  }, [client, context, query, product, isLiteral, pages, attempt]);

  useEffect(
    () =>
      client.onGrown(() => {
        if (client.coverage === 'partial') {
          // Asking again at once would only fail again.
          setFound((old) => ({...old, coverage: 'partial'}));
        } else {
          retry();
        }
      }),
    [client, retry],
  );
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isCurrent = found.query === query && found.product === product;
  if (!query) {
    return {found: nothingYet, isCurrent: true, retry};
  }
  const waiting = found.status === 'empty' || (!isCurrent && found.status !== 'found');
  return {
    found: waiting ? {...nothingYet, query, product, status: 'waiting'} : found,
    isCurrent,
    retry,
  };
}
