import {useEffect, useRef, type RefObject} from 'react';
import {isVisible} from './isVisible';

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
