/** Content of closed `<details>`, which has a size in some browsers. */
const collapsedContent = 'details:not([open]) > :not(summary)';

/**
 * Whether an element is laid out, so that a reader can see or reach it.
 *
 * `Element.checkVisibility` is younger than Safari 16.4.
 */
export function isVisible(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0 && !element.closest(collapsedContent);
}
