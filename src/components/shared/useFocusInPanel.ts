import {useEffect, useRef, type RefObject} from 'react';
import {isVisible} from './isVisible';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]';

/** Elements in a container that the Tab key can reach now, in order. */
function reachable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isVisible(element) && !element.closest('[inert]'),
  );
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
