import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** Scrolling further than this closes an enlarged picture, in pixels (specification, section 9). */
export const closeAfterScroll = 40;

/** Keeps the room of what leaves the flow, so that the page under it neither shrinks nor scrolls. */
function holdPlace(place: HTMLElement | null | undefined): () => void {
  place?.style.setProperty('min-block-size', `${place.offsetHeight}px`);
  return () => place?.style.removeProperty('min-block-size');
}

/**
 * State of one picture that can be enlarged. While it is, Escape and scrolling close it.
 *
 * @param container - holds the button that gets the focus back; its parent keeps its place
 */
export function useEnlarge(container: RefObject<HTMLElement | null>): {
  isEnlarged: boolean;
  toggle: () => void;
  close: () => void;
} {
  const [isEnlarged, setEnlarged] = useState(false);
  const close = useCallback(() => setEnlarged(false), []);
  const release = useRef<() => void>(undefined);
  const toggle = useCallback(() => {
    // Measured before the picture leaves its place.
    release.current?.();
    release.current = holdPlace(container.current?.parentElement);
    setEnlarged((value) => !value);
  }, [container]);

  useEffect(() => {
    if (!isEnlarged) {
      return undefined;
    }
    const start = window.scrollY;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        close();
        container.current?.querySelector('button')?.focus();
      }
    };
    const onScroll = (): void => {
      if (Math.abs(window.scrollY - start) > closeAfterScroll) {
        close();
      }
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
      release.current?.();
    };
  }, [isEnlarged, close, container]);

  return {isEnlarged, toggle, close};
}
