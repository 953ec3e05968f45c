import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {suggestions, useSearchClient} from '../client';
import {addTool} from '../client/toolHit';
import {added, isTooEarly, nothingYet, type ShownAnswer} from './shownAnswer';

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
  found: ShownAnswer;
  isCurrent: boolean;
  retry: () => void;
} {
  const client = useSearchClient();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
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
    const show = (next: Partial<ShownAnswer>): void => {
      if (isCurrent) {
        const answer = {...nothingYet, query, product, ...next};
        setFound((shown) => (isFirst ? answer : added(shown, answer, pages)));
      }
    };
    const ask = async (): Promise<void> => {
      const asked = {query, product, isLiteral, pages};
      const answer = addTool(await client.search(asked), asked, site);
      const {hits, nbHits: count, guessed, offered} = answer;
      const {coverage} = client;
      if (count === 0) {
        show({status: 'nothing', suggestions: await suggestions(client, query), coverage});
      } else {
        show({status: 'found', hits, count, guessed, offered, coverage});
      }
    };
    ask().catch((error: unknown) => {
      show({status: (error as Error).name === 'NoIndexError' ? 'no-index' : 'failed'});
    });
    return () => {
      isCurrent = false;
    };
  }, [client, site, query, product, isLiteral, pages, attempt]);

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
  const waiting =
    found.status === 'empty' || isTooEarly(found) || (!isCurrent && found.status !== 'found');
  return {
    found: waiting ? {...nothingYet, query, product, status: 'waiting'} : found,
    isCurrent,
    retry,
  };
}

/** Rows that fill the window; the others are drawn when nobody waits for an answer. */
export const firstDrawn = 8;

/** Pause between two keys after which a reader looks at the list, in milliseconds. */
const pause = 250;

/**
 * Whether an answer stays: nothing else was asked for a moment.
 *
 * @param isCurrent - whether it answers what stands in the field
 */
export function useIsAtRest({query, product, status}: ShownAnswer, isCurrent: boolean): boolean {
  const key = JSON.stringify([query, product, status]);
  const [resting, setResting] = useState('');
  useEffect(() => {
    if (!isCurrent) {
      return undefined;
    }
    const timer = window.setTimeout(() => startTransition(() => setResting(key)), pause);
    return () => window.clearTimeout(timer);
  }, [key, isCurrent]);
  return resting === key;
}
