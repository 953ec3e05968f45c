/** A row of the menu. Positions and heights in pixels, from the top of the list. */
export interface Row {
  top: number;
  height: number;
  /** Height of the sticky row of its chapter, which covers the rows below it; 0 for the rows of chapters. */
  covered: number;
}

/**
 * Where a menu is scrolled to, so that no row is cut at its upper edge: the row of the current chapter first; if the
 * current page would be out of view then, it is in the lower half. A menu that is hardly longer than its visible part may
 * have no such row: then it is scrolled to its end.
 *
 * @param rows - all rows from top to bottom
 * @param chapter - row of the chapter of the current page, or its own row if it has none
 * @param current - row of the current page
 * @param height - height of the visible part of the menu
 * @param max - maximum scroll position
 */
export function firstRow(
  rows: readonly Row[],
  chapter: Row,
  current: Row,
  height: number,
  max: number,
): number {
  const minScroll = current.top + current.height - height;
  const target = minScroll <= chapter.top ? chapter.top : minScroll + height / 3;
  const starts = rows.map(({top, covered}) => top - covered);
  const start = Math.max(0, ...starts.filter((start) => start <= Math.min(target, max)));
  return start < minScroll ? max : start;
}
