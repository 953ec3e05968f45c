import {type ReactNode, useEffect, useState} from 'react';
import LiveText from '../../components/shared/LiveText';

/** How long a result stays the same before it is announced, in ms, so that not every key is. */
const settleMs = 800;

/**
 * Announces a result once it has settled.
 *
 * @param answer - the result in words; empty while there is none
 * @param isChanged - whether the reader has changed anything; nothing is announced before
 * @returns the live region, and a function that announces something else in it
 */
export function useAnnounced(
  answer: string,
  isChanged: boolean,
): {announced: ReactNode; announce: (text: string) => void} {
  const [text, announce] = useState('');
  useEffect(() => {
    // After a refusal the same result is news again.
    const delay = answer === '' ? 0 : settleMs;
    const timer = setTimeout(() => announce(isChanged ? answer : ''), delay);
    return () => clearTimeout(timer);
  }, [answer, isChanged]);
  return {
    announced: (
      <p className="visually-hidden" aria-live="polite">
        <LiveText text={text} />
      </p>
    ),
    announce,
  };
}
