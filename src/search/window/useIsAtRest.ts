import {startTransition, useEffect, useState} from 'react';
import type {ShownAnswer} from './shownAnswer';

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
