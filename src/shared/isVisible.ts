/**
 * Whether an element is laid out, so that a reader can see or reach it.
 *
 * `Element.checkVisibility` also knows of what is folded away, but is younger than Safari 16.4.
 */
export function isVisible(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}
