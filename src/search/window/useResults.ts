import {useCallback, useEffect, useRef, useState} from 'react';
import {suggestions, useSearchClient} from '../client';
import {added, isTooEarly, nothingYet, type Found} from './found';

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
): {
  found: Found;
  isCurrent: boolean;
  retry: () => void;
  /** Asks for a text that is about to be in the field: drawing it and answering it go side by side. */
  askAhead: (next: string) => void;
} {
  const client = useSearchClient();
  const [found, setFound] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = text.trim();
  const hasAsked = useRef(false);

  useEffect(() => {
    // After the field was empty nothing is shown that has to stay in its place.
    const isFirst = !hasAsked.current;
    hasAsked.current = Boolean(query);
    if (!query) {
      return undefined;
    }
    let isCurrent = true;
    const show = (next: Partial<Found>): void => {
      if (isCurrent) {
        const answer = {...nothingYet, query, product, ...next};
        setFound((shown) => (isFirst ? answer : added(shown, answer, pages)));
      }
    };
    const ask = async (): Promise<void> => {
      const asked = {query, product, isLiteral, pages};
      const {hits, nbHits: count, guessed} = await client.search(asked);
      const {coverage} = client;
      if (count === 0) {
        show({status: 'nothing', suggestions: await suggestions(client, query), coverage});
      } else {
        show({status: 'found', hits, count, guessed, coverage});
      }
    };
    ask().catch((error: unknown) => {
      show({status: (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed'});
    });
    return () => {
      isCurrent = false;
    };
  }, [client, query, product, isLiteral, pages, attempt]);

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

  const askAhead = (next: string): void => {
    if (next.trim()) {
      const asked = {query: next.trim(), product, isLiteral: false, pages: 1};
      // Whoever waits for the answer is told of a failure.
      client.search(asked).catch(() => undefined);
    }
  };
  const isCurrent = found.query === query && found.product === product;
  if (!query) {
    return {found: nothingYet, isCurrent: true, retry, askAhead};
  }
  const waiting =
    found.status === 'empty' || isTooEarly(found) || (!isCurrent && found.status !== 'found');
  return {
    found: waiting ? {...nothingYet, query, product, status: 'waiting'} : found,
    isCurrent,
    retry,
    askAhead,
  };
}
