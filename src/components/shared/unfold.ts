/**
 * Opens all disclosures around an element.
 *
 * @returns whether one of them was closed
 */
export function unfold(element: Element): boolean {
  const closed = [];
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    if (!at.open) {
      closed.push(at);
      at.open = true;
    }
  }
  return closed.length > 0;
}
