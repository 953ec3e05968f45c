import {useCallback, useEffect, useState} from 'react';
import {search, suggestions} from '../client';
import type {Hit} from '../engine/types';
import type {Coverage} from '../engine/types';
import {useSearchService} from './useSearchService';

/** What is shown for a query. While the next answer is on its way, the last one stays. */
export interface Results {
  /** Query and product that the other fields belong to. */
  query: string;
  product: string;
  status: 'empty' | 'waiting' | 'found' | 'nothing' | 'failed' | 'no-index';
  hits: Hit[];
  count: number;
  pages: number;
  /** Words to try, when nothing was found. */
  suggestions: string[];
  /** How much was searched. `partial`: the texts did not come, only headings were. */
  coverage: Coverage;
}

const nothingYet: Results = {
  query: '',
  product: '',
  status: 'empty',
  hits: [],
  count: 0,
  pages: 0,
  suggestions: [],
  coverage: 'nothing',
};

/**
 * Asks the search service for `pages` pages of hits, again when the network is back after a
 * failure, and again when the index has grown. Answers to older questions are dropped.
 */
export function useResults(
  text: string,
  product: string,
  pages = 1,
): {results: Results; isCurrent: boolean; retry: () => void} {
  const {client, context} = useSearchService();
  const [results, setResults] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<Results>): void => {
      if (isCurrent) {
        setResults({...nothingYet, query, product, ...next});
      }
    };
    const answer = async (): Promise<void> => {
      const asked = Array.from({length: pages}, (_, page) =>
        search(client, {query, product, page}, context),
      );
      const answers = await Promise.all(asked);
      const [first] = answers;
      const count = first?.nbHits ?? 0;
      const {coverage} = client;
      if (count === 0) {
        show({status: 'nothing', suggestions: await suggestions(client, query), coverage});
      } else {
        const hits = answers.flatMap((one) => one.hits);
        show({status: 'found', hits, count, pages: first?.nbPages ?? 1, coverage});
      }
    };
    answer().catch((error: unknown) => {
      show({status: (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed'});
    });
    return () => {
      isCurrent = false;
    };
  }, [client, context, query, product, pages, attempt]);

  useEffect(
    () =>
      client.onGrown(() => {
        if (client.coverage === 'partial') {
          // Asking again at once would only fail again.
          setResults((old) => ({...old, coverage: 'partial'}));
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

  const isCurrent = results.query === query && results.product === product;
  if (!query) {
    return {results: nothingYet, isCurrent: true, retry};
  }
  const waiting = results.status === 'empty' || (!isCurrent && results.status !== 'found');
  return {
    results: waiting ? {...nothingYet, query, product, status: 'waiting'} : results,
    isCurrent,
    retry,
  };
}
