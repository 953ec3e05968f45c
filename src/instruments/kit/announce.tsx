/** Announcement of results, and scrolling to what a shared link is about. */
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
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

/**
 * Scrolls to an instrument when the address shares a state of it.
 *
 * @param name - what the hash begins with, before its `?`
 * @param onShared - called for every such hash; the same function in every rendering
 */
export function useSharedHash(
  name: string,
  section: RefObject<HTMLElement | null>,
  onShared?: () => void,
): void {
  useEffect(() => {
    const show = (): void => {
      if (location.hash.startsWith(`#${name}?`)) {
        onShared?.();
        section.current?.scrollIntoView();
      }
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [name, section, onShared]);
}
