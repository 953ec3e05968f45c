import {useEffect, useRef, type RefObject} from 'react';
import {isVisible} from './isVisible';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]';

/** Elements in a container that the Tab key can reach now, in order. */
export function reachable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isVisible(element) && !element.closest('[inert]'),
  );
}

/**
 * While `isOpen`: moves the focus into the container, keeps it there, and calls `close` on Escape.
 * When it ends, gives the focus back to where it was.
 */
export function useContainedFocus(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const element = container.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const before = document.activeElement;
    let frame = 0;
    const enter = (): void => {
      reachable(element)[0]?.focus();
      // What fades in takes the focus from its first visible frame on.
      if (!element.contains(document.activeElement)) {
        frame = requestAnimationFrame(enter);
      }
    };
    enter();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.preventDefault();
        latestClose.current();
        return;
      }
      if (event.key !== 'Tab' || event.ctrlKey || event.metaKey) {
        return;
      }
      // Every step is ours: the Tab key of Safari skips links, and so would leave before the last one.
      event.preventDefault();
      const elements = reachable(element);
      const at = elements.indexOf(document.activeElement as HTMLElement);
      const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % elements.length;
      elements.at(next)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, [isOpen, container]);
}

/**
 * Moves the focus on when the panel that held it has gone out of reach.
 *
 * @param panel - selector of the panel that is shown now
 * @param shown - what says which panel that is; a change of it is a change of panels
 */
export function useFocusInPanel(
  container: RefObject<HTMLElement | null>,
  panel: string,
  shown: unknown,
): void {
  const before = useRef(shown);
  useEffect(() => {
    const element = container.current;
    const hasChanged = before.current !== shown;
    before.current = shown;
    if (
      !hasChanged ||
      !(element?.contains(document.activeElement) || document.activeElement === document.body)
    ) {
      return;
    }
    const target = element?.querySelector<HTMLElement>(panel);
    if (target && !target.contains(document.activeElement)) {
      reachable(target)[0]?.focus({preventScroll: true});
    }
  }, [container, panel, shown]);
}
