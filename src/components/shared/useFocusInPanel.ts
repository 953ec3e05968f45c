import {type RefObject, useEffect, useRef} from 'react';
import {isVisible} from './isVisible';

/**
 * Moves the focus to the new panel when the panel with the focus was replaced.
 *
 * @param panel - selector of the current panel
 * @param shown - identifies the current panel
 */
export function useFocusInPanel(
  container: RefObject<HTMLElement | null>,
  panel: string,
  shown: unknown,
): void {
  const before = useRef(shown);
  useEffect(() => {
    const element = container.current;
    const target = element?.querySelector(panel);
    const focused = document.activeElement;
    const isLost = focused === document.body || element?.contains(focused);
    if (before.current !== shown && isLost && !target?.contains(focused)) {
      const stops = target?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
      [...stops].find(isVisible)?.focus({preventScroll: true});
    }
    before.current = shown;
  }, [container, panel, shown]);
}
